"""Sentences about Antike Duellum."""

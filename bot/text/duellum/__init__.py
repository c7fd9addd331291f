"""Texts of Antike Duellum."""

"""Antike on Discord: engine, store, application, commands and pictures."""

"""Restored backups, verification of stored games, processes sharing a database."""

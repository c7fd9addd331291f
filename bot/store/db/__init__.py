"""Foundations of the repositories: connection, database, errors, shards."""

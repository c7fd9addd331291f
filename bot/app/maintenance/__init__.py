"""Backups put back, stored games verified, processes on one database."""

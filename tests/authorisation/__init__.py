"""Permissions: every command and control, used by every kind of user, against `cells.csv`."""

"""Antike's part of the record format `antike-record/1`."""

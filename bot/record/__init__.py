"""The record format `antike-record/1`: checked reading and canonical writing."""

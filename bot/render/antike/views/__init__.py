"""The ways to look at an Antike position."""

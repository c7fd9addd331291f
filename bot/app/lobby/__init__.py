"""Games before the start: lobby, seats, options, deadlines, imported records."""

"""`bench load`: the real bot as a process of its own, at many tables of a local Discord at once."""

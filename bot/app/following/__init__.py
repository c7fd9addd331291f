"""Following a game that one does not play in: who hears what of it, by private message."""

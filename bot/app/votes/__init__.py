"""What a table decides together: undo, ending a game, substitutes."""

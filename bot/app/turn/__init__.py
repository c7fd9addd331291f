"""A turn: submit actions, undo, standing orders, plans."""

"""Turns: submitting actions, undo, standing orders, plans and hints."""

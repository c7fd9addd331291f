"""A player's own tools: panel, plans, standing orders, reminders."""

"""What is a player's own: the panel, plans, orders, reminders."""

"""Computer players in games."""

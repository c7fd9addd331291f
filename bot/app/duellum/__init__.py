"""What the application does in its own way for Duellum."""

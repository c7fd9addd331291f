"""Panel pages for Duellum."""

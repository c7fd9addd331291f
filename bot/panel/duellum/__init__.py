"""The panel's pages for Duellum."""

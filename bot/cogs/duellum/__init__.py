"""Commands only Duellum has, and its implementation of shared commands."""

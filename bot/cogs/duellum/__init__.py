"""Commands of Duellum alone, and what its options of shared commands mean."""

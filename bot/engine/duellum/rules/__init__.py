"""The rules of Duellum, one module per section of the rules digest."""

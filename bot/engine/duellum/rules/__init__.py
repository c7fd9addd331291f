"""The rules of Duellum, one module for each section of the rules digest."""

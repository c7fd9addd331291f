"""The map of any board: layout, base map, tokens and where they fit, annotations."""

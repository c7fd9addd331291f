"""The map of any board: layout, base map, tokens and their placement, annotations."""

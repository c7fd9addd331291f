"""Paints the still part of a board picture: sea, land, relief, rivers, borders and frame."""

"""Draws the West from real geography; `draw.draw_west` is all that others need."""

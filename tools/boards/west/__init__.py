"""Draw the West from real geography; other modules need only `draw.draw_west`."""

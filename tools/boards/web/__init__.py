"""Maps as planar graphs of border lines: curves through given nodes, provinces as the faces between them."""

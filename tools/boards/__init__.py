"""Build a board's layout and pictures from its facts and its geography."""

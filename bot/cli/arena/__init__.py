"""`arena`: computer players against each other, game by game, or set by set until a test has told."""

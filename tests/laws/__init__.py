"""What holds in every game, however it is played: tried by Hypothesis here, for hours by `tests.fuzz`."""

"""Laws of every game, however it is played: tested by Hypothesis here, for hours by `tests.fuzz`."""

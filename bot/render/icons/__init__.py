"""Icons as masks: board, people, national emblems."""

"""Find places for names and counters on a board's page."""

from tools.boards.placing.placing import place_all

__all__ = ["place_all"]

"""One renderer for all tests of a process: making a board's page ready takes longer than most of them."""

from functools import cache

from bot.boards import BOARDS
from bot.render import Renderer


@cache
def renderer() -> Renderer:
    """It may be used from several threads, and keeps nothing of a game."""
    return Renderer(BOARDS)

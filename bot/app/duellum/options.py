"""The settings of a game between `/game new` and its start (DS1, DS5, DW1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine.board import Board
from bot.engine.duellum.board import DuellumBoard
from bot.engine.duellum.setup import NATIONS, Variant, check_variant
from bot.engine.ruleset import Side


@dataclass(frozen=True, slots=True)
class Options:
    """What may be asked for besides the board; `draw`: nobody picks a nation."""

    goal: int | None = None
    draw: bool = False


def settings(board: DuellumBoard, nations: int | None, options: Options | None = None) -> dict[str, Any]:
    """What a game's row keeps; raises `SetupError` where it cannot be played."""
    options = options or Options()
    check_variant(Variant(NATIONS if nations is None else nations, options.goal))
    kept: dict[str, Any] = {"nations": NATIONS}
    if options.goal is not None:
        kept["goal"] = options.goal
    return {**kept, "draw": True} if options.draw else kept


def players_of(kept: Mapping[str, Any]) -> int:
    """Always two."""
    return NATIONS


def numbers(board: Board) -> tuple[int, ...]:
    """Two nations, on a board of Duellum (DS1)."""
    return (NATIONS,) if isinstance(board, DuellumBoard) else ()


def sides(board: DuellumBoard, kept: Mapping[str, Any]) -> tuple[Side, ...]:
    """One nation each."""
    return tuple((nation,) for nation in board.nations)


def seats_drawn(kept: Mapping[str, Any]) -> bool:
    """The start player is drawn, and sits first (DS5)."""
    return True

"""Options of a game of Duellum from `/game new` to its start (DS1, DS5, DW1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine.board import Board
from bot.engine.duellum.board import DuellumBoard
from bot.engine.duellum.setup import NATIONS, Variant, check_variant
from bot.engine.ruleset import Side


@dataclass(frozen=True, slots=True)
class Options:
    """Options besides the board; with `draw`, nobody picks a nation."""

    goal: int | None = None
    draw: bool = False


def settings(board: DuellumBoard, nations: int | None, options: Options | None = None) -> dict[str, Any]:
    """Return the settings to store; raises `SetupError` if they cannot be played."""
    options = options or Options()
    check_variant(Variant(NATIONS if nations is None else nations, options.goal))
    kept: dict[str, Any] = {"nations": NATIONS}
    if options.goal is not None:
        kept["goal"] = options.goal
    return {**kept, "draw": True} if options.draw else kept


def players_of(kept: Mapping[str, Any]) -> int:
    """Return the number of players, which is always two."""
    return NATIONS


def for_two(board: DuellumBoard, kept: Mapping[str, Any]) -> None:
    """Return None: every game is for two players as it is."""
    return


def numbers(board: Board) -> tuple[int, ...]:
    """Return the supported number of nations, two (DS1); () for boards of another ruleset."""
    return (NATIONS,) if isinstance(board, DuellumBoard) else ()


def sides(board: DuellumBoard, kept: Mapping[str, Any]) -> tuple[Side, ...]:
    """Return the sides that players may choose from: one nation each."""
    return tuple((nation,) for nation in board.nations)


def seats_drawn(kept: Mapping[str, Any]) -> bool:
    """Return True: the start player is drawn by lot and sits first (DS5)."""
    return True

"""Options of a game of Antike from `/game new` to its start (S2, X1-X6)."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from bot.app.errors import AppError
from bot.engine.antike import Setup
from bot.engine.antike.board import AntikeBoard
from bot.engine.antike.constants import highest_score
from bot.engine.antike.ruleset import variant_of
from bot.engine.antike.setup import TWO_PLAYERS, TwoPlayers, check_variant, eligible_nations
from bot.engine.antike.setup import sides as sides_with
from bot.engine.board import Board
from bot.engine.errors import SetupError
from bot.engine.ruleset import Side


@dataclass(frozen=True, slots=True)
class Options:
    """Options besides the board and the number of nations; with `draw`, nobody picks a nation (S2)."""

    goal: int | None = None
    expert: bool = False
    military: bool = False
    one_city: bool = False
    two_players: TwoPlayers | None = None
    draw: bool = False


def settings(board: AntikeBoard, nations: int | None, options: Options | None = None) -> dict[str, Any]:
    """Return the settings to store; raises `SetupError` if they are invalid for the board.

    Raises `AppError` for a goal that cannot be reached.

    `nations` None means as many nations as players will have joined, or as the two-player mode has.
    """
    options = options or Options()
    if nations is None and options.two_players:
        nations = TWO_PLAYERS[options.two_players]
    chosen = {
        name: value for name, value in asdict(options).items() if value is not None and value is not False
    }
    variant = variant_of({"nations": nations or max(board.start_cities), **chosen})
    check_variant(board, variant)
    most = highest_score(Setup(board, variant, eligible_nations(board, variant)[: variant.nations]))
    if variant.goal is not None and variant.goal > most:
        raise AppError("goal-too-high", goal=variant.goal, most=most)
    return {"nations": nations, **chosen}


def players_of(kept: Mapping[str, Any]) -> int | None:
    """Return the number of players the game is for; None for as many as join."""
    return variant_of(kept).players if kept.get("nations") else None


def for_two(board: AntikeBoard, kept: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the settings with two nations for each of two players (S9); None if the number is fixed.

    Also None if the board has no pairs of nations.
    """
    if kept.get("nations"):
        return None
    paired = {**kept, "nations": TWO_PLAYERS["four-nations"], "two_players": "four-nations"}
    try:
        check_variant(board, variant_of(paired))
        sides(board, paired)
    except SetupError:
        return None
    return paired


def sides(board: AntikeBoard, kept: Mapping[str, Any]) -> tuple[Side, ...]:
    """Return the sides that each player may choose from: nations (S1), or the pairs of S9."""
    return sides_with(board, variant_of(kept))


def numbers(board: Board) -> tuple[int, ...]:
    """Return the numbers of nations with start cities on the board (S1); () for boards of another ruleset."""
    return tuple(board.start_cities) if isinstance(board, AntikeBoard) else ()


def seats_drawn(kept: Mapping[str, Any]) -> bool:
    """Return whether the seating order is drawn by lot: the coin toss of S10."""
    return variant_of(kept).doubled

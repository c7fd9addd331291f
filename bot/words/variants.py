"""Game settings, and what the score counts, in words."""

from collections.abc import Mapping
from typing import Any, Final

from bot.engine.antike import Position, Setup
from bot.engine.antike.setup import TwoPlayers
from bot.words.names import plural

__all__ = ["TWO_PLAYER_NAMES", "count_score", "round_name", "score_word", "tell_settings"]

TWO_PLAYER_NAMES: Final[dict[TwoPlayers, str]] = {
    "four-nations": "two players with two nations each",
    "doubled": "two players with doubled material",
}


def score_word(setup: Setup) -> str:
    """What one of those is called that the target counts (W1, X3)."""
    return "victory point" if setup.scores_points else "personage"


def count_score(setup: Setup, count: int) -> str:
    """So many personages, or victory points."""
    return plural(count, score_word(setup))


def round_name(position: Position) -> str:
    """The round by its number; before the first one start cities are picked."""
    return f"Round {position.round}" if position.round else "Start cities"


def tell_settings(settings: Mapping[str, Any]) -> str:
    """What is not as usual in a game, on one line; nothing for an ordinary game."""
    told = []
    if two := settings.get("two_players"):
        told.append(TWO_PLAYER_NAMES[two])
    if settings.get("expert"):
        told.append("expert (no personage for all eight know-hows)")
    if settings.get("military"):
        told.append("military (victory points, 2 for a general)")
    if settings.get("one_city"):
        told.append("one start city")
    if goal := settings.get("goal"):
        told.append(f"goal {goal}")
    if settings.get("draw"):
        told.append("nations are drawn")
    return ", ".join(told)

"""Game settings, and what the score counts, in words."""

from collections.abc import Mapping
from typing import Any

from bot.engine.antike import Setup
from bot.i18n.catalogue import say


def counts(setup: Setup) -> str:
    """What the target counts, as texts ask for it: `points` or `personages` (W1, X3)."""
    return "points" if setup.scores_points else "personages"


def score_word(setup: Setup) -> str:
    """What one of those is called that the target counts (W1, X3)."""
    return say("score-word", counts=counts(setup))


def count_score(setup: Setup, count: int) -> str:
    """So many personages, or victory points."""
    return say("score-count", count=count, counts=counts(setup))


def format_settings(settings: Mapping[str, Any]) -> str:
    """What is not as usual in a game, on one line; nothing for an ordinary game."""
    told = []
    if two := settings.get("two_players"):
        told.append(say(f"variant-{two}"))
    if settings.get("expert"):
        told.append(say("variant-expert"))
    if settings.get("military"):
        told.append(say("variant-military"))
    if settings.get("one_city"):
        told.append(say("variant-one-city"))
    if goal := settings.get("goal"):
        told.append(say("variant-goal", goal=goal))
    if settings.get("draw"):
        told.append(say("variant-draw"))
    return ", ".join(told)

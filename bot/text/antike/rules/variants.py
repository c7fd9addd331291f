"""Texts of game settings and of the score."""

from collections.abc import Mapping
from typing import Any

from bot.engine.antike import Setup
from bot.i18n.catalogue import say


def counts(setup: Setup) -> str:
    """Return what the target counts, as a text key: `points` or `personages` (W1, X3)."""
    return "points" if setup.scores_points else "personages"


def count_score(setup: Setup, count: int) -> str:
    """Format a number of personages or victory points."""
    return say("score-count", count=count, counts=counts(setup))


def format_settings(settings: Mapping[str, Any]) -> str:
    """Format the settings that differ from the defaults on one line; "" if none do."""
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

"""Settings of a game of Duellum in words."""

from collections.abc import Mapping
from typing import Any

from bot.i18n.catalogue import say


def format_settings(settings: Mapping[str, Any]) -> str:
    """What is not as usual in a game, on one line; nothing for an ordinary game."""
    told = []
    if goal := settings.get("goal"):
        told.append(say("variant-goal", goal=goal))
    if settings.get("draw"):
        told.append(say("variant-draw"))
    return ", ".join(told)

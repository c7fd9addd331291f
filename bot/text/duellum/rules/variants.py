"""Texts of Duellum's game settings."""

from collections.abc import Mapping
from typing import Any

from bot.i18n.catalogue import say


def format_settings(settings: Mapping[str, Any]) -> str:
    """Format the settings that differ from the defaults on one line; "" if none do."""
    told = []
    if goal := settings.get("goal"):
        told.append(say("variant-goal", goal=goal))
    if settings.get("draw"):
        told.append(say("variant-draw"))
    return ", ".join(told)

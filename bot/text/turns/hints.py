"""Hints in words."""

from bot.i18n.catalogue import say
from bot.i18n.escaping import safe


def tell_used(name: str) -> str:
    """The table hears that somebody has looked at a hint."""
    return say("hint-used", name=safe(name))

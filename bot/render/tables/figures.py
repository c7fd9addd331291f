"""Which icon stands for what any ruleset has."""

from typing import Final

from bot.engine.terms import Personage

PERSONAGE_FIGURES: Final[dict[Personage, str]] = {
    "king": "crown",
    "scholar": "scroll",
    "general": "helmet",
    "citizen": "citizen",
    "navigator": "anchor",
}

"""Examples of each type of action, with provinces and cards of the files that come with the bot."""

from collections.abc import Mapping
from typing import Final

FORMS: Final[Mapping[str, tuple[str, ...]]] = {
    "take_card": ("+levy",),
    "rondel": ("@marble", "@maneuver-1 2g1c", "@iron/gold"),
    "temple": ("T roma", "T roma 5m2c"),
    "wall": ("W roma", "W roma 1c"),
    "arm": ("A roma 2L1G", "A roma 1L 2c"),
    "learn": ("K strata", "K strata 3g3c"),
    "recruit": ("R 3L1G", "R 1G 1g1c"),
    "move": ("2L roma>ancona", "1G:2 roma>mare_tyrrhenum"),
    "conquer": ("C croton 1L1G",),
    "found": ("F genua gold", "F genua gold 1m1i2c"),
    "trade": ("2m1c=2i",),
    "play_card": ("*omen", "*levy(1L1G)", "*allies(roma,L)", "*granary(1m1g)", "*storm(croton)"),
    "end_turn": (".",),
}

"""Examples of each type of action, with provinces that both boards have."""

from collections.abc import Mapping
from typing import Final

FORMS: Final[Mapping[str, tuple[str, ...]]] = {
    "rondel": ("@marble", "@maneuver-1 2g1c"),
    "temple": ("T sparta", "T sparta 4m1c"),
    "arm": ("A sparta 2L1G", "A sparta 1L 1c"),
    "learn": ("K wheel", "K wheel 3c"),
    "move": ("2L tyros>palmyra", "1G:2 sparta>knossos"),
    "answer": ("! greeks yes", "! greeks no"),
    "fight": ("x tyros L greeks", "x tyros L greeks {0:1,2:1}"),
    "conquer": ("C tyros 1L1G", "C tyros 2G -sparta"),
    "found": ("F cyrene", "F cyrene 1m1i1c"),
    "trade": ("1m3g=2i",),
    "take_chip": ("+gold",),
    "choose_personage": ("*king",),
    "pick_city": ("P tyros",),
    "end_turn": (".",),
}

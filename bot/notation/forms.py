"""How each type of action is written: the signs, and examples to tell people.

Capital letters are deeds and units, small letters are resources and names. So `2G` are two galleys, and `2g`
is two gold.
"""

from typing import Final, NamedTuple

from bot.engine.antike.actions import ActionType
from bot.engine.terms import RESOURCES, UNITS, Resource, Unit

__all__ = ["CHIP_SIGNS", "FORMS", "NOTHING", "UNIT_SIGNS", "Form", "usage"]

UNIT_SIGNS: Final[dict[Unit, str]] = {unit: unit[0].upper() for unit in UNITS}
CHIP_SIGNS: Final[dict[Resource, str]] = {resource: resource[0] for resource in RESOURCES}
NOTHING: Final = "0"
"""An amount of no resource at all."""


class Form(NamedTuple):
    """What an action is called, and how it may look."""

    meaning: str
    examples: tuple[str, ...]


FORMS: Final[dict[ActionType, Form]] = {
    "rondel": Form("a move of the stone", ("@marble", "@maneuver-1 2g1c")),
    "temple": Form("a temple", ("T athen", "T athen 4m1c")),
    "arm": Form("arming", ("A athen 2L1G", "A athen 1L 1c")),
    "learn": Form("a know-how", ("K wheel", "K wheel 3c")),
    "move": Form("a move of units", ("2L pella>bycantium", "1G:2 athen>knossos")),
    "answer": Form("an answer", ("! greeks yes", "! greeks no")),
    "fight": Form("a fight", ("x athen L greeks", "x athen L greeks {0:1,2:1}")),
    "conquer": Form("a conquest", ("C tyros 1L1G", "C tyros 2G -pella")),
    "found": Form("a founding", ("F sparta", "F sparta 1m1i1c")),
    "trade": Form("a trade", ("1m3g=2i",)),
    "take_chip": Form("the chip owed", ("+gold",)),
    "choose_personage": Form("the personage chosen", ("*king",)),
    "pick_city": Form("a start city picked", ("P tyros",)),
    "end_turn": Form("the end of the turn", (".",)),
}


def usage(kind: ActionType) -> str:
    """How one type of action is written, as a sentence."""
    meaning, examples = FORMS[kind]
    return f"{meaning[0].upper()}{meaning[1:]} is written {' or '.join(f'`{each}`' for each in examples)}."

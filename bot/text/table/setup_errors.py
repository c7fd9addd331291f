"""Messages for set-ups that are not possible."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.engine.errors import SetupCode, SetupError
from bot.i18n.catalogue import Facts, say
from bot.i18n.cldr import join
from bot.i18n.escaping import plain
from bot.text.names import nations

Given = Mapping[str, Any]
"""Details of an error, as given by the engine or the application."""


def format_setup_error(error: SetupError) -> str:
    """Format a set-up error in one line, with ids as in records."""
    reason = say(f"setup-{error.kind}", **_SETUP[error.kind](error.facts))
    if nation := error.facts.get("nation"):
        return say("setup-nation", nation=nation, reason=reason)
    return reason


def nothing(given: Given) -> Facts:
    """Return no arguments."""
    return {}


def copy_facts(*names: str) -> Callable[[Given], Facts]:
    """Return a function that copies the named details unchanged into the text's arguments."""
    return lambda given: {name: given[name] for name in names}


def _allowed(given: Given) -> Facts:
    number, allowed = given["number"], given["allowed"]
    return {"fewer": number < len(allowed), "number": number, "nations": nations(allowed)}


def _number_of_nations(given: Given) -> Facts:
    return {"number": given["nations"], "allowed": join([str(each) for each in given["allowed"]], "or")}


def _two_players(given: Given) -> Facts:
    return {"setting": given["setting"], "needed": given["needed"], "number": given["nations"]}


def _pairs(given: Given) -> Facts:
    one, other = given["pairs"]
    return {"one": nations(one), "other": nations(other)}


def _province(given: Given) -> Facts:
    """Return the province, escaped: a record may contain any text, of any length."""
    return {"province": plain(given["province"])}


def _duplicate_names(given: Given) -> Facts:
    twice = [name for name, times in Counter[str](given["names"]).items() if times > 1]
    return {"names": plain(", ".join(twice))}


def _exceeded_limit(given: Given) -> Facts:
    what, _, rest = given["what"].partition(" ")
    return {"what": _WHAT.get(given["what"], what), "name": rest, "limit": given["limit"]}


_WHAT: Final = {
    "town walls": "walls",
    "marble cities": "marble-cities",
    "iron cities": "iron-cities",
    "gold cities": "gold-cities",
}
"""Catalogue names of components in excess, where the engine's name has two words."""
_SETUP: Final[dict[SetupCode, Callable[[Given], Facts]]] = {
    "board": copy_facts("fault"),
    "cannot-stand": copy_facts("unit", "province"),
    "cards-due": copy_facts("mover"),
    "display": lambda given: {"count": given["cards"], "limit": given["limit"]},
    "draw": copy_facts("card"),
    "goal": lambda given: {"most": given.get("most", 0)},
    "hostile-units": copy_facts("unit", "province"),
    "military-needs-goal": nothing,
    "named-twice": _duplicate_names,
    "nations": _allowed,
    "needs-basic": copy_facts("advance", "basic"),
    "negative": nothing,
    "no-city": nothing,
    "no-pairs": nothing,
    "no-site": _province,
    "number-of-nations": _number_of_nations,
    "one-city-doubled": nothing,
    "over-earned": copy_facts("personage"),
    "over-supply": _exceeded_limit,
    "pairs": _pairs,
    "round": nothing,
    "temple-without-city": _province,
    "two-owners": lambda given: {**_province(given), "nations": ", ".join(given["nations"])},
    "two-players": _two_players,
    "unknown-province": lambda given: {"province": repr(plain(given["province"]))},
    "wall-without-city": _province,
}

"""Messages for set-ups that are not possible."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from bot.engine.errors import SetupCode, SetupError
from bot.i18n.catalogue import Facts, say
from bot.i18n.cldr import join
from bot.i18n.escaping import plain
from bot.text.names import nations

Given = dict[str, Any]
"""Details of the error, as given by the engine."""


def format_setup_error(error: SetupError) -> str:
    """Format a set-up error in one line, with ids as in records."""
    reason = say(f"setup-{error.kind}", **_SETUP[error.kind](error.facts))
    if nation := error.facts.get("nation"):
        return say("setup-nation", nation=nation, reason=reason)
    return reason


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


def _nothing(given: Given) -> Facts:
    return {}


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
    "board": lambda given: {"fault": given["fault"]},
    "cannot-stand": lambda given: {"unit": given["unit"], "province": given["province"]},
    "cards-due": lambda given: {"mover": given["mover"]},
    "display": lambda given: {"count": given["cards"], "limit": given["limit"]},
    "draw": lambda given: {"card": repr(given["card"])},
    "goal": lambda given: {"most": given.get("most", 0)},
    "hostile-units": lambda given: {"unit": given["unit"], "province": given["province"]},
    "military-needs-goal": _nothing,
    "named-twice": _duplicate_names,
    "nations": _allowed,
    "needs-basic": lambda given: {"advance": given["advance"], "basic": given["basic"]},
    "negative": _nothing,
    "no-city": _nothing,
    "no-pairs": _nothing,
    "no-site": _province,
    "number-of-nations": _number_of_nations,
    "one-city-doubled": _nothing,
    "over-earned": lambda given: {"personage": given["personage"]},
    "over-supply": _exceeded_limit,
    "pairs": _pairs,
    "round": _nothing,
    "temple-without-city": _province,
    "two-owners": lambda given: {**_province(given), "nations": ", ".join(given["nations"])},
    "two-players": _two_players,
    "unknown-province": lambda given: {"province": repr(plain(given["province"]))},
    "wall-without-city": _province,
}

"""What refusals offer instead, compared with what is legal for a nation that can afford everything."""

from collections.abc import Collection
from typing import Any, Final

from bot.engine.errors import RuleError
from bot.engine.purse import Purse

RICH: Final = Purse(60, 60, 60, 20)
_OTHER: Final = {
    "city-stands": "province",
    "known-already": "advance",
    "no-site": "province",
    "no-start-city": "province",
    "no-such-know-how": "advance",
    "no-token-left": "resource",
    "no-unit-there": "province",
    "not-offered": "personage",
    "not-on-display": "card",
    "not-your-city": "province",
    "stone-left": "give_up",
    "no-stone-left": "give_up",
    "temple-stands": "province",
    "wall-stands": "province",
}
"""The field for which a refusal offers other values."""


def check_offer(error: RuleError, listed: Collection[Any]) -> bool:
    """Assert that a refusal offers exactly what is listed; return whether it offers anything known here."""
    action, allowed = error.facts["action"], error.facts.get("allowed", ())
    if error.code == "not-now":
        assert allowed == tuple(dict.fromkeys(each.type for each in listed)), error
        return True
    alike = [each for each in listed if each.type == action.type]
    if error.code == "nobody-to-fight":
        assert list(allowed) == alike, error
    elif action.type == "move" and error.code in {"no-unit-there", "no-way"}:
        by_way = error.code == "no-way"
        alike = [each for each in alike if each.unit == action.unit]
        alike = [each for each in alike if each.origin == action.origin] if by_way else alike
        values = {each.target if by_way else each.origin for each in alike}
        assert set(allowed) == values or (by_way and not values), error  # units without actions left
    elif error.code in _OTHER:
        if action.type == "conquer":
            alike = [each for each in alike if each.province == action.province]
        assert set(allowed) == {getattr(each, _OTHER[error.code]) for each in alike}, error
    else:
        return False
    return True

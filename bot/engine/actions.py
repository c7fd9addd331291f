"""Actions that all rulesets share, with the same fields; a ruleset's own actions are in its folder.

There is one class per action type of the record format, with its field names. Only `origin` and `target` of a
move differ from the format's `from` and `to`, because `from` is a Python keyword. `pay` None means the
default payment. Rule ids are given for Antike and Duellum, in that order.
"""

from functools import cache
from typing import ClassVar, Literal

from bot.engine.purse import EMPTY, Purse
from bot.engine.terms import ProvinceId, Unit
from bot.engine.value import value


@value
class Temple:
    """Build a temple (B1, DB1)."""

    type: ClassVar[Literal["temple"]] = "temple"
    province: ProvinceId
    pay: Purse | None = None


@value
class Arm:
    """Place new units in one province (A1, DA1)."""

    type: ClassVar[Literal["arm"]] = "arm"
    province: ProvinceId
    legions: int = 0
    galleys: int = 0
    pay: Purse | None = None


@cache
def armings(city: ProvinceId, legions: int, galleys: int, most: int) -> tuple[Arm, ...]:
    """Return the combinations of up to `most` units in one city; cached, as the same few recur."""
    return tuple(
        Arm(city, first, second)
        for first in range(legions + 1)
        for second in range(min(galleys, most - first) + 1)
        if first + second
    )


@value
class Move:
    """Move a unit or a group of units across one border (M1, DM1).

    `actions_left` selects the units by their actions left before the move; None selects the freshest group
    that is large enough.
    """

    type: ClassVar[Literal["move"]] = "move"
    unit: Unit
    count: int
    origin: ProvinceId
    target: ProvinceId
    actions_left: int | None = None


@value
class Trade:
    """Trade resources for chips: two for one in Antike (T4), three for two in Duellum (DK7)."""

    type: ClassVar[Literal["trade"]] = "trade"
    give: Purse = EMPTY
    take: Purse = EMPTY


@value
class EndTurn:
    """End the turn, after which personages are awarded (T3, V1, DT3, DV1)."""

    type: ClassVar[Literal["end_turn"]] = "end_turn"

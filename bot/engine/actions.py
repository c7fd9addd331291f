"""Actions that every ruleset so far has with the same fields; a ruleset's own stand in its folder.

One class for each type of the record format, with its field names. Two fields are named otherwise because the
record's names are Python's: `origin` and `target` stand for `from` and `to` of a move. `pay` None means the
default payment. Rules are named for Antike and Duellum, in that order.
"""

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
    """Set up new units in one province (A1, DA1)."""

    type: ClassVar[Literal["arm"]] = "arm"
    province: ProvinceId
    legions: int = 0
    galleys: int = 0
    pay: Purse | None = None


@value
class Move:
    """Move a unit or a group across one border (M1, DM1).

    `actions_left` says which units, by their actions left before the move; None means the freshest that are
    enough.
    """

    type: ClassVar[Literal["move"]] = "move"
    unit: Unit
    count: int
    origin: ProvinceId
    target: ProvinceId
    actions_left: int | None = None


@value
class Trade:
    """Give resources for chips: two for each in Antike (T4), three for every two in Duellum (DK7)."""

    type: ClassVar[Literal["trade"]] = "trade"
    give: Purse = EMPTY
    take: Purse = EMPTY


@value
class EndTurn:
    """End the turn; personages follow (T3, V1, DT3, DV1)."""

    type: ClassVar[Literal["end_turn"]] = "end_turn"

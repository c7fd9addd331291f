"""The actions of Duellum, one class per type of the record format; fields: `bot.engine.actions`.

Actions do not name a nation: it is always the mover.
"""

from typing import ClassVar, Literal

from bot.engine.actions import Arm, EndTurn, Move, Temple, Trade
from bot.engine.duellum.terms import CardId, KnowHow
from bot.engine.purse import Purse
from bot.engine.terms import Chip, ProvinceId, Unit, Wedge
from bot.engine.value import value

ActionType = Literal[
    "take_card",
    "rondel",
    "temple",
    "wall",
    "arm",
    "learn",
    "recruit",
    "move",
    "conquer",
    "found",
    "trade",
    "play_card",
    "end_turn",
]


@value
class TakeCard:
    """Take a due card from the display (DE4).

    `drawn` is the card from the pile that replaces it; None before it is known, and if the pile is empty. It
    is stored in the log, not in records (DE9).
    """

    type: ClassVar[ActionType] = "take_card"
    card: CardId
    drawn: CardId | None = None


@value
class Rondel:
    """Move the stone (DT2), which includes production. `chip` replaces a coin the bank lacks (DP3)."""

    type: ClassVar[ActionType] = "rondel"
    wedge: Wedge
    pay: Purse | None = None
    chip: Chip | None = None


@value
class Wall:
    """Build a town wall (DB4)."""

    type: ClassVar[ActionType] = "wall"
    province: ProvinceId
    pay: Purse | None = None


@value
class Learn:
    """Develop a know-how (DK1)."""

    type: ClassVar[ActionType] = "learn"
    advance: KnowHow
    pay: Purse | None = None


@value
class Recruit:
    """Bring units from the supply into the recruitment box (DK6)."""

    type: ClassVar[ActionType] = "recruit"
    legions: int = 0
    galleys: int = 0
    pay: Purse | None = None


@value
class Conquer:
    """Conquer a city with own units in its province (DM7)."""

    type: ClassVar[ActionType] = "conquer"
    province: ProvinceId
    legions: int = 0
    galleys: int = 0


@value
class Found:
    """Found a city that produces `resource` (DF1, DF2)."""

    type: ClassVar[ActionType] = "found"
    province: ProvinceId
    resource: Chip
    pay: Purse | None = None


@value
class PlayCard:
    """Play a card (DE5) with the fields its effect needs (DE7)."""

    type: ClassVar[ActionType] = "play_card"
    card: CardId
    province: ProvinceId | None = None
    unit: Unit | None = None
    legions: int | None = None
    galleys: int | None = None
    take: Purse | None = None


Action = (
    TakeCard
    | Rondel
    | Temple
    | Wall
    | Arm
    | Learn
    | Recruit
    | Move
    | Conquer
    | Found
    | Trade
    | PlayCard
    | EndTurn
)

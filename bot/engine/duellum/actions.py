"""The actions of Duellum, one class a type of the record format; fields: `bot.engine.actions`.

No action names a nation: it is always the mover's.
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
    """Take a card that is due from the display (DE4).

    `drawn` is the card that has come off the pile in its place, None before it is known and where none is
    left; it stands in the log, not in records (DE9).
    """

    type: ClassVar[ActionType] = "take_card"
    card: CardId
    drawn: CardId | None = None


@value
class Rondel:
    """Move the stone (DT2); production comes with it. `chip` stands for a coin that the bank lacks (DP3)."""

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
    """Found a city that produces a resource (DF1, DF2)."""

    type: ClassVar[ActionType] = "found"
    province: ProvinceId
    resource: Chip
    pay: Purse | None = None


@value
class PlayCard:
    """Play a card (DE5), with what its effect asks for (DE7)."""

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

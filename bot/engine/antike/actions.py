"""The actions of Antike, one class per type of the record format; fields: see `bot.engine.actions`."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from bot.engine.actions import Arm, EndTurn, Move, Temple, Trade
from bot.engine.antike.terms import KnowHow
from bot.engine.purse import Purse
from bot.engine.terms import Chip, Nation, Personage, ProvinceId, Unit, Wedge
from bot.engine.value import value

ActionType = Literal[
    "rondel",
    "temple",
    "arm",
    "learn",
    "move",
    "answer",
    "fight",
    "conquer",
    "found",
    "trade",
    "take_chip",
    "choose_personage",
    "pick_city",
    "end_turn",
]


@value
class Rondel:
    """Move the stone (T1, T2), which includes production."""

    type: ClassVar[ActionType] = "rondel"
    wedge: Wedge
    pay: Purse | None = None


@value
class Learn:
    """Buy a know-how (K1-K3)."""

    type: ClassVar[ActionType] = "learn"
    advance: KnowHow
    pay: Purse | None = None


@value
class Answer:
    """Demand a fight after an entry, or decline it (M5); the only action of a nation off turn."""

    type: ClassVar[ActionType] = "answer"
    nation: Nation
    fight: bool


@value
class Fight:
    """Fight units of `nation` of the same type (M3, M4); `losses` are own units by actions left."""

    type: ClassVar[ActionType] = "fight"
    province: ProvinceId
    unit: Unit
    nation: Nation
    losses: Mapping[int, int] | None = None


@value
class Conquer:
    """Conquer a city with own ready units (M8-M12); `give_up` is allowed only if no city stone is left."""

    type: ClassVar[ActionType] = "conquer"
    province: ProvinceId
    legions: int = 0
    galleys: int = 0
    give_up: ProvinceId | None = None


@value
class Found:
    """Found a city (F1)."""

    type: ClassVar[ActionType] = "found"
    province: ProvinceId
    pay: Purse | None = None


@value
class TakeChip:
    """Take the chip owed in place of a coin that the bank lacked (S7)."""

    type: ClassVar[ActionType] = "take_chip"
    resource: Chip


@value
class ChoosePersonage:
    """Choose one of the largest stacks of personages (K4)."""

    type: ClassVar[ActionType] = "choose_personage"
    personage: Personage


@value
class PickCity:
    """Pick a start city before the first round (X4, S10)."""

    type: ClassVar[ActionType] = "pick_city"
    province: ProvinceId


Action = (
    Rondel
    | Temple
    | Arm
    | Learn
    | Move
    | Answer
    | Fight
    | Conquer
    | Found
    | Trade
    | TakeChip
    | ChoosePersonage
    | PickCity
    | EndTurn
)

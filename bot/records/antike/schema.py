"""Antike's record format as pydantic models: names and types, no checks that depend on a position."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from bot.engine.antike.terms import KnowHow
from bot.engine.terms import Chip, Nation, Personage, ProvinceId, Unit, Wedge
from bot.records.actions import Arm, EndTurn, Move, Temple, Trade
from bot.records.values import Count, Given, Pay, PositiveCount, Seat, Strict

_ByActions = Annotated[
    dict[Literal["0", "1", "2", "3"], Count],
    AfterValidator(lambda counts: {int(left): count for left, count in counts.items()}),
]


class _Rondel(Strict):
    type: Literal["rondel"]
    wedge: Wedge
    pay: Pay = None


class _Learn(Strict):
    type: Literal["learn"]
    advance: KnowHow
    pay: Pay = None


class _Answer(Strict):
    type: Literal["answer"]
    nation: Nation
    fight: bool


class _Fight(Strict):
    type: Literal["fight"]
    province: ProvinceId
    unit: Unit
    nation: Nation
    losses: Annotated[_ByActions | None, Given] = None


class _Conquer(Strict):
    type: Literal["conquer"]
    province: ProvinceId
    legions: Count = 0
    galleys: Count = 0
    give_up: Annotated[ProvinceId | None, Given] = None


class _Found(Strict):
    type: Literal["found"]
    province: ProvinceId
    pay: Pay = None


class _TakeChip(Strict):
    type: Literal["take_chip"]
    resource: Chip


class _ChoosePersonage(Strict):
    type: Literal["choose_personage"]
    personage: Personage


class _PickCity(Strict):
    type: Literal["pick_city"]
    province: ProvinceId


ActionModel = Annotated[
    _Rondel
    | Temple
    | Arm
    | _Learn
    | Move
    | _Answer
    | _Fight
    | _Conquer
    | _Found
    | Trade
    | _TakeChip
    | _ChoosePersonage
    | _PickCity
    | EndTurn,
    Field(discriminator="type"),
]


class VariantModel(Strict):
    """Settings of a game."""

    nations: PositiveCount
    goal: PositiveCount | None = None
    expert: bool = False
    military: bool = False
    one_city: bool = False
    two_players: Literal["four-nations", "doubled"] | None = None


class NationModel(Strict):
    """One nation of a given position; omitted counts are zero."""

    wedge: Wedge | None = None
    marble: Count = 0
    iron: Count = 0
    gold: Count = 0
    coins: Count = 0
    know_hows: list[KnowHow] = []
    cities: list[ProvinceId]
    temples: list[ProvinceId] = []
    legions: dict[ProvinceId, Count] = {}
    galleys: dict[ProvinceId, Count] = {}
    personages: dict[Personage, Count] = {}
    earned: Annotated[dict[Literal["king", "citizen", "navigator"], Count] | None, Given] = None
    owes_chip: Annotated[int, Field(ge=0, le=1)] = 0  # a Literal would also accept true and 1.0


class PositionModel(Strict):
    """Position at the start of a turn."""

    round: PositiveCount
    to_move: Nation
    nations: dict[Nation, NationModel]


class RecordModel(Strict):
    """Complete record."""

    format: Literal["antike-record/1"]
    ruleset: Literal["antike"]
    board: str
    variant: VariantModel
    seats: list[Seat]
    position: PositionModel | None = None
    actions: list[ActionModel] = []

"""Duellum's record format as pydantic models: names and types, no checks that depend on a position."""

from typing import Annotated, Literal

from pydantic import Field

from bot.engine.duellum.terms import CardId, KnowHow
from bot.engine.terms import Chip, Nation, Personage, ProvinceId, Unit, Wedge
from bot.records.actions import Arm, EndTurn, Move, Temple, Trade
from bot.records.values import Count, Given, Pay, PositiveCount, Seat, Strict


class _TakeCard(Strict):
    type: Literal["take_card"]
    card: CardId


class _Rondel(Strict):
    type: Literal["rondel"]
    wedge: Wedge
    pay: Pay = None
    chip: Annotated[Chip | None, Given] = None


class _Wall(Strict):
    type: Literal["wall"]
    province: ProvinceId
    pay: Pay = None


class _Learn(Strict):
    type: Literal["learn"]
    advance: KnowHow
    pay: Pay = None


class _Recruit(Strict):
    type: Literal["recruit"]
    legions: Count = 0
    galleys: Count = 0
    pay: Pay = None


class _Conquer(Strict):
    type: Literal["conquer"]
    province: ProvinceId
    legions: Count = 0
    galleys: Count = 0


class _Found(Strict):
    type: Literal["found"]
    province: ProvinceId
    resource: Chip
    pay: Pay = None


class PlayCardModel(Strict):
    """Play of an event card, which determines the required fields (`bot.records.duellum.record`)."""

    type: Literal["play_card"]
    card: CardId
    province: Annotated[ProvinceId | None, Given] = None
    unit: Annotated[Unit | None, Given] = None
    legions: Annotated[Count | None, Given] = None
    galleys: Annotated[Count | None, Given] = None
    take: Pay = None


class LoggedCard(_TakeCard):
    """Taking of a card as stored in the action log, with the card drawn from the pile (DE9)."""

    drawn: CardId | None = None


_Others = (
    _Rondel
    | Temple
    | _Wall
    | Arm
    | _Learn
    | _Recruit
    | Move
    | _Conquer
    | _Found
    | Trade
    | PlayCardModel
    | EndTurn
)
ActionModel = Annotated[_TakeCard | _Others, Field(discriminator="type")]
LoggedModel = Annotated[LoggedCard | _Others, Field(discriminator="type")]


class VariantModel(Strict):
    """Settings of a game."""

    nations: PositiveCount
    goal: PositiveCount | None = None


class BoxModel(Strict):
    """Units in a recruitment box."""

    legions: Count = 0
    galleys: Count = 0


class NationModel(Strict):
    """One nation of a given position; omitted counts are zero."""

    wedge: Wedge | None = None
    marble: Count = 0
    iron: Count = 0
    gold: Count = 0
    coins: Count = 0
    know_hows: list[KnowHow] = []
    cities: dict[ProvinceId, Chip]
    temples: list[ProvinceId] = []
    walls: list[ProvinceId] = []
    legions: dict[ProvinceId, Count] = {}
    galleys: dict[ProvinceId, Count] = {}
    box: BoxModel = BoxModel()
    personages: dict[Personage, Count] = {}
    cards: dict[CardId, Count] = {}
    cards_due: Count = 0


class PositionModel(Strict):
    """Position at the start of a turn, before cards due are taken."""

    round: PositiveCount
    to_move: Nation
    display: list[CardId] | None = None
    discard: dict[CardId, Count] = {}
    nations: dict[Nation, NationModel]


class RecordModel(Strict):
    """Complete record."""

    format: Literal["antike-record/1"]
    ruleset: Literal["duellum"]
    board: str
    variant: VariantModel
    seats: list[Seat]
    position: PositionModel | None = None
    draws: list[CardId] = []
    actions: list[ActionModel] = []

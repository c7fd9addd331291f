"""Duellum's record format as pydantic models: names and kinds of values, whatever the position."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from bot.engine.duellum.terms import CardId, KnowHow
from bot.engine.terms import Chip, Nation, Personage, ProvinceId, Resource, Unit, Wedge
from bot.records.values import STRICT, Count, Given, Pay, PositiveCount, Seat


class _Strict(BaseModel):
    model_config = STRICT


class _TakeCard(_Strict):
    type: Literal["take_card"]
    card: CardId


class _Rondel(_Strict):
    type: Literal["rondel"]
    wedge: Wedge
    pay: Pay = None
    chip: Annotated[Chip | None, Given] = None


class _Temple(_Strict):
    type: Literal["temple"]
    province: ProvinceId
    pay: Pay = None


class _Wall(_Strict):
    type: Literal["wall"]
    province: ProvinceId
    pay: Pay = None


class _Arm(_Strict):
    type: Literal["arm"]
    province: ProvinceId
    legions: Count = 0
    galleys: Count = 0
    pay: Pay = None


class _Learn(_Strict):
    type: Literal["learn"]
    advance: KnowHow
    pay: Pay = None


class _Recruit(_Strict):
    type: Literal["recruit"]
    legions: Count = 0
    galleys: Count = 0
    pay: Pay = None


class _Move(_Strict):
    type: Literal["move"]
    unit: Unit
    count: Count
    origin: ProvinceId = Field(alias="from")
    target: ProvinceId = Field(alias="to")
    actions_left: Annotated[Count | None, Given] = None


class _Conquer(_Strict):
    type: Literal["conquer"]
    province: ProvinceId
    legions: Count = 0
    galleys: Count = 0


class _Found(_Strict):
    type: Literal["found"]
    province: ProvinceId
    resource: Chip
    pay: Pay = None


class _Trade(_Strict):
    type: Literal["trade"]
    give: dict[Resource, Count]
    take: dict[Resource, Count]


class PlayCardModel(_Strict):
    """Which fields are needed says the card (`bot.records.duellum.record`)."""

    type: Literal["play_card"]
    card: CardId
    province: Annotated[ProvinceId | None, Given] = None
    unit: Annotated[Unit | None, Given] = None
    legions: Annotated[Count | None, Given] = None
    galleys: Annotated[Count | None, Given] = None
    take: Annotated[dict[Resource, Count] | None, Given] = None


class _EndTurn(_Strict):
    type: Literal["end_turn"]


class LoggedCard(_TakeCard):
    """As the log keeps it, with the card that came off the pile (DE9)."""

    drawn: CardId | None = None


_Others = (
    _Rondel
    | _Temple
    | _Wall
    | _Arm
    | _Learn
    | _Recruit
    | _Move
    | _Conquer
    | _Found
    | _Trade
    | PlayCardModel
    | _EndTurn
)
ActionModel = Annotated[_TakeCard | _Others, Field(discriminator="type")]
LoggedModel = Annotated[LoggedCard | _Others, Field(discriminator="type")]


class VariantModel(_Strict):
    """Game settings."""

    nations: PositiveCount
    goal: PositiveCount | None = None


class BoxModel(_Strict):
    """Units in a recruitment box."""

    legions: Count = 0
    galleys: Count = 0


class NationModel(_Strict):
    """One nation of a given position; counts left out are zero."""

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


class PositionModel(_Strict):
    """A position at the start of a turn, cards due not yet taken."""

    round: PositiveCount
    to_move: Nation
    display: list[CardId] | None = None
    discard: dict[CardId, Count] = {}
    nations: dict[Nation, NationModel]


class RecordModel(_Strict):
    """A whole record."""

    format: Literal["antike-record/1"]
    ruleset: Literal["duellum"]
    board: str
    variant: VariantModel
    seats: list[Seat]
    position: PositionModel | None = None
    draws: list[CardId] = []
    actions: list[ActionModel] = []

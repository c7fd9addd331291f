"""The record format as pydantic models: names and kinds of values, nothing that depends on a position."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from bot.engine.antike.terms import KnowHow
from bot.engine.terms import Chip, Nation, Personage, ProvinceId, Unit, Wedge
from bot.records.values import STRICT, Count, Counts, Given, Pay, PositiveCount, Seat


class _Strict(BaseModel):
    model_config = STRICT


class _Rondel(_Strict):
    type: Literal["rondel"]
    wedge: Wedge
    pay: Pay = None


class _Temple(_Strict):
    type: Literal["temple"]
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


class _Move(_Strict):
    type: Literal["move"]
    unit: Unit
    count: Count
    origin: ProvinceId = Field(alias="from")
    target: ProvinceId = Field(alias="to")
    actions_left: Annotated[Count | None, Given] = None


class _Answer(_Strict):
    type: Literal["answer"]
    nation: Nation
    fight: bool


class _Fight(_Strict):
    type: Literal["fight"]
    province: ProvinceId
    unit: Unit
    nation: Nation
    losses: Annotated[dict[Literal["0", "1", "2", "3"], Count] | None, Given] = None


class _Conquer(_Strict):
    type: Literal["conquer"]
    province: ProvinceId
    legions: Count = 0
    galleys: Count = 0
    give_up: Annotated[ProvinceId | None, Given] = None


class _Found(_Strict):
    type: Literal["found"]
    province: ProvinceId
    pay: Pay = None


class _Trade(_Strict):
    type: Literal["trade"]
    give: Counts
    take: Counts


class _TakeChip(_Strict):
    type: Literal["take_chip"]
    resource: Chip


class _ChoosePersonage(_Strict):
    type: Literal["choose_personage"]
    personage: Personage


class _PickCity(_Strict):
    type: Literal["pick_city"]
    province: ProvinceId


class _EndTurn(_Strict):
    type: Literal["end_turn"]


ActionModel = Annotated[
    _Rondel
    | _Temple
    | _Arm
    | _Learn
    | _Move
    | _Answer
    | _Fight
    | _Conquer
    | _Found
    | _Trade
    | _TakeChip
    | _ChoosePersonage
    | _PickCity
    | _EndTurn,
    Field(discriminator="type"),
]


class VariantModel(_Strict):
    """Game settings."""

    nations: PositiveCount
    goal: PositiveCount | None = None
    expert: bool = False
    military: bool = False
    one_city: bool = False
    two_players: Literal["four-nations", "doubled"] | None = None


class NationModel(_Strict):
    """One nation of a given position; counts left out are zero."""

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
    owes_chip: Annotated[int, Field(ge=0, le=1)] = 0  # a Literal would also take true and 1.0


class PositionModel(_Strict):
    """A position at the start of a turn."""

    round: PositiveCount
    to_move: Nation
    nations: dict[Nation, NationModel]


class RecordModel(_Strict):
    """A whole record."""

    format: Literal["antike-record/1"]
    ruleset: Literal["antike"]
    board: str
    variant: VariantModel
    seats: list[Seat]
    position: PositionModel | None = None
    actions: list[ActionModel] = []

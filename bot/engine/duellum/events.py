"""Events caused by actions, in order: facts for texts, pictures and notifications, without prose."""

from bot.engine.duellum.terms import CardId, KnowHow
from bot.engine.events import (
    Armed,
    Fought,
    GameWon,
    Moved,
    PersonageMissed,
    RoundBegan,
    StoneMoved,
    TempleBuilt,
    Traded,
    TurnBegan,
    TurnEnded,
)
from bot.engine.purse import Purse
from bot.engine.terms import Chip, Nation, Personage, ProvinceId, Unit
from bot.engine.value import value


@value
class CardsDue:
    """The nation takes `count` cards at the start of its turn (DE4), fewer than due if too few are left.

    One is due for each personage the rival gained, and one if the nation lost a city.
    """

    nation: Nation
    count: int
    personages: int
    city_lost: bool


@value
class CardTaken:
    """A card was taken from the display; `drawn` replaces it, if the pile was not empty (DE3)."""

    nation: Nation
    card: CardId
    drawn: CardId | None
    reshuffled: bool


@value
class CardsLapsed:
    """Cards were due, but the display was empty (DE4)."""

    nation: Nation
    count: int


@value
class Produced:
    """A production yielded `amount` of the resource, and `extra` (DP1-DP3).

    The extra is a coin, or a chip if the bank has no coin.
    """

    nation: Nation
    resource: Chip
    amount: int
    extra: Purse


@value
class WallBuilt:
    """A town wall was built (DB4); nothing is paid with Masons."""

    nation: Nation
    province: ProvinceId
    paid: Purse


@value
class Learned:
    """A know-how was developed; `new` if the rival does not own it (DK3)."""

    nation: Nation
    advance: KnowHow
    new: bool
    paid: Purse


@value
class Recruited:
    """Units moved from the supply to the box (DK6); nothing is paid with Levy."""

    nation: Nation
    legions: int
    galleys: int
    paid: Purse


@value
class Conquered:
    """A city was conquered (DM7, DM8); counts are the units lost by each side."""

    nation: Nation
    loser: Nation
    province: ProvinceId
    legions: int
    galleys: int
    lost_legions: int
    lost_galleys: int
    temple: bool
    wall: bool
    fortress: CardId | None
    """The card that increased the defence and is discarded (DE8)."""


@value
class CityFounded:
    """A city was founded (DF1)."""

    nation: Nation
    province: ProvinceId
    resource: Chip
    paid: Purse


@value
class CardPlayed:
    """A card was played and discarded; effects with events of their own follow (DE6)."""

    nation: Nation
    card: CardId
    province: ProvinceId | None = None
    gained: Purse | None = None
    """Resources gained by the nation."""
    lost: Purse | None = None
    """Resources lost by the rival."""


@value
class UnitRemoved:
    """A unit of the rival was removed (DE7, Storm and Plague)."""

    nation: Nation
    province: ProvinceId
    unit: Unit


@value
class WallDestroyed:
    """A town wall was returned to its nation's supply (DE7, Earthquake)."""

    nation: Nation
    province: ProvinceId


@value
class PersonageWon:
    """A nation received personages (DV1)."""

    nation: Nation
    personage: Personage
    count: int


@value
class WallsGained:
    """A nation received town walls from the track (DV6)."""

    nation: Nation
    count: int


Event = (
    RoundBegan
    | TurnBegan
    | CardsDue
    | CardTaken
    | CardsLapsed
    | StoneMoved
    | Produced
    | TempleBuilt
    | WallBuilt
    | Armed
    | Learned
    | Recruited
    | Moved
    | Fought
    | Conquered
    | CityFounded
    | Traded
    | CardPlayed
    | UnitRemoved
    | WallDestroyed
    | TurnEnded
    | PersonageWon
    | PersonageMissed
    | WallsGained
    | GameWon
)

"""What an action brought about, in order: facts for texts, pictures and pings. No prose here."""

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
    """The nation takes so many cards at the start of its turn (DE4).

    One for each personage that the rival has gained, and one if the nation has lost a city.
    """

    nation: Nation
    count: int
    personages: int
    city_lost: bool


@value
class CardTaken:
    """A card was taken from the display; `drawn` lies there now, if any was left (DE3)."""

    nation: Nation
    card: CardId
    drawn: CardId | None
    reshuffled: bool


@value
class CardsLapsed:
    """Cards were due, but the display is empty (DE4)."""

    nation: Nation
    count: int


@value
class Produced:
    """A production action gave `amount` of the resource, and `extra` beside it (DP1-DP3).

    The extra is a coin, or a chip where the bank has no coin.
    """

    nation: Nation
    resource: Chip
    amount: int
    extra: Purse


@value
class WallBuilt:
    """A town wall stands (DB4); by Masons nothing is paid."""

    nation: Nation
    province: ProvinceId
    paid: Purse


@value
class Learned:
    """A know-how was developed; `new` where the rival does not own it (DK3)."""

    nation: Nation
    advance: KnowHow
    new: bool
    paid: Purse


@value
class Recruited:
    """Units came from the supply into the box (DK6); by Levy nothing is paid."""

    nation: Nation
    legions: int
    galleys: int
    paid: Purse


@value
class Conquered:
    """A city changed hands (DM7, DM8); counts are the units each side gave for it."""

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
    """The card that made it dearer, and is discarded (DE8)."""


@value
class CityFounded:
    """A city was founded (DF1)."""

    nation: Nation
    province: ProvinceId
    resource: Chip
    paid: Purse


@value
class CardPlayed:
    """A card was played and discarded; what it did follows, where it is an event of its own (DE6)."""

    nation: Nation
    card: CardId
    province: ProvinceId | None = None
    gained: Purse | None = None
    """What it brought the nation."""
    lost: Purse | None = None
    """What it cost the rival."""


@value
class UnitRemoved:
    """A unit of the rival has left the board (DE7, Storm and Plague)."""

    nation: Nation
    province: ProvinceId
    unit: Unit


@value
class WallDestroyed:
    """A town wall has gone back to its nation (DE7, Earthquake)."""

    nation: Nation
    province: ProvinceId


@value
class PersonageWon:
    """Personages came to a nation (DV1)."""

    nation: Nation
    personage: Personage
    count: int


@value
class WallsGained:
    """The track has given a nation town walls (DV6)."""

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

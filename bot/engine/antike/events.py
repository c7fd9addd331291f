"""Events caused by actions, in order: facts for texts, pictures and notifications, without prose."""

from bot.engine.antike.terms import KnowHow
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
class CoinTaken:
    """A nation took its coin of the round (S7)."""

    nation: Nation


@value
class ChipOwed:
    """The bank had no coin: the nation will take a chip instead (S7)."""

    nation: Nation


@value
class ChipTaken:
    """A nation took the chip it was owed (S7)."""

    nation: Nation
    resource: Chip


@value
class Produced:
    """A production yielded `amount` chips of `resource` (P1, P2)."""

    nation: Nation
    resource: Chip
    amount: int


@value
class Learned:
    """A know-how was bought; `new` if no other nation had it (K2, K3)."""

    nation: Nation
    advance: KnowHow
    new: bool
    paid: Purse


@value
class FightAsked:
    """A nation is asked whether it fights units that entered a province (M5)."""

    nation: Nation
    mover: Nation
    unit: Unit
    province: ProvinceId


@value
class Answered:
    """A nation answered whether it fights (M5)."""

    nation: Nation
    fight: bool


@value
class Conquered:
    """A city was conquered (M9); the counts are the units spent by the conqueror and lost by the owner."""

    nation: Nation
    loser: Nation
    province: ProvinceId
    legions: int
    galleys: int
    lost_legions: int
    lost_galleys: int
    temple: bool


@value
class CityGivenUp:
    """A conqueror without city stones left gave up this city for its stone (M12)."""

    nation: Nation
    province: ProvinceId
    temple: bool


@value
class CityFounded:
    """A city was founded (F1)."""

    nation: Nation
    province: ProvinceId
    paid: Purse


@value
class CityPicked:
    """A start city was picked (X4, S10)."""

    nation: Nation
    province: ProvinceId


@value
class PersonageWon:
    """A nation received personages (V1-V3), or one for all eight know-hows (K4)."""

    nation: Nation
    personage: Personage
    count: int
    for_all_eight: bool = False


@value
class PersonageOffered:
    """A nation must choose between equally large stacks of personages (K4)."""

    nation: Nation
    personages: tuple[Personage, ...]


Event = (
    RoundBegan
    | CoinTaken
    | ChipOwed
    | TurnBegan
    | ChipTaken
    | StoneMoved
    | Produced
    | TempleBuilt
    | Armed
    | Learned
    | Moved
    | FightAsked
    | Answered
    | Fought
    | Conquered
    | CityGivenUp
    | CityFounded
    | CityPicked
    | Traded
    | TurnEnded
    | PersonageWon
    | PersonageMissed
    | PersonageOffered
    | GameWon
)

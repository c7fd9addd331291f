"""What an action brought about, in order: facts for texts, pictures and pings. No prose here."""

from dataclasses import dataclass

from bot.engine.antike.position import Reason
from bot.engine.antike.terms import KnowHow
from bot.engine.purse import Purse
from bot.engine.terms import Chip, Nation, Personage, ProvinceId, Unit, Wedge


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A new round (S7)."""

    round: int


@dataclass(frozen=True, slots=True)
class CoinTaken:
    """A nation took its coin of the round (S7)."""

    nation: Nation


@dataclass(frozen=True, slots=True)
class ChipOwed:
    """The bank had no coin: the nation will take a chip instead (S7)."""

    nation: Nation


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is a nation's turn, or its turn to pick a start city."""

    nation: Nation


@dataclass(frozen=True, slots=True)
class ChipTaken:
    """A nation took the chip it was owed (S7)."""

    nation: Nation
    resource: Chip


@dataclass(frozen=True, slots=True)
class StoneMoved:
    """A stone went `steps` wedges on (0 on a first turn) for `paid` (T2)."""

    nation: Nation
    wedge: Wedge
    steps: int
    paid: Purse


@dataclass(frozen=True, slots=True)
class Produced:
    """A production action gave `amount` (P1, P2)."""

    nation: Nation
    resource: Chip
    amount: int


@dataclass(frozen=True, slots=True)
class TempleBuilt:
    """A temple stands (B1)."""

    nation: Nation
    province: ProvinceId
    paid: Purse


@dataclass(frozen=True, slots=True)
class Armed:
    """New units stand in a province (A1)."""

    nation: Nation
    province: ProvinceId
    legions: int
    galleys: int
    paid: Purse


@dataclass(frozen=True, slots=True)
class Learned:
    """A know-how was bought; `new` where no other nation had it (K2, K3)."""

    nation: Nation
    advance: KnowHow
    new: bool
    paid: Purse


@dataclass(frozen=True, slots=True)
class Moved:
    """Units crossed a border (M1); `actions_left` after the move."""

    nation: Nation
    unit: Unit
    count: int
    origin: ProvinceId
    target: ProvinceId
    actions_left: int


@dataclass(frozen=True, slots=True)
class FightAsked:
    """A nation is asked whether it fights what has entered (M5)."""

    nation: Nation
    mover: Nation
    unit: Unit
    province: ProvinceId


@dataclass(frozen=True, slots=True)
class Answered:
    """A nation has answered (M5)."""

    nation: Nation
    fight: bool


@dataclass(frozen=True, slots=True)
class Fought:
    """`count` units were lost on each side (M3)."""

    mover: Nation
    other: Nation
    province: ProvinceId
    unit: Unit
    count: int


@dataclass(frozen=True, slots=True)
class Conquered:
    """A city changed hands (M9); counts are the units each side gave for it."""

    nation: Nation
    loser: Nation
    province: ProvinceId
    legions: int
    galleys: int
    lost_legions: int
    lost_galleys: int
    temple: bool


@dataclass(frozen=True, slots=True)
class CityGivenUp:
    """A conqueror without a stone took one from this city (M12)."""

    nation: Nation
    province: ProvinceId
    temple: bool


@dataclass(frozen=True, slots=True)
class CityFounded:
    """A city was founded (F1)."""

    nation: Nation
    province: ProvinceId
    paid: Purse


@dataclass(frozen=True, slots=True)
class CityPicked:
    """A start city was picked (X4, S10)."""

    nation: Nation
    province: ProvinceId


@dataclass(frozen=True, slots=True)
class Traded:
    """Two given for one taken (T4)."""

    nation: Nation
    give: Purse
    take: Purse


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A nation ended its turn."""

    nation: Nation


@dataclass(frozen=True, slots=True)
class PersonageWon:
    """Personages came to a nation (V1-V3), or one for all eight know-hows (K4)."""

    nation: Nation
    personage: Personage
    count: int
    for_all_eight: bool = False


@dataclass(frozen=True, slots=True)
class PersonageMissed:
    """The stack could not give them (V1)."""

    nation: Nation
    personage: Personage
    count: int


@dataclass(frozen=True, slots=True)
class PersonageOffered:
    """The nation chooses between equal stacks (K4)."""

    nation: Nation
    personages: tuple[Personage, ...]


@dataclass(frozen=True, slots=True)
class GameWon:
    """The game is over (W1, W2)."""

    nation: Nation
    reason: Reason


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

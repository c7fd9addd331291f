"""Set-up of a game, fixed before the first turn: board, seats and variant (S1-S5, S9, S10, W1, X1-X6).

Everything that depends on the variant is a property of the set-up; no other module of the rules refers to
variants by name.
"""

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from bot.engine.antike.board import AntikeBoard
from bot.engine.errors import SetupError
from bot.engine.personages import Personages
from bot.engine.ruleset import Side
from bot.engine.terms import Nation, Personage, ProvinceId

TwoPlayers = Literal["four-nations", "doubled"]

TWO_PLAYERS: Final[dict[TwoPlayers, int]] = {"four-nations": 4, "doubled": 2}
"""Number of nations in each two-player mode (S9, S10)."""
_TARGETS: Final = {3: 10, 4: 9, 5: 8, 6: 7}
_MILITARY_TARGETS: Final = {3: 13, 4: 11, 5: 9, 6: 8}
_DOUBLED_TARGET: Final = 15
_DOUBLED_PICKS: Final = 3
_PAIRS: Final[tuple[tuple[Side, Side], ...]] = (
    (("phoenicians", "persians"), ("greeks", "arabs")),
    (("phoenicians", "romans"), ("greeks", "germans")),
)
"""The nations of both players in a game of four nations, for either board (S9)."""


class Supply(NamedTuple):
    """Supply of one nation (S5), to which lost pieces return."""

    units: int
    """Number of legions, and also of galleys."""
    city_stones: int


_SUPPLY: Final = Supply(units=17, city_stones=25)
_DOUBLED_SUPPLY: Final = Supply(units=34, city_stones=50)


@dataclass(frozen=True)
class Variant:
    """Game settings of a record; `goal` overrides the target (W1)."""

    nations: int
    goal: int | None = None
    expert: bool = False
    military: bool = False
    one_city: bool = False
    two_players: TwoPlayers | None = None

    @property
    def doubled(self) -> bool:
        """Whether two nations play with doubled material; a coin toss decided the first seat (S10)."""
        return self.two_players == "doubled"

    @property
    def players(self) -> int:
        """Number of players: two with S9 and S10, else one per nation (S1)."""
        return 2 if self.two_players else self.nations


def check_variant(board: AntikeBoard, variant: Variant) -> None:
    """Raise `SetupError` if the settings exclude each other or cannot be played on this board."""
    if variant.two_players and variant.nations != TWO_PLAYERS[variant.two_players]:
        needed = TWO_PLAYERS[variant.two_players]
        raise SetupError("two-players", setting=variant.two_players, nations=variant.nations, needed=needed)
    if not variant.doubled and (variant.nations not in _TARGETS or variant.nations not in board.start_cities):
        possible = {*board.start_cities, TWO_PLAYERS["doubled"]} - {variant.nations}
        raise SetupError("number-of-nations", nations=variant.nations, allowed=tuple(sorted(possible)))
    if variant.goal is not None and variant.goal < 1:
        raise SetupError("goal", goal=variant.goal)
    if variant.doubled and variant.one_city:
        raise SetupError("one-city-doubled")
    if variant.doubled and variant.military and variant.goal is None:
        raise SetupError("military-needs-goal")


def eligible_nations(board: AntikeBoard, variant: Variant) -> tuple[Nation, ...]:
    """Return the nations that may play: those for their number (S1), or any of the board (S10)."""
    number = max(board.start_cities) if variant.doubled else variant.nations
    return tuple(board.start_cities[number])


def sides(board: AntikeBoard, variant: Variant) -> tuple[Side, ...]:
    """Return the sides a player can choose from: the pairs of S9, else single nations.

    Raises `SetupError` if the nations of a four-nation game form no known pairs.
    """
    nations = eligible_nations(board, variant)
    if variant.two_players != "four-nations":
        return tuple((nation,) for nation in nations)
    for pair in _PAIRS:
        if {nation for side in pair for nation in side} == set(nations):
            return pair
    raise SetupError("no-pairs", nations=nations)


@dataclass(frozen=True)
class Setup:
    """Board, variant and nations in clockwise order of seats.

    Raises `SetupError` if the settings cannot be played together, or the nations are not those of S1 (S9,
    S10) for this board and number.
    """

    board: AntikeBoard
    variant: Variant
    nations: tuple[Nation, ...]
    turn_order: tuple[Nation, ...] = field(init=False)
    """Nations clockwise from the start nation (S3), or from the first seat (S10)."""
    pick_order: tuple[Nation, ...] = field(init=False)
    """The nation of each pick of a start city (X4, S10); empty if start cities are fixed (S4)."""
    target: int = field(init=False)
    """Score needed to win (W1)."""
    supply: Supply = field(init=False)

    def __post_init__(self) -> None:
        board, variant = self.board, self.variant
        check_variant(board, variant)
        self._check_nations()
        first = 0 if variant.doubled else self.nations.index(board.start_nation[variant.nations])
        order = self.nations[first:] + self.nations[:first]
        picks = _DOUBLED_PICKS if variant.doubled else int(variant.one_city)
        object.__setattr__(self, "turn_order", order)
        object.__setattr__(self, "pick_order", order * picks)
        object.__setattr__(self, "target", variant.goal or self._usual_target())
        object.__setattr__(self, "supply", _DOUBLED_SUPPLY if variant.doubled else _SUPPLY)

    def _check_nations(self) -> None:
        allowed = eligible_nations(self.board, self.variant)
        named = set(self.nations)
        if not len(self.nations) == len(named) == self.variant.nations or not named <= set(allowed):
            raise SetupError("nations", nations=self.nations, allowed=allowed, number=self.variant.nations)
        sides(self.board, self.variant)

    def _usual_target(self) -> int:
        """Return the score needed to win if the variant sets no goal (W1, S10, X3)."""
        if self.variant.doubled:
            return _DOUBLED_TARGET
        return (_MILITARY_TARGETS if self.variant.military else _TARGETS)[self.variant.nations]

    @property
    def ruleset(self) -> str:
        """Id of the ruleset; a property, as mypyc takes a class variable of a dataclass for a field."""
        return "antike"

    def start_sites(self, nation: Nation) -> tuple[ProvinceId, ...]:
        """Return a nation's start cities, or the sites to pick them from, including taken ones (S4)."""
        if self.variant.doubled:
            return tuple(self.board.provinces)
        return self.board.start_cities[self.variant.nations][nation]

    @property
    def sides(self) -> tuple[Side, ...]:
        """Nations grouped by player: pairs with four nations of two players (S9), else single nations."""
        if self.variant.two_players == "four-nations":
            return sides(self.board, self.variant)
        return tuple((nation,) for nation in self.nations)

    @property
    def rewards_all_eight(self) -> bool:
        """Whether owning all eight know-hows earns a personage (K4; not in X2 and X3)."""
        return not (self.variant.expert or self.variant.military)

    @property
    def scores_points(self) -> bool:
        """Whether the score counts victory points instead of personages (X3)."""
        return self.variant.military

    def score(self, personages: Personages) -> int:
        """Return the score of these personages towards the target (W1); a general counts twice in X3."""
        return personages.total + (personages.general if self.variant.military else 0)

    def points_of(self, personage: Personage) -> int:
        """Return the score of one personage of this kind."""
        return 2 if personage == "general" and self.scores_points else 1

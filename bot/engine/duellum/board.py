"""A board of Duellum as data: sites, seas, start cities, prices, and the event cards (DS1-DS7, DK2, DE1)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.engine.board import Board
from bot.engine.duellum.terms import CardId, CardTime, Effect, KnowHow
from bot.engine.errors import SetupError
from bot.engine.terms import CHIPS, Chip, Nation, ProvinceId, Unit

DISPLAY: Final = 3
"""Cards that lie open (DS7)."""


FIELDS: Final[dict[Effect, tuple[str, ...]]] = {
    "destroy_wall": ("province",),
    "take_chips": ("take",),
    "recruit": ("legions", "galleys"),
    "place_unit": ("province", "unit"),
    "remove_unit": ("province",),
    "build_wall": ("province",),
}
"""What has to be said with a card to play it, by its effect; nothing with all others (DE7)."""


@dataclass(frozen=True)
class Card:
    """One kind of event card (DE1, DE7)."""

    id: CardId
    copies: int
    when: CardTime
    effect: Effect
    number: int = 0
    """How much the effect is, where it is a number."""
    resource: Chip | None = None
    """Which chip it is about, where it is about one."""
    unit: Unit | None = None
    """Which unit it is about, where it is about one."""
    name: str = ""
    """As its file calls it."""
    latin: str = ""
    source: str = ""
    """Where its text comes from, as its file says."""

    @property
    def fields(self) -> tuple[str, ...]:
        """What has to be said to play it, as fields of the action."""
        return FIELDS.get(self.effect, ())


@dataclass(frozen=True)
class KnowHowPrice:
    """Gold for a know-how: `first` where the rival does not own it, else `later` (DK2)."""

    first: int
    later: int


@dataclass(frozen=True, eq=False)
class DuellumBoard(Board):
    """A board for two nations; a broken one raises `SetupError` with code `board`.

    `nations` are those of the board, `sites` the provinces where a city may stand, `symbols` those with the
    galley symbol. `cards` are in the order of their file.
    """

    nations: tuple[Nation, ...]
    sites: frozenset[ProvinceId]
    symbols: frozenset[ProvinceId]
    start_cities: Mapping[Nation, Mapping[ProvinceId, Chip]]
    coins: int
    prices: Mapping[KnowHow, KnowHowPrice]
    cards: Mapping[CardId, Card]
    fortresses: tuple[Card, ...] = field(init=False, repr=False)
    """Cards that defend a city by themselves (DE8)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        for nation, cities in self.start_cities.items():
            if sorted(cities.values()) != sorted(CHIPS):
                raise SetupError("board", fault="start-resources", where=f"start cities of {nation}")
        found = tuple(card for card in self.cards.values() if card.effect == "defence")
        object.__setattr__(self, "fortresses", found)

    @property
    def ruleset(self) -> str:
        """Whose board it is."""
        return "duellum"

"""Boards of Duellum: sites, seas, start cities, prices, and event cards (DS1-DS7, DK2, DE1)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.engine.board import Board
from bot.engine.duellum.terms import CardId, CardTime, Effect, KnowHow
from bot.engine.errors import SetupError
from bot.engine.terms import CHIPS, Chip, Nation, ProvinceId, Unit

DISPLAY: Final = 3
"""Face-up cards (DS7)."""


FIELDS: Final[dict[Effect, tuple[str, ...]]] = {
    "destroy_wall": ("province",),
    "take_chips": ("take",),
    "recruit": ("legions", "galleys"),
    "place_unit": ("province", "unit"),
    "remove_unit": ("province",),
    "build_wall": ("province",),
}
"""Fields needed to play a card, by effect; none for other effects (DE7)."""


@dataclass(frozen=True)
class Card:
    """One kind of event card (DE1, DE7)."""

    id: CardId
    copies: int
    when: CardTime
    effect: Effect
    number: int = 0
    """Size of the effect, if numeric."""
    resource: Chip | None = None
    """Chip the effect concerns, if any."""
    unit: Unit | None = None
    """Unit the effect concerns, if any."""
    name: str = ""
    """Name in its file."""
    latin: str = ""
    source: str = ""
    """Source of its text, as stated in its file."""

    @property
    def fields(self) -> tuple[str, ...]:
        """Fields of the action needed to play it."""
        return FIELDS.get(self.effect, ())


@dataclass(frozen=True)
class KnowHowPrice:
    """Price of a know-how in gold: `first` if the rival does not own it, else `later` (DK2)."""

    first: int
    later: int


@dataclass(frozen=True, eq=False, repr=False)
class DuellumBoard(Board):
    """A board for two nations; an invalid one raises `SetupError` with code `board`.

    `sites` are the provinces where a city may be founded, `symbols` those with the galley symbol. `cards` are
    in the order of their file.
    """

    nations: tuple[Nation, ...]
    sites: frozenset[ProvinceId]
    symbols: frozenset[ProvinceId]
    start_cities: Mapping[Nation, Mapping[ProvinceId, Chip]]
    coins: int
    prices: Mapping[KnowHow, KnowHowPrice]
    cards: Mapping[CardId, Card]
    fortresses: tuple[Card, ...] = field(init=False)
    """Cards that defend a city from the hand (DE8)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        for nation, cities in self.start_cities.items():
            if sorted(cities.values()) != sorted(CHIPS):
                raise SetupError("board", fault="start-resources", where=f"start cities of {nation}")
        found = tuple(card for card in self.cards.values() if card.effect == "defence")
        object.__setattr__(self, "fortresses", found)

    @property
    def ruleset(self) -> str:
        """Id of the ruleset."""
        return "duellum"

"""A page of the panel as data: words, buttons, menus and a picture, in the order in which they are read."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from bot.engine.terms import ProvinceId, Unit

MOST_WEIGHT: Final = 37
"""Components that a page may have: Discord's 40 without the frame, the title and the picture."""
Look = Literal["plain", "main", "good", "strong"]
"""How a button looks: the way on is `main`, what ends something `good`, what spends units `strong`."""


@dataclass(frozen=True, slots=True)
class PanelButton:
    """A button; what cannot be pressed is shown all the same, so that nothing moves about."""

    label: str
    ask: str
    """A custom id; "" for what cannot be pressed."""
    look: Look = "plain"
    icon: str = ""
    """What it is about: a wedge, a chip, a unit, a card; shown beside the label where it can be."""


@dataclass(frozen=True, slots=True)
class Option:
    """A line of a menu."""

    label: str
    value: str
    about: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class PanelMenu:
    """A menu; of several lines where `most` says so."""

    placeholder: str
    ask: str
    options: tuple[Option, ...]
    most: int = 1


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons beside each other."""

    presses: tuple[PanelButton, ...]


Block = str | Row | PanelMenu


@dataclass(frozen=True, slots=True)
class PagePicture:
    """The picture of a page: where the nation is, unless one of these says something else."""

    region: ProvinceId | None = None
    unit: Unit | None = None
    """With a region: how far such units get from there."""
    around: tuple[ProvinceId, ...] = ()
    """All these places, such as those that have a button."""
    ways: bool = False
    """The rondel instead, with the ways of the stone."""
    standing: bool = False
    """The close-up of a call instead, with how all stand, and with cards that are to be taken."""


@dataclass(frozen=True, slots=True)
class Page:
    """All that one look at the panel shows."""

    title: str
    blocks: tuple[Block, ...] = ()
    shot: PagePicture = field(default_factory=PagePicture)
    tells: bool = False
    """Whether it tells the turn so far, so that nothing has to be said of its latest step."""


def weight(blocks: Iterable[Block]) -> int:
    """How many components they are to Discord, which counts nested ones, too."""
    return sum(
        1 if isinstance(block, str) else 2 if isinstance(block, PanelMenu) else 1 + len(block.presses)
        for block in blocks
    )


def rows(presses: Sequence[PanelButton], most: int = 5) -> tuple[Row, ...]:
    """Buttons in rows of up to `most`."""
    return tuple(Row(tuple(presses[start : start + most])) for start in range(0, len(presses), most))

"""A panel page as data: text, buttons, menus and a picture, in reading order."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from bot.engine.terms import ProvinceId, Unit

MOST_WEIGHT: Final = 37
"""Maximum components of a page: Discord's 40 without container, title and picture."""
Look = Literal["plain", "main", "good", "strong"]
"""Style of a button: `main` continues, `good` ends something, `strong` spends units."""


@dataclass(frozen=True, slots=True)
class PanelButton:
    """A button; disabled ones are shown as well, so that the layout is stable."""

    label: str
    ask: str
    """Custom id; "" if disabled."""
    look: Look = "plain"
    icon: str = ""
    """Icon shown beside the label if available: a wedge, chip, unit or card."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a menu."""

    label: str
    value: str
    about: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class PanelMenu:
    """A menu with up to `most` selections."""

    placeholder: str
    ask: str
    options: tuple[Option, ...]
    most: int = 1


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side."""

    presses: tuple[PanelButton, ...]


Block = str | Row | PanelMenu


@dataclass(frozen=True, slots=True)
class PagePicture:
    """The picture of a page; by default a close-up of the nation."""

    region: ProvinceId | None = None
    unit: Unit | None = None
    """With a region: the reach of such units from there."""
    around: tuple[ProvinceId, ...] = ()
    """All these provinces, such as those with a button."""
    ways: bool = False
    """The rondel with the ways of the stone."""
    standing: bool = False
    """The close-up of turn notifications, with all scores and due cards."""


@dataclass(frozen=True, slots=True)
class Page:
    """The content of one view of the panel."""

    title: str
    blocks: tuple[Block, ...] = ()
    shot: PagePicture = field(default_factory=PagePicture)
    describes_turn: bool = False
    """Whether the page describes the turn so far, so that no note on the last step is needed."""


def weight(blocks: Iterable[Block]) -> int:
    """Return the number of Discord components, including nested ones."""
    return sum(
        1 if isinstance(block, str) else 2 if isinstance(block, PanelMenu) else 1 + len(block.presses)
        for block in blocks
    )


def rows(presses: Sequence[PanelButton], most: int = 5) -> tuple[Row, ...]:
    """Arrange buttons in rows of up to `most`."""
    return tuple(Row(tuple(presses[start : start + most])) for start in range(0, len(presses), most))

"""Themes: all colours and line weights in which two pictures of the same content may differ."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.engine.terms import Nation, Resource, Wedge
from bot.render.core import palette
from bot.render.core.palette import Colour


@dataclass(frozen=True, slots=True)
class TintStyle:
    """Tint of owned provinces: its opacity (0 to 255) is `strong` near the border and `faint` beyond `reach`.

    The tint replaces the ground's colour and keeps only its light and shade, so that it is equally clear on
    land and sea. `dark` is its brightness where the ground is black, as a share of its full brightness.
    """

    faint: int
    strong: int
    reach: float
    dark: float


@dataclass(frozen=True, slots=True)
class LabelStyle:
    """Style of province names: letters, and the glow that sets them off from any ground."""

    ink: Colour
    halo: Colour
    glow: float
    """Opacity of the glow, 0 to 1."""


@dataclass(frozen=True, slots=True)
class PanelStyle:
    """Style of tables and the title: paper, frames and letters."""

    paper: Colour
    bright: Colour
    """Paper of the highlighted card."""
    edge: Colour
    edge_bright: Colour
    line: Colour
    rule: Colour
    ink: Colour
    faded: Colour
    """Ink of counts that are zero."""
    red: Colour
    second: Colour
    """Ink of a player's name below that of the nation."""
    cells: tuple[Colour, Colour, Colour, Colour]
    cell_edge: Colour
    wood: Colour
    gold: Colour
    letter: Colour
    """Ink of letters on wood."""


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """Colour scheme of all pictures; compared by identity, so that it can be part of a cache key."""

    name: str
    nations: Mapping[Nation, Colour]
    tints: Mapping[Nation, Colour]
    """Colours laid over the provinces of each nation."""
    resources: Mapping[Resource, tuple[Colour, Colour]]
    wedges: Mapping[Wedge, tuple[Colour, Colour]]
    tint_style: TintStyle
    label: LabelStyle
    panel: PanelStyle
    quality: int
    """JPEG quality, 0 to 95 (decision 10): hard edges take more bytes, and tolerate a lower quality."""
    edge: Colour
    """Outermost outline of everything on the board."""
    rim: Colour
    """Pale line inside `edge`."""
    weight: float
    """Thickness of `edge` and `rim`, relative to the standard theme."""
    emblem: float
    """Size of emblems, relative to the standard theme."""
    seam: Colour
    """Highlight along the border of a province where a fight may be demanded."""


_CLEAR: Final[dict[Nation, Colour]] = {
    "greeks": (36, 62, 203),
    "romans": (152, 24, 62),
    "germans": (30, 186, 150),
    "phoenicians": (172, 118, 244),
    "carthaginians": (252, 216, 36),
    "persians": (232, 100, 40),
    "arabs": (30, 186, 150),
    "egyptians": (252, 216, 36),
    "babylonians": (116, 50, 22),
}
"""Similar to the colours of counters, but none so dark or pale that it would look grey on land."""

STANDARD: Final = Theme(
    name="standard",
    nations=palette.NATION_COLOURS,
    tints=_CLEAR,
    resources=palette.RESOURCE_COLOURS,
    wedges=palette.WEDGE_COLOURS,
    tint_style=TintStyle(faint=66, strong=180, reach=30.0, dark=0.45),
    label=LabelStyle(ink=(34, 18, 8), halo=(253, 247, 230), glow=0.9),
    panel=PanelStyle(
        paper=palette.PAPER,
        bright=(255, 247, 220),
        edge=palette.DARK,
        edge_bright=palette.RUST,
        line=palette.BRONZE,
        rule=(214, 190, 148),
        ink=palette.INK,
        faded=(186, 164, 130),
        red=palette.RUST,
        second=(112, 76, 42),
        cells=((232, 176, 150), (178, 202, 212), (238, 212, 146), (208, 184, 206)),
        cell_edge=(150, 108, 66),
        wood=(104, 62, 30),
        gold=palette.GOLD,
        letter=(250, 230, 180),
    ),
    quality=62,
    edge=(30, 17, 8),
    rim=(248, 230, 178),
    weight=1.0,
    emblem=1.0,
    seam=(255, 246, 176),
)

_PURE: Final[dict[Nation, Colour]] = {
    "greeks": (8, 41, 153),
    "romans": (109, 25, 46),
    "germans": (20, 172, 146),
    "phoenicians": (153, 103, 255),
    "carthaginians": (255, 216, 24),
    "persians": (222, 44, 6),
    "arabs": (20, 172, 146),
    "egyptians": (255, 216, 24),
    "babylonians": (36, 24, 24),
}

CONTRAST: Final = Theme(
    name="contrast",
    nations=_PURE,
    tints=_PURE,
    resources={
        "marble": ((255, 255, 255), (0, 0, 0)),
        "iron": ((0, 72, 160), (255, 255, 255)),
        "gold": ((255, 208, 0), (0, 0, 0)),
        "coins": ((122, 66, 16), (255, 255, 255)),
    },
    wedges={
        "iron": ((0, 72, 160), (255, 255, 255)),
        "temple": ((255, 255, 255), (0, 0, 0)),
        "gold": ((255, 208, 0), (0, 0, 0)),
        "maneuver-1": ((158, 18, 18), (255, 255, 255)),
        "arming": ((0, 72, 160), (255, 255, 255)),
        "marble": ((255, 255, 255), (0, 0, 0)),
        "know-how": ((255, 208, 0), (0, 0, 0)),
        "maneuver-2": ((158, 18, 18), (255, 255, 255)),
    },
    tint_style=TintStyle(faint=48, strong=236, reach=22.0, dark=0.7),
    label=LabelStyle(ink=(0, 0, 0), halo=(255, 255, 255), glow=1.0),
    panel=PanelStyle(
        paper=(255, 255, 255),
        bright=(255, 246, 168),
        edge=(0, 0, 0),
        edge_bright=(178, 0, 0),
        line=(96, 96, 96),
        rule=(150, 150, 150),
        ink=(0, 0, 0),
        faded=(110, 110, 110),
        red=(166, 0, 0),
        second=(40, 40, 40),
        cells=((255, 226, 214), (222, 238, 248), (255, 240, 196), (242, 226, 242)),
        cell_edge=(0, 0, 0),
        wood=(24, 24, 24),
        gold=(255, 255, 255),
        letter=(255, 255, 255),
    ),
    quality=55,
    edge=(0, 0, 0),
    rim=(255, 255, 255),
    weight=1.5,
    emblem=1.2,
    seam=(255, 240, 0),
)

THEMES: Final[Mapping[str, Theme]] = MappingProxyType({theme.name: theme for theme in (STANDARD, CONTRAST)})

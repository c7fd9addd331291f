"""Colours. The nations of one board keep apart in lightness too, for people who do not see all colours."""

from typing import Final

from bot.engine.terms import Nation, Resource, Wedge

__all__ = [
    "BRONZE",
    "DARK",
    "GOLD",
    "INK",
    "NATION_COLOURS",
    "PAPER",
    "RESOURCE_COLOURS",
    "RUST",
    "WEDGE_COLOURS",
    "Colour",
    "darker",
    "ink_on",
    "lighter",
]

Colour = tuple[int, int, int]

INK: Final[Colour] = (48, 28, 13)
DARK: Final[Colour] = (70, 41, 20)
BRONZE: Final[Colour] = (170, 124, 62)
GOLD: Final[Colour] = (226, 188, 112)
PAPER: Final[Colour] = (243, 230, 200)
RUST: Final[Colour] = (150, 34, 24)

NATION_COLOURS: Final[dict[Nation, Colour]] = {
    "greeks": (22, 74, 186),
    "romans": (140, 8, 48),
    "germans": (40, 150, 96),
    "phoenicians": (204, 92, 176),
    "carthaginians": (240, 196, 48),
    "persians": (228, 92, 24),
    "arabs": (12, 142, 96),
    "egyptians": (244, 200, 44),
    "babylonians": (50, 46, 58),
}
RESOURCE_COLOURS: Final[dict[Resource, tuple[Colour, Colour]]] = {
    "marble": ((251, 248, 240), (92, 80, 66)),
    "iron": ((62, 108, 170), (246, 246, 246)),
    "gold": ((244, 198, 54), (92, 58, 8)),
    "coins": ((168, 120, 74), (255, 238, 204)),
}
"""Each with the colour of its figure."""
WEDGE_COLOURS: Final[dict[Wedge, tuple[Colour, Colour]]] = {
    "iron": ((84, 124, 176), (246, 246, 246)),
    "temple": ((238, 228, 206), (70, 48, 28)),
    "gold": ((238, 192, 66), (84, 52, 8)),
    "maneuver-1": ((176, 66, 48), (253, 241, 221)),
    "arming": ((112, 148, 190), (250, 250, 250)),
    "marble": ((250, 246, 237), (84, 72, 58)),
    "know-how": ((246, 216, 122), (84, 52, 8)),
    "maneuver-2": ((176, 66, 48), (253, 241, 221)),
}


def lighter(colour: Colour, part: float) -> Colour:
    """Mixed with white."""
    r, g, b = (round(value + (255 - value) * part) for value in colour)
    return r, g, b


def darker(colour: Colour, part: float) -> Colour:
    """Mixed with black."""
    r, g, b = (round(value * (1 - part)) for value in colour)
    return r, g, b


def ink_on(colour: Colour) -> Colour:
    """White, or dark ink where white would not show."""
    r, g, b = colour
    return (52, 30, 8) if 0.3 * r + 0.59 * g + 0.11 * b > 165 else (255, 255, 255)

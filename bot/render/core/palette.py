"""Colour palette. Nations of one board differ in lightness too, for players with colour blindness."""

from typing import Final

from bot.engine.terms import Nation, Resource, Wedge

Colour = tuple[int, int, int]

INK: Final[Colour] = (48, 28, 13)
DARK: Final[Colour] = (70, 41, 20)
BRONZE: Final[Colour] = (170, 124, 62)
GOLD: Final[Colour] = (226, 188, 112)
PAPER: Final[Colour] = (243, 230, 200)
RUST: Final[Colour] = (150, 34, 24)
WHITE: Final[Colour] = (255, 255, 255)
_DARKEST: Final[Colour] = (36, 20, 6)

NATION_COLOURS: Final[dict[Nation, Colour]] = {
    "greeks": (8, 36, 132),
    "romans": (112, 22, 36),
    "germans": (18, 204, 176),
    "phoenicians": (132, 97, 229),
    "carthaginians": (252, 214, 20),
    "persians": (218, 82, 52),
    "arabs": (12, 208, 180),
    "egyptians": (246, 216, 16),
    "babylonians": (38, 24, 14),
}
"""Found by a search for the largest minimum distance per board, for all kinds of colour vision (tested)."""
RESOURCE_COLOURS: Final[dict[Resource, tuple[Colour, Colour]]] = {
    "marble": ((251, 248, 240), (92, 80, 66)),
    "iron": ((62, 108, 170), (246, 246, 246)),
    "gold": ((244, 198, 54), (92, 58, 8)),
    "coins": ((168, 120, 74), (255, 238, 204)),
}
"""Ground colour and figure colour of each resource."""
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
    """Return a colour mixed with white; `part` is the share of white, 0 to 1."""
    r, g, b = (round(value + (255 - value) * part) for value in colour)
    return r, g, b


def darker(colour: Colour, part: float) -> Colour:
    """Return a colour mixed with black; `part` is the share of black, 0 to 1."""
    r, g, b = (round(value * (1 - part)) for value in colour)
    return r, g, b


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, 0 to 1 (WCAG 2)."""
    r, g, b = (v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def ink_on(colour: Colour) -> Colour:
    """Return white or dark ink, whichever has more contrast to a colour."""
    there = luminance(colour) + 0.05
    return WHITE if (luminance(WHITE) + 0.05) / there > there / (luminance(_DARKEST) + 0.05) else _DARKEST

"""Perceptual distances of colours, to eyes with all cones and to eyes that lack one kind."""

from typing import Final

from coloraide import Color

from bot.render.core.palette import Colour

EYES: Final = {"all cones": "", "no red": "protan", "no green": "deutan", "no blue": "tritan"}
"""Kinds of eyes, and the library's name for the lack of a cone; "" for none."""


def seen(colour: Colour, eye: str = "all cones") -> Color:
    """Return a colour as an eye sees it; a missing cone as in Machado, Oliveira and Fernandes (2009)."""
    shade = Color("srgb", [value / 255 for value in colour])
    return shade.filter(EYES[eye], method="machado").clip() if EYES[eye] else shade


def apart(first: Color, second: Color) -> float:
    """Return the distance CIEDE2000; 1 is hardly visible, 10 at a glance."""
    return float(first.delta_e(second, method="2000"))


def chroma(shade: Color) -> float:
    """Return the chroma, the distance from grey (CIELAB under daylight)."""
    return float(shade.convert("lch-d65")["chroma"])

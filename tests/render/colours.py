"""How far apart two colours are, to eyes with all cones and to eyes that lack one kind."""

from typing import Final

from coloraide import Color

from bot.render.core.palette import Colour

EYES: Final = {"all cones": "", "no red": "protan", "no green": "deutan", "no blue": "tritan"}
"""Kinds of eyes, and what the library calls the lack of that cone."""


def seen(colour: Colour, eye: str = "all cones") -> Color:
    """What an eye sees of a colour; a missing kind of cone as in Machado, Oliveira and Fernandes (2009)."""
    shade = Color("srgb", [value / 255 for value in colour])
    return shade.filter(EYES[eye], method="machado").clip() if EYES[eye] else shade


def apart(first: Color, second: Color) -> float:
    """The distance CIEDE2000; 1 is hardly seen, 10 at a glance."""
    return float(first.delta_e(second, method="2000"))


def chroma(shade: Color) -> float:
    """How far from grey (CIELAB under daylight)."""
    return float(shade.convert("lch-d65")["chroma"])

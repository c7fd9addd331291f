"""What lies on the board: cities, temples, legions, galleys, stones. Each is drawn once and kept."""

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.engine.terms import Chip, Nation
from bot.render.craft import Craft
from bot.render.emblems import emblem_mask
from bot.render.icons import icon_mask
from bot.render.palette import INK, NATION_COLOURS, RESOURCE_COLOURS, Colour, darker, ink_on, lighter
from bot.render.shapes import Points, bend, octagon

__all__ = ["city", "galley", "legion", "pair", "site", "stone", "temple", "token"]

_RIM: Final[Colour] = (248, 230, 178)
_EDGE: Final[Colour] = (30, 17, 8)
_WOOD: Final[Colour] = (204, 148, 86)
_TIPPED: Final[Colour] = (58, 44, 32)
_KEEP: Final = 1024


def _resource(craft: Craft, chip: Chip, x: float, y: float, radius: float) -> None:
    ground, figure = RESOURCE_COLOURS[chip]
    craft.disc(x, y, radius, INK)
    craft.disc(x, y, radius - 1.8, ground)
    craft.figure(icon_mask(chip, 128), x, y, radius * 1.26, figure)


@lru_cache(_KEEP)
def site(chip: Chip, scale: float) -> Image.Image:
    """A place where no city stands yet."""
    craft = Craft(52, 52, scale)
    _resource(craft, chip, 0, 0, 19)
    return craft.done(110)


@lru_cache(_KEEP)
def city(chip: Chip, nation: Nation, scale: float) -> Image.Image:
    """A city: what it yields, in a ring of its owner's colour, with the owner's emblem at the lower right."""
    colour = NATION_COLOURS[nation]
    craft = Craft(76, 76, scale)
    craft.disc(0, 0, 28, _EDGE)
    craft.disc(0, 0, 26.6, lighter(colour, 0.72))
    craft.disc(0, 0, 25.2, colour)
    _resource(craft, chip, 0, 0, 18.6)
    craft.shape(octagon(18.5, 17.5, 13.5), _EDGE)
    craft.shape(octagon(18.5, 17.5, 12.2), _RIM)
    craft.shape(octagon(18.5, 17.5, 10.9), colour)
    craft.figure(emblem_mask(nation, 96), 18.5, 17.5, 15, ink_on(colour))
    return craft.done()


@lru_cache(_KEEP)
def temple(scale: float) -> Image.Image:
    """A temple; it stands on top of its city."""
    craft = Craft(56, 52, scale)
    for grow, fill in ((2.0, _EDGE), (0.0, (214, 200, 172))):
        craft.shape(
            [(-18 - grow, -4.5 + grow / 2), (0, -15.5 - grow * 1.2), (18 + grow, -4.5 + grow / 2)], fill
        )
        craft.bar(-15.5 - grow, -5.5 - grow, 15.5 + grow, 14 + grow, fill)
        craft.bar(-18 - grow, 10.5 - grow, 18 + grow, 14.5 + grow, fill)
    craft.figure(icon_mask("temple", 128), 0, -0.6, 37, (255, 253, 246))
    return craft.done()


def _tipped(craft: Craft, count: int, x: float, y: float) -> None:
    """How many of the units have no action left: a number lying on its side of the counter."""
    craft.disc(x, y, 10.5, _RIM)
    craft.disc(x, y, 9.4, _TIPPED)
    craft.text(x, y, str(count), 15, (255, 240, 205))


def _number(craft: Craft, count: int, x: float, y: float, size: float, colour: Colour) -> None:
    ink = ink_on(colour)
    rim = darker(colour, 0.55) if ink == (255, 255, 255) else lighter(colour, 0.55)
    craft.text(x, y, str(count), size if count < 10 else size * 0.9, ink, (1.2, rim))


def _heater(inset: float) -> Points:
    left, right, top, bottom = -20.5 + inset, 20.5 - inset, -22.5 + inset, 23.5 - inset * 1.25
    points = [
        *bend((left, top), (0, top + 3), (right, top)),
        *bend((right, top), (right + 1, bottom - 15), (0, bottom)),
    ]
    return [*points, *bend((0, bottom), (left - 1, bottom - 15), (left, top))]


def _ground(nation: Nation, ready: int) -> Colour:
    """A nation's colour, dull where all units are tipped."""
    colour = NATION_COLOURS[nation]
    grey = round(sum(colour) / 3)
    r, g, b = (round(value * 0.45 + grey * 0.4) for value in colour)
    return colour if ready else (r, g, b)


@lru_cache(_KEEP)
def legion(nation: Nation, count: int, tipped: int, scale: float) -> Image.Image:
    """A shield with the nation's emblem and the number of its legions."""
    colour = _ground(nation, count - tipped)
    craft = Craft(54, 58, scale)
    craft.shape(_heater(0), _EDGE)
    craft.shape(_heater(1.4), _RIM)
    craft.shape(_heater(3.0), darker(colour, 0.3))
    craft.shape(_heater(3.8), colour)
    craft.light([(-21, -24), (0, -24), (0, 26), (-21, 26)], 34)
    craft.figure(emblem_mask(nation, 96), 0, -12.2, 13, ink_on(colour))
    _number(craft, count, 0, 5.2, 30, colour)
    if tipped:
        _tipped(craft, tipped, 14.5, 14.5)
    return craft.done()


def _hull() -> tuple[Points, Points]:
    hull = [
        *bend((-24, 10), (-18, 9), (-14, 13), (-10, 13.4)),
        (11, 13.4),
        *bend((11, 13.4), (18, 12), (20, 5), (16.5, 0)),
    ]
    hull += [
        *bend((16.5, 0), (25, 2), (26.5, 12), (19.5, 19)),
        *bend((19.5, 19), (16, 23), (12, 23.4), (9, 23.4)),
    ]
    hull += [(-11, 23.4), *bend((-11, 23.4), (-17, 22.5), (-20, 18), (-24, 17))]
    sail = [*bend((-20, -22), (-1, -19), (18, -22)), *bend((18, -22), (15.4, -6), (18, 11))]
    sail += [*bend((18, 11), (-1, 8), (-20, 11)), *bend((-20, 11), (-17.4, -6), (-20, -22))]
    return hull, sail


@lru_cache(_KEEP)
def galley(nation: Nation, count: int, tipped: int, scale: float) -> Image.Image:
    """A ship; its sail bears the nation's emblem and the number of its galleys."""
    colour = _ground(nation, count - tipped)
    craft = Craft(58, 58, scale)
    hull, sail = _hull()
    oars = [[(x, 21.0), (x - 3.6, 24.6)] for x in (-8, -1, 6)]
    for line in oars:
        craft.line(line, _EDGE, 3.2)
    craft.line([*hull, hull[0], hull[1]], _EDGE, 3)
    craft.shape(hull, _WOOD)
    for line in oars:
        craft.line(line, lighter(_WOOD, 0.3), 1.4)
    craft.line(
        [(-22, 14.5), *bend((-12, 17.4), (0, 17.4), (11, 17.4)), *bend((11, 17.4), (19, 16), (21, 9))],
        darker(_WOOD, 0.4),
        1.3,
    )
    craft.line([*sail, sail[0], sail[1]], _EDGE, 4.4)
    craft.line([*sail, sail[0], sail[1]], _RIM, 2)
    craft.shape(sail, colour)
    craft.light([(-22, -24), (-1, -24), (-1, 12), (-22, 12)], 34)
    craft.figure(emblem_mask(nation, 96), -1, -13.8, 12.5, ink_on(colour))
    _number(craft, count, -1, 1.6, 28, colour)
    if tipped:
        _tipped(craft, tipped, 14.5, 14.5)
    return craft.done()


@lru_cache(_KEEP)
def pair(nation: Nation, units: tuple[int, int, int, int], scale: float) -> Image.Image:
    """One plate for a nation's legions and galleys where room is scarce.

    `units`: legions and how many of them are tipped, galleys and how many of them are tipped.
    """
    legions, legions_tipped, galleys, galleys_tipped = units
    colour = NATION_COLOURS[nation]
    ink = ink_on(colour)
    craft = Craft(96, 40, scale)
    craft.bar(-44, -16, 44, 16, _EDGE, 7)
    craft.bar(-42.6, -14.6, 42.6, 14.6, _RIM, 6)
    craft.bar(-41.2, -13.2, 41.2, 13.2, colour, 5)
    craft.figure(emblem_mask(nation, 96), -31, 0, 18, ink)
    for x, icon, count, tipped in (
        (-9, "shield", legions, legions_tipped),
        (24, "ship", galleys, galleys_tipped),
    ):
        if not count:
            continue
        craft.figure(icon_mask(icon, 96), x - 6, 0, 14, ink)
        craft.text(x + 8, 0, str(count), 23 if count < 10 else 17, ink)
        if tipped:
            craft.disc(x + 13, 10, 7, _TIPPED)
            craft.text(x + 13, 10, str(tipped), 11, (255, 240, 205))
    return craft.done()


@lru_cache(_KEEP)
def stone(nation: Nation, radius: float, scale: float) -> Image.Image:
    """An eight-cornered stone with the nation's emblem, for rondel and tables."""
    colour = NATION_COLOURS[nation]
    side = radius * 2 + 8
    craft = Craft(side, side, scale)
    craft.shape(octagon(0, 0, radius), _EDGE)
    craft.shape(octagon(0, 0, radius * 0.92), lighter(colour, 0.7))
    craft.shape(octagon(0, 0, radius * 0.82), colour)
    craft.figure(emblem_mask(nation, 96), 0, 0, radius * 1.14, ink_on(colour))
    return craft.done(120)


@lru_cache(_KEEP)
def token(name: str, radius: float, scale: float) -> Image.Image:
    """A small round sign for a resource."""
    ground, figure = RESOURCE_COLOURS[name]  # type: ignore[index]
    craft = Craft(radius * 2 + 6, radius * 2 + 6, scale)
    craft.disc(0, 0, radius, INK)
    craft.disc(0, 0, radius - 1.5, ground)
    craft.figure(icon_mask(name, 96), 0, 0, radius * 1.3, figure)
    return craft.done(80)

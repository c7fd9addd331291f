"""Token sprites: cities, temples, stones, resources, and counters of legions and galleys."""

from functools import cache, lru_cache
from typing import Final

from PIL import Image

from bot.engine.terms import Chip, Nation, Resource, Unit
from bot.render.core.cache import cached_sprite
from bot.render.core.icons import icon_mask
from bot.render.core.palette import Colour, darker, ink_on, lighter
from bot.render.core.shapes import Points, bezier, octagon, ring
from bot.render.core.supersampled import SupersampledCanvas
from bot.render.core.theme import Theme


def _draw_resource(canvas: SupersampledCanvas, chip: Chip, radius: float, theme: Theme) -> None:
    ground, figure = theme.resources[chip]
    canvas.circle(0, 0, radius, theme.panel.ink)
    canvas.circle(0, 0, radius - 1.8 * theme.weight, ground)
    canvas.icon(icon_mask(chip, 128), 0, 0, radius * 1.26, figure)


@cached_sprite
def city_site(chip: Chip, scale: float, theme: Theme) -> Image.Image:
    """Return a city site without a city, showing what it yields."""
    canvas = SupersampledCanvas(52, 52, scale)
    _draw_resource(canvas, chip, 19, theme)
    return canvas.finish(110)


@cached_sprite
def open_site(scale: float, theme: Theme) -> Image.Image:
    """Return a city site whose founder chooses what it yields: an empty ring."""
    canvas = SupersampledCanvas(52, 52, scale)
    round_ = ring(0, 0, 15, 48)
    for colour, width in ((theme.edge, 7.5 + theme.weight), (theme.rim, 5.5)):
        canvas.line([*round_, *round_[:2]], colour, width)
    return canvas.finish(110)


_STONE: Final[Colour] = (236, 231, 222)
_BLOCKS: Final = 14
"""Number of stones in a town wall."""


def _draw_wall(canvas: SupersampledCanvas, theme: Theme) -> None:
    """Draw a ring of blocks, every other one higher: battlements seen from above."""
    canvas.circle(0, 0, 33.0, theme.edge)
    for i in range(_BLOCKS):
        middle, half = 360 / _BLOCKS * i - 90, 360 / _BLOCKS / 2 - 2.2 * theme.weight
        outer = 33.4 if i % 2 else 31.2
        turns = [middle - half, middle, middle + half]
        rim = [point for turn in turns for point in ring(0, 0, outer, 1, turn)]
        inner = [point for turn in reversed(turns) for point in ring(0, 0, 23.0, 1, turn)]
        if i % 2:
            wide = [point for turn in turns for point in ring(0, 0, 35.2, 1, turn)]
            canvas.polygon([*wide, *inner], theme.edge)
        canvas.polygon([*rim, *inner], _STONE)


@cached_sprite
def city_token(
    chip: Chip, nation: Nation, scale: float, theme: Theme, *, walled: bool = False
) -> Image.Image:
    """Return a city: what it yields, in a ring of the owner's colour, with the emblem at the lower right.

    A town wall is a ring of stone around it.
    """
    colour, weight = theme.nations[nation], theme.weight
    canvas = SupersampledCanvas(76, 76, scale)
    if walled:
        _draw_wall(canvas, theme)
    outer = 25.0 if walled else 28
    canvas.circle(0, 0, outer, theme.edge)
    canvas.circle(0, 0, outer - 1.4 * weight, lighter(colour, 0.72))
    canvas.circle(0, 0, outer - 1.4 - 1.4 * weight, colour)
    _draw_resource(canvas, chip, 17.4 if walled else 18.6, theme)
    badge = 13.5 * (1 + (theme.emblem - 1) / 2)  # grows by half only, to stay clear of its neighbours
    x, y = 32 - badge, 31 - badge
    canvas.polygon(octagon(x, y, badge), theme.edge)
    canvas.polygon(octagon(x, y, badge - 1.3 * weight), theme.rim)
    canvas.polygon(octagon(x, y, badge - 2.6 * weight), colour)
    canvas.icon(icon_mask(nation, 96), x, y, (badge - 2.6) * 1.38, ink_on(colour))
    return canvas.finish()


@cached_sprite
def temple_token(scale: float, theme: Theme) -> Image.Image:
    """Return a temple, to be placed on top of its city."""
    canvas = SupersampledCanvas(56, 52, scale)
    for grow, fill in ((2.0 * theme.weight, theme.edge), (0.0, (214, 200, 172))):
        canvas.polygon(
            [(-18 - grow, -4.5 + grow / 2), (0, -15.5 - grow * 1.2), (18 + grow, -4.5 + grow / 2)], fill
        )
        canvas.rectangle(-15.5 - grow, -5.5 - grow, 15.5 + grow, 14 + grow, fill)
        canvas.rectangle(-18 - grow, 10.5 - grow, 18 + grow, 14.5 + grow, fill)
    canvas.icon(icon_mask("temple", 128), 0, -0.6, 37, (255, 253, 246))
    return canvas.finish()


@cached_sprite
def stone_token(nation: Nation, radius: float, scale: float, theme: Theme) -> Image.Image:
    """Return an octagonal stone with the nation's emblem, for rondel and tables."""
    colour, weight = theme.nations[nation], theme.weight
    side = radius * 2 + 8
    canvas = SupersampledCanvas(side, side, scale)
    canvas.polygon(octagon(0, 0, radius), theme.edge)
    canvas.polygon(octagon(0, 0, radius * (1 - 0.08 * weight)), lighter(colour, 0.7))
    canvas.polygon(octagon(0, 0, radius * (1 - 0.08 * weight - 0.1)), colour)
    canvas.icon(icon_mask(nation, 96), 0, 0, radius * 1.14 * theme.emblem**0.5, ink_on(colour))
    return canvas.finish(120)


@cached_sprite
def resource_token(name: Resource, radius: float, scale: float, theme: Theme) -> Image.Image:
    """Return a small round token of a resource."""
    ground, figure = theme.resources[name]
    canvas = SupersampledCanvas(radius * 2 + 6, radius * 2 + 6, scale)
    canvas.circle(0, 0, radius, theme.panel.ink)
    canvas.circle(0, 0, radius - 1.5, ground)
    canvas.icon(icon_mask(name, 96), 0, 0, radius * 1.3, figure)
    return canvas.finish(80)


_WOOD: Final[Colour] = (204, 148, 86)
_TIPPED: Final[Colour] = (58, 44, 32)
_TIPPED_INK: Final[Colour] = (255, 240, 205)


def _draw_tipped_count(canvas: SupersampledCanvas, count: int, theme: Theme) -> None:
    """Draw the number of tipped units (no action left) on a small dark disc."""
    x = y = 14.5
    canvas.circle(x, y, 10.5, theme.rim)
    canvas.circle(x, y, 9.4, _TIPPED)
    canvas.text(x, y, str(count), 15, _TIPPED_INK)


def _draw_number(
    canvas: SupersampledCanvas, count: int, x: float, y: float, size: float, colour: Colour
) -> None:
    ink = ink_on(colour)
    rim = darker(colour, 0.55) if ink == (255, 255, 255) else lighter(colour, 0.55)
    canvas.text(x, y, str(count), size if count < 10 else size * 0.9, ink, (1.2, rim))


@cache
def _shield_outline(inset: float) -> Points:
    left, right, top, bottom = -20.5 + inset, 20.5 - inset, -22.5 + inset, 23.5 - inset * 1.25
    points = [
        *bezier((left, top), (0, top + 3), (right, top)),
        *bezier((right, top), (right + 1, bottom - 15), (0, bottom)),
    ]
    return [*points, *bezier((0, bottom), (left - 1, bottom - 15), (left, top))]


def _counter_colour(colour: Colour, ready: int) -> Colour:
    """Return a nation's colour, dulled if no units are ready (all are tipped)."""
    grey = round(sum(colour) / 3)
    r, g, b = (round(value * 0.45 + grey * 0.4) for value in colour)
    return colour if ready else (r, g, b)


@cached_sprite
def legion_counter(nation: Nation, count: int, tipped: int, scale: float, theme: Theme) -> Image.Image:
    """Return a shield with the nation's emblem and the number of its legions."""
    colour, weight = _counter_colour(theme.nations[nation], count - tipped), theme.weight
    canvas = SupersampledCanvas(54, 58, scale)
    canvas.polygon(_shield_outline(0), theme.edge)
    canvas.polygon(_shield_outline(1.4 * weight), theme.rim)
    canvas.polygon(_shield_outline(3.0 * weight), darker(colour, 0.3))
    canvas.polygon(_shield_outline(3.0 * weight + 0.8), colour)
    canvas.lighten([(-21, -24), (0, -24), (0, 26), (-21, 26)])
    canvas.icon(icon_mask(nation, 96), -10.6, -12.0, 12 * theme.emblem, ink_on(colour))
    _draw_number(canvas, count, 2.6, 1.6, 31, colour)
    if tipped:
        _draw_tipped_count(canvas, tipped, theme)
    return canvas.finish()


@cache
def _ship_outlines() -> tuple[Points, Points]:
    hull = [
        *bezier((-24, 10), (-18, 9), (-14, 13), (-10, 13.4)),
        (11, 13.4),
        *bezier((11, 13.4), (18, 12), (20, 5), (16.5, 0)),
    ]
    hull += [
        *bezier((16.5, 0), (25, 2), (26.5, 12), (19.5, 19)),
        *bezier((19.5, 19), (16, 23), (12, 23.4), (9, 23.4)),
    ]
    hull += [(-11, 23.4), *bezier((-11, 23.4), (-17, 22.5), (-20, 18), (-24, 17))]
    sail = [*bezier((-20, -22), (-1, -19), (18, -22)), *bezier((18, -22), (15.4, -6), (18, 11))]
    sail += [*bezier((18, 11), (-1, 8), (-20, 11)), *bezier((-20, 11), (-17.4, -6), (-20, -22))]
    return hull, sail


@lru_cache(maxsize=2)  # apart from the sprites: it is as large as fifteen of them
def _ship(scale: float, theme: Theme) -> Image.Image:
    """Return the unfinished ship of any nation: its lines with all their joints take longest to draw."""
    canvas = SupersampledCanvas(58, 58, scale)
    hull, sail = _ship_outlines()
    oars = [[(x, 21.0), (x - 3.6, 24.6)] for x in (-8, -1, 6)]
    for line in oars:
        canvas.line(line, theme.edge, 3.2)
    canvas.line([*hull, hull[0], hull[1]], theme.edge, 3 * theme.weight)
    canvas.polygon(hull, _WOOD)
    for line in oars:
        canvas.line(line, lighter(_WOOD, 0.3), 1.4)
    canvas.line(
        [(-22, 14.5), *bezier((-12, 17.4), (0, 17.4), (11, 17.4)), *bezier((11, 17.4), (19, 16), (21, 9))],
        darker(_WOOD, 0.4),
        1.3,
    )
    canvas.line([*sail, sail[0], sail[1]], theme.edge, 4.4 * theme.weight)
    canvas.line([*sail, sail[0], sail[1]], theme.rim, 2 * theme.weight)
    return canvas.unfinished()


@cached_sprite
def galley_counter(nation: Nation, count: int, tipped: int, scale: float, theme: Theme) -> Image.Image:
    """Return a ship whose sail shows the nation's emblem and the number of its galleys."""
    colour = _counter_colour(theme.nations[nation], count - tipped)
    canvas = SupersampledCanvas(58, 58, scale, _ship(scale, theme))
    canvas.polygon(_ship_outlines()[1], colour)
    canvas.lighten([(-22, -24), (-1, -24), (-1, 12), (-22, 12)])
    canvas.icon(icon_mask(nation, 96), -11.8, -12.8, 11 * theme.emblem, ink_on(colour))
    _draw_number(canvas, count, 2.0, -1.4, 29, colour)
    if tipped:
        _draw_tipped_count(canvas, tipped, theme)
    return canvas.finish()


def unit_counter(
    unit: Unit, nation: Nation, count: int, tipped: int, scale: float, theme: Theme
) -> Image.Image:
    """Return the counter of one kind of units."""
    draw = legion_counter if unit == "legion" else galley_counter
    return draw(nation, count, tipped, scale, theme)


@cached_sprite
def pair_counter(nation: Nation, units: tuple[int, int, int, int], scale: float, theme: Theme) -> Image.Image:
    """Return one plate for a nation's legions and galleys, for use where space is scarce.

    `units` are the numbers of legions, tipped legions, galleys and tipped galleys.
    """
    legions, legions_tipped, galleys, galleys_tipped = units
    colour, weight = theme.nations[nation], theme.weight
    ink = ink_on(colour)
    canvas = SupersampledCanvas(96, 40, scale)
    for inset, fill in ((0.0, theme.edge), (1.4 * weight, theme.rim), (2.8 * weight, colour)):
        canvas.rectangle(-44 + inset, -16 + inset, 44 - inset, 16 - inset, fill, 7 - inset * 0.7)
    canvas.icon(icon_mask(nation, 96), -31, 0, 18 * theme.emblem, ink)
    for x, icon, count, tipped in (
        (-9, "shield", legions, legions_tipped),
        (24, "ship", galleys, galleys_tipped),
    ):
        if not count:
            continue
        canvas.icon(icon_mask(icon, 96), x - 6, 0, 14, ink)
        canvas.text(x + 8, 0, str(count), 23 if count < 10 else 17, ink)
        if tipped:
            canvas.circle(x + 13, 10, 7, _TIPPED)
            canvas.text(x + 13, 10, str(tipped), 11, _TIPPED_INK)
    return canvas.finish()

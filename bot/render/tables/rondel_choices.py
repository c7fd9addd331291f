"""View of the rondel: the wedges that the mover's stone can move to, and the price of each (T2)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, degrees, radians, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.rondel import steps_to
from bot.engine.terms import WEDGES, Nation, Wedge
from bot.render.core.cache import SpriteCache
from bot.render.core.palette import Colour
from bot.render.core.text import draw_text, fit_text, text_width
from bot.render.core.theme import Theme
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Point
from bot.render.tables.rondel import FINE, WedgeTitle, angle_of, draw_rondel_face, draw_stones
from bot.text.position.picture_labels import way_price

_WIDTH, _HEIGHT = 1200, 860
_RADIUS: Final = 196.0
"""Radius of the rondel on a board's page, in pixels; `_SCALE` enlarges it here."""
_SCALE: Final = 1.72
_RING: Final = 26
"""Distance from the rondel's rim to the coloured line around it, in pixels."""
_LINE: Final = 14
_FREE: Final[Colour] = (24, 130, 60)
_PAID: Final[Colour] = (196, 118, 10)
_DEAR: Final[Colour] = (122, 116, 108)
_INK: Final[Colour] = (255, 255, 255)
_DIALS: Final = SpriteCache(4_000_000)
"""Empty rondels in two locales or themes; drawing one takes eight times as long as all that is on it."""


@dataclass(frozen=True)
class RondelOptions:
    """The mover's options on the rondel."""

    stones: Mapping[Nation, Wedge | None]
    """Stones of all nations, in seating order."""
    origin: Wedge | None
    """Wedge of the mover's stone; None before its first turn."""
    holds: int
    """Number of chips and coins that the mover can pay with."""
    prices: Mapping[Wedge, int]
    gains: Mapping[Wedge, int]
    """Yields of the production wedges."""
    title: WedgeTitle


def draw_ways(ways: RondelOptions, theme: Theme) -> Image.Image:
    """Return the rondel with all stones; free wedges are green, affordable ones amber, others grey."""
    image = Image.new("RGB", (_WIDTH, _HEIGHT), theme.panel.wood)
    middle = (_WIDTH / 2, _HEIGHT / 2)
    titles = tuple(map(ways.title, WEDGES))
    dial = _DIALS.get((theme.name, titles), lambda: _draw_dial(titles, theme))
    image.paste(dial, (round(middle[0] - dial.width / 2), round(middle[1] - dial.height / 2)), dial)
    view = Viewport(image, -middle[0] / _SCALE, -middle[1] / _SCALE, _SCALE, theme)
    draw_stones(view, (0.0, 0.0), ways.stones)
    draw = ImageDraw.Draw(image)
    origin = ways.origin
    if origin is not None:
        for wedge in sorted(WEDGES, key=lambda each: -steps_to(origin, each)):
            _draw_step(draw, middle, ways, origin, wedge)
    for wedge in WEDGES:
        _draw_badge(draw, middle, ways, wedge)
    return image


def _draw_dial(titles: Sequence[str], theme: Theme) -> Image.Image:
    """Return the empty rondel."""
    face = draw_rondel_face(_RADIUS, theme, titles)
    side = round(face.width * _SCALE / FINE)
    return face.resize((side, side), Image.Resampling.LANCZOS)


def _colour(ways: RondelOptions, wedge: Wedge) -> Colour:
    price = ways.prices[wedge]
    if price > ways.holds:
        return _DEAR
    return _PAID if price else _FREE


def _draw_step(
    draw: ImageDraw.ImageDraw, middle: Point, ways: RondelOptions, origin: Wedge, wedge: Wedge
) -> None:
    """Draw the last step of the way to a wedge along the rim."""
    r, end = _RADIUS * _SCALE + _RING, degrees(angle_of(wedge))
    box = (middle[0] - r, middle[1] - r, middle[0] + r, middle[1] + r)
    draw.arc(box, end - 45, end, fill=_colour(ways, wedge), width=_LINE)
    if steps_to(origin, wedge) == 1:
        _draw_spot(draw, middle, end - 45, _LINE * 1.2)


def _draw_spot(draw: ImageDraw.ImageDraw, middle: Point, angle: float, size: float) -> None:
    r = _RADIUS * _SCALE + _RING - _LINE / 2
    x, y = middle[0] + r * cos(radians(angle)), middle[1] + r * sin(radians(angle))
    draw.ellipse((x - size, y - size, x + size, y + size), fill=_INK)


def _draw_badge(draw: ImageDraw.ImageDraw, middle: Point, ways: RondelOptions, wedge: Wedge) -> None:
    """Draw a wedge's price beside it, and the yield of a production wedge."""
    gain = [f"+{ways.gains[wedge]}"] if wedge in ways.gains else []
    number = {"maneuver-1": "①", "maneuver-2": "②"}.get(wedge, "")
    told = " · ".join(filter(None, [number, *gain, way_price(ways.prices[wedge])]))
    angle, size = angle_of(wedge), 40.0
    told = fit_text(size, told, 300)
    width, height = text_width("text", size, told) + 40, 62
    r = _RADIUS * _SCALE + _RING + 24
    x = middle[0] + r * cos(angle) + cos(angle) * width / 2
    y = middle[1] + r * sin(angle) + sin(angle) * height / 2
    x = min(max(x, width / 2 + 8), _WIDTH - width / 2 - 8)
    y = min(max(y, height / 2 + 6), _HEIGHT - height / 2 - 6)
    box = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
    draw.rounded_rectangle(box, 16, fill=_colour(ways, wedge), outline=_INK, width=3)
    draw_text(draw, (x, y), told, "text", size, _INK, anchor="m")

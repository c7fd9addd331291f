"""Rondel: eight wedges in order (T1), with the nations' stones."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import cos, radians, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.terms import WEDGES, Nation, Wedge
from bot.render.core.cache import cached_sprite
from bot.render.core.icons import icon_mask
from bot.render.core.palette import Colour
from bot.render.core.panel import draw_shadow
from bot.render.core.text import draw_text, text_width
from bot.render.core.theme import Theme
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Layout, Point
from bot.render.map.tokens import stone_token

WedgeTitle = Callable[[Wedge], str]
"""Returns the label of a wedge on the ring, in the current locale."""
FINE: Final = 3
WEDGE_FIGURES: Final[dict[Wedge, str]] = {
    "iron": "iron",
    "temple": "temple",
    "gold": "gold",
    "maneuver-1": "maneuver",
    "arming": "arming",
    "marble": "marble",
    "know-how": "scroll",
    "maneuver-2": "maneuver",
}
_RING: Final = 31
"""Width of the wooden ring with the labels, in pixels."""
_SPAN: Final = radians(43)
"""Maximum angle of the ring that a label takes; a longer one is written smaller."""
_SMALLEST: Final = 10
_HUB: Final = 31
_STONE: Final = 14.0
_ROWS: Final[dict[int, tuple[tuple[float, int], ...]]] = {
    1: ((88, 1),),
    2: ((88, 2),),
    3: ((97, 2), (67, 1)),
    4: ((101, 2), (70, 2)),
    5: ((103, 3), (71, 2)),
    6: ((103, 3), (74, 2), (46.5, 1)),
}
"""Rows of stones by number of stones on one wedge, from outside in: distance from the centre, and count."""


def _angle(index: int) -> float:
    return radians(-90 + 45 * index)


def angle_of(wedge: Wedge) -> float:
    """Return the direction of a wedge's middle in radians, clockwise from the right."""
    return _angle(WEDGES.index(wedge))


def stone_spots(center: Point, wedge: Wedge, count: int) -> list[Point]:
    """Return the positions of the stones of `count` nations (1 to 6) on a wedge."""
    middle, spots = _angle(WEDGES.index(wedge)), []
    for distance, number in _ROWS[count]:
        for i in range(number):
            angle = middle + (i - (number - 1) / 2) * (2 * _STONE + 1.5) / distance
            spots.append((center[0] + distance * cos(angle), center[1] + distance * sin(angle)))
    return spots


class _RondelFace:
    """Canvas of the rondel, `FINE` times enlarged, with its centre at `middle`."""

    def __init__(self, radius: float, theme: Theme) -> None:
        self.theme = theme
        side = round((radius + 4) * 2) * FINE
        self.sheet = Image.new("RGBA", (side, side), (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.sheet)
        self.middle = side / 2

    def box(self, radius: float) -> tuple[float, float, float, float]:
        r = radius * FINE
        return (self.middle - r, self.middle - r, self.middle + r, self.middle + r)

    def disc(self, radius: float, fill: Colour) -> None:
        self.draw.ellipse(self.box(radius), fill=(*fill, 255))

    def at(self, radius: float, angle: float) -> Point:
        return self.middle + radius * FINE * cos(angle), self.middle + radius * FINE * sin(angle)

    def figure(self, mask: Image.Image, at: Point, side: float, fill: Colour) -> None:
        pixels = round(side * FINE)
        stamp = mask.resize((pixels, pixels), Image.Resampling.LANCZOS)
        left, top = round(at[0] - pixels / 2), round(at[1] - pixels / 2)
        self.sheet.paste((*fill, 255), (left, top, left + pixels, top + pixels), stamp)

    def letter(self, text: str, at: Point, size: float, degrees: float) -> None:
        side = round(size * 2 * FINE)
        mask = Image.new("L", (side, side), 0)
        draw_text(ImageDraw.Draw(mask), (side / 2, side / 2), text, "title", size * FINE, (255,), anchor="m")
        mask = mask.rotate(-degrees, resample=Image.Resampling.BICUBIC)
        left, top = round(at[0] - side / 2), round(at[1] - side / 2)
        self.sheet.paste((*self.theme.panel.letter, 255), (left, top, left + side, top + side), mask)


def _widths(text: str, size: float, space: float) -> list[float]:
    return [text_width("title", size * FINE, letter) / FINE + space for letter in text]


def _write(dial: _RondelFace, text: str, radius: float, middle: float) -> None:
    """Draw a label letter by letter along the ring, so that it is not upside down."""
    size, space = 18.5, 0.8
    upright = sin(middle) <= 0.3
    room = radius * _SPAN
    while (whole := sum(widths := _widths(text, size, space))) > room and size > _SMALLEST:
        size *= max(0.97 * room / whole, 0.9)
    along = -sum(widths) / 2
    for letter, width in zip(text, widths, strict=True):
        offset = (along + width / 2) / radius
        along += width
        angle = middle + offset if upright else middle - offset
        degrees = angle * 57.29578 + (90 if upright else -90)
        dial.letter(letter, dial.at(radius, angle), size, degrees)


def _shade_rim(dial: _RondelFace, outer: float) -> None:
    """Darken the wedges slightly towards the rim."""
    mask = Image.new("L", dial.sheet.size, 0)
    draw = ImageDraw.Draw(mask)
    for i in range(24):
        draw.ellipse(dial.box(outer * (1 - i / 24)), fill=round(34 * (1 - i / 23)))
    dial.sheet.paste((60, 30, 10, 255), (0, 0, *mask.size), mask)


def draw_rondel_face(radius: float, theme: Theme, titles: Sequence[str]) -> Image.Image:
    """Return an image of the empty rondel, enlarged by `FINE`; `titles` are the wedges' labels in order."""
    wedges, look = theme.wedges, theme.panel
    dial = _RondelFace(radius, theme)
    for inset, fill in ((0, look.edge), (3, look.gold), (5, look.wood), (_RING, look.gold)):
        dial.disc(radius - inset, fill)
    outer = radius - _RING - 2
    for i, wedge in enumerate(WEDGES):
        start = -90 + 45 * i - 22.5
        dial.draw.pieslice(dial.box(outer), start, start + 45, fill=(*wedges[wedge][0], 255))
    _shade_rim(dial, outer)
    for i, wedge in enumerate(WEDGES):
        edge = _angle(i) - radians(22.5)
        dial.draw.line(
            [dial.at(_HUB, edge), dial.at(outer, edge)], fill=(*look.edge, 255), width=round(2.4 * FINE)
        )
        figure = icon_mask(WEDGE_FIGURES[wedge], 300)
        dial.figure(figure, dial.at(outer - 27, _angle(i)), 43, wedges[wedge][1])
        _write(dial, titles[i], radius - _RING / 2 - 2.5, _angle(i))
    for r, fill in ((_HUB + 3, look.edge), (_HUB, look.gold), (_HUB - 2, look.wood)):
        dial.disc(r, fill)
    dial.figure(icon_mask("wreath", 300), (dial.middle, dial.middle), 46, look.gold)
    return dial.sheet


def rondel_sprite(radius: float, theme: Theme, title: WedgeTitle) -> Image.Image:
    """Return the empty rondel, with titles in the current language."""
    return _reduced_face(radius, theme, tuple(map(title, WEDGES)))


@cached_sprite
def _reduced_face(radius: float, theme: Theme, titles: tuple[str, ...]) -> Image.Image:
    return draw_rondel_face(radius, theme, titles).reduce(FINE)


def draw_rondel(view: Viewport, layout: Layout, title: WedgeTitle) -> None:
    """Draw the empty rondel on the page."""
    rondel = layout.panels.rondel
    shadow = Image.new("L", view.image.size, 0)
    ImageDraw.Draw(shadow).ellipse(rondel.box, fill=255)
    draw_shadow(view.image, shadow)
    view.put(rondel_sprite(rondel.radius, view.theme, title), rondel.center)


def placed_stones(center: Point, stones: Mapping[Nation, Wedge | None]) -> Iterator[tuple[Nation, Point]]:
    """Yield nation and position of each stone on a rondel, by wedge and in seating order; skips None."""
    for wedge in WEDGES:
        if there := [nation for nation, own in stones.items() if own == wedge]:
            yield from zip(there, stone_spots(center, wedge, len(there)), strict=True)


def stone_sprites(
    center: Point, stones: Mapping[Nation, Wedge | None], scale: float, theme: Theme
) -> Iterator[tuple[Nation, Image.Image, Point]]:
    """Yield nation, sprite and position of each stone on a rondel, as `placed_stones` does."""
    for nation, spot in placed_stones(center, stones):
        yield nation, stone_token(nation, _STONE, scale, theme), spot


def draw_stones(view: Viewport, center: Point, stones: Mapping[Nation, Wedge | None]) -> None:
    """Draw the nations' stones, in seating order, on a rondel with its centre at `center`."""
    for _, sprite, spot in stone_sprites(center, stones, view.scale, view.theme):
        view.put(sprite, spot)

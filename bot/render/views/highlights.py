"""Highlights of the latest events: rays around a city, a bright frame around a nation card."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, cos, pi, sin
from typing import Any, Final, Literal

from PIL import Image, ImageDraw

from bot.engine.events import GameWon
from bot.engine.ruleset import Event
from bot.engine.terms import Nation, ProvinceId
from bot.render.core.cache import cached_sprite
from bot.render.core.icons import PERSONAGE_FIGURES, icon_mask
from bot.render.core.palette import Colour
from bot.render.core.supersampled import SupersampledCanvas
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Box, Layout
from bot.render.map.map_layer import label_and_counter_sprites
from bot.render.map.pieces import MapPieces
from bot.render.tables.region import neighbours

Deed = Literal["conquered", "founded", "temple", "wall", "lost", "breached"]
_LOOKS: Final[dict[Deed, tuple[Colour, str]]] = {
    "conquered": ((214, 26, 30), "maneuver"),
    "founded": ((255, 214, 64), "city"),
    "temple": ((255, 252, 240), "temple"),
    "wall": ((255, 252, 240), "wall"),
    "lost": ((120, 116, 112), "city"),
    "breached": ((120, 116, 112), "wall"),
}
_EDGE: Final[Colour] = (26, 14, 6)
_GLOW: Final[Colour] = (255, 214, 64)
_INNER: Final = 46.0
"""Inner radius of the rays: outside the city's ring, badge and temple."""
_OUTER: Final = 70.0
_RAYS: Final = 12


@dataclass(frozen=True, slots=True)
class Highlights:
    """Highlights to draw: deeds by province, and icons of personages by the nation that won them."""

    deeds: dict[ProvinceId, Deed]
    won: dict[Nation, tuple[str, ...]]


@dataclass(frozen=True)
class HighlightKinds:
    """A ruleset's highlighted event types; those of deeds have a `province`."""

    deeds: Mapping[type[Any], Deed]
    won: type[Any]
    """Type of event for personages won."""


def find_highlights(kinds: HighlightKinds, events: Sequence[Event]) -> Highlights:
    """Return the highlights of events; if a province has several deeds, the last one counts."""
    deeds: dict[ProvinceId, Deed] = {}
    won: dict[Nation, tuple[str, ...]] = {}
    for event in events:
        if (deed := kinds.deeds.get(type(event))) is not None:
            deeds[event.province] = deed
        elif isinstance(event, kinds.won):
            figure = PERSONAGE_FIGURES[event.personage]
            won[event.nation] = (*won.get(event.nation, ()), *[figure] * event.count)
        elif isinstance(event, GameWon):
            won.setdefault(event.nation, ())
    return Highlights(deeds, won)


def _arc(radius: float, start: float, end: float) -> list[tuple[float, float]]:
    steps = max(2, ceil((end - start) * 16))
    angles = [start + (end - start) * i / steps for i in range(steps + 1)]
    return [(radius * cos(angle), radius * sin(angle)) for angle in angles]


@cached_sprite
def _rays(deed: Deed, scale: float) -> Image.Image:
    """Return a ring with rays, and the icon of the deed at its upper left."""
    colour, figure = _LOOKS[deed]
    canvas = SupersampledCanvas(2 * _OUTER + 20, 2 * _OUTER + 20, scale)
    for grow, fill in ((2.6, _EDGE), (0.0, colour)):
        canvas.line(_arc(_INNER, 0, 2 * pi + 0.2), fill, 7 + 2 * grow)
        for i in range(_RAYS):
            middle = 2 * pi * (i + 0.5) / _RAYS
            root = [(_INNER * cos(middle + d), _INNER * sin(middle + d)) for d in (-0.13, 0.13)]
            tip = (_OUTER * cos(middle), _OUTER * sin(middle))
            canvas.polygon([root[0], tip, root[1]], fill)
            if grow:
                canvas.line([root[0], tip, root[1]], fill, 2 * grow)
    x = y = -_INNER * 0.78
    canvas.circle(x, y, 22, _EDGE)
    canvas.circle(x, y, 19.6, colour)
    dark = sum(colour) < 400
    canvas.icon(icon_mask(figure, 96), x, y, 27, (255, 250, 236) if dark else _EDGE)
    return canvas.finish(120)


@cached_sprite
def _medal(figure: str, scale: float) -> Image.Image:
    """Return a medal of a personage just won, for the ornament below the card."""
    canvas = SupersampledCanvas(44, 44, scale)
    canvas.circle(0, 0, 17, _EDGE)
    canvas.circle(0, 0, 15, _GLOW)
    canvas.icon(icon_mask(figure, 96), 0, 0, 23, _EDGE)
    return canvas.finish(120)


def _draw_deeds(view: Viewport, layout: Layout, pieces: MapPieces, deeds: Mapping[ProvinceId, Deed]) -> None:
    """Draw rays around cities, behind the names and units already drawn."""
    before, mask = view.image.copy(), Image.new("L", view.image.size, 0)
    for province, deed in deeds.items():
        view.put(_rays(deed, view.scale), layout.provinces[province].city)
    near = {name for province in deeds for name in neighbours(pieces.board, province)}
    above = Viewport(mask, view.left, view.top, view.scale)
    for sprite, at in label_and_counter_sprites(view, layout, pieces, near.union(deeds)):
        shape = Image.new("RGBA", sprite.size, "white")
        shape.putalpha(sprite.getchannel("A"))
        above.put(shape, at)
    view.image.paste(before, (0, 0), mask)


def draw_highlights(
    view: Viewport, layout: Layout, pieces: MapPieces, cards: Mapping[Nation, Box], highlights: Highlights
) -> None:
    """Draw highlights on a whole page at any scale, without hiding names or units."""
    if highlights.deeds:
        _draw_deeds(view, layout, pieces, highlights.deeds)
    draw = ImageDraw.Draw(view.image)
    for nation, box in cards.items():
        if nation not in highlights.won:
            continue
        left, top, right, bottom = box
        (x0, y0), (x1, y1) = view.at((left - 7, top - 7)), view.at((right + 7, bottom + 7))
        for colour, width in ((_EDGE, 11), (_GLOW, 7)):
            draw.rounded_rectangle((x0, y0, x1, y1), 15 * view.scale, None, colour, round(width * view.scale))
        for i, figure in enumerate(highlights.won[nation]):
            view.put(_medal(figure, view.scale), (left + 30 + 38 * i, bottom + 17))

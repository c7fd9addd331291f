"""Map layer: owners, cities, names and counters on a base map, at any position and scale."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.engine.terms import ProvinceId
from bot.render.core.cache import cached_sprite
from bot.render.core.text import draw_text, text_width
from bot.render.core.theme import LabelStyle, Theme
from bot.render.core.viewport import Viewport
from bot.render.map import tokens
from bot.render.map.counter_placement import Counter, PlacedCounters, bounding_box, place_counters
from bot.render.map.layout import LABEL_LEADING, LABEL_SIZE, TEMPLE_RISE, Label, Layout, Place, Point
from bot.render.map.ownership import OwnershipLayer
from bot.render.map.pieces import MapPieces

_PAD: Final = 8
DrawOnMap = Callable[[Viewport, PlacedCounters], None]
"""Callback that draws on the map, given the placed counters."""


@cached_sprite
def _label(lines: tuple[str, ...], align: str, width: float, scale: float, look: LabelStyle) -> Image.Image:
    """Return a name in dark letters with a pale glow, readable on any ground."""
    fine = 2
    k = scale * fine
    height = LABEL_LEADING * len(lines)
    size = (round((width + 2 * _PAD) * k), round((height + 2 * _PAD) * k))
    letters, glow = Image.new("L", size, 0), Image.new("L", size, 0)
    for i, line in enumerate(lines):
        slack = width - text_width("label", LABEL_SIZE, line)
        x = (_PAD + {"left": 0.0, "middle": slack / 2, "right": slack}[align]) * k
        y = (_PAD + LABEL_LEADING * (i + 0.5)) * k
        for sheet, stroke in ((letters, 0.0), (glow, 2.8)):
            rim = (round(stroke * k), (255,))
            draw_text(ImageDraw.Draw(sheet), (x, y), line, "label", LABEL_SIZE * k, (255,), stroke=rim)
    glow = (
        glow.filter(ImageFilter.GaussianBlur(1.1 * k))
        .reduce(fine)
        .point([round(v * look.glow) for v in range(256)])
    )
    letters = letters.reduce(fine)
    sprite = Image.new("RGBA", glow.size, (*look.halo, 0))
    sprite.putalpha(glow)
    ink = Image.new("RGBA", glow.size, (*look.ink, 0))
    ink.putalpha(letters)
    sprite.alpha_composite(ink)
    return sprite


Sprite = tuple[Image.Image, Point]
"""Image, and the point of the page on which it is centred."""


def name_sprite(label: Label, scale: float, theme: Theme) -> Sprite:
    """Return the sprite of a province's name."""
    sprite = _label(tuple(label.lines), label.align, label.size[0], scale, theme.label)
    left, top, right, bottom = label.box
    return sprite, ((left + right) / 2, (top + bottom) / 2)


def city_sprites(
    pieces: MapPieces, province: ProvinceId, place: Place, scale: float, theme: Theme
) -> Iterator[Sprite]:
    """Yield the sprites on a city site, the lowest first."""
    chip, owner = pieces.resources.get(province), pieces.owners.get(province)
    if chip is None:
        if province in pieces.sites:
            yield tokens.open_site(scale, theme), place.city
        return
    if owner is None:
        yield tokens.city_site(chip, scale, theme), place.city
        return
    walled = province in pieces.walls
    yield tokens.city_token(chip, owner, scale, theme, walled=walled), place.city
    if province in pieces.temples:
        yield tokens.temple_token(scale, theme), (place.city[0], place.city[1] - TEMPLE_RISE)


def counter_sprite(counter: Counter, scale: float, theme: Theme) -> Image.Image:
    """Return the image of a counter."""
    force, size = counter.force, counter.scale * scale
    if counter.unit is None:
        numbers = (force.legions, force.legions_tipped, force.galleys, force.galleys_tipped)
        return tokens.pair_counter(force.nation, numbers, size, theme)
    unit, nation = counter.unit, force.nation
    return tokens.unit_counter(unit, nation, force.count(unit), force.tipped(unit), size, theme)


def _mark_contested(view: Viewport, place: Place) -> None:
    """Highlight the inside of the border of a province where a fight may be demanded (M5).

    The border itself stays unchanged: its colour says which units may cross it.
    """
    (left, top), (right, bottom) = view.at(place.box[:2]), view.at(place.box[2:])
    corner, size = (round(left), round(top)), (round(right - left) + 1, round(bottom - top) + 1)
    outline = [(x - corner[0], y - corner[1]) for x, y in map(view.at, place.outline)]
    seam, inside = Image.new("L", size, 0), Image.new("L", size, 0)
    ImageDraw.Draw(seam).line([*outline, outline[0]], fill=255, width=round(28 * view.scale), joint="curve")
    draw = ImageDraw.Draw(inside)
    draw.polygon(outline, fill=235)
    draw.line([*outline, outline[0]], fill=0, width=round(9 * view.scale), joint="curve")
    seam = ImageChops.multiply(seam, inside).filter(ImageFilter.GaussianBlur(0.8 * view.scale))
    view.image.paste(view.theme.seam, (*corner, corner[0] + size[0], corner[1] + size[1]), seam)


def draw_map_layer(
    view: Viewport,
    layout: Layout,
    pieces: MapPieces,
    ownership: OwnershipLayer | None,
    below: DrawOnMap | None = None,
    among: DrawOnMap | None = None,
) -> PlacedCounters:
    """Draw owners, cities, temples, names and units on the base map; return the placed counters.

    `below` draws beneath cities, names and units, `among` above cities and names but beneath units. If
    `ownership` is None, the map is already in the owners' colours. A name that would be cut at the edge is
    omitted.
    """
    if ownership is not None:
        ownership.paint(view.image, pieces.owners)
    if pieces.contested in layout.provinces:
        _mark_contested(view, layout.provinces[pieces.contested])
    placed = place_counters(layout, pieces.units, view.scale)
    if below is not None:
        below(view, placed)
    shown = {name: place for name, place in layout.provinces.items() if view.intersects(place.box)}
    for name in shown:
        _draw_leader(view, placed[name])
    for place in shown.values():
        if view.contains(place.label.box):
            view.put(*name_sprite(place.label, view.scale, view.theme))
    for name, place in shown.items():
        view.put_all(city_sprites(pieces, name, place, view.scale, view.theme))
    if among is not None:
        among(view, placed)
    for name in shown:
        view.put_all((counter_sprite(each, view.scale, view.theme), each.at) for each in placed[name])
    return placed


def leader_line(placed: Sequence[Counter]) -> tuple[Point, Point] | None:
    """Return the ends of the leader line from a city to counters beside its province; None if not needed."""
    if not placed or placed[0].lead is None:
        return None
    left, top, right, bottom = bounding_box(counter.box for counter in placed)
    x, y = placed[0].lead
    return (x, y), (min(max(x, left), right), min(max(y, top), bottom))


def _draw_leader(view: Viewport, placed: Sequence[Counter]) -> None:
    if (line := leader_line(placed)) is None:
        return
    draw = ImageDraw.Draw(view.image)
    for width, colour in ((9.0, view.theme.edge), (5.0, view.theme.rim)):
        draw.line([view.at(end) for end in line], fill=colour, width=round(width * view.scale))


def label_and_counter_sprites(
    view: Viewport, layout: Layout, pieces: MapPieces, provinces: Iterable[ProvinceId]
) -> Iterator[tuple[Image.Image, Point]]:
    """Yield the sprites of names and counters that stay visible above any overlay on the provinces."""
    placed = place_counters(layout, pieces.units)  # at scale 1, as in the picture that was scaled down
    for province in provinces:
        yield name_sprite(layout.provinces[province].label, view.scale, view.theme)
        for counter in placed[province]:
            yield counter_sprite(counter, view.scale, view.theme), counter.at

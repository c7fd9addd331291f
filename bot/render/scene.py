"""The map with all that lies on it, at any place and scale."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.engine.antike.position import Position
from bot.engine.terms import Nation, ProvinceId
from bot.render import pieces
from bot.render.counters import Counter, counters, forces
from bot.render.fonts import draw_text, text_width
from bot.render.layout import Label, Layout, Place
from bot.render.palette import NATION_COLOURS
from bot.render.sizes import LABEL_LEADING, LABEL_SIZE, TEMPLE_RISE
from bot.render.view import View
from bot.render.wash import Wash

__all__ = ["draw_scene"]

_INK: Final = (34, 18, 8)
_HALO: Final = (253, 247, 230)
_SEAM: Final = (255, 246, 176)
_PAD: Final = 8


@lru_cache(256)
def _label(lines: tuple[str, ...], align: str, width: float, scale: float) -> Image.Image:
    """A name in dark letters with a pale glow, so that it reads on any ground."""
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
        .point([min(255, v * 9 // 10) for v in range(256)])
    )
    letters = letters.reduce(fine)
    sprite = Image.new("RGBA", glow.size, (*_HALO, 0))
    sprite.putalpha(glow)
    ink = Image.new("RGBA", glow.size, (*_INK, 0))
    ink.putalpha(letters)
    sprite.alpha_composite(ink)
    return sprite


def _put_label(view: View, label: Label) -> None:
    sprite = _label(tuple(label.lines), label.align, label.size[0], view.scale)
    left, top, right, bottom = label.box
    view.put(sprite, ((left + right) / 2, (top + bottom) / 2))


def _put_city(
    view: View, position: Position, province: ProvinceId, place: Place, owner: Nation | None
) -> None:
    chip = position.setup.board.provinces[province].resource
    if owner is None:
        view.put(pieces.site(chip, view.scale), place.city)
        return
    view.put(pieces.city(chip, owner, view.scale), place.city)
    if province in position.nations[owner].temples:
        view.put(pieces.temple(view.scale), (place.city[0], place.city[1] - TEMPLE_RISE))


def _sprite(counter: Counter, scale: float) -> Image.Image:
    force, size = counter.force, counter.scale * scale
    if counter.unit is None:
        units = (force.legions, force.legions_tipped, force.galleys, force.galleys_tipped)
        return pieces.pair(force.nation, units, size)
    draw = pieces.legion if counter.unit == "legion" else pieces.galley
    return draw(force.nation, force.count(counter.unit), force.tipped(counter.unit), size)


def _mark_demand(view: View, place: Place) -> None:
    """A bright seam along the inside of the border where a fight may be demanded (M5).

    It leaves the border itself alone: its colour says who may cross.
    """
    outline = [view.at(point) for point in place.outline]
    seam = Image.new("L", view.image.size, 0)
    ImageDraw.Draw(seam).line([*outline, outline[0]], fill=255, width=round(28 * view.scale), joint="curve")
    inside = Image.new("L", view.image.size, 0)
    draw = ImageDraw.Draw(inside)
    draw.polygon(outline, fill=235)
    draw.line([*outline, outline[0]], fill=0, width=round(9 * view.scale), joint="curve")
    seam = ImageChops.multiply(seam, inside).filter(ImageFilter.GaussianBlur(0.8 * view.scale))
    view.image.paste(_SEAM, (0, 0, *seam.size), seam)


def draw_scene(view: View, layout: Layout, position: Position, wash: Wash) -> None:
    """Draw owners, cities, temples, names and units onto the still map."""
    owners = {city: nation for nation, state in position.nations.items() for city in state.cities}
    wash.lay(view.image, {city: NATION_COLOURS[nation] for city, nation in owners.items()})
    if position.demand and position.demand.province in layout.provinces:
        _mark_demand(view, layout.provinces[position.demand.province])
    shown = {name: place for name, place in layout.provinces.items() if view.shows(place.box)}
    for place in shown.values():
        _put_label(view, place.label)
    for name, place in shown.items():
        _put_city(view, position, name, place, owners.get(name))
    for name, place in shown.items():
        for counter in counters(place, forces(position, name)):
            view.put(_sprite(counter, view.scale), counter.at)

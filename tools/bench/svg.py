"""A position's board as SVG, which `tools.bench.render_peers` renders with another program.

It has the same land, outlines, borders, owners' colours, cities, temples, counters, names and tables at the
same places, as plain shapes and texts. It omits what would only cost the other program time: relief, waves,
shadows, gleams, emblems and icons.
"""

from collections.abc import Iterable
from html import escape
from math import cos, radians, sin

from bot.engine.antike.position import Position
from bot.engine.rondel import stones_of
from bot.engine.terms import PERSONAGES, RESOURCES, WEDGES, Nation
from bot.render.antike.know_hows import chart_entries
from bot.render.antike.nation_cards import card_boxes
from bot.render.core.shapes import octagon
from bot.render.core.theme import STANDARD
from bot.render.map.borders import dense, offset_line
from bot.render.map.counter_placement import Counter, place_counters
from bot.render.map.layout import LABEL_LEADING, LABEL_SIZE, TEMPLE_RISE, Box, Layout, Place, Point
from bot.render.map.pieces import units_of
from bot.render.tables.rondel import placed_stones
from bot.text.position.picture_labels import headline

_LOOK = STANDARD.panel
_LAND, _SEA = (228, 212, 170), (132, 171, 180)
_RED, _BLUE, _HALO = (180, 26, 28), (20, 66, 164), (250, 242, 220)
_Ink = tuple[int, int, int]


def board_svg(layout: Layout, position: Position) -> bytes:
    """Return the whole page as an SVG document."""
    width, height = layout.size
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="serif">',
        _box((0, 0, width, height), _LOOK.wood),
        _box(layout.map, _SEA),
    ]
    for drawn in (_ground, _border_lines, _names, _pieces, _rondel, _chart, _bank, _cards, _title):
        parts += drawn(layout, position)
    return "\n".join([*parts, "</svg>"]).encode()


def _rgb(ink: _Ink) -> str:
    return f"#{ink[0]:02x}{ink[1]:02x}{ink[2]:02x}"


def _path(rings: Iterable[Iterable[Point]], close: bool = True) -> str:
    ends = "Z" if close else ""
    return "".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in ring) + ends for ring in rings)


def _shape(points: Iterable[Point], fill: _Ink, more: str = "") -> str:
    return f'<path d="{_path([points])}" fill="{_rgb(fill)}" {more}/>'


def _box(box: Box, fill: _Ink, more: str = "") -> str:
    left, top, right, bottom = box
    size = f'width="{right - left}" height="{bottom - top}"'
    return f'<rect x="{left}" y="{top}" {size} fill="{_rgb(fill)}" {more}/>'


def _disc(at: Point, radius: float, fill: _Ink) -> str:
    return f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{radius}" fill="{_rgb(fill)}"/>'


def _text(at: Point, text: str, size: float, fill: _Ink, more: str = "") -> str:
    x, y = at[0], at[1] + size * 0.35
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{_rgb(fill)}" {more}>{escape(text)}</text>'
    )


def _ground(layout: Layout, position: Position) -> list[str]:
    owners = {city: nation for nation, state in position.nations.items() for city in state.cities}
    parts = []
    for place in layout.provinces.values():
        parts += [f'<path d="{_path(rings)}" fill="{_rgb(_LAND)}"/>' for rings in place.land]
    for name, nation in owners.items():
        if name in layout.provinces:
            outline = layout.provinces[name].outline
            parts.append(_shape(outline, STANDARD.tints[nation], 'fill-opacity="0.4"'))
    return parts


def _border_lines(layout: Layout, position: Position) -> list[str]:
    halo, colours = [], []
    for border in layout.borders:
        kind = position.setup.board.border(*border.between)
        for line in border.lines:
            halo.append(_line(line, _HALO, 9.5))
            if kind == "both":
                fine = dense(line)
                colours += [
                    _line(offset_line(fine, 2.1), _RED, 3.4),
                    _line(offset_line(fine, -2.1), _BLUE, 3.4),
                ]
            else:
                colours.append(_line(line, _RED if kind == "land" else _BLUE, 4.2))
    return halo + colours


def _line(points: Iterable[Point], ink: _Ink, width: float) -> str:
    style = f'stroke="{_rgb(ink)}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{_path([points], close=False)}" fill="none" {style}/>'


def _names(layout: Layout, position: Position) -> list[str]:
    del position
    parts = [
        _text(name.at, name.text, name.size, (38, 82, 106), 'text-anchor="middle"') for name in layout.names
    ]
    for place in layout.provinces.values():
        left, top, right, _ = place.label.box
        for i, line in enumerate(place.label.lines):
            at = ((left + right) / 2, top + LABEL_LEADING * (i + 0.5))
            rim = f'text-anchor="middle" stroke="{_rgb(_HALO)}" stroke-width="5"'
            parts.append(_text(at, line, LABEL_SIZE, _HALO, rim))
            parts.append(_text(at, line, LABEL_SIZE, STANDARD.label.ink, 'text-anchor="middle"'))
    return parts


def _pieces(layout: Layout, position: Position) -> list[str]:
    parts = []
    for name, place in layout.provinces.items():
        parts += _city(position, name, place)
    for laid in place_counters(layout, units_of(position)).values():
        for counter in laid:
            parts += _counter(counter)
    return parts


def _city(position: Position, name: str, place: Place) -> list[str]:
    owner, (x, y) = position.owner(name), place.city
    ground = STANDARD.resources[position.setup.board.resources[name]][0]
    parts = []
    if owner is not None:
        parts += [_disc(place.city, 28, STANDARD.edge), _disc(place.city, 25, STANDARD.nations[owner])]
    parts += [_disc(place.city, 19, STANDARD.edge), _disc(place.city, 17, ground)]
    if owner is None:
        return parts
    parts += _stone((x + 18.5, y + 17.5), owner, 13)
    if name in position.nations[owner].temples:
        top = y - TEMPLE_RISE
        parts.append(_shape([(x - 20, top - 4), (x, top - 17), (x + 20, top - 4)], (255, 253, 246)))
        parts.append(_box((x - 16, top - 4, x + 16, top + 15), (255, 253, 246)))
    return parts


def _stone(at: Point, nation: Nation, radius: float) -> list[str]:
    return [
        _shape(octagon(*at, radius), STANDARD.edge),
        _shape(octagon(*at, radius - 2), STANDARD.nations[nation]),
        _text(at, nation[0].upper(), radius * 1.2, (255, 255, 255), 'text-anchor="middle"'),
    ]


def _counter(counter: Counter) -> list[str]:
    (x, y), k, force = counter.at, counter.scale, counter.force
    colour = STANDARD.nations[force.nation]
    if counter.unit is None:
        box = (x - 44 * k, y - 16 * k, x + 44 * k, y + 16 * k)
        parts = [_box(box, colour, f'stroke="{_rgb(STANDARD.edge)}" stroke-width="2"')]
        told = f"{force.legions} {force.galleys}"
        return [*parts, _text((x, y), told, 22 * k, (255, 255, 255), 'text-anchor="middle"')]
    shield = [(-20, -22), (20, -22), (20, 6), (0, 23), (-20, 6)]
    sail = [(-20, -22), (18, -22), (15, -6), (18, 11), (-20, 11), (-17, -6)]
    parts = []
    if counter.unit == "galley":
        hull = [(-24, 10), (-14, 14), (11, 14), (20, 2), (24, 8), (18, 20), (9, 24), (-11, 24), (-24, 17)]
        parts.append(_shape([(x + a * k, y + b * k) for a, b in hull], (204, 148, 86)))
    points = [(x + a * k, y + b * k) for a, b in (shield if counter.unit == "legion" else sail)]
    parts.append(_shape(points, colour, f'stroke="{_rgb(STANDARD.edge)}" stroke-width="2"'))
    count = str(force.count(counter.unit))
    return [*parts, _text((x, y + 3 * k), count, 28 * k, (255, 255, 255), 'text-anchor="middle"')]


def _rondel(layout: Layout, position: Position) -> list[str]:
    (x, y), radius = layout.panels.rondel.center, layout.panels.rondel.radius
    parts = [_disc((x, y), radius, _LOOK.wood)]
    for i, wedge in enumerate(WEDGES):
        ground, ink = STANDARD.wedges[wedge]
        angles = [radians(-112.5 + 45 * i + 5 * step) for step in range(10)]
        rim = [(x + (radius - 33) * cos(a), y + (radius - 33) * sin(a)) for a in angles]
        parts.append(_shape([(x, y), *rim], ground, f'stroke="{_rgb(_LOOK.edge)}" stroke-width="2"'))
        middle = radians(-90 + 45 * i)
        at = (x + (radius - 60) * cos(middle), y + (radius - 60) * sin(middle))
        parts.append(_text(at, wedge, 18, ink, 'text-anchor="middle"'))
    for nation, spot in placed_stones((x, y), stones_of(position)):
        parts += _stone(spot, nation, 14)
    return parts


def _chart(layout: Layout, position: Position) -> list[str]:
    left, top, right, bottom = layout.panels.know_hows
    parts = [_box(layout.panels.know_hows, _LOOK.paper)]
    width, height = (right - left - 14) / 4, (bottom - top - 14) / 2
    for i, (know_how, owners, price) in enumerate(chart_entries(position)):
        x, y = left + 7 + i // 2 * width, top + 7 + i % 2 * height
        parts.append(_box((x + 2, y + 2, x + width - 2, y + height - 2), _LOOK.cells[i // 2]))
        parts.append(_text((x + 10, y + height - 14), know_how.capitalize(), 20, _LOOK.ink))
        parts.append(_text((x + 10, y + height / 2), str(price), 21, _LOOK.red))
        for j, nation in enumerate(owners):
            parts += _stone((x + width - 15 - 22 * (j % 3), y + 17 + 23 * (j // 3)), nation, 10)
    return parts


def _bank(layout: Layout, position: Position) -> list[str]:
    left, top, right, bottom = layout.panels.bank
    bank, step = position.bank, (right - left - 24) / len(PERSONAGES)
    parts = [_box(layout.panels.bank, _LOOK.paper), _text((left + 18, top + 30), "BANK", 25, _LOOK.ink)]
    parts.append(_text((right - 160, top + 30), f"{bank.coins} coins, {bank.temples} temples", 18, _LOOK.ink))
    for i, personage in enumerate(PERSONAGES):
        told = f"{personage[0].upper()} {bank.personages.of(personage)}"
        parts.append(_text((left + 14 + step * i, bottom - 31), told, 24, _LOOK.ink))
    return parts


def _cards(layout: Layout, position: Position) -> list[str]:
    parts, order = [], position.setup.turn_order
    for nation, box in zip(order, card_boxes(layout, len(order)), strict=True):
        state, (left, top, right, _) = position.nations[nation], box
        parts.append(_box(box, _LOOK.paper, f'stroke="{_rgb(_LOOK.edge)}" stroke-width="3"'))
        parts += _stone((left + 35, top + 33), nation, 23)
        score = f"{position.setup.score(state.personages)}/{position.setup.target}"
        parts.append(_text((left + 64, top + 33), nation.capitalize(), 26, _LOOK.ink))
        parts.append(_text((right - 70, top + 33), score, 32, _LOOK.red))
        rows = [[str(state.purse.count_of(resource)) for resource in RESOURCES]]
        rows.append([str(state.personages.of(personage)) for personage in PERSONAGES])
        rows.append([str(len(state.cities)), str(len(state.temples))])
        rows[-1] += [str(state.total("legion")), str(state.total("galley"))]
        for i, row in enumerate(rows):
            step = (right - left - 20) / len(row)
            for j, told in enumerate(row):
                at = (left + 13 + step * j, top + 81 + 35 * i)
                parts += [
                    _disc((at[0] + 14, at[1]), 13, _LOOK.line),
                    _text((at[0] + 33, at[1]), told, 25, _LOOK.ink),
                ]
    return parts


def _title(layout: Layout, position: Position) -> list[str]:
    text, middle = headline(position, {})[0], layout.size[0] / 2
    plate = _box((middle - 250, 1, middle + 250, 47), _LOOK.wood, f'stroke="{_rgb(_LOOK.gold)}"')
    return [plate, _text((middle, 24), text, 27, _LOOK.letter, 'text-anchor="middle"')]

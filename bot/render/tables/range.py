"""View of a movement range: the number of moves to every province in reach, all others dimmed.

An exclamation mark follows the number if other nations may answer the move with a fight.
"""

from typing import Final

from PIL import Image, ImageDraw

from bot.engine.board import Board
from bot.engine.reach import Reach
from bot.engine.terms import ProvinceId
from bot.render.core.palette import Colour
from bot.render.core.shapes import around
from bot.render.core.viewport import Viewport
from bot.render.map.annotations import Annotations
from bot.render.map.counter_placement import obstacle_boxes, place_counters
from bot.render.map.layout import Box, Layout, Place
from bot.render.map.pieces import Units
from bot.render.tables.banners import draw_title_banner
from bot.render.tables.map_parts import one_frame
from bot.text.position.provinces import format_reach_title

_STEPS: Final[dict[int, Colour]] = {1: (24, 130, 60), 2: (214, 140, 10), 3: (196, 50, 30)}
_RADIUS: Final = 22.0
_DIM: Final = 150
_MARKED: Final = 76.0
"""Distance from a city that numbers beside it extend to, in page pixels."""
_LEGIBLE: Final = 620.0
"""Frame width in page pixels above which numbers are enlarged, to be legible on a phone."""
_LARGEST: Final = 1.5
_NIGHT: Final[Colour] = (34, 26, 22)
_HOME: Final[Colour] = (255, 255, 255)


def covered_boxes(layout: Layout, units: Units) -> list[Box]:
    """Return the boxes that numbers must not cover: cities, names, counters and the tables of the page."""
    placed = place_counters(layout, units)
    return [
        *layout.panels.tables,
        layout.panels.rondel.box,
        *obstacle_boxes(layout),
        *(counter.box for counters in placed.values() for counter in counters),
    ]


def draw_reach(view: Viewport, layout: Layout, units: Units, reach: Reach, frame: Box | None = None) -> None:
    """Draw a reach on the whole board; numbers are sized for the part in `frame`, and kept within it."""
    wide = frame[2] - frame[0] if frame is not None else _LEGIBLE
    radius = _RADIUS * min(max(wide / _LEGIBLE, 1.0), _LARGEST)
    _dim(view.image, layout, {reach.origin, *reach.steps}, tables=frame is None)
    marks = Annotations(view.image, frame or layout.map, covered_boxes(layout, units))
    outline = layout.provinces[reach.origin].outline
    marks.line([*outline, outline[0]], _HOME)
    for province, step in sorted(reach.steps.items(), key=lambda entry: entry[1]):
        place = layout.provinces[province]
        text = f"{step}{'!' if province in reach.contested else ''}"
        marks.number(text, _number_spots(place), _STEPS.get(step, _STEPS[3]), radius, place.outline)


def draw_reach_title(view: Viewport, board: Board, reach: Reach) -> None:
    """Draw a banner with the nation's reach in place of the board's title."""
    draw_title_banner(view, [(format_reach_title(board, reach), reach.nation)])


def frame_of(layout: Layout, reach: Reach) -> Box:
    """Return the part of the map that shows all cities in reach, with their names and numbers."""
    places = [layout.provinces[province] for province in (reach.origin, *reach.steps)]
    boxes = [place.label.box for place in places]
    boxes += [around(place.city, (2 * _MARKED, 2 * _MARKED)) for place in places]
    return one_frame(boxes, layout.map)


def _number_spots(place: Place) -> list[tuple[float, float]]:
    """Return positions for a number at a city: left of it first, away from the owner's badge."""
    x, y = place.city
    return [(x + dx, y + dy) for dx, dy in ((-52, 4), (54, 4), (-46, -30), (46, -30), (-40, 40), (0, 54))]


def _dim(image: Image.Image, layout: Layout, bright: set[ProvinceId], *, tables: bool) -> None:
    """Darken the map outside of the provinces in `bright`, and of the tables if there are any."""
    mask = Image.new("L", image.size, 0)
    draw = ImageDraw.Draw(mask)
    draw.rectangle(layout.map, fill=_DIM)
    for province in bright:
        draw.polygon(layout.provinces[province].outline, fill=0)
    if tables:
        draw.ellipse(layout.panels.rondel.box, fill=0)
        for box in layout.panels.tables:
            draw.rounded_rectangle(box, 9, fill=0)
    image.paste(_NIGHT, (0, 0, *image.size), mask)

"""Puts names and counters into every province; the same drawing always gives the same places."""

import logging

from bot.engine.board import Board
from bot.render.map.layout import CITY_BOX
from tools.boards.layout_file import Part
from tools.boards.placing.ground import Ground
from tools.boards.placing.labels import CRAMPED, find_label, label_box
from tools.boards.placing.levels import find_levels
from tools.boards.placing.room import Box, apart

_log = logging.getLogger(__name__)


def _city_box(place: Part) -> Box:
    (x, y), (left, top, right, bottom) = place["city"], CITY_BOX
    return (x + left, y + top, x + right, y + bottom)


def place_all(layout: Part, board: Board) -> None:
    """Fill in label and levels of every province, the smallest provinces first."""
    ground, places = Ground(layout), layout["provinces"]
    insides = {key: ground.inside(place) for key, place in places.items()}
    order = sorted(places, key=lambda key: insides[key].histogram()[255])
    taken = [_city_box(place) for place in places.values()]
    for key in order:
        name = board.provinces[key].name
        places[key]["label"], cost = find_label(ground, places[key], insides[key], name, taken)
        taken.append(label_box(places[key]["label"]))
        if cost > CRAMPED:
            _log.warning("%s: the name is cramped (%.1f).", name, cost)
    for key in order:
        both = board.carries("legion", key) and board.carries("galley", key)
        left, top, right, bottom = insides[key].getbbox() or (0, 0, 0, 0)
        near = [box for box in taken if not apart(box, (left, top, right, bottom))]
        places[key]["levels"] = find_levels(places[key], insides[key], ground.dry(places[key]), near, both)

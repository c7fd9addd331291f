"""Place names and counters in every province; the same drawing always gives the same places."""

import logging

from bot.engine.board import Board
from tools.boards.layout_file import Part
from tools.boards.pieces import Pieces
from tools.boards.placing.cost_rasters import CostRasters
from tools.boards.placing.labels import CRAMPED, find_label, label_box
from tools.boards.placing.levels import find_levels
from tools.boards.placing.room import apart

_log = logging.getLogger(__name__)


def place_all(layout: Part, board: Board, pieces: Pieces) -> None:
    """Fill in label and levels of every province, the smallest provinces first."""
    costs, places = CostRasters(layout), layout["provinces"]
    insides = {key: costs.inside(place) for key, place in places.items()}
    order = sorted(places, key=lambda key: insides[key].histogram()[255])
    taken = [pieces.room(key, tuple(place["city"])) for key, place in places.items()]
    for key in order:
        name = board.provinces[key].name
        places[key]["label"], cost = find_label(
            costs, places[key], insides[key], name, taken, pieces.mark_box(key)
        )
        taken.append(label_box(places[key]["label"]))
        if cost > CRAMPED:
            _log.warning("%s: the name is cramped (%.1f).", name, cost)
    for key in order:
        left, top, right, bottom = insides[key].getbbox() or (0, 0, 0, 0)
        near = [box for box in taken if not apart(box, (left, top, right, bottom))]
        places[key]["levels"] = find_levels(
            places[key], insides[key], costs.dry(places[key]), near, pieces.both[key], pieces.rivals
        )

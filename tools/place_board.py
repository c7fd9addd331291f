"""Finds room for names and counters in every province and writes it into a layout file.

    python -m tools.place_board east

The file's outlines, land and cities are read; `label` and `levels` are written anew. The search has no chance
in it: the same outlines and cities give the same places. It takes about a minute.
"""

import json
import sys
from pathlib import Path
from typing import Final

from bot.boards import BOARDS, load_board
from bot.engine.board import Board
from bot.render.sizes import CITY_BOX
from tools.placer.ground import Ground, Part
from tools.placer.labels import find_label, label_box
from tools.placer.levels import find_levels
from tools.placer.room import Box, apart

__all__ = ["main", "place_all", "write_layout"]

_CRAMPED: Final = 9
_ORDER: Final = ("city", "label", "levels", "outline", "land")


def _city_box(place: Part) -> Box:
    (x, y), (left, top, right, bottom) = place["city"], CITY_BOX
    return (x + left, y + top, x + right, y + bottom)


def _tell(text: str) -> None:
    sys.stderr.write(f"{text}\n")


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
        if cost > _CRAMPED:
            _tell(f"{name}: the name is cramped ({cost:.1f}).")
    for key in order:
        both = board.carries("legion", key) and board.carries("galley", key)
        left, top, right, bottom = insides[key].getbbox() or (0, 0, 0, 0)
        near = [box for box in taken if not apart(box, (left, top, right, bottom))]
        places[key]["levels"] = find_levels(places[key], insides[key], ground.dry(places[key]), near, both)


def _dense(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def write_layout(layout: Part, path: Path) -> None:
    """One province and one border a line, so that changes can be read."""
    parts = [f" {json.dumps(key)}: {json.dumps(layout[key])}" for key in ("format", "board", "size", "map")]
    provinces = {key: {name: place[name] for name in _ORDER} for key, place in layout["provinces"].items()}
    for key, table in (("panels", layout["panels"]), ("provinces", provinces)):
        rows = ",\n".join(f"  {json.dumps(name)}: {_dense(value)}" for name, value in table.items())
        parts.append(f" {json.dumps(key)}: {{\n{rows}\n }}")
    for key in ("names", "borders"):
        rows = ",\n".join(f"  {_dense(value)}" for value in layout[key])
        parts.append(f" {json.dumps(key)}: [\n{rows}\n ]")
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def main() -> None:
    """Read, place, write."""
    if len(sys.argv) != 2:
        sys.exit("Usage: python -m tools.place_board BOARD")
    path = BOARDS / f"{sys.argv[1]}.layout.json"
    layout = json.loads(path.read_text(encoding="utf-8"))
    place_all(layout, load_board(sys.argv[1]))
    write_layout(layout, path)


if __name__ == "__main__":
    main()

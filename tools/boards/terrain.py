"""Read `terrain.json`: mountains, rivers, woods and deserts of a board."""

import json
from pathlib import Path

from tools.boards.drawing import Patch, Range, River, Terrain
from tools.boards.rivers import winding


def read_terrain(path: Path) -> Terrain:
    """Return one board's terrain; rivers are given by few points, and bends are added between them."""
    data = json.loads(path.read_text(encoding="utf-8"))
    return Terrain(
        ranges=tuple(Range(**item) for item in data["ranges"]),
        rivers=tuple(
            River(item["name"], winding([tuple(at) for at in item["line"]]), item["width"])
            for item in data["rivers"]
        ),
        greens=tuple(Patch(**item) for item in data["greens"]),
        deserts=tuple(Patch(**item) for item in data["deserts"]),
    )

"""Layout files: made from a drawing, formatted so that a diff is readable."""

import json
from collections.abc import Sequence
from typing import Any, Final

from bot.render.map.layout import Point
from tools.boards.drawing import Drawing

Part = dict[str, Any]
"""Part of a layout file, as parsed from JSON."""
_ORDER: Final = ("city", "label", "levels", "outline", "land")


def _tidy(points: Sequence[Point]) -> list[list[float]]:
    return [[round(float(x), 1), round(float(y), 1)] for x, y in points]


def layout_of(drawing: Drawing) -> Part:
    """Return the file's content, without names of provinces and counters."""
    return {
        "format": "antike-layout/1",
        "board": drawing.board,
        "size": list(drawing.size),
        "map": list(drawing.map),
        "panels": drawing.panels.model_dump(mode="json", exclude_none=True),
        "provinces": {
            name: {
                "city": list(drawing.cities[name]),
                "outline": _tidy(outline),
                "land": [[_tidy(ring) for ring in polygon] for polygon in drawing.land[name]],
            }
            for name, outline in sorted(drawing.outlines.items())
        },
        "names": [name.model_dump(mode="json") for name in drawing.names],
        "borders": [
            {"between": list(border.between), "lines": [_tidy(line) for line in border.lines]}
            for border in sorted(drawing.borders, key=lambda border: border.between)
        ],
    }


def _dense(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def layout_text(layout: Part) -> str:
    """Return the file's text, with one province and one border per line."""
    parts = [f" {json.dumps(key)}: {json.dumps(layout[key])}" for key in ("format", "board", "size", "map")]
    provinces = {key: {name: place[name] for name in _ORDER} for key, place in layout["provinces"].items()}
    for key, table in (("panels", layout["panels"]), ("provinces", provinces)):
        rows = ",\n".join(f"  {json.dumps(name)}: {_dense(value)}" for name, value in table.items())
        parts.append(f" {json.dumps(key)}: {{\n{rows}\n }}")
    for key in ("names", "borders"):
        rows = ",\n".join(f"  {_dense(value)}" for value in layout[key])
        parts.append(f" {json.dumps(key)}: [\n{rows}\n ]")
    return "{\n" + ",\n".join(parts) + "\n}\n"

"""Finds room for names and counters in every province and writes it into a layout file.

    python -m tools.place_board east

The file's outlines, land and cities are read; `label` and `levels` are written anew. The search has
no chance in it, so the same outlines give the same places.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageDraw, ImageFilter, ImageStat

from bot.boards import load_board
from bot.render.fonts import text_width
from bot.render.sizes import CITY_BOX, LABEL_LEADING, LABEL_SIZE, PAIR, SINGLE, TITLE_BOX
from tools.room import Box, Cost, Room, apart, around

BOARDS: Final = Path(__file__).resolve().parent.parent / "data" / "boards"
SINGLES: Final = (("single", 1.0), ("single", 0.87), ("single", 0.75))
SMALL: Final = (("single", 0.65), ("single", 0.56))
"""For provinces in which only one kind of unit can stand; they never need pairs."""
PAIRS: Final = (
    ("pair", 1.0),
    ("pair", 0.87),
    ("pair", 0.75),
    ("pair", 0.64),
    ("pair", 0.55),
)
"""From the most readable counters to those that take the least room."""


class Ground:
    """Pictures of the page that tell how bad it is to cover a place."""

    def __init__(self, layout: dict[str, Any]) -> None:
        self.layout = layout
        self.size = tuple(layout["size"])
        self.panels = self._panels()
        self.lines = self._lines()

    def _sheet(self) -> tuple[Image.Image, ImageDraw.ImageDraw]:
        image = Image.new("L", self.size, 0)
        return image, ImageDraw.Draw(image)

    def _panels(self) -> Image.Image:
        image, draw = self._sheet()
        draw.rectangle((0, 0, *self.size), fill=255)
        left, top, right, bottom = self.layout["map"]
        draw.rectangle((left + 5, top + 5, right - 5, bottom - 5), fill=0)
        panels = self.layout["panels"]
        (x, y), r = panels["rondel"]["center"], panels["rondel"]["radius"] + 6
        draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
        for name in ("know_hows", "bank"):
            a, b, c, d = panels[name]
            draw.rectangle((a - 6, b - 6, c + 6, d + 6), fill=255)
        draw.rectangle(TITLE_BOX, fill=255)
        return image

    def _lines(self) -> Image.Image:
        image, draw = self._sheet()
        for place in self.layout["provinces"].values():
            for polygon in place["land"]:
                for ring in polygon:
                    draw.line([tuple(p) for p in (*ring, ring[0])], fill=30, width=3)
        for border in self.layout["borders"]:
            for line in border["lines"]:
                draw.line([tuple(p) for p in line], fill=255, width=10)
        return image

    def inside(self, place: dict[str, Any]) -> Image.Image:
        """White where a box may stand: in the province, off its border, off the panels."""
        image, draw = self._sheet()
        draw.polygon([tuple(p) for p in place["outline"]], fill=255)
        image = image.filter(ImageFilter.MinFilter(7))
        image.paste(0, mask=self.panels)
        return image

    def dry(self, place: dict[str, Any]) -> Image.Image:
        """White on the province's land."""
        image, draw = self._sheet()
        for outer, *holes in place["land"]:
            draw.polygon([tuple(p) for p in outer], fill=255)
            for hole in holes:
                draw.polygon([tuple(p) for p in hole], fill=0)
        return image


def mean(image: Image.Image, box: Box) -> float:
    """How white the image is in a box, 0 to 255."""
    whole = tuple(round(v) for v in box)
    return float(ImageStat.Stat(image.crop(whole)).mean[0])  # type: ignore[arg-type]


def label_sizes(name: str) -> list[tuple[list[str], tuple[float, float]]]:
    """The name in one line, and in two where it has two words."""
    ways = [[name]] + ([name.split(" ", 1)] if " " in name else [])
    return [
        (lines, (round(max(text_width("label", LABEL_SIZE, t) for t in lines) + 4), round(len(lines) * LABEL_LEADING)))
        for lines in ways
    ]


def find_label(ground: Ground, place: dict[str, Any], inside: Image.Image, name: str, taken: list[Box]) -> dict[str, Any]:
    """The best place beside the city."""
    x, y = place["city"]
    best: tuple[float, dict[str, Any]] | None = None
    for lines, (w, h) in label_sizes(name):
        ways: list[tuple[float, float, str, float]] = []
        for k in range(-6, 7):
            ways += [(x + 35, y - h / 2 + 5 * k, "left", abs(k) * 0.4), (x - 32 - w, y - h / 2 + 5 * k, "right", 1 + abs(k) * 0.4)]
            slide = k / 6 * (w / 2 + 10)
            ways += [(x - w / 2 + slide, y + 33, "middle", 1 + abs(k) * 0.4), (x - w / 2 + slide, y - 54 - h, "middle", 2.4 + abs(k) * 0.4)]
        for left, top, align, price in ways:
            box = (left, top, left + w, top + h)
            cost = price + 2.0 * (len(lines) - 1)
            cost += mean(ground.lines, box) / 6 + mean(ground.panels, box) * 2 + (255 - mean(inside, box)) / 6
            cost += sum(60 for other in taken if not apart(box, other, 2))
            if best is None or cost < best[0]:
                align = align if len(lines) > 1 else "middle"
                best = cost, {"lines": lines, "at": [round(left), round(top)], "size": [w, h], "align": align}
    assert best is not None
    if best[0] > 9:
        print(f"{name}: its label is cramped ({best[0]:.1f})")
    return best[1]


def costs(city: tuple[float, float], dry: Image.Image, box: Box) -> list[Cost]:
    """Several ways to fill a province; which one holds most depends on its shape."""
    x0, y0, x1, y1 = box

    def near(x: int, y: int) -> float:
        return ((x - city[0]) ** 2 + (y - city[1]) ** 2) ** 0.5

    def on(wanted: bool) -> Cost:
        return lambda x, y: near(x, y) + 120 * ((dry.getpixel((x, y)) == 255) != wanted)

    ways: list[Cost] = [near, on(True), on(False)]
    for a, b in ((1, 0.01), (0.01, 1), (-1, 0.01), (0.01, -1), (1, -0.01), (-0.01, 1), (-1, -0.01), (-0.01, -1)):
        ways.append(lambda x, y, a=a, b=b: a * x + b * y)  # type: ignore[misc]
    ways += [lambda x, y: -near(x, y), lambda x, y: min(x - x0, x1 - x) + min(y - y0, y1 - y)]
    return ways


def find_levels(place: dict[str, Any], inside: Image.Image, dry: Image.Image, taken: list[Box], both: bool) -> list[dict[str, Any]]:
    """Counters as large as may be, smaller ones or shared ones where more have to stand there."""
    room = Room(inside)
    for box in taken:
        room.take(box)
    ways = costs(tuple(place["city"]), dry, inside.getbbox() or (0, 0, 0, 0))  # type: ignore[arg-type]
    levels: list[dict[str, Any]] = []
    for form, scale in (*SINGLES, *(PAIRS if both else SMALL)):
        full, most = (SINGLE, 12 if both else 6) if form == "single" else (PAIR, 6)
        size = (full[0] * scale, full[1] * scale)
        packings = [room.pack(size, most, way) for way in ways]
        best = max(packings, key=len)
        before = max((len(level["spots"]) for level in levels if level["form"] == form), default=0)
        if len(best) > before:
            best = sorted(best, key=lambda spot: (ways[0](*spot), spot))
            spots = [[x, y, int(mean(dry, around((x, y), size)) >= 128)] for x, y in best]
            levels.append({"form": form, "scale": scale, "spots": spots})
        if len(best) == most:
            break
    else:
        print(f"{place['label']['lines'][0]}: only {len(levels[-1]['spots'])} nations fit")
    return levels


def place_all(layout: dict[str, Any], board_name: str) -> None:
    """Fill in label, temple and levels of every province."""
    board = load_board(board_name)
    ground = Ground(layout)
    places = layout["provinces"]
    cities = {key: tuple(place["city"][i % 2] + CITY_BOX[i] for i in range(4)) for key, place in places.items()}
    insides = {key: ground.inside(place) for key, place in places.items()}
    by_room = sorted(places, key=lambda key: insides[key].histogram()[255])
    labels: dict[str, Box] = {}
    for key in by_room:
        taken = [*cities.values(), *labels.values()]
        label = find_label(ground, places[key], insides[key], board.provinces[key].name, taken)  # type: ignore[arg-type]
        places[key]["label"] = label
        labels[key] = (*label["at"], label["at"][0] + label["size"][0], label["at"][1] + label["size"][1])
    for key in by_room:
        place = places[key]
        both = board.carries("legion", key) and board.carries("galley", key)
        taken = [*cities.values(), *labels.values()]  # type: ignore[list-item]
        near = [box for box in taken if not apart(box, tuple(insides[key].getbbox() or (0, 0, 0, 0)))]
        place["levels"] = find_levels(place, insides[key], ground.dry(place), near, both)


def write(layout: dict[str, Any], path: Path) -> None:
    """One province and one border a line, so that changes can be read."""
    head = {key: layout[key] for key in ("format", "board", "size", "map")}
    parts = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    order = ("city", "label", "levels", "outline", "land")
    provinces = {key: {name: place[name] for name in order} for key, place in layout["provinces"].items()}
    for key, table in (("panels", layout["panels"]), ("provinces", provinces)):
        rows = ",\n".join(f"  {json.dumps(name)}: {_dense(value)}" for name, value in table.items())
        parts.append(f" {json.dumps(key)}: {{\n{rows}\n }}")
    for key in ("names", "borders"):
        rows = ",\n".join(f"  {_dense(value)}" for value in layout[key])
        parts.append(f" {json.dumps(key)}: [\n{rows}\n ]")
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def _dense(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def main() -> None:
    """Read, place, write."""
    name = sys.argv[1]
    path = BOARDS / f"{name}.layout.json"
    layout = json.loads(path.read_text(encoding="utf-8"))
    place_all(layout, name)
    write(layout, path)


if __name__ == "__main__":
    main()

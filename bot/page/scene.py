"""Scene: the contents of the map and the rondel, as sprites with coordinates on the board's page."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from PIL import Image

from bot.engine.ruleset import OwnPosition
from bot.page.sprites import SpriteSheet
from bot.render.core.theme import STANDARD
from bot.render.map.counter_placement import place_counters
from bot.render.map.layout import Layout, Point
from bot.render.map.map_layer import city_sprites, counter_sprite, leader_line, name_sprite
from bot.render.tables.rondel import rondel_sprite, stone_sprites
from bot.rulesets import ruleset_of

_SCALE: Final = 1.0
"""Sprite pixels per pixel of the page, as in pictures of the whole board."""

Placed = list[float]
"""A sprite's number, and the x and y coordinates of its centre."""


def _place_sprite(sheet: SpriteSheet, image: Image.Image, at: Point) -> Placed:
    return [sheet.add(image), round(at[0], 1), round(at[1], 1)]


def scene_of(position: OwnPosition, layout: Layout, sheet: SpriteSheet) -> dict[str, Any]:
    """Return owners and pieces of a position; a piece keeps its name and its sprite unless it changes.

    `owners` has the nation of each province with a city. `contested` is the province where a player decides
    whether to fight, or "". `leaders` has the ends of leader lines from cities to counters placed aside.
    `pieces` has the rest, by `province.what` or `rondel.nation-wedge`, each a sprite and its place, which
    may change when others need room: cities first, then counters, then stones, which is the drawing order.
    """
    pictures = ruleset_of(position).pictures
    pieces = pictures.pieces_of(position)
    placed = place_counters(layout, pieces.units)
    found: dict[str, Placed] = {}
    for province, place in layout.provinces.items():
        on_site = zip(
            ("city", "temple"), city_sprites(pieces, province, place, _SCALE, STANDARD), strict=False
        )
        for what, (image, at) in on_site:
            found[f"{province}.{what}"] = _place_sprite(sheet, image, at)
        for counter in placed[province]:
            image = counter_sprite(counter, _SCALE, STANDARD)
            found[f"{province}.{counter.force.nation}.{counter.unit or 'units'}"] = _place_sprite(
                sheet, image, counter.at
            )
    for nation, image, at in stone_sprites(layout.panels.rondel.center, pieces.stones, _SCALE, STANDARD):
        found[f"rondel.{nation}-{pieces.stones[nation]}"] = _place_sprite(sheet, image, at)
    lines = {province: leader_line(counters) for province, counters in placed.items()}
    return {
        "owners": dict(sorted(pieces.owners.items())),
        "contested": pieces.contested or "",
        "leaders": {
            province: [round(value) for end in line for value in end]
            for province, line in lines.items()
            if line
        },
        "pieces": found,
    }


def names_of(layout: Layout, sheet: SpriteSheet) -> Iterator[Placed]:
    """Yield the name labels of all provinces, which never change."""
    for place in layout.provinces.values():
        yield _place_sprite(sheet, *name_sprite(place.label, _SCALE, STANDARD))


def rondel_of(layout: Layout, title: Callable[[Any], str], sheet: SpriteSheet) -> Placed:
    """Return the empty rondel, with titles in the current language."""
    rondel = layout.panels.rondel
    return _place_sprite(sheet, rondel_sprite(rondel.radius, STANDARD, title), rondel.center)


def outlines_of(layout: Layout) -> dict[str, str]:
    """Return the borders of all provinces as SVG paths."""
    return {name: _svg_path(place.outline) for name, place in layout.provinces.items()}


def _svg_path(ring: list[Point]) -> str:
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in ring) + "Z"

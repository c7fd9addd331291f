"""Cached and updated halves of a phone's map equal newly drawn ones."""

import os
import random

import pytest

from bot.engine.terms import Nation, ProvinceId
from bot.render.map.layout import Box
from bot.render.map.map_cache import MapCache, PixelBox
from bot.render.views.phone import halves
from tests.drawing import base_map

pytestmark = pytest.mark.slow

WIDTH = 1200
CHANGES = 8 if os.environ.get("ANTIKE_LONG") else 5
NATIONS: tuple[Nation, ...] = ("greeks", "romans", "persians", "carthaginians")
Owners = dict[ProvinceId, Nation]


def pixels(box: Box) -> PixelBox:
    left, top, right, bottom = (int(value) for value in box)
    return left, top, right, bottom


def handed_on(owners: Owners, provinces: list[ProvinceId], chance: random.Random) -> Owners:
    """Return the owners after three random provinces get new ones and one province loses its owner."""
    changed = dict(owners)
    for name in chance.sample(provinces, 3):
        changed[name] = chance.choice(NATIONS)
    for name in chance.sample(sorted(changed), 1):
        del changed[name]
    return changed


@pytest.mark.parametrize(
    ("board", "theme"), [("west", "standard"), ("hellenic", "standard"), ("punic", "contrast")]
)
def test_what_is_mended_is_as_if_made_anew(board: str, theme: str) -> None:
    whole, map_cache, chance = base_map(board, theme), MapCache(), random.Random(7)
    provinces, owners = sorted(whole.layout.provinces), Owners()
    boxes = [pixels(box) for box in halves(whole.layout)]
    for _ in range(CHANGES):
        owners = handed_on(owners, provinces, chance)
        for box in boxes:
            mended, anew = (each.draw(whole, owners, box, WIDTH) for each in (map_cache, MapCache()))
            assert mended.tobytes() == anew.tobytes()


def test_nobody_draws_on_what_is_kept() -> None:
    whole, map_cache = base_map("punic", "standard"), MapCache()
    box, owners = (30, 30, 1030, 830), Owners(roma="romans")
    first = map_cache.draw(whole, owners, box, WIDTH)
    before = first.tobytes()
    first.paste("white", (0, 0, *first.size))
    assert map_cache.draw(whole, owners, box, WIDTH).tobytes() == before

"""One emblem for each nation, so that nothing hangs on colour alone; simple enough for 12 pixels."""

from collections.abc import Callable
from functools import cache
from typing import Final

from PIL import Image

from bot.engine.terms import Nation
from bot.render.core.icon_mask import Sketch
from bot.render.core.shapes import bend, ring, star, turn

__all__ = ["EMBLEMS", "emblem_mask"]


def _greeks() -> Sketch:
    """The lambda of the hoplite shield."""
    s = Sketch()
    s.shape([(50, 4), (64, 4), (98, 96), (76, 96), (50, 26), (24, 96), (2, 96), (36, 4)])
    return s


def _romans() -> Sketch:
    """The legion's eagle with spread wings."""
    s = Sketch()
    for side in (0, 1):
        wing = [
            (50, 36),
            (20, 10),
            (2, 12),
            (8, 24),
            (4, 30),
            (14, 38),
            (12, 46),
            (24, 50),
            (28, 58),
            (50, 62),
        ]
        s.shape([(100 - x, y) for x, y in wing] if side else wing)
    s.disc(50, 26, 11)
    s.shape([(56, 18), (72, 27), (57, 32)])
    s.shape([(38, 36), (62, 36), (58, 72), (68, 94), (50, 86), (32, 94), (42, 72)])
    return s


def _germans() -> Sketch:
    """A battle axe."""
    s = Sketch()
    s.shape([(20, 92), (66, 14), (78, 21), (32, 99)])
    s.shape(
        [
            *bend((50, 24), (22, 14), (12, 6)),
            *bend((12, 6), (2, 44), (18, 66)),
            *bend((18, 66), (26, 52), (40, 48)),
        ]
    )
    s.shape([(70, 24), (92, 20), (96, 44), (62, 44)])
    return s


def _phoenicians() -> Sketch:
    """A round ship under sail."""
    s = Sketch()
    s.shape(
        [(4, 62), (96, 62), *bend((96, 62), (88, 94), (64, 94)), (34, 94), *bend((34, 94), (12, 92), (4, 62))]
    )
    s.bar(46, 4, 54, 64)
    s.shape(
        [
            (16, 12),
            (84, 12),
            *bend((84, 12), (74, 32), (84, 52)),
            (16, 52),
            *bend((16, 52), (26, 32), (16, 12)),
        ]
    )
    return s


def _carthaginians() -> Sketch:
    """The sign of Tanit."""
    s = Sketch()
    s.disc(50, 20, 17)
    s.bar(4, 40, 96, 51)
    for x in (4, 85):
        s.bar(x, 26, x + 11, 50)
    s.shape([(50, 46), (92, 97), (8, 97)])
    return s


def _persians() -> Sketch:
    """A bow with its arrow."""
    s = Sketch()
    s.line([*bend((40, 3), (62, 22), (74, 26), (78, 50)), *bend((78, 50), (74, 74), (62, 78), (40, 97))], 11)
    s.line([(40, 5), (28, 50), (40, 95)], 4)
    s.line([(12, 50), (86, 50)], 7)
    s.shape([(99, 50), (80, 37), (80, 63)])
    for x in (4, 14):
        s.shape([(x, 36), (x + 9, 36), (x + 17, 50), (x + 9, 64), (x, 64), (x + 8, 50)])
    return s


def _arabs() -> Sketch:
    """A palm tree."""
    s = Sketch()
    s.shape([(45, 36), (56, 36), (60, 97), (42, 97)])
    for side in (0, 1):
        for leaf in (
            [*bend((50, 38), (26, 4), (2, 34)), *bend((2, 34), (26, 22), (50, 38))],
            [*bend((50, 38), (22, 26), (8, 66)), *bend((8, 66), (28, 44), (50, 38))],
            [*bend((50, 38), (44, 6), (20, 4)), *bend((20, 4), (36, 20), (50, 38))],
        ):
            s.shape([(100 - x, y) for x, y in leaf] if side else leaf)
    return s


def _egyptians() -> Sketch:
    """The ankh."""
    s = Sketch()
    s.shape([(50 + 24 * x, 28 + 27 * y) for x, y in ring(0, 0, 1, 40)])
    s.shape([(50 + 12 * x, 27 + 14 * y) for x, y in ring(0, 0, 1, 40)], cut=True)
    s.bar(12, 50, 88, 64)
    s.shape([(43, 50), (57, 50), (61, 98), (39, 98)])
    return s


def _babylonians() -> Sketch:
    """The star of Ishtar."""
    s = Sketch()
    s.shape(star(50, 50, 49, 17, 8))
    s.disc(50, 50, 11, cut=True)
    for i in range(8):
        s.shape(turn([(50, 30), (52, 36), (48, 36)], i * 45), cut=True)
    return s


EMBLEMS: Final[dict[Nation, Callable[[], Sketch]]] = {
    "greeks": _greeks,
    "romans": _romans,
    "germans": _germans,
    "phoenicians": _phoenicians,
    "carthaginians": _carthaginians,
    "persians": _persians,
    "arabs": _arabs,
    "egyptians": _egyptians,
    "babylonians": _babylonians,
}


@cache
def emblem_mask(nation: Nation, size: int) -> Image.Image:
    """A nation's emblem as a mask of `size` pixels."""
    return EMBLEMS[nation]().image.resize((size, size), Image.Resampling.LANCZOS)

"""Figures for what lies on the board: resources, buildings, units, and the wedges named after them."""

from collections.abc import Callable
from typing import Final

from PIL import Image

from bot.render.core.icon_mask import Sketch
from bot.render.core.shapes import Points, bend, place, ring, star, turn

__all__ = ["BOARD_ICONS"]


def _marble() -> Sketch:
    """An Ionic column."""
    s = Sketch()
    s.bar(20, 88, 80, 97, round_=2)
    s.bar(27, 80, 73, 87)
    s.shape([(32, 79), (35, 29), (65, 29), (68, 79)])
    for top, foot in ((41, 40), (50, 50), (59, 60)):
        s.line([(top, 33), (foot, 76)], 3, cut=True)
    s.bar(22, 5, 78, 12)
    s.bar(28, 13, 72, 25)
    for x in (26, 74):
        s.disc(x, 22, 11.5)
        s.disc(x, 22, 6, cut=True)
        s.disc(x, 22, 2.6)
    return s


def _iron() -> Sketch:
    """An anvil."""
    s = Sketch()
    s.shape([*bend((2, 27), (10, 47), (38, 48)), (38, 48), (38, 24), (2, 24)])
    right = [(30, 22), (96, 22), (96, 37), *bend((96, 37), (68, 39), (65, 53))]
    foot = [
        *bend((65, 62), (66, 76), (84, 82)),
        (84, 92),
        (20, 92),
        (20, 82),
        *bend((20, 82), (38, 76), (40, 62)),
    ]
    s.shape([*right, *foot, (40, 53), *bend((40, 53), (39, 44), (30, 42))])
    return s


def _gold() -> Sketch:
    """A round ingot with a star."""
    s = Sketch()
    s.disc(50, 50, 44)
    s.disc(50, 50, 37, cut=True)
    s.disc(50, 50, 33)
    s.shape(star(50, 51, 26, 11, 5), cut=True)
    return s


def _coins() -> Sketch:
    """A small heap of coins."""
    s = Sketch()
    for x, y, count in ((66, 52, 4), (30, 78, 4), (72, 88, 3)):
        for i in range(count):
            top = y - i * 11
            s.shape([(x + 19 * a, top + 7 * b) for a, b in ring(0, 0, 1.12, 40)], cut=True)
            s.shape([(x + 18 * a, top + 6 * b) for a, b in ring(0, 0, 1, 40)])
        s.shape([(x + 11 * a, top + 3 * b) for a, b in ring(0, 0, 1, 40)], cut=True)
    return s


def _temple() -> Sketch:
    s = Sketch()
    s.shape([(50, 6), (97, 33), (3, 33)])
    s.shape([(50, 15), (74, 29), (26, 29)], cut=True)
    s.disc(50, 25, 5)
    s.bar(7, 36, 93, 42)
    for x in (11, 31, 56, 76):
        s.bar(x, 45, x + 13, 80)
    s.bar(7, 83, 93, 88)
    s.bar(2, 90, 98, 96)
    return s


def _sword() -> Points:
    return [
        (50, 2),
        (54, 8),
        (54, 64),
        (66, 64),
        (66, 70),
        (53, 70),
        (53, 84),
        (55, 90),
        (45, 90),
        (47, 84),
        (47, 70),
        (34, 70),
        (34, 64),
        (46, 64),
        (46, 8),
    ]


def _arming() -> Sketch:
    """A round shield before crossed swords."""
    s = Sketch()
    for side in (45, -45):
        s.shape(turn(_sword(), side))
    s.disc(50, 52, 30, cut=True)
    s.disc(50, 52, 27)
    s.disc(50, 52, 22, cut=True)
    s.disc(50, 52, 19)
    s.shape(star(50, 52, 14, 5, 8), cut=True)
    return s


def _helmet() -> Sketch:
    """A Corinthian helmet with its crest."""
    s = Sketch()
    crest = bend((22, 26), (28, 2), (64, 0), (90, 24), (98, 54))
    s.shape(
        [*crest, *bend((98, 54), (90, 38), (84, 32), (80, 30)), *bend((78, 28), (62, 12), (36, 14), (28, 32))]
    )
    dome = bend((20, 60), (18, 24), (46, 18), (58, 20))
    back = [*bend((58, 20), (84, 24), (88, 48), (86, 62)), (88, 84), (80, 98), (66, 92)]
    front = [
        *bend((66, 92), (62, 78), (64, 68), (58, 64)),
        (50, 64),
        *bend((50, 64), (42, 68), (43, 80), (40, 94)),
        (27, 86),
    ]
    s.shape([*dome, *back, *front, *bend((27, 86), (23, 76), (21, 68), (20, 60))])
    s.shape(
        [*bend((29, 59), (33, 51), (42, 51), (47, 58)), *bend((47, 58), (42, 63), (36, 64), (29, 59))],
        cut=True,
    )
    s.line(bend((20, 51), (40, 43), (66, 43), (87, 51)), 2.6, cut=True)
    return s


def _ship_points() -> tuple[Points, Points]:
    hull = [
        *bend((2, 64), (12, 64), (18, 73), (26, 74)),
        (76, 74),
        *bend((76, 74), (88, 70), (92, 57), (84, 47)),
    ]
    hull += [*bend((84, 47), (98, 49), (101, 65), (92, 82)), *bend((92, 82), (86, 91), (78, 92), (70, 92))]
    hull += [(26, 92), *bend((26, 92), (16, 90), (10, 80), (2, 78))]
    sail = [*bend((18, 12), (49, 18), (79, 12)), *bend((79, 12), (70, 36), (79, 63))]
    sail += [*bend((79, 63), (49, 55), (18, 63)), *bend((18, 63), (28, 36), (18, 12))]
    return hull, sail


def _ship() -> Sketch:
    s = Sketch()
    hull, sail = _ship_points()
    s.shape(hull)
    s.bar(47, 4, 50.5, 76)
    s.shape(sail)
    for top, foot in ((34, 39), (63, 58)):
        s.line([(top, 17), (foot, 56)], 2, cut=True)
    for x in (30, 42, 54, 66):
        s.line([(x, 86), (x - 7, 98)], 2.6)
    return s


def _maneuver() -> Sketch:
    """A helmet and a ship."""
    s = Sketch()
    helmet = _helmet().image.resize((232, 232), Image.Resampling.LANCZOS)
    s.image.paste(helmet, (0, 0))
    s.shape(place(_ship_points()[1], 34, 34, 0.74), cut=True)
    ship = _ship().image.resize((262, 262), Image.Resampling.LANCZOS)
    s.image.paste(255, (138, 138), ship)
    return s


def _shield() -> Sketch:
    s = Sketch()
    s.shape(
        [
            *bend((12, 8), (50, 16), (88, 8)),
            *bend((88, 8), (92, 66), (50, 97)),
            *bend((50, 97), (8, 66), (12, 8)),
        ]
    )
    inner = [
        *bend((22, 19), (50, 25), (78, 19)),
        *bend((78, 19), (80, 62), (50, 85)),
        *bend((50, 85), (20, 62), (22, 19)),
    ]
    s.shape(inner, cut=True)
    core = [
        *bend((28, 25), (50, 30), (72, 25)),
        *bend((72, 25), (74, 60), (50, 77)),
        *bend((50, 77), (26, 60), (28, 25)),
    ]
    s.shape(core)
    s.disc(50, 48, 11, cut=True)
    return s


def _city() -> Sketch:
    """Walls with two towers."""
    s = Sketch()
    s.bar(8, 34, 34, 95)
    s.bar(66, 34, 92, 95)
    s.bar(34, 50, 66, 95)
    for x in (8, 17.6, 27.4, 66, 75.6, 85.4):
        s.bar(x, 22, x + 6.6, 36)
    for x in (37, 47, 57):
        s.bar(x, 41, x + 6, 51)
    s.shape([(42, 95), (42, 74), *bend((42, 74), (50, 60), (58, 74)), (58, 95)], cut=True)
    for x in (18, 76):
        s.bar(x, 48, x + 6, 60, cut=True)
    return s


BOARD_ICONS: Final[dict[str, Callable[[], Sketch]]] = {
    "arming": _arming,
    "city": _city,
    "coins": _coins,
    "gold": _gold,
    "helmet": _helmet,
    "iron": _iron,
    "marble": _marble,
    "maneuver": _maneuver,
    "shield": _shield,
    "ship": _ship,
    "temple": _temple,
}

"""Figures for what people know and become: know-hows and personages."""

from collections.abc import Callable
from typing import Final

from bot.render.core.icon_mask import Sketch
from bot.render.core.shapes import bend, place, star, turn

__all__ = ["PEOPLE_ICONS"]


def _scroll() -> Sketch:
    s = Sketch()
    for y in (8.0, 78.0):
        s.bar(10, y, 90, y + 15, round_=7)
    s.bar(20, 20, 80, 81)
    for y in (24.5, 76.5):
        s.line([(17, y), (83, y)], 2.2, cut=True)
    for y, right in ((35.0, 72), (45.0, 72), (55.0, 72), (65.0, 58)):
        s.line([(29, y), (right, y)], 3.4, cut=True)
    for x in (15, 85):
        for y in (15.5, 85.5):
            s.disc(x, y, 3, cut=True)
    return s


def _wheel() -> Sketch:
    s = Sketch()
    s.disc(50, 50, 46)
    s.disc(50, 50, 35, cut=True)
    for i in range(4):
        s.shape(turn([(47, 12), (53, 12), (53, 88), (47, 88)], i * 45))
    s.disc(50, 50, 13)
    s.disc(50, 50, 5.5, cut=True)
    return s


def _roads() -> Sketch:
    """A paved road that runs into the distance."""
    s = Sketch()
    s.shape([(41, 5), (59, 5), (97, 96), (3, 96)])
    for y, width in ((18, 1.8), (32, 2.2), (48, 2.8), (68, 3.4)):
        s.line([(0, y), (100, y)], width, cut=True)
    joints = (
        (50, 5, 50, 18),
        (45, 18, 43, 32),
        (56, 18, 58, 32),
        (50, 32, 50, 48),
        (35, 48, 29, 68),
        (64, 48, 71, 68),
    )
    for x0, y0, x1, y1 in (*joints, (50, 68, 50, 96), (25, 68, 16, 96), (75, 68, 84, 96)):
        s.line([(x0, y0), (x1, y1)], 2.4, cut=True)
    return s


def _compass() -> Sketch:
    s = Sketch()
    s.disc(50, 50, 40)
    s.disc(50, 50, 35.5, cut=True)
    s.shape(star(50, 50, 33, 8, 4, -45))
    s.shape(star(50, 50, 49, 10, 4))
    for i in range(4):
        s.shape(turn([(50, 4), (50, 50), (43.6, 43.6)], i * 90), cut=True)
    s.disc(50, 50, 4)
    return s


def _amphora() -> Sketch:
    s = Sketch()
    for side in (1, -1):
        handle = bend((50 + side * 10, 16), (50 + side * 42, 10), (50 + side * 40, 44), (50 + side * 20, 48))
        s.line(handle, 5)
    s.bar(36, 3, 64, 12, round_=3)
    s.bar(41, 10, 59, 26)
    body = [*bend((41, 22), (18, 30), (16, 58), (40, 83)), (38, 96), (62, 96), (60, 83)]
    s.shape([*body, *bend((60, 83), (84, 58), (82, 30), (59, 22))])
    for y in (45, 60):
        s.line([(18, y), (82, y)], 2.6, cut=True)
    for x in range(27, 76, 8):
        s.shape([(x, 48), (x + 4, 57), (x + 8, 48)], cut=True)
    return s


def _crown() -> Sketch:
    s = Sketch()
    s.shape([(10, 76), (5, 28), (28, 50), (50, 13), (72, 50), (95, 28), (90, 76)])
    s.bar(9, 80, 91, 92, round_=3)
    for x, y in ((7, 24), (50, 11), (93, 24)):
        s.disc(x, y, 6.5)
    for x in (26, 50, 74):
        s.disc(x, 68, 4.5, cut=True)
    return s


def _vote() -> Sketch:
    """An urn with voting stones."""
    s = Sketch()
    s.shape([*bend((19, 50), (19, 90), (39, 97), (50, 97)), *bend((50, 97), (61, 97), (81, 90), (81, 50))])
    s.bar(15, 42, 85, 51, round_=3)
    s.line([(17, 60), (83, 60)], 2.6, cut=True)
    for x in range(25, 76, 10):
        s.shape([(x - 1, 65), (x + 4, 76), (x + 9, 65)], cut=True)
    for x, y in ((50, 15), (34, 29), (66, 29)):
        s.disc(x, y, 9)
    return s


def _wreath() -> Sketch:
    """Two laurel twigs."""
    s = Sketch()
    leaf = [*bend((-9, 0), (-2, -7), (10, 0)), *bend((10, 0), (-2, 7), (-9, 0))]
    for i in range(9):
        for side in (1, -1):
            x, y = turn([(50, 88)], 14 + 17 * i)[0]
            along = turn(leaf, 190 + 17 * i, (0, 0))
            for outward in (1, -1):
                a, b = x + (x - 50) * 0.16 * outward, y + (y - 50) * 0.16 * outward
                tilted = turn(along, -24 * outward, (0, 0))
                points = place(tilted, a, b)
                s.shape(points if side == 1 else [(100 - px, py) for px, py in points])
    return s


def _anchor() -> Sketch:
    s = Sketch()
    s.disc(50, 14, 11)
    s.disc(50, 14, 5, cut=True)
    s.bar(45.5, 23, 54.5, 90)
    s.bar(28, 31, 72, 39, round_=3)
    s.line(bend((10, 58), (16, 90), (50, 91)), 9)
    s.line(bend((90, 58), (84, 90), (50, 91)), 9)
    s.shape([(2, 66), (9, 45), (24, 60)])
    s.shape([(98, 66), (91, 45), (76, 60)])
    return s


def _citizen() -> Sketch:
    """A head and a toga."""
    s = Sketch()
    s.disc(50, 24, 18)
    s.shape([(14, 97), *bend((14, 97), (12, 48), (38, 44)), (62, 44), *bend((62, 44), (88, 48), (86, 97))])
    for start, end in (((37, 45), (80, 97)), ((52, 45), (87, 82)), ((26, 49), (62, 97))):
        s.line([start, end], 3, cut=True)
    return s


PEOPLE_ICONS: Final[dict[str, Callable[[], Sketch]]] = {
    "amphora": _amphora,
    "anchor": _anchor,
    "citizen": _citizen,
    "compass": _compass,
    "crown": _crown,
    "roads": _roads,
    "scroll": _scroll,
    "vote": _vote,
    "wheel": _wheel,
    "wreath": _wreath,
}

"""Annotations: numbers, rings, arrows, crosses; numbers are placed in free space if possible."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import atan2, cos, hypot, pi, sin
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.render.core.palette import Colour
from bot.render.core.shapes import around
from bot.render.core.text import draw_text
from bot.render.map.free_space import overlap
from bot.render.map.layout import Box, Point

BADGE: Final = 17.0
"""Half the height of a number badge, in pixels."""
PALE: Final = 1.5
"""Width of the pale edge of a ring, in pixels."""
FINE: Final = 3
"""Supersampling factor of masks."""
_BAND: Final = 16 * FINE
"""Rows of a supersampled mask that are softened at a time."""
_SOFT: Final = FINE
"""Reach of softening an edge, in pixels of a supersampled mask."""
_PILLS: Final = 200
"""Maximum number of cached badge masks, about 1 KB each: badges of a list have the same shape."""
_ARROWS: Final = 60
"""Maximum number of cached arrow masks, about 20 KB each: the next pictures of a game show the same ones."""
_Piece = tuple[tuple[int, int], Image.Image]
"""Part of a mask: its upper left corner on the image, and the mask."""
PAPER: Final[Colour] = (255, 250, 232)
_LOST: Final[Colour] = (214, 20, 20)
_INK: Final[Colour] = (30, 17, 8)
_HEAD: Final = 24.0
_TURNS: Final = 24
_FARTHEST: Final = 20
_RING: Final = 6
"""Positions are tried on `_FARTHEST` - 1 rings, `_RING` pixels apart, with `_TURNS` positions each."""
_SMALLER: Final = (0.86, 0.73)
"""Size factors of a number badge that does not fit at full size."""


def badge_size(text: str, radius: float = BADGE) -> Point:
    """Return the width and height of a badge."""
    return 2 * radius * (1.25 if len(text) > 1 else 1.0), 2 * radius


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Return whether a point lies within a closed outline."""
    (x, y), odd = point, False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            odd = not odd
    return odd


class Annotations:
    """Draws annotations on an image, in image pixels; numbers avoid `taken` and stay inside `whole`.

    `strength` is the opacity of the marks, 0 to 1; digits are always opaque.
    """

    def __init__(self, image: Image.Image, whole: Box, taken: Sequence[Box], strength: float = 1.0) -> None:
        self.image = image
        self._whole = whole
        self._fade = None if strength == 1.0 else [round(value * strength) for value in range(256)]
        self.taken = list(taken)

    def _stamp(self, mask: Image.Image, corner: tuple[int, int], colour: Colour) -> None:
        self._paste_mask(mask.reduce(FINE), corner, colour)

    def _paste_mask(self, small: Image.Image, corner: tuple[int, int], colour: Colour) -> None:
        if self._fade is not None:
            small = small.point(self._fade)
        self.image.paste(colour, (*corner, corner[0] + small.width, corner[1] + small.height), small)

    def ring(self, at: Point, radius: float, colour: Colour, width: float = 6.0, pale: float = PALE) -> None:
        """Draw a ring with a pale edge, `pale` pixels wide, and a dark one around it."""
        reach = 2 * (radius + width / 2 + pale + 3)
        box = around(at, (reach, reach))
        for grow, fill in ((pale + 1.5, _INK), (pale, PAPER), (0.0, colour)):
            mask, draw, corner = _blank_mask(box)
            x, y = (at[0] - corner[0]) * FINE, (at[1] - corner[1]) * FINE
            r = (radius + width / 2 + grow) * FINE
            draw.ellipse((x - r, y - r, x + r, y + r), outline=255, width=round((width + 2 * grow) * FINE))
            self._stamp(mask, corner, fill)

    def line(self, line: Sequence[Point], colour: Colour, width: float = 5.0) -> None:
        """Draw a line with dark edges."""
        xs, ys = zip(*line, strict=True)
        for grow, fill in ((2.0, _INK), (0.0, colour)):
            mask, draw, corner = _blank_mask((min(xs) - 8, min(ys) - 8, max(xs) + 8, max(ys) + 8))
            points = [((x - corner[0]) * FINE, (y - corner[1]) * FINE) for x, y in line]
            draw.line(points, fill=255, width=round((width + 2 * grow) * FINE), joint="curve")
            self._stamp(mask, corner, fill)

    def arrow(self, line: Sequence[Point], colour: Colour, width: float = 8.0, head: float = _HEAD) -> None:
        """Draw an arrow along a line, with a pale edge and a dark one around it."""
        if len(line) < 2:
            return
        shapes = _arrow_shapes(tuple(line), width, head)
        for shape, fill in zip(shapes, (_INK, PAPER, colour), strict=True):
            for corner, piece in shape:
                self._paste_mask(piece, corner, fill)

    def cross(self, at: Point, radius: float) -> None:
        """Draw a red cross over a piece that was removed."""
        box = (at[0] - radius - 9, at[1] - radius - 9, at[0] + radius + 9, at[1] + radius + 9)
        for width, fill in ((9.0, _INK), (7.0, PAPER), (4.0, _LOST)):
            mask, draw, corner = _blank_mask(box)
            x, y, r = (at[0] - corner[0]) * FINE, (at[1] - corner[1]) * FINE, radius * FINE
            for sign in (1, -1):
                draw.line((x - r, y - r * sign, x + r, y + r * sign), fill=255, width=round(width * FINE))
            self._stamp(mask, corner, fill)

    def number(
        self,
        text: str,
        near: Sequence[Point],
        colour: Colour,
        radius: float = BADGE,
        within: Sequence[Point] = (),
    ) -> Point:
        """Draw a number badge in the nearest free space around the points `near`; return its position.

        `within` restricts it to an outline. If there is no free space, it is drawn smaller, at last where it
        covers least.
        """
        for size in (radius, *(radius * part for part in _SMALLER)):
            at, covered = self._find_free_position(near, badge_size(text, size), within)
            if not covered:
                break
        self.badge(text, at, colour, size)
        self.taken.append(around(at, badge_size(text, size)))
        return at

    def place(self, near: Sequence[Point], size: Point) -> Point:
        """Reserve free space of a size around the points `near`; return its middle."""
        at, _ = self._find_free_position(near, size, ())
        self.taken.append(around(at, size))
        return at

    def badge(self, text: str, at: Point, colour: Colour, radius: float = BADGE) -> None:
        """Draw a number on a pale disc with a coloured rim."""
        width, height = badge_size(text, radius)
        box = around(at, (width + 2, height + 2))
        corner = (int(box[0]), int(box[1]))
        part = (int(box[2]) + 1 - corner[0], int(box[3]) + 1 - corner[1])
        middle = (at[0] - corner[0], at[1] - corner[1])
        for inset, fill in ((0.0, _INK), (1.5, colour), (4.5, PAPER)):
            self._paste_mask(_pill(part, middle, (width / 2 - inset, height / 2 - inset)), corner, fill)
        size = radius * 1.3
        draw_text(ImageDraw.Draw(self.image), at, text, "number", size, _INK, anchor="m")

    def _find_free_position(
        self, near: Sequence[Point], size: Point, within: Sequence[Point]
    ) -> tuple[Point, float]:
        """Return the nearest position that covers nothing, or else least, and the area that it covers."""
        best, least = near[0], float("inf")
        (xs, ys), far = zip(*near, strict=True), _FARTHEST * _RING + max(size)
        spread = (min(xs) - far, min(ys) - far, max(xs) + far, max(ys) + far)
        close = [other for other in self.taken if overlap(other, spread)]
        for at in _nearby_points(near):
            box = around(at, size)
            if not _is_within(box, self._whole):
                continue
            covered = sum(_shared_area(box, other) for other in close if overlap(box, other))
            if covered >= least or (within and not inside(at, within)):  # an outline has hundreds of points
                continue
            if not covered:
                return at, 0.0
            best, least = at, covered
        return best, least


@lru_cache(_PILLS)
def _pill(size: tuple[int, int], middle: Point, half: Point) -> Image.Image:
    """Return a mask of a disc or a pill around `middle`; `half` is half its width and height."""
    mask = Image.new("L", (size[0] * FINE, size[1] * FINE), 0)
    (x, y), (a, b) = ((value[0] * FINE, value[1] * FINE) for value in (middle, half))
    ImageDraw.Draw(mask).rounded_rectangle((x - a, y - b, x + a, y + b), b, fill=255)
    return mask.reduce(FINE)


def _blank_mask(box: Box) -> tuple[Image.Image, ImageDraw.ImageDraw, tuple[int, int]]:
    """Return a supersampled mask of a box of the image, its drawing context and its upper left corner."""
    left, top = int(box[0]), int(box[1])
    size = ((int(box[2]) + 1 - left) * FINE, (int(box[3]) + 1 - top) * FINE)
    mask = Image.new("L", size, 0)
    return mask, ImageDraw.Draw(mask), (left, top)


@lru_cache(_ARROWS)
def _arrow_shapes(line: tuple[Point, ...], width: float, head: float) -> tuple[tuple[_Piece, ...], ...]:
    """Return the masks of an arrow's dark edge, of its pale edge and of its body."""
    xs, ys = zip(*line, strict=True)
    far = head + 6
    box = (min(xs) - far, min(ys) - far, max(xs) + far, max(ys) + far)
    shapes = []
    for grow in (3.5, 2.0, 0.0):
        mask, draw, corner = _blank_mask(box)
        _draw_arrow(draw, corner, line, width + 2 * grow, head + grow * 2.2)
        shapes.append(tuple(soft_masks(mask, corner)))
    return tuple(shapes)


def _draw_arrow(
    draw: ImageDraw.ImageDraw, corner: Point, line: Sequence[Point], width: float, head: float
) -> None:
    points = [((x - corner[0]) * FINE, (y - corner[1]) * FINE) for x, y in line]
    (x, y), tail = points[-1], points[max(0, len(points) - 5)]
    angle = atan2(y - tail[1], x - tail[0])
    long, broad = head * FINE, head * 0.55 * FINE
    # An edge surrounds the arrow's tip on all sides, so the tip of the edge lies further ahead.
    x, y = x + cos(angle) * (head - _HEAD) * 0.55 * FINE, y + sin(angle) * (head - _HEAD) * 0.55 * FINE
    neck = (x - cos(angle) * long * 0.7, y - sin(angle) * long * 0.7)
    body = [point for point in points if hypot(point[0] - x, point[1] - y) > long * 0.7] or points[:1]
    draw.line([*body, neck], fill=255, width=round(width * FINE), joint="curve")
    r = width * FINE / 2
    draw.ellipse((points[0][0] - r, points[0][1] - r, points[0][0] + r, points[0][1] + r), fill=255)
    back = (x - cos(angle) * long, y - sin(angle) * long)
    side = (-sin(angle) * broad, cos(angle) * broad)
    draw.polygon(
        [(x, y), (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])], fill=255
    )


def soft_masks(mask: Image.Image, corner: tuple[int, int]) -> Iterator[_Piece]:
    """Yield a supersampled mask with softened edges, reduced to the image's scale, in pieces.

    It is processed in bands: most of the box around a slanting arrow is empty, and empty bands are skipped.
    """
    for top in range(0, mask.height, _BAND):
        end = min(top + _BAND, mask.height)
        drawn = mask.crop((0, max(0, top - _SOFT), mask.width, min(end + _SOFT, mask.height))).getbbox()
        if drawn is None:
            continue
        left = max(0, drawn[0] - _SOFT) // FINE * FINE
        right = min(-(-(drawn[2] + _SOFT) // FINE) * FINE, mask.width)
        box = (max(0, left - _SOFT), max(0, top - _SOFT), min(right + _SOFT, mask.width))
        soft = mask.crop((*box, min(end + _SOFT, mask.height))).filter(ImageFilter.GaussianBlur(0.6))
        inner = (left - box[0], top - box[1], right - box[0], end - box[1])
        yield (corner[0] + left // FINE, corner[1] + top // FINE), soft.crop(inner).reduce(FINE)


def _is_within(box: Box, whole: Box) -> bool:
    return box[0] >= whole[0] and box[1] >= whole[1] and box[2] <= whole[2] and box[3] <= whole[3]


def _shared_area(a: Box, b: Box) -> float:
    return (min(a[2], b[2]) - max(a[0], b[0])) * (min(a[3], b[3]) - max(a[1], b[1]))


def _nearby_points(near: Sequence[Point]) -> Iterator[Point]:
    """Yield the points themselves, then the positions on rings around the first of them."""
    yield from near
    x, y = near[0]
    for step in range(1, _FARTHEST):
        for turn in range(_TURNS):
            angle = -pi / 2 + turn * 2 * pi / _TURNS
            yield x + _RING * step * cos(angle), y + _RING * step * sin(angle)

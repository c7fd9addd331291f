"""Find where boxes fit into a shape, stored as rows of bits that are shifted and combined by AND."""

from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image

from bot.render.map.layout import Box

Cost = Callable[[int, int], float]
_STEP: Final = 2


def apart(a: Box, b: Box, gap: float = 0.0) -> bool:
    """Return whether two boxes are at least `gap` apart, across or down."""
    return a[2] + gap <= b[0] or b[2] + gap <= a[0] or a[3] + gap <= b[1] or b[3] + gap <= a[1]


class Room:
    """The free part of a shape; `image` is white where boxes may stand."""

    def __init__(self, image: Image.Image) -> None:
        self.left, self.top, right, bottom = image.getbbox() or (0, 0, 1, 1)
        part = image.crop((self.left, self.top, right, bottom))
        self.width, height = part.size
        data = part.tobytes()
        self._seconds = sum(1 << x for x in range(0, self.width, _STEP))
        self.rows = [
            sum(1 << x for x in range(self.width) if data[y * self.width + x] > 127) for y in range(height)
        ]

    def take(self, box: Box) -> None:
        """Mark a box as taken."""
        left, right = max(0, int(box[0]) - self.left), min(self.width, int(box[2]) + 1 - self.left)
        if left >= right:
            return
        keep = ~(((1 << (right - left)) - 1) << left)
        for y in range(max(0, int(box[1]) - self.top), min(len(self.rows), int(box[3]) + 1 - self.top)):
            self.rows[y] &= keep

    def places(self, size: tuple[float, float]) -> list[tuple[int, int]]:
        """Return the centres at which a box of this size fits, every second pixel across and down."""
        w, h = int(size[0]) + 1, int(size[1]) + 1
        across = [_narrow(row, w) & self._seconds for row in self.rows]
        found = []
        for y in range(0, len(across) - h + 1, _STEP):
            row = across[y]
            for other in across[y + 1 : y + h]:
                row &= other
                if not row:
                    break
            while row:
                low = row & -row
                found.append((self.left + low.bit_length() - 1 + w // 2, self.top + y + h // 2))
                row ^= low
        return found


def pack(
    places: Sequence[tuple[int, int]], size: tuple[float, float], most: int, costs: Sequence[Cost]
) -> list[tuple[int, int]]:
    """Return the centres of up to `most` boxes, each placed where it costs least; the costs take turns."""
    waiting = [iter(sorted(places, key=lambda place: (cost(*place), place))) for cost in costs]
    found: list[tuple[int, int]] = []
    width, height = size
    while len(found) < most:
        turn = waiting[len(found) % len(costs)]
        # What does not fit now never will, so every place has to be looked at only once.
        best = next(
            (at for at in turn if all(abs(at[0] - x) >= width or abs(at[1] - y) >= height for x, y in found)),
            None,
        )
        if best is None:
            break
        found.append(best)
    return found


def _narrow(row: int, width: int) -> int:
    """Return the bits at which a run of `width` set bits begins, counted upward."""
    done = 1
    while done < width and row:
        step = min(done, width - done)
        row &= row >> step
        done += step
    return row

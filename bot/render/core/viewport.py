"""Viewport: the part of the page that an image shows, its scale and its theme."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass

from PIL import Image

from bot.render.core.cache import CacheSection
from bot.render.core.shapes import Box, Point
from bot.render.core.theme import STANDARD, Theme


@dataclass(frozen=True, slots=True, eq=False)
class Viewport:
    """Image that shows the page from (`left`, `top`) on, enlarged by `scale`.

    `cache` holds parts drawn on this page before, see `draw_cached`.
    """

    image: Image.Image
    left: float = 0.0
    top: float = 0.0
    scale: float = 1.0
    theme: Theme = STANDARD
    cache: CacheSection | None = None

    def at(self, point: Point) -> Point:
        """Convert a point of the page to image coordinates."""
        return (point[0] - self.left) * self.scale, (point[1] - self.top) * self.scale

    def put(self, sprite: Image.Image, point: Point) -> None:
        """Paste a sprite, centred on a point of the page."""
        x, y = self.at(point)
        corner = (round(x - sprite.width / 2), round(y - sprite.height / 2))
        if sprite.mode == "RGBA":
            self.image.paste(sprite, corner, sprite)
        else:
            self.image.paste(sprite, corner)

    def put_all(self, sprites: Iterable[tuple[Image.Image, Point]]) -> None:
        """Paste several sprites, the first one lowest."""
        for sprite, point in sprites:
            self.put(sprite, point)

    def intersects(self, box: Box) -> bool:
        """Return whether the image shows any part of a box of the page."""
        (x0, y0), (x1, y1) = self.at(box[:2]), self.at(box[2:])
        return x1 > 0 and y1 > 0 and x0 < self.image.width and y0 < self.image.height

    def contains(self, box: Box) -> bool:
        """Return whether the image shows all of a box of the page."""
        (x0, y0), (x1, y1) = self.at(box[:2]), self.at(box[2:])
        return x0 >= 0 and y0 >= 0 and x1 <= self.image.width and y1 <= self.image.height

    def draw_cached(self, box: Box, shows: Hashable, paint: Callable[[], None]) -> None:
        """Draw the contents of a box of the image by `paint`, or paste them from the cache.

        `shows` is the cache key: it identifies the table and everything its appearance depends on. The
        background must be the same in every picture with this cache.
        """
        if self.cache is None:
            paint()
            return
        left, top, right, bottom = (round(value) for value in box)

        def painted() -> Image.Image:
            paint()
            return self.image.crop((left, top, right, bottom))

        self.image.paste(self.cache.get(shows, painted), (left, top))

"""A picture in the making: which part of the page it shows, and how large."""

from dataclasses import dataclass

from PIL import Image

from bot.render.layout import Box, Point

__all__ = ["View"]


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """An image that shows the page from (`left`, `top`) on, enlarged `scale` times."""

    image: Image.Image
    left: float = 0.0
    top: float = 0.0
    scale: float = 1.0

    def at(self, point: Point) -> Point:
        """Where a place of the page lies on the image."""
        return (point[0] - self.left) * self.scale, (point[1] - self.top) * self.scale

    def put(self, sprite: Image.Image, point: Point) -> None:
        """Lay a sprite on the image with its middle on a place of the page."""
        x, y = self.at(point)
        corner = (round(x - sprite.width / 2), round(y - sprite.height / 2))
        if sprite.mode == "RGBA":
            self.image.paste(sprite, corner, sprite)
        else:
            self.image.paste(sprite, corner)

    def shows(self, box: Box) -> bool:
        """Whether any of a box of the page is on the image."""
        (x0, y0), (x1, y1) = self.at(box[:2]), self.at(box[2:])
        return x1 > 0 and y1 > 0 and x0 < self.image.width and y0 < self.image.height

"""Helpers to compare pictures."""

import io
from pathlib import Path

from PIL import Image, ImageChops

from bot.boards import BOARDS
from bot.engine.antike.position import Position
from bot.render.renderer import Renderer
from tests.render.samples import everywhere, middle, start

__all__ = ["GOLDEN", "SAMPLES", "apart", "open_picture", "save_golden", "small"]

GOLDEN = Path(__file__).parent / "golden"
SAMPLES = {"start-3": start(3), "middle-6": middle(6), "everywhere-6": everywhere()}
_WIDTH = 500


def open_picture(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as file:
        return file.convert("RGB")


def small(renderer: Renderer, position: Position) -> Image.Image:
    """A position's picture, 500 pixels wide."""
    return open_picture(renderer.draw(position, width=_WIDTH, format="png").data)


def apart(a: Image.Image, b: Image.Image) -> int:
    """By how much two pictures differ where they differ most, on average over 4 by 4 pixels; 0 to 255."""
    assert a.size == b.size
    red, green, blue = ImageChops.difference(a, b).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return int(most.reduce(4).getextrema()[1])  # type: ignore[arg-type]


def save_golden() -> None:
    """Paint the golden pictures anew; look at them before committing them."""
    renderer = Renderer(BOARDS)
    for name, position in SAMPLES.items():
        small(renderer, position).save(GOLDEN / f"{name}.png", optimize=True)


if __name__ == "__main__":
    save_golden()

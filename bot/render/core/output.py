"""What a picture may be asked to be: its width, theme and format."""

from typing import Final

from PIL import Image

from bot.render.core.encode import FORMATS
from bot.render.core.theme import THEMES

NARROWEST: Final = 200
WIDEST: Final = 4000


def resized(image: Image.Image, width: int) -> Image.Image:
    """The image in another width."""
    if width == image.width:
        return image
    height = round(image.height * width / image.width)
    return image.resize((width, height), Image.Resampling.LANCZOS, reducing_gap=3.0)


def check_output(width: int, theme: str, format_: str) -> None:
    """Raise `ValueError` for a theme, format or width that there is not."""
    if theme not in THEMES:
        raise ValueError(f"There is no theme {theme!r}; there is {', '.join(THEMES)}.")
    if format_ not in FORMATS:
        raise ValueError(f"A picture cannot be {format_!r}, only {', '.join(FORMATS)}.")
    if not NARROWEST <= width <= WIDEST:
        raise ValueError(f"A picture is {NARROWEST} to {WIDEST} pixels wide, not {width}.")

"""A ribbon across the top of a picture that says what kind of picture it is."""

from typing import Final

from PIL import Image, ImageDraw

from bot.render.core.text import draw_text, fit_text
from bot.render.core.theme import Theme

__all__ = ["draw_ribbon"]

_HEIGHT: Final = 1 / 18
"""Of the picture's width; on a phone of 400 pixels that is a line of 12."""


def draw_ribbon(image: Image.Image, text: str, theme: Theme) -> Image.Image:
    """The picture below a ribbon with the text; nothing of it is covered."""
    height, look = round(image.width * _HEIGHT), theme.plate
    page = Image.new("RGB", (image.width, image.height + height), look.wood)
    page.paste(image, (0, height))
    draw = ImageDraw.Draw(page)
    draw.rectangle((0, height - max(2, height // 16), image.width, height), fill=look.gold)
    size = height * 0.62
    told = fit_text("text", size, text, image.width - height)
    draw_text(draw, (height / 2, height / 2), told, "text", size, look.letter)
    return page

"""Banners: the title of a page, the ribbon above a picture, the caption below a frame of a replay."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.engine.terms import Nation
from bot.render.core.cache import cached_sprite
from bot.render.core.palette import Colour, darker, lighter
from bot.render.core.text import draw_text, fit_text, split_words, text_width
from bot.render.core.theme import Theme
from bot.render.core.viewport import Viewport
from bot.render.map.layout import TITLE_BOX
from bot.render.map.tokens import stone_token

Headlines = Sequence[tuple[str, Nation]]
"""Candidate title lines, each with the nation it is about; the first that fits is used."""
_FINE: Final = 3
_SIZE: Final = 27.0
_WIDEST: Final = TITLE_BOX[2] - TITLE_BOX[0] - 130


def fit_headline(headlines: Headlines, size: float, room: float) -> tuple[str, Nation]:
    """Return the first title line of at most `room` pixels, else the last one, truncated."""
    text, nation = next(
        (each for each in headlines if text_width("text", size, each[0]) <= room), headlines[-1]
    )
    return fit_text(size, text, room), nation


def draw_title_banner(view: Viewport, headlines: Headlines) -> None:
    """Draw a title plate with a line of text at the centre of the page's upper edge."""
    page, sprite = view.image, _sprite(*fit_headline(headlines, _SIZE, _WIDEST), view.theme)
    at = (round(page.width / 2 - sprite.width / 2), round(TITLE_BOX[1] + 1))
    page.paste(sprite, at, sprite)


@cached_sprite
def _sprite(text: str, nation: Nation, theme: Theme) -> Image.Image:
    look, inner = theme.panel, text_width("text", _SIZE, text) + 46
    width, height = round(max(380.0, inner + 84)), round(TITLE_BOX[3] - TITLE_BOX[1] - 2)
    sheet = Image.new("RGBA", (width * _FINE, height * _FINE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(sheet)
    w, h, cut = width * _FINE - 2, height * _FINE - 3, 18 * _FINE
    points = [(0, h / 2), (cut, 0), (w - cut, 0), (w, h / 2), (w - cut, h), (cut, h)]
    draw.polygon(points, fill=(*look.wood, 255))
    draw.line([*points, points[0], points[1]], fill=(*look.gold, 255), width=2 * _FINE, joint="curve")
    x = (width - inner) / 2
    badge = stone_token(nation, 16, float(_FINE), theme)
    at = (round((x + 16) * _FINE - badge.width / 2), round(h / 2 - badge.height / 2))
    sheet.paste(badge, at, badge)
    draw_text(draw, ((x + 46) * _FINE, h / 2), text, "text", _SIZE * _FINE, (*look.letter, 255))
    return sheet.reduce(_FINE)


_HEIGHT: Final = 1 / 18
"""Height of the ribbon as a share of the picture's width: text of 14 pixels on a 400-pixel phone."""


def draw_ribbon(image: Image.Image, text: str, theme: Theme) -> Image.Image:
    """Return the picture with a ribbon of text added above it; nothing of the picture is covered."""
    height, look = round(image.width * _HEIGHT), theme.panel
    page = Image.new("RGB", (image.width, image.height + height), look.wood)
    page.paste(image, (0, height))
    draw = ImageDraw.Draw(page)
    draw.rectangle((0, height - max(2, height // 16), image.width, height), fill=look.gold)
    size = height * 0.62
    told = fit_text(size, text, image.width - height)
    draw_text(draw, (height / 2, height / 2), told, "text", size, look.letter)
    return page


STRIP: Final = 158
"""Height of the caption on a page 2000 pixels wide."""
_WIDTH: Final = 2000
_EDGE: Final = 44
_HEAD: Final = 52
_HEAD_AT: Final = 50
_TEXT: Final = 49
_TEXT_AT: Final = 108
_LINES_AT: Final = (94, 130)
"""Vertical positions of two lines of text at the smallest size."""
_SMALLEST: Final = 38
_STONE: Final = 29


class Caption(NamedTuple):
    """Content of a caption; `turn` is the number of the turn shown, `turns` that of the last turn."""

    headlines: Headlines
    text: str
    turn: int
    turns: int


class _CaptionWriter:
    """Writes on the caption in page coordinates; text is measured at the size at which it is drawn."""

    def __init__(self, view: Viewport, top: float) -> None:
        self._view, self._top = view, top
        self._draw = ImageDraw.Draw(view.image)

    def length(self, size: float, text: str) -> float:
        return text_width("text", size * self._view.scale, text) / self._view.scale

    def fit(self, size: float, text: str, room: float) -> str:
        return fit_text(size * self._view.scale, text, room * self._view.scale)

    def fit_headline(self, headlines: Headlines, size: float, room: float) -> tuple[str, Nation]:
        return fit_headline(headlines, size * self._view.scale, room * self._view.scale)

    def write(self, x: float, y: float, text: str, size: float, colour: Colour) -> None:
        at = self._view.at((x, self._top + y))
        draw_text(self._draw, at, text, "text", size * self._view.scale, colour)

    def split_to_fit(self, size: float, text: str, room: float) -> tuple[str, str]:
        """Return as many words as fit into `room`, and the rest."""
        words = split_words(text)
        count = len(words) - 1
        while count > 1 and self.length(size, " ".join(words[:count])) > room:
            count -= 1
        return " ".join(words[:count]), " ".join(words[count:])


def draw_caption(view: Viewport, top: float, caption: Caption) -> None:
    """Draw a caption from `top` on the page down to the lower edge of the image."""
    draw, look = ImageDraw.Draw(view.image), view.theme.panel
    width, height = view.image.size
    edge = round(top * view.scale)
    draw.rectangle((0, edge, width, height), fill=darker(look.wood, 0.4))
    draw.rectangle((0, edge, width, edge + max(1, round(3 * view.scale))), fill=look.gold)
    strip = _CaptionWriter(view, top)
    nation = _draw_head(strip, caption, look.gold)
    view.put(stone_token(nation, _STONE, view.scale, view.theme), (_EDGE + _STONE, top + _HEAD_AT))
    _draw_text(strip, caption.text, lighter(look.letter, 0.4))
    low = height - max(2, round(9 * view.scale))
    draw.rectangle((0, low, width, height), fill=look.wood)
    draw.rectangle((0, low, round(width * caption.turn / caption.turns), height), fill=look.gold)


def _draw_head(strip: _CaptionWriter, caption: Caption, ink: Colour) -> Nation:
    """Draw the title line and the turn's number; return the nation that the line is about."""
    number = f"{caption.turn} / {caption.turns}"
    right = _WIDTH - _EDGE - strip.length(_HEAD, number)
    strip.write(right, _HEAD_AT, number, _HEAD, ink)
    left = _EDGE + 2 * _STONE + 22
    text, nation = strip.fit_headline(caption.headlines, _HEAD, right - left - 30)
    strip.write(left, _HEAD_AT, text, _HEAD, ink)
    return nation


def _draw_text(strip: _CaptionWriter, text: str, ink: Colour) -> None:
    """Draw the turn's text: in a smaller size if it is long, and on two lines if it still does not fit."""
    room, size = _WIDTH - 2 * _EDGE, _TEXT
    while size > _SMALLEST and strip.length(size, text) > room:
        size -= 1
    if strip.length(size, text) <= room:
        strip.write(_EDGE, _TEXT_AT, text, size, ink)
        return
    first, rest = strip.split_to_fit(size, text, room)
    for line, y in zip((first, strip.fit(size, rest, room)), _LINES_AT, strict=True):
        strip.write(_EDGE, y, line, size, ink)

"""The plate at the top of a picture: the round and what is being waited for."""

from collections.abc import Mapping
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.antike.position import Position
from bot.engine.terms import Nation
from bot.render.core.cache import kept
from bot.render.core.text import draw_text, fit_text, text_width
from bot.render.core.theme import Theme
from bot.render.core.viewport import View
from bot.render.map.sizes import TITLE_BOX
from bot.render.map.tokens import stone
from bot.text.antike.position.picture_labels import headline

__all__ = ["draw_title", "headline", "lay_title"]

_FINE: Final = 3
_SIZE: Final = 27.0


def lay_title(view: View, text: str, nation: Nation | None) -> None:
    """Lay a plate with a line of text on the middle of the upper edge."""
    page, sprite = view.image, _sprite(text, nation, view.theme)
    at = (round(page.width / 2 - sprite.width / 2), round(TITLE_BOX[1] + 1))
    page.paste(sprite, at, sprite)


@kept
def _sprite(text: str, nation: Nation | None, theme: Theme) -> Image.Image:
    left, top, right, bottom = TITLE_BOX
    look = theme.plate
    widest = right - left - 130
    text = fit_text("text", _SIZE, text, widest)
    inner = text_width("text", _SIZE, text) + (46 if nation else 0)
    width, height = round(max(380.0, inner + 84)), round(bottom - top - 2)
    sheet = Image.new("RGBA", (width * _FINE, height * _FINE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(sheet)
    w, h, cut = width * _FINE - 2, height * _FINE - 3, 18 * _FINE
    points = [(0, h / 2), (cut, 0), (w - cut, 0), (w, h / 2), (w - cut, h), (cut, h)]
    draw.polygon(points, fill=(*look.wood, 255))
    draw.line([*points, points[0], points[1]], fill=(*look.gold, 255), width=2 * _FINE, joint="curve")
    x = (width - inner) / 2
    if nation:
        badge = stone(nation, 16, float(_FINE), theme)
        at = (round((x + 16) * _FINE - badge.width / 2), round(h / 2 - badge.height / 2))
        sheet.paste(badge, at, badge)
        x += 46
    draw_text(draw, (x * _FINE, h / 2), text, "text", _SIZE * _FINE, (*look.letter, 255))
    return sheet.reduce(_FINE)


def draw_title(view: View, position: Position, names: Mapping[Nation, str]) -> None:
    """Draw the plate of the whole board."""
    lay_title(view, *headline(position, names))

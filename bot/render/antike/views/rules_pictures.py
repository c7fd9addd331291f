"""Pictures for the rules: how personages are won, and close looks at parts of the page."""

from math import cos, radians, sin
from typing import Final, Literal

from PIL import Image, ImageDraw

from bot.engine.antike.constants import THRESHOLDS
from bot.engine.antike.position import Position
from bot.engine.rondel import wedge_price
from bot.engine.terms import PERSONAGES, WEDGES, Nation, Personage
from bot.render.antike.nation_cards import card_boxes
from bot.render.core.icons import icon_mask
from bot.render.core.palette import Colour
from bot.render.core.panel import draw_panel
from bot.render.core.text import draw_text, text_width
from bot.render.core.theme import Theme
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Box, Layout
from bot.render.map.tokens import city_token, galley_counter, legion_counter, temple_token
from bot.render.tables.figures import PERSONAGE_FIGURES
from bot.text.antike.position.picture_labels import goal_title, personage_title, personage_way

Part = Literal["rondel", "know-hows", "card"]
_WIDTH: Final = 800
"""Twice as fine as a narrow phone."""
_HEAD: Final = 104
_ROW: Final = 148
_EDGE: Final = 16
_OWN: Final[Nation] = "greeks"
_OTHER: Final[Nation] = "persians"
_FREE: Final[Colour] = (24, 130, 60)
_PAID: Final[Colour] = (170, 38, 24)
_WHITE: Final[Colour] = (255, 255, 255)
_COST_AWAY: Final = 58
"""From the middle of the rondel to what a way costs."""
_ROUND: Final = 10
"""What stays of the page round a part."""


def draw_goal(theme: Theme) -> Image.Image:
    """The five kinds of personages with what wins them, a line each."""
    look = theme.panel
    page = Image.new("RGB", (_WIDTH, _HEAD + _ROW * len(PERSONAGES) + _EDGE), look.wood)
    view = Viewport(page, theme=theme)
    draw = ImageDraw.Draw(page)
    page.paste(look.gold, (28, 22), icon_mask("wreath", 60))
    title = goal_title()
    size = min(44.0, 44.0 * (_WIDTH - 130) / text_width("title", 44, title))
    draw_text(draw, (108, _HEAD / 2), title, "title", size, look.letter)
    for number, personage in enumerate(PERSONAGES):
        top = _HEAD + _ROW * number
        draw_panel(page, (_EDGE, top, _WIDTH - _EDGE, top + _ROW - 8), look)
        middle = top + (_ROW - 8) / 2
        page.paste(look.ink, (_EDGE + 24, round(middle - 44)), icon_mask(PERSONAGE_FIGURES[personage], 88))
        draw_text(draw, (_EDGE + 136, middle - 26), personage_title(personage), "title", 38, look.ink)
        draw_text(draw, (_EDGE + 136, middle + 28), personage_way(personage), "text", 34, look.red)
        _causes(view, personage, middle)
    return page


def _causes(view: Viewport, personage: Personage, middle: float) -> None:
    """What has to be there for one, at the right end of its line."""
    right, theme = _WIDTH - _EDGE - 22, view.theme
    if personage == "king":
        for i in range(THRESHOLDS["king"]):
            view.put(city_token("marble", _OWN, 0.9, theme), (right - 30 - 48 * i, middle))
    elif personage == "citizen":
        for i in range(THRESHOLDS["citizen"]):
            _temple_city(view, _OWN, (right - 38 - 78 * i, middle + 12))
    elif personage == "navigator":
        for i in range(THRESHOLDS["navigator"]):
            view.put(galley_counter(_OWN, 1, 0, 0.85, theme), (right - 26 - 33 * i, middle))
    elif personage == "general":
        _temple_city(view, _OTHER, (right - 38, middle + 12))
        view.put(legion_counter(_OWN, 5, 0, 1.15, theme), (right - 112, middle + 4))
    else:
        view.image.paste(theme.panel.ink, (round(right - 82), round(middle - 38)), icon_mask("wheel", 76))


def _temple_city(view: Viewport, nation: Nation, at: tuple[float, float]) -> None:
    x, y = at
    view.put(city_token("marble", nation, 1.0, view.theme), at)
    view.put(temple_token(1.0, view.theme), (x, y - 34))


def cut_part(view: Viewport, layout: Layout, position: Position, part: Part) -> Image.Image:
    """A part of the whole page; on the rondel stands what each way costs the nation whose turn it is."""
    if part == "rondel":
        _write_costs(view, layout, position)
    left, top, right, bottom = _box(layout, position, part)
    cut = view.image.crop((round(left), round(top), round(right), round(bottom)))
    return cut.resize((_WIDTH, round(_WIDTH * cut.height / cut.width)), Image.Resampling.LANCZOS)


def _box(layout: Layout, position: Position, part: Part) -> Box:
    panels = layout.panels
    if part == "rondel":
        (x, y), r = panels.rondel.center, panels.rondel.radius + _ROUND
        return x - r, y - r, x + r, y + r
    if part == "know-hows":
        box = panels.know_hows
    else:
        order = position.setup.turn_order
        box = card_boxes(layout, len(order))[order.index(position.mover)]
    return box[0] - _ROUND, box[1] - _ROUND, box[2] + _ROUND, box[3] + _ROUND


def _write_costs(view: Viewport, layout: Layout, position: Position) -> None:
    """What the way to each wedge costs, near the hub: nothing in green, the rest in red."""
    (x, y), draw = layout.panels.rondel.center, ImageDraw.Draw(view.image)
    origin = position.current.wedge
    for index, wedge in enumerate(WEDGES):
        price = wedge_price(origin, wedge).total
        angle = radians(-90 + 45 * index)
        at = (x + cos(angle) * _COST_AWAY, y + sin(angle) * _COST_AWAY)
        colour = _PAID if price else _FREE
        draw.ellipse((at[0] - 16, at[1] - 16, at[0] + 16, at[1] + 16), fill=colour, outline=_WHITE, width=2)
        draw_text(draw, at, str(price), "number", 24, _WHITE, anchor="m")

"""Picture of how each personage is won, for the rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.terms import PERSONAGES, Nation, Personage
from bot.render.core.icons import PERSONAGE_FIGURES, icon_mask
from bot.render.core.panel import draw_panel
from bot.render.core.text import draw_text, text_width
from bot.render.core.theme import Theme
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Point
from bot.render.map.tokens import city_token, galley_counter, legion_counter, temple_token
from bot.render.views.page_parts import PART_WIDTH
from bot.text.position.picture_labels import goal_title, personage_title

_HEAD: Final = 104
_ROW: Final = 148
_EDGE: Final = 16


@dataclass(frozen=True)
class Goal:
    """Ruleset-specific content of the picture."""

    own: Nation
    other: Nation
    thresholds: Mapping[Personage, int]
    way: Callable[[Personage], str]
    """Returns a short form of the condition that wins a personage."""
    know_how: str
    """Name of the icon of some know-how."""


def draw_goal(theme: Theme, goal: Goal) -> Image.Image:
    """Return the picture: a row for each of the five kinds of personages, with what wins it."""
    look = theme.panel
    page = Image.new("RGB", (PART_WIDTH, _HEAD + _ROW * len(PERSONAGES) + _EDGE), look.wood)
    view = Viewport(page, theme=theme)
    draw = ImageDraw.Draw(page)
    page.paste(look.gold, (28, 22), icon_mask("wreath", 60))
    title = goal_title()
    size = min(44.0, 44.0 * (PART_WIDTH - 130) / text_width("title", 44, title))
    draw_text(draw, (108, _HEAD / 2), title, "title", size, look.letter)
    for number, personage in enumerate(PERSONAGES):
        top = _HEAD + _ROW * number
        draw_panel(page, (_EDGE, top, PART_WIDTH - _EDGE, top + _ROW - 8), look)
        middle = top + (_ROW - 8) / 2
        page.paste(look.ink, (_EDGE + 24, round(middle - 44)), icon_mask(PERSONAGE_FIGURES[personage], 88))
        draw_text(draw, (_EDGE + 136, middle - 26), personage_title(personage), "title", 38, look.ink)
        draw_text(draw, (_EDGE + 136, middle + 28), goal.way(personage), "text", 34, look.red)
        _draw_causes(view, goal, personage, middle)
    return page


def _draw_causes(view: Viewport, goal: Goal, personage: Personage, middle: float) -> None:
    """Draw the pieces that win a personage, at the right end of its row."""
    right, theme = PART_WIDTH - _EDGE - 22, view.theme
    if personage == "king":
        for i in range(goal.thresholds["king"]):
            view.put(city_token("marble", goal.own, 0.9, theme), (right - 30 - 48 * i, middle))
    elif personage == "citizen":
        for i in range(goal.thresholds["citizen"]):
            _draw_temple_city(view, goal.own, (right - 38 - 78 * i, middle + 12))
    elif personage == "navigator":
        for i in range(goal.thresholds["navigator"]):
            view.put(galley_counter(goal.own, 1, 0, 0.85, theme), (right - 26 - 33 * i, middle))
    elif personage == "general":
        _draw_temple_city(view, goal.other, (right - 38, middle + 12))
        view.put(legion_counter(goal.own, 5, 0, 1.15, theme), (right - 112, middle + 4))
    else:
        figure = icon_mask(goal.know_how, 76)
        view.image.paste(theme.panel.ink, (round(right - 82), round(middle - 38)), figure)


def _draw_temple_city(view: Viewport, nation: Nation, at: Point) -> None:
    x, y = at
    view.put(city_token("marble", nation, 1.0, view.theme), at)
    view.put(temple_token(1.0, view.theme), (x, y - 34))

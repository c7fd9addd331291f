"""The board for a narrow screen: the map in two halves, one above the other, and what matters most.

The rondel stands where it does on the page, and no larger: its stones tell who can go where.
"""

from collections.abc import Mapping
from typing import Final, Literal

from PIL import Image, ImageDraw

from bot.engine.antike.position import Position
from bot.engine.terms import RESOURCES, Nation, Wedge
from bot.render.fonts import draw_text, fit_text
from bot.render.icons import icon_mask
from bot.render.layout import Box, Layout
from bot.render.palette import Colour
from bot.render.pieces import stone, token
from bot.render.proportions import Room, enlarged
from bot.render.rondel import WEDGE_FIGURES, draw_stones
from bot.render.scene import draw_scene
from bot.render.still import Still
from bot.render.view import View
from bot.render.views import WIDTHS, Subject
from bot.render.wash import Wash
from bot.words.pictures import headline, nation_title

__all__ = ["LARGER", "Phone", "halves"]

LARGER: Final = 1.1
"""How much larger names and pieces are against the map than on the page."""
_WIDTH: Final = WIDTHS["phone"]
_FINE: Final = 4
_OVERLAP: Final = 70.0
"""How much of the page's map both halves show."""
_HEAD: Final = 120
_GAP: Final = 14
_ROW: Final = 100
_NAME_FROM: Final = 108
_WEDGE_AT: Final = 520
_RESOURCES_FROM: Final = 588


def halves(layout: Layout) -> tuple[Box, Box]:
    """The parts of the map that are shown one above the other."""
    left, top, right, bottom = layout.map
    middle = (left + right) / 2
    return (left, top, middle + _OVERLAP / 2, bottom), (middle - _OVERLAP / 2, top, right, bottom)


class Phone:
    """Where everything goes on both halves of a board's map."""

    def __init__(self, layout: Layout) -> None:
        self._parts = halves(layout)
        self._layout = enlarged(layout, LARGER)
        self._room = Room(self._layout)

    def draw(self, subject: Subject, still: Still) -> Image.Image:
        """The whole picture on the bare map, as wide as the view is by itself."""
        seated = self._room.seat(subject.position)
        maps = [self._half(still, box, subject.position, seated) for box in self._parts]
        order, theme, look = subject.position.setup.turn_order, still.theme, still.theme.plate
        height = _HEAD + sum(half.height + _GAP for half in maps) + _ROW * len(order) + _GAP
        page = View(Image.new("RGB", (_WIDTH, height), look.wood), theme=theme)
        _head(page, subject)
        top = _HEAD
        for half in maps:
            page.image.paste(half, (0, top))
            top += half.height + _GAP
        for i, nation in enumerate(order):
            _Row(page, top + _ROW * i).draw(subject.position, nation, subject.names)
        return page.image

    def _half(self, still: Still, box: Box, position: Position, seated: Layout) -> Image.Image:
        scale = _WIDTH / (box[2] - box[0])
        size = (_WIDTH, round((box[3] - box[1]) * scale))
        view = View(still.enlarged(box, size), box[0] / LARGER, box[1] / LARGER, scale * LARGER, still.theme)
        draw_scene(view, seated, position, Wash.over(self._layout, view))
        _lay_dial(View(view.image, box[0], box[1], scale, still.theme), still, position)
        return view.image


def _lay_dial(view: View, still: Still, position: Position) -> None:
    """The rondel with its stones, on the half that shows all of it."""
    (x, y), r = still.layout.panels.rondel.center, still.layout.panels.rondel.radius
    (left, top), (right, bottom) = view.at((x - r, y - r)), view.at((x + r, y + r))
    if left < 0 or top < 0 or right > view.image.width or bottom > view.image.height:
        return
    corner, dial = still.dial()
    size = (round(right - left), round(bottom - top))
    part = (x - r - corner[0], y - r - corner[1], x + r - corner[0], y + r - corner[1])
    disc = Image.new("L", (size[0] * _FINE, size[1] * _FINE), 0)
    ImageDraw.Draw(disc).ellipse((_FINE, _FINE, disc.width - _FINE - 1, disc.height - _FINE - 1), fill=255)
    round_ = dial.resize(size, Image.Resampling.BICUBIC, box=part)
    view.image.paste(round_, (round(left), round(top)), disc.reduce(_FINE))
    draw_stones(view, still.layout, position)


def _head(page: View, subject: Subject) -> None:
    """Who is next, in the largest letters."""
    text, nation = headline(subject.position, subject.names)
    page.put(stone(nation, 44, 1.0, page.theme), (64, _HEAD / 2))
    text = fit_text("text", 58, text, _WIDTH - 150)
    draw_text(ImageDraw.Draw(page.image), (124, _HEAD / 2), text, "text", 58, page.theme.plate.letter)


class _Row:
    """A nation on one line: name and player, wedge, resources, score."""

    def __init__(self, page: View, top: int) -> None:
        self._page, self._draw, self._look = page, ImageDraw.Draw(page.image), page.theme.plate
        self._top, self._middle = top, top + (_ROW - 8) / 2

    def draw(self, position: Position, nation: Nation, names: Mapping[Nation, str]) -> None:
        """Fill the line; that of the nation that has to act is bright."""
        look, theme = self._look, self._page.theme
        lit = nation == (position.winner or position.awaited)
        box = (8, self._top, _WIDTH - 8, self._top + _ROW - 8)
        rim = look.edge_bright if lit else look.line
        self._draw.rounded_rectangle(box, 10, look.bright if lit else look.paper, rim, 6 if lit else 3)
        self._page.put(stone(nation, 36, 1.0, theme), (56, self._middle))
        self._name(nation, names)
        state = position.nations[nation]
        if state.wedge is not None:
            self._wedge(state.wedge)
        for i, resource in enumerate(RESOURCES):
            x, count = _RESOURCES_FROM + 122 * i, state.purse.count_of(resource)
            self._page.put(token(resource, 21, 1.0, theme), (x, self._middle))
            self._number(x + 28, str(count), 42, look.ink if count else look.faded)
        score = f"{position.setup.score(state.personages)}/{position.setup.target}"
        self._number(_WIDTH - 24, score, 50, look.red, "r")

    def _name(self, nation: Nation, names: Mapping[Nation, str]) -> None:
        room, name = _WEDGE_AT - 36 - _NAME_FROM, names.get(nation)
        title = fit_text("text", 42, nation_title(nation), room)
        rise = 20 if name else 0
        draw_text(self._draw, (_NAME_FROM, self._middle - rise), title, "text", 42, self._look.ink)
        if name:
            told = fit_text("text", 34, name, room)
            draw_text(self._draw, (_NAME_FROM, self._middle + 22), told, "text", 34, self._look.second)

    def _wedge(self, wedge: Wedge) -> None:
        ground, figure = self._page.theme.wedges[wedge]
        x, y, r = _WEDGE_AT, self._middle, 29
        self._draw.rounded_rectangle((x - r, y - r, x + r, y + r), 8, ground, self._look.ink, 2)
        mask = icon_mask(WEDGE_FIGURES[wedge], 46)
        self._page.image.paste(figure, (round(x - 23), round(y - 23)), mask)

    def _number(
        self, x: float, text: str, size: float, colour: Colour, anchor: Literal["l", "r"] = "l"
    ) -> None:
        draw_text(self._draw, (x, self._middle), text, "number", size, colour, anchor=anchor)

"""View for phones: the map in two halves, one above the other, and what matters most of each nation.

Names and tokens are larger against the map than on the page. The rondel stands where it does there, and no
larger: its stones tell who can go where.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from PIL import Image, ImageDraw

from bot.engine.antike.position import Position
from bot.engine.antike.terms import KNOW_HOWS, KnowHow
from bot.engine.terms import PERSONAGES, RESOURCES, Nation, Wedge
from bot.render.antike.map_pieces import pieces_of
from bot.render.antike.request import WIDTHS, Subject
from bot.render.antike.rondel import draw_stones
from bot.render.antike.technologies import KNOW_HOW_FIGURES
from bot.render.core.icons import icon_mask
from bot.render.core.palette import Colour
from bot.render.core.text import draw_text, fit_text, text_width
from bot.render.core.viewport import Viewport
from bot.render.map.base_map import BaseMap
from bot.render.map.layout import Box, Layout, Point, within
from bot.render.map.map_layer import draw_map_layer
from bot.render.map.pieces import MapPieces
from bot.render.map.rescale import CounterRoom, enlarged
from bot.render.map.tokens import resource_token, stone_token
from bot.render.tables.figures import PERSONAGE_FIGURES
from bot.render.tables.rondel import WEDGE_FIGURES
from bot.text.antike.position.picture_labels import headline, nation_title

_WIDTH: Final = WIDTHS["phone"]
_FINE: Final = 4
_OVERLAP: Final = 170.0
"""How much of the page's map both halves show: every city with its name is whole on one of them."""
_HEAD: Final = 120
_GAP: Final = 14
_ROW: Final = 164
_SLIMMEST: Final = 0.72
"""A long title is set smaller, down to this, before it is cut."""
_NAME_FROM: Final = 108
_WEDGE_AT: Final = 520
_RESOURCES_FROM: Final = 588
_KNOW_HOWS_FROM: Final = 258
_PERSONAGES_FROM: Final = 660
_CITIES_FROM: Final = 1014
LARGER: Final = 1.16
"""How much larger names and pieces are against the map than on the page."""


class MapHalves:
    """Draws parts of one board's map; several threads may ask."""

    def __init__(self, layout: Layout) -> None:
        self.layout = enlarged(layout, LARGER)
        self._room = CounterRoom(self.layout)

    def draw(
        self, base_map: BaseMap, pieces: MapPieces, boxes: Iterable[Box], width: int
    ) -> list[Image.Image]:
        """Boxes of the page with all that lies on them, so many pixels wide."""
        seated = self._room.seat(pieces.units)
        return [self._part(base_map, pieces, box, width, seated) for box in boxes]

    @staticmethod
    def _part(base_map: BaseMap, pieces: MapPieces, box: Box, width: int, seated: Layout) -> Image.Image:
        ground = base_map.coloured(box, pieces.owners)
        scale = width / ground.width
        image = ground.resize((width, round(ground.height * scale)), Image.Resampling.BILINEAR)
        view = Viewport(image, box[0] / LARGER, box[1] / LARGER, scale * LARGER, base_map.theme)
        draw_map_layer(view, within(seated, view), pieces, None)
        return image


def halves(layout: Layout) -> tuple[Box, Box]:
    """The parts of the map that are shown one above the other."""
    left, top, right, bottom = layout.map
    middle = (left + right) / 2
    return (left, top, middle + _OVERLAP / 2, bottom), (middle - _OVERLAP / 2, top, right, bottom)


def draw_phone(parts: MapHalves, subject: Subject, base_map: BaseMap) -> Image.Image:
    """The whole picture, as wide as the view is by itself."""
    boxes = halves(base_map.layout)
    maps = parts.draw(base_map, pieces_of(subject.position), boxes, _WIDTH)
    for half, box in zip(maps, boxes, strict=True):
        scale = _WIDTH / (box[2] - box[0])
        _lay_dial(Viewport(half, box[0], box[1], scale, base_map.theme), base_map, subject.position)
    order, theme, look = subject.position.setup.turn_order, base_map.theme, base_map.theme.panel
    height = _HEAD + sum(half.height + _GAP for half in maps) + _ROW * len(order) + _GAP
    page = Viewport(Image.new("RGB", (_WIDTH, height), look.wood), theme=theme)
    draw_header(page, subject, _HEAD)
    top = _HEAD
    for half in maps:
        page.image.paste(half, (0, top))
        top += half.height + _GAP
    for i, nation in enumerate(order):
        _Row(page, top + _ROW * i).draw(subject.position, nation, subject.names)
    return page.image


def _lay_dial(view: Viewport, base_map: BaseMap, position: Position) -> None:
    """The rondel with its stones, on the half that shows all of it."""
    (x, y), r = base_map.layout.panels.rondel.center, base_map.layout.panels.rondel.radius
    (left, top), (right, bottom) = view.at((x - r, y - r)), view.at((x + r, y + r))
    if left < 0 or top < 0 or right > view.image.width or bottom > view.image.height:
        return
    corner, dial = base_map.dial()
    size = (round(right - left), round(bottom - top))
    part = (x - r - corner[0], y - r - corner[1], x + r - corner[0], y + r - corner[1])
    disc = Image.new("L", (size[0] * _FINE, size[1] * _FINE), 0)
    ImageDraw.Draw(disc).ellipse((_FINE, _FINE, disc.width - _FINE - 1, disc.height - _FINE - 1), fill=255)
    round_ = dial.resize(size, Image.Resampling.BICUBIC, box=part)
    view.image.paste(round_, (round(left), round(top)), disc.reduce(_FINE))
    draw_stones(view, base_map.layout, position)


def draw_header(page: Viewport, subject: Subject, height: float) -> None:
    """Who is next, on a line as high as that, in the largest letters."""
    text, nation = headline(subject.position, subject.names, narrow=True)
    room, radius = page.image.width - 1.25 * height, 0.37 * height
    size = 0.48 * height * min(1.0, max(_SLIMMEST, room / text_width("text", 0.48 * height, text)))
    page.put(stone_token(nation, radius, 1.0, page.theme), (height * 0.53, height / 2))
    text = fit_text("text", size, text, room)
    at = (1.03 * height, height / 2)
    draw_text(ImageDraw.Draw(page.image), at, text, "text", size, page.theme.panel.letter)


class _Row:
    """A nation: above name, wedge, resources and score, below player, know-hows, personages, cities."""

    def __init__(self, page: Viewport, top: int) -> None:
        self._page, self._draw, self._look = page, ImageDraw.Draw(page.image), page.theme.panel
        self._top, self._upper, self._lower = top, top + 46, top + 114

    def draw(self, position: Position, nation: Nation, names: Mapping[Nation, str]) -> None:
        """Fill both lines; that of the nation that has to act is bright."""
        look, theme = self._look, self._page.theme
        lit = nation == (position.winner or position.awaited)
        box = (8, self._top, _WIDTH - 8, self._top + _ROW - 8)
        rim = look.edge_bright if lit else look.line
        self._draw.rounded_rectangle(box, 10, look.bright if lit else look.paper, rim, 6 if lit else 3)
        self._page.put(stone_token(nation, 36, 1.0, theme), (56, self._upper + 2))
        self._name(nation, names)
        state = position.nations[nation]
        if state.wedge is not None:
            self._wedge(state.wedge)
        for i, resource in enumerate(RESOURCES):
            x, count = _RESOURCES_FROM + 118 * i, state.purse.count_of(resource)
            self._page.put(resource_token(resource, 21, 1.0, theme), (x, self._upper))
            self._number((x + 28, self._upper), str(count), 40, look.ink if count else look.faded)
        score = f"{position.setup.score(state.personages)}/{position.setup.target}"
        self._number((_WIDTH - 24, self._upper), score, 48, look.red, "r")
        self._know_hows(state.know_hows)
        for i, personage in enumerate(PERSONAGES):
            x, count = _PERSONAGES_FROM + 70 * i, state.personages.of(personage)
            self._count(x, PERSONAGE_FIGURES[personage], count)
        for i, (figure, count) in enumerate((("city", len(state.cities)), ("temple", len(state.temples)))):
            self._count(_CITIES_FROM + 92 * i, figure, count)

    def _name(self, nation: Nation, names: Mapping[Nation, str]) -> None:
        title = fit_text("text", 42, nation_title(nation), _WEDGE_AT - 36 - _NAME_FROM)
        draw_text(self._draw, (_NAME_FROM, self._upper), title, "text", 42, self._look.ink)
        if name := names.get(nation):
            told = fit_text("text", 34, name, _KNOW_HOWS_FROM - 44)
            draw_text(self._draw, (28, self._lower), told, "text", 34, self._look.second)

    def _wedge(self, wedge: Wedge) -> None:
        ground, figure = self._page.theme.wedges[wedge]
        x, y, r = _WEDGE_AT, self._upper, 29
        self._draw.rounded_rectangle((x - r, y - r, x + r, y + r), 8, ground, self._look.ink, 2)
        mask = icon_mask(WEDGE_FIGURES[wedge], 46)
        self._page.image.paste(figure, (round(x - 23), round(y - 23)), mask)

    def _know_hows(self, known: frozenset[KnowHow]) -> None:
        """Those it has on the colours of the chart, the others pale."""
        for i, know_how in enumerate(KNOW_HOWS):
            x, has = _KNOW_HOWS_FROM + 49 * i, know_how in known
            if has:
                box = (x, self._lower - 24, x + 46, self._lower + 24)
                self._draw.rounded_rectangle(box, 8, self._look.cells[i // 2], self._look.cell_edge, 2)
            colour = self._look.ink if has else self._look.faded
            mask = icon_mask(KNOW_HOW_FIGURES[know_how], 36)
            self._page.image.paste(colour, (x + 5, round(self._lower - 18)), mask)

    def _count(self, x: float, figure: str, count: int) -> None:
        """A figure and how many; nothing at all is pale."""
        colour = self._look.ink if count else self._look.faded
        self._page.image.paste(colour, (round(x), round(self._lower - 19)), icon_mask(figure, 38))
        self._number((x + 41, self._lower), str(count), 36, colour)

    def _number(
        self, at: Point, text: str, size: float, colour: Colour, anchor: Literal["l", "r"] = "l"
    ) -> None:
        draw_text(self._draw, at, text, "number", size, colour, anchor=anchor)

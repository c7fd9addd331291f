"""Renderer: draws a position of Duellum as a picture to post."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from bot.engine.duellum.position import Position
from bot.engine.reach import Reach
from bot.engine.terms import Nation, ProvinceId
from bot.model.messages import Picture
from bot.render.core.encode import FORMATS, POSTED, Format, encode
from bot.render.core.malloc import keep_apart
from bot.render.core.output import check_output, resized
from bot.render.core.theme import THEMES
from bot.render.core.viewport import Viewport
from bot.render.duellum.alt_text import describe
from bot.render.duellum.bank import draw_bank, draw_bank_contents
from bot.render.duellum.display import draw_display, draw_open_cards
from bot.render.duellum.know_hows import draw_price_list, draw_prices
from bot.render.duellum.map_pieces import pieces_of, units_of
from bot.render.duellum.nation_cards import draw_cards
from bot.render.duellum.request import WIDTHS, Subject, view_named
from bot.render.duellum.rondel import draw_rondel, draw_stones, ways_of
from bot.render.map.base_map import BaseMap, BaseMaps
from bot.render.map.layout import Layout
from bot.render.map.map_layer import draw_map_layer
from bot.render.tables.banners import draw_ribbon, draw_title_banner
from bot.render.tables.map_parts import draw_map_parts
from bot.render.tables.range import cut_out, draw_reach, draw_reach_title, frame_of
from bot.render.tables.region import draw_region
from bot.render.tables.rondel_choices import draw_ways
from bot.text.duellum.position.picture_labels import headline, ways_alt


class Renderer:
    """Draws boards; may be used from several threads.

    Layouts and base pictures lie in the folder `boards`, or, where that is None, beside their board's file.
    """

    def __init__(self, boards: Path | None = None) -> None:
        keep_apart()
        self._base_maps = BaseMaps(boards, draw_tables)

    def warm(self, board_id: str, theme: str = "standard") -> None:
        """Prepare what stays the same, so that the first picture is as quick as the others."""
        self._base_maps.get(board_id, THEMES[theme])

    def draw(
        self,
        position: Position,
        *,
        view: str | None = None,
        names: Mapping[Nation, str] | None = None,
        width: int | None = None,
        region: ProvinceId | None = None,
        since: Sequence[Any] = (),
        reach: Reach | None = None,
        theme: str = "standard",
        format: Format = POSTED,  # noqa: A002 - the word for it
        ribbon: str = "",
        around: Sequence[ProvinceId] = (),
        nation: Nation | None = None,
        reader: Nation | None = None,
    ) -> Picture:
        """Draw a position: the whole board, parts of it `around` some provinces, or the `region` of one.

        `width` is in pixels; left out, it is the view's own. A `ribbon` with a text stands above the picture.
        A view that only other rulesets have shows the whole board. Raises `ValueError` where it cannot be
        drawn: an unknown view, theme or province, a width or format it does not have, a view without what it
        is about.
        """
        subject = Subject(
            position, view_named(view, region), names or {}, region, nation, reach, tuple(around)
        )
        width = WIDTHS[subject.view] if width is None else width
        check_output(width, theme, format)
        base_map = self._base_maps.get(position.setup.board.id, THEMES[theme])
        composed = _compose(subject, width, base_map)
        image = resized(composed, width)
        if ribbon:
            image = draw_ribbon(image, ribbon, THEMES[theme])
        data = encode(image, format, THEMES[theme].quality)
        if composed.size == base_map.sheet.size:
            base_map.canvases.release(composed)
        filename = f"{_name(subject)}-round-{position.round}.{FORMATS[format]}"
        return Picture(data, filename, f"image/{format}", image.width, image.height, describe(subject))

    def draw_ways(self, position: Position, *, theme: str = "standard") -> Picture:
        """Draw the rondel alone, with the ways of the mover and what they cost."""
        image = draw_ways(ways_of(position), THEMES[theme])
        data = encode(image, POSTED, THEMES[theme].quality)
        name = f"rondel-round-{position.round}.{FORMATS[POSTED]}"
        return Picture(data, name, f"image/{POSTED}", image.width, image.height, ways_alt(position))

    def paint(
        self,
        position: Position,
        *,
        names: Mapping[Nation, str] | None = None,
        width: int = 2000,
        theme: str = "standard",
    ) -> Viewport:
        """The whole board, `width` pixels wide, to draw more on and to encode in some way of the caller's."""
        base_map = self._base_maps.get(position.setup.board.id, THEMES[theme])
        image = resized(_whole(base_map, Subject(position, names=names or {})), width)
        return Viewport(image, scale=width / base_map.layout.size[0], theme=base_map.theme)

    def layout(self, board_id: str) -> Layout:
        """Where everything stands on a board's page."""
        return self._base_maps.get(board_id, THEMES["standard"]).layout


def draw_tables(view: Viewport, layout: Layout) -> None:
    """Draw rondel, know-hows, bank and display, all empty."""
    for draw in (draw_rondel, draw_price_list, draw_bank, draw_display):
        draw(view, layout)


def _compose(subject: Subject, width: int, base_map: BaseMap) -> Image.Image:
    if subject.view == "region" and subject.region is not None:
        return draw_region(base_map, pieces_of(subject.position), subject.region, width)
    image = _whole(base_map, subject)
    if subject.view == "reach" and subject.reach is not None:
        return _with_reach(image, subject, subject.reach, base_map)
    if not subject.around:
        return image
    return draw_map_parts(image, base_map.layout, subject.around, width, base_map.theme)


def _with_reach(image: Image.Image, subject: Subject, reach: Reach, base_map: BaseMap) -> Image.Image:
    """The whole board, or all that the units can get to, with a number in each province."""
    layout, view = base_map.layout, Viewport(image, theme=base_map.theme)
    frame = frame_of(layout, reach) if subject.around else None
    draw_reach(view, layout, units_of(subject.position), reach, frame)
    if frame is not None:
        return cut_out(image, frame)
    draw_reach_title(view, subject.position.setup.board, reach)
    return image


def _whole(base_map: BaseMap, subject: Subject) -> Image.Image:
    view, position = base_map.view(), subject.position
    draw_map_layer(view, base_map.layout, pieces_of(position), base_map.ownership)
    draw_stones(view, base_map.layout, position)
    draw_prices(view, base_map.layout, position)
    draw_bank_contents(view, base_map.layout, position)
    draw_open_cards(view, base_map.layout, position)
    draw_cards(view, base_map.layout, position, subject.names)
    draw_title_banner(view, *headline(position, subject.names))
    return view.image


def _name(subject: Subject) -> str:
    """The board, with what is special about the picture."""
    board = subject.position.setup.board.id
    if subject.view == "region":
        return f"{board}-{subject.region}"
    return board if subject.view == "overview" else f"{board}-{subject.view}"

"""Renderer: draws a position as a picture to post."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Lock

from PIL import Image

from bot.engine.antike.events import Event
from bot.engine.antike.position import Position
from bot.engine.terms import Nation, ProvinceId
from bot.model.messages import Picture
from bot.render.antike.alt_text import describe
from bot.render.antike.bank import draw_bank, draw_bank_contents
from bot.render.antike.map_pieces import pieces_of, units_of
from bot.render.antike.movement_range import Reach
from bot.render.antike.nation_cards import draw_cards
from bot.render.antike.request import WIDTHS, Subject, ViewName
from bot.render.antike.rondel import draw_rondel, draw_stones, ways_of
from bot.render.antike.technologies import draw_chart, draw_chart_entries
from bot.render.antike.trace import Trace, preserving_tables
from bot.render.antike.views.changes import ChangeMarks, shown_turns
from bot.render.antike.views.closeup import draw_closeup
from bot.render.antike.views.phone import MapHalves, draw_phone
from bot.render.antike.views.rules_pictures import Part, cut_part, draw_goal
from bot.render.core.encode import FORMATS, POSTED, Format, encode
from bot.render.core.malloc import keep_apart
from bot.render.core.output import NARROWEST, WIDEST, check_output, resized
from bot.render.core.theme import THEMES
from bot.render.core.viewport import Viewport
from bot.render.map.base_map import BaseMap, BaseMaps
from bot.render.map.counter_placement import PlacedCounters
from bot.render.map.layout import Layout
from bot.render.map.map_layer import draw_map_layer
from bot.render.tables.banners import draw_ribbon, draw_title_banner
from bot.render.tables.map_parts import draw_map_parts
from bot.render.tables.range import cut_out, draw_reach, draw_reach_title, frame_of
from bot.render.tables.region import draw_region
from bot.render.tables.rondel_choices import draw_ways
from bot.text.antike.position.picture_labels import headline, ways_alt

__all__ = ["NARROWEST", "THEMES", "WIDEST", "Renderer", "draw_tables"]

_Below = Callable[[Image.Image, PlacedCounters], None]
"""Draws on the map what lies under the pieces."""


class Renderer:
    """Draws boards; may be used from several threads.

    Layouts and base pictures lie in the folder `boards`, or, where that is None, beside their board's file.
    """

    def __init__(self, boards: Path | None = None) -> None:
        keep_apart()
        self._base_maps = BaseMaps(boards, draw_tables)
        self._parts: dict[str, MapHalves] = {}
        self._lock = Lock()

    def warm(self, board_id: str, theme: str = "standard") -> None:
        """Prepare what stays the same, so that the first picture is as quick as the others."""
        self._base_maps.get(board_id, THEMES[theme])

    def draw(
        self,
        position: Position,
        *,
        view: ViewName | None = None,
        names: Mapping[Nation, str] | None = None,
        width: int | None = None,
        region: ProvinceId | None = None,
        since: Sequence[Event] = (),
        reach: Reach | None = None,
        theme: str = "standard",
        format: Format = POSTED,  # noqa: A002 - the word for it
        ribbon: str = "",
        around: Sequence[ProvinceId] = (),
        nation: Nation | None = None,
        reader: Nation | None = None,
    ) -> Picture:
        """Draw a position in one of the `VIEWS`, by default the whole board or the `region` round a province.

        `width` is in pixels; left out, it is the view's own. `since` is what has happened in the span that
        `changes` marks with numbers, the whole board as a quiet trace; other views tell it in `alt` only. A
        `close` look goes to a `region`, to a `nation`, or to where that happened, what touches the `reader`
        first. `reach` is what the view of that name shows. A part of the board is cut out `around` some
        provinces. A `ribbon` with a text stands above the picture. Raises `ValueError` where it cannot be
        drawn: an unknown view, theme or province, a width or format it does not have, a view without what
        it is about.
        """
        chosen = view or ("region" if region else "overview")
        subject = Subject(position, chosen, names or {}, region, since, nation, reader, reach, tuple(around))
        width = WIDTHS[chosen] if width is None else width
        check_output(width, theme, format)
        base_map = self._base_maps.get(position.setup.board.id, THEMES[theme])
        composed = self._compose(subject, width, base_map)
        image = resized(composed, width)
        if ribbon:
            image = draw_ribbon(image, ribbon, THEMES[theme])
        data = encode(image, format, THEMES[theme].quality)
        if composed.size == base_map.sheet.size:
            base_map.canvases.release(composed)
        return Picture(
            data=data,
            filename=f"{_name(subject)}-round-{position.round}.{FORMATS[format]}",
            media_type=f"image/{format}",
            width=image.width,
            height=image.height,
            alt=describe(subject),
        )

    def draw_ways(self, position: Position, *, theme: str = "standard") -> Picture:
        """Draw the rondel alone, with the ways of whoever is to move and what they cost."""
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
        image = resized(_whole(base_map, Subject(position, "overview", names or {})), width)
        return Viewport(image, scale=width / base_map.layout.size[0], theme=base_map.theme)

    def explain(self, position: Position, part: Part | None, alt: str, theme: str = "standard") -> Picture:
        """Draw for the rules: a part of the page, or what wins personages; `alt` says what it shows."""
        look = THEMES[theme]
        if part is None:
            image = draw_goal(look)
        else:
            view = self.paint(position, theme=theme)
            image = cut_part(view, self.layout(position.setup.board.id), position, part)
        data = encode(image, POSTED, look.quality)
        name = f"{part or 'goal'}.{FORMATS[POSTED]}"
        return Picture(data, name, f"image/{POSTED}", image.width, image.height, alt)

    def layout(self, board_id: str) -> Layout:
        """Where everything stands on a board's page."""
        return self._base_maps.get(board_id, THEMES["standard"]).layout

    def _compose(self, subject: Subject, width: int, base_map: BaseMap) -> Image.Image:
        """The picture; most views are as wide as they are by themselves."""
        theme = base_map.theme
        if subject.view == "phone":
            return draw_phone(self._parts_of(base_map), subject, base_map)
        if subject.view == "close":
            return draw_closeup(subject, base_map)
        if subject.view == "region" and subject.region is not None:
            return draw_region(base_map, pieces_of(subject.position), subject.region, width)
        if subject.view == "changes":
            markup = ChangeMarks(base_map.layout, subject, theme)
            return markup.above(_whole(base_map, subject, markup.below))
        image = _whole(base_map, subject, _traced(base_map, subject))
        if subject.view == "reach" and subject.reach is not None:
            frame = frame_of(base_map.layout, subject.reach) if subject.around else None
            draw_reach(
                Viewport(image, theme=theme),
                base_map.layout,
                units_of(subject.position),
                subject.reach,
                frame,
            )
            if frame is not None:
                return cut_out(image, frame)
            draw_reach_title(Viewport(image, theme=theme), subject.position.setup.board, subject.reach)
        if not subject.around:
            return image
        return draw_map_parts(image, base_map.layout, subject.around, width, theme)

    def _parts_of(self, base_map: BaseMap) -> MapHalves:
        """Made on first use: finding room for names takes a moment."""
        with self._lock:
            board_id = base_map.layout.board
            if board_id not in self._parts:
                self._parts[board_id] = MapHalves(base_map.layout)
            return self._parts[board_id]


def draw_tables(view: Viewport, layout: Layout) -> None:
    """Draw rondel, know-how chart and bank, all empty."""
    for draw in (draw_rondel, draw_chart, draw_bank):
        draw(view, layout)


def _whole(base_map: BaseMap, subject: Subject, below: _Below | None = None) -> Image.Image:
    view, position = base_map.view(), subject.position
    draw_map_layer(view, base_map.layout, pieces_of(position), base_map.ownership, below)
    draw_stones(view, base_map.layout, position)
    draw_chart_entries(view, base_map.layout, position)
    draw_bank_contents(view, base_map.layout, position)
    draw_cards(view, base_map.layout, position, subject.names)
    draw_title_banner(view, *headline(position, subject.names))
    return view.image


def _traced(base_map: BaseMap, subject: Subject) -> _Below | None:
    """Draws the latest moves under the pieces of the whole board."""
    if subject.view != "overview" or not subject.since:
        return None
    trace = Trace(base_map.layout, shown_turns(subject)[0])

    def below(page: Image.Image, placed: PlacedCounters) -> None:
        with preserving_tables(base_map.layout, page, trace.boxes()):
            trace.below(Viewport(page, theme=base_map.theme), placed)

    return below


def _name(subject: Subject) -> str:
    """The board, with what is special about the picture."""
    board = subject.position.setup.board.id
    if subject.view == "region":
        return f"{board}-{subject.region}"
    return board if subject.view == "overview" else f"{board}-{subject.view}"

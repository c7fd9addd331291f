"""Renderer base class: draws a position as a picture to post, with parts supplied by the ruleset."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from PIL import Image

from bot.engine.board import Board
from bot.engine.reach import Reach
from bot.engine.ruleset import Event, OwnPosition
from bot.engine.terms import Nation, ProvinceId
from bot.model.messages import Picture
from bot.render.core.encode import FORMATS, POSTED, Format, check_output, encode, resized
from bot.render.core.shapes import whole_pixels
from bot.render.core.theme import THEMES, Theme
from bot.render.core.viewport import Viewport
from bot.render.map.base_map import BaseMap, BaseMaps, DrawTables
from bot.render.map.counter_placement import PlacedCounters
from bot.render.map.layout import Box, Layout
from bot.render.map.map_cache import MapCache
from bot.render.map.map_layer import DrawOnMap, draw_map_layer
from bot.render.map.pieces import MapPieces
from bot.render.tables.banners import draw_ribbon, draw_title_banner
from bot.render.tables.map_parts import draw_map_parts
from bot.render.tables.range import draw_reach, draw_reach_title, frame_of
from bot.render.tables.region import draw_region
from bot.render.tables.rondel import draw_stones
from bot.render.tables.rondel_choices import RondelOptions, draw_ways
from bot.render.views.changes import ChangeMarks
from bot.render.views.closeup import Standing, draw_closeup, draw_excerpt
from bot.render.views.marking import Marking
from bot.render.views.page_parts import cut_part, write_costs
from bot.render.views.phone import MapHalves, draw_phone
from bot.render.views.request import WIDTHS, ViewName, ViewSpec
from bot.render.views.trace import Trace, preserving_tables

Headline = Callable[[OwnPosition, Mapping[Nation, str]], tuple[str, Nation]]
"""Returns the title line and the nation it is about."""


@dataclass(frozen=True)
class RulesetDrawing:
    """Drawing functions and texts of a ruleset."""

    pieces: Callable[[OwnPosition], MapPieces]
    draw_tables: DrawTables
    fill_tables: Callable[[Viewport, Layout, ViewSpec], None]
    """Draws the changing contents of the whole page's tables, except for the rondel's stones."""
    draw_rows: Standing
    """Draws the strip below the map in the phone view: everything that is not on the map."""
    draw_standing: Standing
    """Draws the strip below a close-up: the standing of all nations."""
    marking: Marking
    headline: Headline
    short_headline: Headline
    """Headline for narrow pictures."""
    describe: Callable[[ViewSpec], str]
    ways_of: Callable[[OwnPosition], RondelOptions]
    ways_alt: Callable[[OwnPosition], str]
    draw_goal: Callable[[Theme], Image.Image]
    """Draws what wins the game, for the rules."""
    part_box: Callable[[Layout, OwnPosition, str], Box]
    """Returns the box of a part of the page that the rules show; every ruleset has `rondel`."""
    mark: Callable[[Viewport, Layout, OwnPosition, Sequence[Event]], None]
    """Marks a turn's events on the page, in replays."""
    caption: Callable[[Board, Sequence[Event]], str]
    """Summarises a turn in one short line."""
    format_film: Callable[[Board, Sequence[Event], int, int, int], str]
    """Returns the alternative text of a replay, without its last position."""
    with_mover: Callable[[OwnPosition, Nation, int], OwnPosition]
    """Returns a position with another nation as the mover, in another round."""


class BoardRenderer:
    """Renderer of boards; thread-safe.

    Layout and base picture files are in the folder `boards`, or, if it is None, beside their board's file.
    """

    def __init__(self, own: RulesetDrawing, boards: Path | None = None) -> None:
        self._own = own
        self._base_maps = BaseMaps(boards, own.draw_tables)
        self._parts: dict[str, MapHalves] = {}
        self._map_cache = MapCache()
        self._lock = Lock()

    def warm(self, board_id: str, theme: str = "standard") -> None:
        """Load a board's base map, so that the first picture renders as fast as later ones."""
        self._base_maps.get(board_id, THEMES[theme])

    def draw(
        self,
        position: OwnPosition,
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
        """Draw a position in one of the `VIEWS`; by default `region` if a province is given, else `overview`.

        `width` is in pixels; None is the view's own width. `since` are the events of the span to show:
        `changes` marks them with numbers, the whole board as a quiet trace, to which a part of the board and
        a `region` add losses and arming; other views mention them in `alt` only. A `close` view shows a
        `region`, a `nation`, or else where those events happened, weighting those that concern the `reader`
        higher; while a demand to fight in the `region` is open, it marks only the move that raised it.
        `reach` is needed by the view of that name. `around` crops the board to some provinces. A `ribbon` of
        text is drawn above the picture. Raises `ValueError` if it cannot be drawn: an unknown view, theme or
        province, an invalid width or format, or a view without what it needs.
        """
        chosen = view or ("region" if region else "overview")
        if chosen == "close" and region is not None and self._own.pieces(position).contested == region:
            since = self._own.marking.kinds.way_into(since, region)
        request = ViewSpec(position, chosen, names or {}, region, since, nation, reader, reach, tuple(around))
        width = WIDTHS[chosen] if width is None else width
        check_output(width, theme, format)
        base_map = self._base_maps.get(position.setup.board.id, THEMES[theme])
        composed = self._compose(request, width, base_map)
        image = resized(composed, width)
        if ribbon:
            image = draw_ribbon(image, ribbon, THEMES[theme])
        data = encode(image, format, THEMES[theme].quality)
        if composed.size == base_map.sheet.size:
            base_map.canvases.release(composed)
        return Picture(
            data=data,
            filename=f"{_file_stem(request)}-round-{position.round}.{FORMATS[format]}",
            width=image.width,
            height=image.height,
            alt=self._own.describe(request),
        )

    def draw_ways(self, position: OwnPosition, *, theme: str = "standard") -> Picture:
        """Draw the rondel alone, with the mover's options and their prices."""
        image = draw_ways(self._own.ways_of(position), THEMES[theme])
        return _encode_picture(
            image, f"rondel-round-{position.round}", self._own.ways_alt(position), THEMES[theme]
        )

    def paint(
        self,
        position: OwnPosition,
        *,
        names: Mapping[Nation, str] | None = None,
        width: int = 2000,
        theme: str = "standard",
    ) -> Viewport:
        """Return the whole board, `width` pixels wide, for the caller to draw on and encode."""
        base_map = self._base_maps.get(position.setup.board.id, THEMES[theme])
        image = resized(
            self._draw_page(base_map, ViewSpec(position, names=names or {}), self._own.pieces(position)),
            width,
        )
        return Viewport(image, scale=width / base_map.layout.size[0], theme=base_map.theme)

    def draw_map_excerpt(
        self,
        position: OwnPosition,
        nation: Nation,
        since: Sequence[Event],
        size: tuple[int, int],
        *,
        theme: str = "standard",
    ) -> Image.Image:
        """Return the part of the map where most has changed, else around a nation, to embed in a picture."""
        base_map = self._base_maps.get(position.setup.board.id, THEMES[theme])
        request = ViewSpec(position, "close", nation=nation, since=since)
        return draw_excerpt(request, base_map, self._own.pieces(position), self._own.marking, size)

    def explain(self, position: OwnPosition, part: str, alt: str, theme: str = "standard") -> Picture:
        """Draw a part of the page for the rules, or `goal`, what wins; `alt` is the alternative text."""
        look = THEMES[theme]
        if part == "goal":
            image = self._own.draw_goal(look)
        else:
            layout, view = self.layout(position.setup.board.id), self.paint(position, theme=theme)
            if part == "rondel":
                write_costs(view, layout, self._own.ways_of(position))
            image = cut_part(view, self._own.part_box(layout, position, part))
        return _encode_picture(image, part, alt, look)

    def layout(self, board_id: str) -> Layout:
        """Return the layout of a board's page."""
        return self._base_maps.get(board_id, THEMES["standard"]).layout

    def _compose(self, request: ViewSpec, width: int, base_map: BaseMap) -> Image.Image:
        """Return the picture, in most views in the view's own width."""
        own, position, theme = self._own, request.position, base_map.theme
        pieces = own.pieces(position)
        short = [own.short_headline(position, names) for names in (request.names, {})]
        if request.view == "phone":
            strip, parts = own.draw_rows(request, theme), self._map_halves(base_map)
            return draw_phone(parts, base_map, pieces, short, strip)
        if request.view == "close":
            return draw_closeup(request, base_map, pieces, own.marking, short, own.draw_standing)
        if request.view == "region" and request.region is not None:
            return draw_region(
                base_map, pieces, request.region, width, self._trace(base_map, request, pieces)
            )
        if request.view == "changes":
            markup = ChangeMarks(base_map.layout, own.marking, request, pieces, theme)
            return markup.above(self._draw_page(base_map, request, pieces, markup.below))
        trace = self._trace(base_map, request, pieces)
        if request.around:
            image = _draw_map(base_map, pieces, trace)
        else:
            image = self._draw_page(base_map, request, pieces, _drawer_below(base_map.layout, trace))
        if request.view == "reach" and request.reach is not None:
            frame = frame_of(base_map.layout, request.reach) if request.around else None
            view = Viewport(image, theme=theme)
            draw_reach(view, base_map.layout, pieces.units, request.reach, frame)
            if frame is not None:
                return image.crop(whole_pixels(frame))
            draw_reach_title(view, position.setup.board, request.reach)
        if not request.around:
            return image
        return draw_map_parts(image, base_map.layout, request.around, width, theme)

    def _map_halves(self, base_map: BaseMap) -> MapHalves:
        """Return the renderer of map parts, created on first use: placing names takes a moment."""
        with self._lock:
            board_id = base_map.layout.board
            if board_id not in self._parts:
                self._parts[board_id] = MapHalves(base_map.layout, self._map_cache)
            return self._parts[board_id]

    def _draw_page(
        self, base_map: BaseMap, request: ViewSpec, pieces: MapPieces, below: DrawOnMap | None = None
    ) -> Image.Image:
        view, layout, position = base_map.view(), base_map.layout, request.position
        draw_map_layer(view, layout, pieces, base_map.ownership, below)
        draw_stones(view, layout.panels.rondel.center, pieces.stones)
        self._own.fill_tables(view, layout, request)
        draw_title_banner(view, [self._own.headline(position, names) for names in (request.names, {})])
        return view.image

    def _trace(self, base_map: BaseMap, request: ViewSpec, pieces: MapPieces) -> Trace | None:
        """Return the trace of the latest moves on the board or in a region; None without moves."""
        if request.view not in {"overview", "region"} or not request.since:
            return None
        marking = self._own.marking
        return Trace(base_map.layout, marking, pieces, marking.turns_marked(request.since)[0])


def _drawer_below(layout: Layout, trace: Trace | None) -> DrawOnMap | None:
    """Return a function that draws a trace under the board's pieces; None without a trace."""
    if trace is None:
        return None

    def below(page: Viewport, placed: PlacedCounters) -> None:
        with preserving_tables(layout, page.image, trace.boxes()):
            trace.below(page, placed)

    return below


def _draw_map(base_map: BaseMap, pieces: MapPieces, trace: Trace | None) -> Image.Image:
    """Draw the page without tables, of which a part of the map would show useless fragments."""
    ground = base_map.coloured((0, 0, *base_map.layout.size), pieces.owners)
    view = Viewport(ground, theme=base_map.theme)
    placed = draw_map_layer(view, base_map.layout, pieces, None, _drawer_below(base_map.layout, trace))
    if trace:
        trace.above(view, base_map.layout, placed)
    return view.image


def _encode_picture(image: Image.Image, name: str, alt: str, theme: Theme) -> Picture:
    data = encode(image, POSTED, theme.quality)
    return Picture(data, f"{name}.{FORMATS[POSTED]}", image.width, image.height, alt)


def _file_stem(request: ViewSpec) -> str:
    """Return the first part of the file name: the board's id, and the view or province."""
    board = request.position.setup.board.id
    if request.view == "region":
        return f"{board}-{request.region}"
    return board if request.view == "overview" else f"{board}-{request.view}"

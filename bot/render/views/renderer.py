"""Renderer: draws a position as a picture to post; rulesets hand in what is their own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from PIL import Image

from bot.engine.reach import Reach
from bot.engine.ruleset import Event, OwnPosition
from bot.engine.terms import Nation, ProvinceId
from bot.model.messages import Picture
from bot.render.core.encode import FORMATS, POSTED, Format, check_output, encode, resized
from bot.render.core.malloc import keep_apart
from bot.render.core.theme import THEMES, Theme
from bot.render.core.viewport import Viewport
from bot.render.map.base_map import BaseMap, BaseMaps, DrawTables
from bot.render.map.counter_placement import PlacedCounters
from bot.render.map.grounds import Grounds
from bot.render.map.layout import Box, Layout
from bot.render.map.map_layer import draw_map_layer
from bot.render.map.pieces import MapPieces
from bot.render.tables.banners import draw_ribbon, draw_title_banner
from bot.render.tables.map_parts import draw_map_parts
from bot.render.tables.range import cut_out, draw_reach, draw_reach_title, frame_of
from bot.render.tables.region import draw_region
from bot.render.tables.rondel import draw_stones
from bot.render.tables.rondel_choices import Ways, draw_ways
from bot.render.views.changes import ChangeMarks
from bot.render.views.closeup import Standing, draw_closeup, draw_glimpse
from bot.render.views.marking import Marking
from bot.render.views.page_parts import cut_part, write_costs
from bot.render.views.phone import MapHalves, draw_phone
from bot.render.views.request import WIDTHS, Subject, ViewName
from bot.render.views.trace import Trace, preserving_tables

_Below = Callable[[Image.Image, PlacedCounters], None]
"""Draws on the map what lies under the pieces."""
Headline = Callable[[OwnPosition, Mapping[Nation, str]], tuple[str, Nation]]
"""The line for a title, and the nation that it is about."""


@dataclass(frozen=True)
class Drawing:
    """What a ruleset draws of its positions, and what it says of them."""

    pieces: Callable[[OwnPosition], MapPieces]
    draw_tables: DrawTables
    fill_tables: Callable[[Viewport, Layout, Subject], None]
    """Draws on the tables of the whole page all that changes, but for the rondel's stones."""
    draw_rows: Standing
    """Below the map on a phone: all that does not lie on it."""
    draw_standing: Standing
    """Below a close-up: how all stand."""
    marking: Marking
    headline: Headline
    short_headline: Headline
    """For a narrow picture."""
    describe: Callable[[Subject], str]
    ways_of: Callable[[OwnPosition], Ways]
    ways_alt: Callable[[OwnPosition], str]
    draw_goal: Callable[[Theme], Image.Image]
    """What wins the game, for the rules."""
    part_box: Callable[[Layout, OwnPosition, str], Box]
    """Where a part of the page lies that the rules show by itself; `rondel` is one in any ruleset."""


class BoardRenderer:
    """Draws boards; may be used from several threads.

    Layouts and base pictures lie in the folder `boards`, or, where that is None, beside their board's file.
    """

    def __init__(self, own: Drawing, boards: Path | None = None) -> None:
        keep_apart()
        self._own = own
        self._base_maps = BaseMaps(boards, own.draw_tables)
        self._parts: dict[str, MapHalves] = {}
        self._grounds = Grounds()
        self._lock = Lock()

    def warm(self, board_id: str, theme: str = "standard") -> None:
        """Prepare what stays the same, so that the first picture is as quick as the others."""
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
        """Draw a position in one of the `VIEWS`, by default the whole board or the `region` round a province.

        `width` is in pixels; left out, it is the view's own. `since` is what has happened in the span that
        `changes` marks with numbers, the whole board as a quiet trace; other views tell it in `alt` only. A
        `close` look goes to a `region`, to a `nation`, or to where that happened, what touches the `reader`
        first; while a question about the `region` is open, it marks only the move that has raised it. `reach`
        is what the view of that name shows. A part of the board is cut out `around` some provinces. A
        `ribbon` with a text stands above the picture. Raises `ValueError` where it cannot be drawn: an
        unknown view, theme or province, a width or format it does not have, a view without what it is about.
        """
        chosen = view or ("region" if region else "overview")
        if chosen == "close" and region is not None and self._own.pieces(position).contested == region:
            since = self._own.marking.way_into(since, region)
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
            alt=self._own.describe(subject),
        )

    def draw_ways(self, position: OwnPosition, *, theme: str = "standard") -> Picture:
        """Draw the rondel alone, with the ways of whoever is to move and what they cost."""
        image = draw_ways(self._own.ways_of(position), THEMES[theme])
        return _posted(image, f"rondel-round-{position.round}", self._own.ways_alt(position), THEMES[theme])

    def paint(
        self,
        position: OwnPosition,
        *,
        names: Mapping[Nation, str] | None = None,
        width: int = 2000,
        theme: str = "standard",
    ) -> Viewport:
        """The whole board, `width` pixels wide, to draw more on and to encode in some way of the caller's."""
        base_map = self._base_maps.get(position.setup.board.id, THEMES[theme])
        image = resized(
            self._whole(base_map, Subject(position, names=names or {}), self._own.pieces(position)), width
        )
        return Viewport(image, scale=width / base_map.layout.size[0], theme=base_map.theme)

    def glimpse(
        self,
        position: OwnPosition,
        nation: Nation,
        since: Sequence[Event],
        size: tuple[int, int],
        *,
        theme: str = "standard",
    ) -> Image.Image:
        """The part of the map where most has happened, or else where a nation is, to be part of a picture."""
        base_map = self._base_maps.get(position.setup.board.id, THEMES[theme])
        subject = Subject(position, "close", nation=nation, since=since)
        return draw_glimpse(subject, base_map, self._own.pieces(position), self._own.marking, size)

    def explain(self, position: OwnPosition, part: str, alt: str, theme: str = "standard") -> Picture:
        """Draw for the rules: a part of the page, or `goal`, what wins the game; `alt` says what it shows."""
        look = THEMES[theme]
        if part == "goal":
            image = self._own.draw_goal(look)
        else:
            layout, view = self.layout(position.setup.board.id), self.paint(position, theme=theme)
            if part == "rondel":
                write_costs(view, layout, self._own.ways_of(position))
            image = cut_part(view, self._own.part_box(layout, position, part))
        return _posted(image, part, alt, look)

    def layout(self, board_id: str) -> Layout:
        """Where everything stands on a board's page."""
        return self._base_maps.get(board_id, THEMES["standard"]).layout

    def _compose(self, subject: Subject, width: int, base_map: BaseMap) -> Image.Image:
        """The picture; most views are as wide as they are by themselves."""
        own, position, theme = self._own, subject.position, base_map.theme
        pieces = own.pieces(position)
        short = [own.short_headline(position, names) for names in (subject.names, {})]
        if subject.view == "phone":
            strip, parts = own.draw_rows(subject, theme), self._parts_of(base_map)
            return draw_phone(parts, base_map, position, pieces, short, strip)
        if subject.view == "close":
            return draw_closeup(subject, base_map, pieces, own.marking, short, own.draw_standing)
        if subject.view == "region" and subject.region is not None:
            return draw_region(base_map, pieces, subject.region, width)
        if subject.view == "changes":
            markup = ChangeMarks(base_map.layout, own.marking, subject, pieces, theme)
            return markup.above(self._whole(base_map, subject, pieces, markup.below))
        image = self._whole(base_map, subject, pieces, self._traced(base_map, subject, pieces))
        if subject.view == "reach" and subject.reach is not None:
            frame = frame_of(base_map.layout, subject.reach) if subject.around else None
            view = Viewport(image, theme=theme)
            draw_reach(view, base_map.layout, pieces.units, subject.reach, frame)
            if frame is not None:
                return cut_out(image, frame)
            draw_reach_title(view, position.setup.board, subject.reach)
        if not subject.around:
            return image
        return draw_map_parts(image, base_map.layout, subject.around, width, theme)

    def _parts_of(self, base_map: BaseMap) -> MapHalves:
        """Made on first use: finding room for names takes a moment."""
        with self._lock:
            board_id = base_map.layout.board
            if board_id not in self._parts:
                self._parts[board_id] = MapHalves(base_map.layout, self._grounds)
            return self._parts[board_id]

    def _whole(
        self, base_map: BaseMap, subject: Subject, pieces: MapPieces, below: _Below | None = None
    ) -> Image.Image:
        view, layout, position = base_map.view(), base_map.layout, subject.position
        draw_map_layer(view, layout, pieces, base_map.ownership, below)
        draw_stones(view, layout, position)
        self._own.fill_tables(view, layout, subject)
        draw_title_banner(view, *self._own.headline(position, subject.names))
        return view.image

    def _traced(self, base_map: BaseMap, subject: Subject, pieces: MapPieces) -> _Below | None:
        """Draws the latest moves under the pieces of the whole board."""
        if subject.view != "overview" or not subject.since:
            return None
        marking = self._own.marking
        trace = Trace(base_map.layout, marking, pieces, marking.shown(subject.since)[0])

        def below(page: Image.Image, placed: PlacedCounters) -> None:
            with preserving_tables(base_map.layout, page, trace.boxes()):
                trace.below(Viewport(page, theme=base_map.theme), placed)

        return below


def _posted(image: Image.Image, name: str, alt: str, theme: Theme) -> Picture:
    data = encode(image, POSTED, theme.quality)
    return Picture(data, f"{name}.{FORMATS[POSTED]}", f"image/{POSTED}", image.width, image.height, alt)


def _name(subject: Subject) -> str:
    """The board, with what is special about the picture."""
    board = subject.position.setup.board.id
    if subject.view == "region":
        return f"{board}-{subject.region}"
    return board if subject.view == "overview" else f"{board}-{subject.view}"

"""Picture of a report: chart of winning chances, turning points with map details, counts by round.

It is made for phones: at a width of 390 pixels, a third of its own, all text is legible.
"""

from collections.abc import Mapping
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.i18n.escaping import plain
from bot.model.messages import Picture
from bot.model.turns import Automatic
from bot.render import Renderer
from bot.render.core.encode import FORMATS, Format, check_output, encode
from bot.render.core.text import fit_text, wrap_text
from bot.render.core.theme import THEMES, Theme
from bot.render.core.viewport import Viewport
from bot.render.tables.area_chart import AreaChart, badge, draw_area_chart
from bot.render.tables.line_chart import LineChart, draw_line_chart
from bot.render.tables.strip_writer import StripWriter
from bot.render.views.phone import draw_header
from bot.report.analysis import GameReport, ReportedTurn
from bot.report.words import (
    count_title,
    format_alt_text,
    format_best_turn,
    format_chance_shift,
    format_turn_actions,
    format_turn_heading,
    format_turning_points,
)
from bot.rulesets import ruleset_of
from bot.text.position.picture_labels import nation_title

WIDTH: Final = 1200
_GAP: Final = 14
_EDGE: Final = 24
_HEAD: Final = 116
_CHART: Final = 560
_TITLE: Final = 70
_CELL: Final = 92
_COLUMNS: Final = 3
_GLIMPSE: Final = (600, 400)
"""Width and height of a map detail in pixels of the board's page; it is drawn at three quarters."""
_SHOWN: Final = (450, 300)
_LINES: Final = 4
"""Lines for a turn's actions."""
_COUNTS: Final = 400
_INDENT: Final = 70
_MOST_TICKS: Final = 8
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100)
_ICONS: Final[Mapping[str, str]] = {
    "cities": "city",
    "temples": "temple",
    "personages": "crown",
    "points": "wreath",
}


def draw_report(
    renderer: Renderer,
    report: GameReport,
    *,
    theme: str = "standard",
    format_: Format = "png",
    alone: bool = False,
) -> Picture:
    """Draw a report; `alone` adds the rest of the message's text, for a picture posted without it.

    Raises `ValueError` for an unknown theme or format, or a board without a picture.
    """
    check_output(WIDTH, theme, format_)
    look = THEMES[theme]
    parts = [_draw_headline(report, look), _draw_chances(report, look)]
    parts += [
        _draw_turning_point(renderer, report, number, look) for number in range(len(report.turning_points))
    ]
    parts.append(_draw_counts(report, look))
    if alone:
        parts.append(_draw_summary(report, look))
    height = sum(part.height + _GAP for part in parts)
    page = Image.new("RGB", (WIDTH, height), look.panel.wood)
    top = 0
    for part in parts:
        page.paste(part, (0, top))
        top += part.height + _GAP
    return Picture(
        data=encode(page, format_, look.quality),
        filename=f"{report.start.setup.board.id}-report.{FORMATS[format_]}",
        width=page.width,
        height=page.height,
        alt=format_alt_text(report),
    )


def _draw_headline(report: GameReport, theme: Theme) -> Image.Image:
    page = Viewport(Image.new("RGB", (WIDTH, _HEAD), theme.panel.wood), theme=theme)
    last, winner = report.turns[-1].turn, report.winner
    if winner is not None:
        told = say("report-headline", nation=winner, round=last.round)
    elif report.outcome is not None:
        told = say("report-headline-nobody", round=last.round)
    else:
        told = say("report-headline-open", round=last.round)
    draw_header(page, [(told, winner or last.nation)], _HEAD)
    return page.image


def _panel(height: int, theme: Theme) -> StripWriter:
    writer = StripWriter(WIDTH, height, theme)
    writer.panel((_GAP, 0, WIDTH - _GAP - 1, height - 1), lit=False)
    return writer


def _draw_chances(report: GameReport, theme: Theme) -> Image.Image:
    """Draw the chart of winning chances, with the nations and players below it."""
    rows = -(-len(report.nations) // _COLUMNS)
    columns = -(-len(report.nations) // rows)
    height = _TITLE + _CHART + rows * _CELL + _GAP
    writer = _panel(height, theme)
    writer.text((_EDGE + 14, _TITLE / 2 + 8), say("report-chances"), 46, writer.look.red)
    chart = AreaChart(
        report.nations,
        report.chances,
        [turn.number - 0.5 for turn in report.turning_points],
        _ticks(report),
    )
    draw_area_chart(writer.page, (_EDGE, _TITLE - 10, WIDTH - _EDGE, _TITLE + _CHART - 10), chart)
    for index, nation in enumerate(report.nations):
        row, column = divmod(index, columns)
        wide = (WIDTH - 2 * _EDGE) / columns
        at = (_EDGE + column * wide, _TITLE + _CHART + row * _CELL)
        _draw_nation(writer, report, nation, at, wide)
    return writer.page.image


def _draw_nation(
    writer: StripWriter, report: GameReport, nation: Nation, at: tuple[float, float], wide: float
) -> None:
    """Draw a nation's stone, name and player, with a wreath for the winner."""
    (x, y), won = at, nation == report.winner
    writer.stone((x + 46, y + _CELL / 2), nation, 34)
    room = wide - 100 - (52 if won else 0)
    name = fit_text(34, plain(report.players.get(nation, "")), room)
    upper = y + (_CELL / 2 - 19 if name else _CELL / 2)
    titled = writer.text((x + 92, upper), nation_title(nation), 40, writer.look.ink, room)
    writer.text((x + 92, y + _CELL / 2 + 22), name, 34, writer.look.second)
    if won:
        writer.figure((x + 104 + titled, upper), "wreath", 42, writer.look.red)


def _ticks(report: GameReport) -> list[tuple[float, str]]:
    """Return the chart's ticks, where rounds start: every round, or every 2nd, 5th, 10th and so on."""
    first: dict[int, int] = {}
    for turn in report.turns:
        first.setdefault(turn.turn.round, turn.number - 1)
    rounds = [number for number in first if number]
    step = next((each for each in _STEPS if len(rounds) / each <= _MOST_TICKS), _STEPS[-1])
    shown = [number for number in rounds if number % step == 0 or number == rounds[0]]
    if len(shown) > 1 and shown[1] - shown[0] < step / 2:
        shown.pop(0)
    titles = [str(number) for number in shown]
    if titles:
        titles[0] = f"{say('report-rounds')} {titles[0]}"
    return [(first[number], title) for number, title in zip(shown, titles, strict=True)]


def _draw_turning_point(renderer: Renderer, report: GameReport, index: int, theme: Theme) -> Image.Image:
    """Draw a turning point: a map detail, with a description beside it."""
    turn = report.turning_points[index]
    height = _SHOWN[1] + 2 * _GAP
    writer = _panel(height, theme)
    left = 2 * _GAP + _SHOWN[0] + _EDGE
    writer.page.image.paste(_draw_map_detail(renderer, turn, theme), (2 * _GAP, _GAP))
    ImageDraw.Draw(writer.page.image).rectangle(
        (2 * _GAP, _GAP, 2 * _GAP + _SHOWN[0] - 1, _GAP + _SHOWN[1] - 1), outline=theme.edge, width=3
    )
    writer.page.put(badge(index + 1, 30, theme), (left + 30, 48))
    room = WIDTH - left - _EDGE - _GAP
    heading = fit_text(34, format_turn_heading(report, turn, plain), room - _INDENT)
    writer.text((left + _INDENT, 48), heading, 42, writer.look.ink, room - _INDENT)
    for line, told in enumerate(_wrap_actions(format_turn_actions(turn), room)):
        writer.text((left, 104 + 43 * line), told, 37, writer.look.second)
    writer.text((left, height - 44), format_chance_shift(turn, drawn=True), 40, writer.look.red, room)
    return writer.page.image


def _wrap_actions(told: str, room: float) -> list[str]:
    lines = wrap_text(37, told, room)
    rest = " ".join(lines[_LINES - 1 :])
    return [*lines[: _LINES - 1], *([fit_text(37, rest, room)] if rest else [])]


def _draw_map_detail(renderer: Renderer, turn: ReportedTurn, theme: Theme) -> Image.Image:
    position = turn.turn.position
    mark = ruleset_of(position).rules.turn_mark(turn.turn.nation)
    events = [each for each in turn.turn.events if not isinstance(each, Automatic)]
    image: Image.Image = renderer.own(position.setup.ruleset).draw_map_excerpt(
        position, turn.turn.nation, (mark, *events), _GLIMPSE, theme=theme.name
    )
    return image.resize(_SHOWN, Image.Resampling.LANCZOS)


def _draw_counts(report: GameReport, theme: Theme) -> Image.Image:
    counts, rounds = report.counts(), report.rounds()
    writer = _panel(_COUNTS, theme)
    wide = (WIDTH - 2 * _EDGE) / len(counts)
    for index, (what, each) in enumerate(counts.items()):
        left = _EDGE + index * wide
        chart = LineChart(
            count_title(what), _ICONS.get(what, "scroll"), each, (str(rounds[0]), str(rounds[-1]))
        )
        draw_line_chart(writer.page, (left + 6, 20, left + wide - 6, _COUNTS - 14), chart)
    return writer.page.image


def _draw_summary(report: GameReport, theme: Theme) -> Image.Image:
    """Draw what decided the game, and the best turn of each player."""
    room = WIDTH - 2 * _EDGE - _GAP
    decided = wrap_text(40, format_turning_points(report, plain, ""), room)
    best = [
        wrap_text(37, format_best_turn(report, side, turn, plain, drawn=True), room - _INDENT)
        for side, turn in report.best_turns.items()
    ]
    height = 48 * len(decided) + _TITLE + sum(43 * len(lines) + _GAP for lines in best) + 3 * _GAP
    writer, top = _panel(height, theme), 44
    for line in decided:
        writer.text((_EDGE + 14, top), line, 40, writer.look.ink)
        top += 48
    if best:
        writer.text((_EDGE + 14, top + _GAP), say("report-best-turns"), 46, writer.look.red)
    top += _TITLE
    for turn, lines in zip(report.best_turns.values(), best, strict=True):
        writer.stone((_EDGE + 34, top), turn.turn.nation, 20)
        for line in lines:
            writer.text((_EDGE + _INDENT, top), line, 37, writer.look.second)
            top += 43
        top += _GAP
    return writer.page.image

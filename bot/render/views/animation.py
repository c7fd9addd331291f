"""Animated replay of a game or a span of its turns: the position after each turn, with a caption.

Each ruleset supplies its texts and markings in its `RulesetDrawing`.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PIL import Image

from bot.engine.ruleset import Event, OwnPosition
from bot.model.messages import ALT_LIMIT, Picture
from bot.model.turns import Turn
from bot.render.core.encode import NARROWEST, WIDEST, encode_animated_webp
from bot.render.core.theme import THEMES
from bot.render.core.viewport import Viewport
from bot.render.film import FILM_WIDTH, MOST_BYTES, Film, FilmStoppedError, FilmTooLargeError
from bot.render.map.layout import Layout
from bot.render.tables.banners import STRIP, Caption, draw_caption
from bot.render.views.renderer import RulesetDrawing
from bot.render.views.request import ViewSpec
from bot.rulesets import OwnRenderer
from bot.text.replays import format_replay_end, format_replay_intro, format_replay_too_large

_QUALITY: Final = 75
_TYPICAL: Final = 25 * 1024
"""Estimated bytes per frame at `FILM_WIDTH`, on the high side (docs/performance.md)."""
_GROWTH: Final = 1.25
"""Approximate power of the width with which the size of a replay in bytes grows."""
_TRIES: Final = 3


def _frames(
    own: RulesetDrawing,
    renderer: OwnRenderer,
    film: Film,
    width: int,
    stopped: Callable[[], bool],
    begun: Callable[[int], None],
) -> Iterator[Image.Image]:
    before = film.turns[film.first - 2].position if film.first > 1 else film.start
    opening = format_replay_intro(film.first, film.last, len(film.turns))
    yield _frame(own, renderer, film, width, before, (), (opening, film.first - 1))
    for number, turn in enumerate(film.shown, film.first):
        if stopped():
            raise FilmStoppedError
        begun(number - film.first + 1)
        text = own.caption(film.start.setup.board, turn.events)
        shown = _position_after(own, turn)
        yield _frame(own, renderer, film, width, shown, turn.events, (text, number))


def _position_after(own: RulesetDrawing, turn: Turn) -> OwnPosition:
    """Return the position after a turn, with the nation that played it still shown as the mover."""
    position: OwnPosition = turn.position
    if position.outcome is not None and position.outcome.winner is not None:
        return position
    return own.with_mover(position, turn.nation, turn.round)


def _frame(
    own: RulesetDrawing,
    renderer: OwnRenderer,
    film: Film,
    width: int,
    position: OwnPosition,
    events: Sequence[Event],
    told: tuple[str, int],
) -> Image.Image:
    """Return a frame: the position with `events` marked, and a caption of `told` (text, turn number)."""
    view = renderer.paint(position, names=film.names, width=width, theme=film.theme)
    layout = renderer.layout(position.setup.board.id)
    own.mark(view, layout, position, events)
    page = Viewport(Image.new("RGB", (width, _height(layout, width))), scale=view.scale, theme=view.theme)
    page.image.paste(view.image)
    headlines = [own.headline(position, names) for names in (film.names, {})]
    caption = Caption(headlines, *told, len(film.turns))
    draw_caption(page, layout.size[1], caption)
    return page.image


def _height(layout: Layout, width: int) -> int:
    across, down = layout.size
    return round(down * width / across) + round(STRIP * width / across)


def render_film(
    own: RulesetDrawing,
    renderer: OwnRenderer,
    film: Film,
    *,
    width: int = FILM_WIDTH,
    limit: int = MOST_BYTES,
    stopped: Callable[[], bool] = lambda: False,
    begun: Callable[[int], None] = lambda number: None,
) -> Picture:
    """Draw and encode a replay of at most `limit` bytes.

    It is at most `width` pixels wide. The first attempt uses a width estimated from the number of turns; a
    result that is too large is rendered again, at most twice, at a width estimated from its size. `stopped`
    is called before each turn and cancels the replay if it returns True; `begun` is called with the turn's
    number within the replay, counted from 1. Raises `ValueError` for an unknown theme or a width out of
    range, `FilmTooLargeError`, and `FilmStoppedError`.
    """
    if film.theme not in THEMES:
        raise ValueError(f"There is no theme {film.theme!r}; there is {', '.join(THEMES)}.")
    if not NARROWEST <= width <= WIDEST:
        raise ValueError(f"A replay is {NARROWEST} to {WIDEST} pixels wide, not {width}.")
    width = min(width, _fitting_width(FILM_WIDTH, _TYPICAL * len(film.durations), limit))
    for tried in range(_TRIES):
        data = encode_animated_webp(
            _frames(own, renderer, film, width, stopped, begun), film.durations, _QUALITY
        )
        if len(data) <= limit:
            return _picture(own, renderer, film, width, data)
        if width == NARROWEST or tried == _TRIES - 1:
            break
        width = _fitting_width(width, len(data), limit)
    raise FilmTooLargeError(format_replay_too_large(len(film.shown), limit))


def _fitting_width(width: int, size: int, limit: int) -> int:
    """Return the width at which a replay of `size` bytes at `width` fits, less 10 %, as turns differ."""
    return max(NARROWEST, int(width * (0.9 * limit / size) ** (1 / _GROWTH)))


def _picture(own: RulesetDrawing, renderer: OwnRenderer, film: Film, width: int, data: bytes) -> Picture:
    board = film.start.setup.board
    layout = renderer.layout(board.id)
    return Picture(
        data=data,
        filename=f"{board.id}-turns-{film.first}-{film.last}.webp",
        width=width,
        height=_height(layout, width),
        alt=_alt(own, film),
    )


def _alt(own: RulesetDrawing, film: Film) -> str:
    """Return the turns shown and the final position as alternative text, cut to whole sentences."""
    events = [event for turn in film.shown for event in turn.events]
    told = own.format_film(film.start.setup.board, events, film.first, film.last, len(film.turns))
    told = format_replay_end(told, own.describe(ViewSpec(film.shown[-1].position, names=film.names)))
    return told if len(told) <= ALT_LIMIT else f"{told[:ALT_LIMIT].rpartition('. ')[0]}."

"""Replay of a game, or of a span of its turns, as an animated picture, in any ruleset."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.engine.ruleset import Outcome, OwnPosition
from bot.engine.terms import Nation
from bot.i18n.escaping import plain
from bot.model.messages import Picture
from bot.model.turns import Turn
from bot.render.renderer import Renderer
from bot.rulesets import ruleset_of

MOST_BYTES: Final = 8 * 2**20
"""Default size limit in bytes: an attachment that every Discord server accepts."""
FILM_WIDTH: Final = 1000
_OPENING_MS: Final = 1500
_TURN_MS: Final = 900
_BRISK_MS: Final = 700
_BRISK_FROM: Final = 150
"""Number of turns above which a replay runs faster."""
_END_MS: Final = 5000


class FilmTooLargeError(ValueError):
    """Raised if a replay exceeds its size limit even when narrowed; the message suggests fewer turns."""


class FilmStoppedError(Exception):
    """Raised if the replay was cancelled before it was ready."""


@dataclass(frozen=True, slots=True)
class Film:
    """Specification of a replay: turns `first` to `last` of all turns played, counted from 1."""

    start: OwnPosition
    turns: tuple[Turn, ...]
    first: int
    last: int
    names: Mapping[Nation, str]
    theme: str = "standard"

    @property
    def shown(self) -> tuple[Turn, ...]:
        """The turns of the span."""
        return self.turns[self.first - 1 : self.last]

    @property
    def durations(self) -> list[int]:
        """Milliseconds of each frame: the opening, then one frame per turn, the last one longest."""
        each = _TURN_MS if len(self.shown) <= _BRISK_FROM else _BRISK_MS
        return [_OPENING_MS, *[each] * (len(self.shown) - 1), _END_MS]


def played_turns(past: Iterable[Turn], outcome: Outcome | None) -> tuple[Turn, ...]:
    """Return the turns with actions; after the last one the game is over if `outcome` is given.

    `outcome` applies if the players ended the game instead of the rules. Raises `ValueError` if no turn was
    taken.
    """
    played = [turn for turn in past if turn.actions]
    if not played:
        raise ValueError("Nobody has taken a turn yet.")
    end = played[-1].position
    if outcome is not None and end.outcome is None:
        over = ruleset_of(end).rules.ended(end, outcome.winner, outcome.reason)
        played[-1] = replace(played[-1], position=over)
    return tuple(played)


def make_replay(
    start: OwnPosition,
    past: Sequence[Turn],
    names: Mapping[Nation, str],
    outcome: Outcome | None = None,
    *,
    first: int = 1,
    last: int | None = None,
    latest: int | None = None,
    theme: str = "standard",
) -> Film:
    """Return a replay of turns `first` to `last`, counted from 1; `last` None is the latest turn.

    If `latest` is given, the replay shows that many turns up to `last` instead. `past` holds all turns of the
    game; a turn without actions so far does not count. `outcome` applies if its players ended the game.
    Raises `ValueError` if there are no such turns.
    """
    played = played_turns(past, outcome)
    last = len(played) if last is None else last
    first = first if latest is None else max(1, last - latest + 1)
    if not 1 <= first <= last <= len(played):
        raise ValueError(_format_span_error(first, last, len(played)))
    shown = {nation: plain(name) for nation, name in names.items()}
    return Film(start, played, first, last, shown, theme)


def _format_span_error(first: int, last: int, turns: int) -> str:
    there = "is only turn 1" if turns == 1 else f"are turns 1 to {turns}"
    wrong = next((turn for turn in (first, last) if not 1 <= turn <= turns), None)
    return f"There {there}, not {wrong}." if wrong is not None else f"Turn {first} is after turn {last}."


def render_film(renderer: Renderer, film: Film, **wishes: Any) -> Picture:
    """Draw and encode a replay, with keyword options of its ruleset, such as `width` and `limit`.

    Raises `ValueError` for what cannot be drawn, `FilmTooLargeError`, and `FilmStoppedError`.
    """
    found = ruleset_of(film.start)
    return found.pictures.render_film(renderer.own(found.id), film, **wishes)

"""A game's log by turn, with the positions in between and the reasons for the bot's actions."""

import asyncio
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Final

from bot.app.errors import AppError
from bot.app.table import begin_of
from bot.app.turn.execution import automatic_marker
from bot.engine.errors import EngineError
from bot.engine.ruleset import Event, Position, Setup
from bot.engine.terms import Nation
from bot.model import GameRow, LogRow
from bot.model.log import Cause
from bot.model.turns import Automatic, Happening, PastTurn
from bot.records import RecordError
from bot.rulesets import ruleset_of

_STAND_INS: Final[frozenset[Cause | None]] = frozenset({"deadline", "bot"})
"""Reasons of actions for which nobody was there."""


@contextmanager
def replaying() -> Iterator[None]:
    """Convert the errors of a stored game that its board or rules no longer allow to `AppError`.

    As errors of the rules they would be taken for refusals of what the user has tried.
    """
    try:
        yield
    except (EngineError, RecordError) as error:
        raise AppError("unreplayable") from error


def past_turns(start: Position, log: Sequence[LogRow]) -> list[PastTurn]:
    """Return the turns in order, the current one last; raises `AppError` if they cannot be replayed.

    Each turn of a game requires all earlier ones, so the fold of a log is kept and continued; thread-safe.
    """
    with _lock:
        left = [fold for fold in _latest if fold.is_continued_by(start, log)]
        fold = max(left, key=lambda fold: len(fold.read), default=None)
        if fold is not None:
            _latest.remove(fold)  # no other thread continues it meanwhile
    fold = fold or _Fold(start)
    with replaying():
        fold.apply_rows(log[len(fold.read) :])
    with _lock:
        _latest.append(fold)
    return fold.turns()


async def turns_of(game: GameRow, setup: Setup, log: Sequence[LogRow]) -> list[PastTurn]:
    """Return the turns of a game like `past_turns`, in a thread: a long log takes a while."""
    return await asyncio.to_thread(past_turns, begin_of(game, setup), log)


class _Fold:
    """Incremental fold of a log into turns."""

    def __init__(self, start: Position) -> None:
        self.start = start
        self.read = list[LogRow]()
        self._rules = ruleset_of(start).rules
        self._ended = list[PastTurn]()
        self._now = self._before = start
        self._number, self._nation = start.round, start.mover
        self._events, self._rows = list[Happening](), list[LogRow]()

    def apply_rows(self, log: Iterable[LogRow]) -> None:
        """Apply further rows; raises `RuleError` at an illegal action."""
        for row in log:
            now, more = self._rules.apply(self._now, row.action)
            self._events += automatic_marker(row, self.read[-1] if self.read else None)
            self.read.append(row)
            self._now = now
            self._rows.append(row)
            ended, begun = self._rules.split_at_next_turn(more)
            self._events.extend(ended)
            if len(ended) < len(more):
                self._ended.append(self._turn())
                self._before, self._number, self._nation = now, now.round, now.mover
                self._events, self._rows = [*begun], []

    def turns(self) -> list[PastTurn]:
        """Return the turns in order, the current one last."""
        return [*self._ended, self._turn()] if self._events or self._rows else [*self._ended]

    def is_continued_by(self, start: Position, log: Sequence[LogRow]) -> bool:
        """Return whether a log continues this one: it begins with the same start and the very rows read."""
        read = self.read
        return (
            len(read) <= len(log)
            and all(
                mine is row or (mine.seq, mine) == (row.seq, row)
                for mine, row in zip(read, log, strict=False)
            )
            and self.start == start
        )

    def _turn(self) -> PastTurn:
        return PastTurn(
            self._number, self._nation, tuple(self._events), tuple(self._rows), self._before, self._now
        )


_latest: Final = deque[_Fold](maxlen=16)
"""The latest folds, of which none is in use."""
_lock: Final = Lock()


def has_ended(turn: PastTurn) -> bool:
    """Return whether the turn has ended, or the game is over."""
    rules = ruleset_of(turn.position).rules
    return rules.ends_turn(turn.events) or turn.position.outcome is not None


def is_own(turn: PastTurn, nations: Collection[Nation | None]) -> bool:
    """Return whether a player of these nations has ended the turn, in person or by a plan.

    A turn that the bot or a computer player ended for an absent player is news to that player.
    """
    ended = turn.nation in nations and has_ended(turn)
    return ended and all(row.reason not in _STAND_INS for row in turn.rows[-1:])


def turns_since_own(past: Sequence[PastTurn], nations: Collection[Nation | None]) -> Sequence[PastTurn]:
    """Return the turns after the last of these nations' own (`is_own`); all turns if there is none."""
    for index in range(len(past) - 1, -1, -1):
        if is_own(past[index], nations):
            return past[index + 1 :]
    return past


def changes_in(past: Iterable[PastTurn]) -> tuple[Event, ...]:
    """Return the events of several turns as marked in pictures, each turn preceded by its `TurnBegan`."""
    return tuple(
        event
        for turn in past
        for event in (ruleset_of(turn.position).rules.turn_mark(turn.nation), *turn.events)
        if not isinstance(event, Automatic)
    )

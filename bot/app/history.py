"""A game's log by turn, with the positions in between and the reasons for the bot's actions."""

import asyncio
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Final, NamedTuple

from bot.app.errors import AppError
from bot.app.table import begin_of
from bot.app.turn.execution import automatic_marker
from bot.engine.errors import EngineError
from bot.engine.ruleset import Event, Position, Setup
from bot.engine.terms import Nation
from bot.model import GameRow, LogRow
from bot.model.log import Cause
from bot.model.seats import TenureRow
from bot.model.turns import Automatic, Happening, PastTurn
from bot.records import RecordError
from bot.rulesets import ruleset_of
from bot.store import Connection, Tenures

_STAND_INS: Final[frozenset[Cause | None]] = frozenset({"conceded", "deadline", "bot"})
"""Reasons of actions for which nobody was there."""


class Player(NamedTuple):
    """Whose turns count as own: a player, their nations, and who has played what has changed hands."""

    user_id: int
    nations: Collection[Nation]
    tenures: Sequence[TenureRow]

    @property
    def took_over(self) -> bool:
        """Whether others have begun the game in the player's place."""
        own = [row for row in self.tenures if row.user_id == self.user_id and row.nation in self.nations]
        return bool(own) and all(row.from_action > 1 for row in own)

    def played(self, nation: Nation, action: int) -> bool:
        """Return whether the nation was the player's at an action of the game."""
        held = [row for row in self.tenures if row.nation == nation]
        return nation in self.nations and (
            not held
            or any(
                row.user_id == self.user_id
                and row.from_action <= action
                and (row.to_action is None or action <= row.to_action)
                for row in held
            )
        )


async def player_of(view: Connection, game_id: int, user_id: int, nations: Collection[Nation]) -> Player:
    """Return a player of a game, who has these nations now."""
    return Player(user_id, nations, await Tenures(view).of_game(game_id))


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


async def played_turns(game: GameRow, setup: Setup, log: Sequence[LogRow]) -> list[PastTurn]:
    """Return the turns of a game like `turns_of`, without one in which nobody has acted."""
    return [turn for turn in await turns_of(game, setup, log) if turn.rows]


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


def last_own_turn(past: Sequence[PastTurn], player: Player) -> int | None:
    """Return the index of the latest turn that the player has ended, in person or by a plan; None if none.

    A turn that the bot or a computer player ended for an absent player is news to that player.
    """
    length = sum(len(turn.rows) for turn in past)
    for index in range(len(past) - 1, -1, -1):
        turn = past[index]
        in_person = all(row.reason not in _STAND_INS for row in turn.rows[-1:])
        if in_person and has_ended(turn) and player.played(turn.nation, length):
            return index
        length -= len(turn.rows)
    return None


def turns_since_own(past: Sequence[PastTurn], player: Player) -> Sequence[PastTurn]:
    """Return the turns after the player's last own one; if there is none, all turns.

    Who has taken over a nation and not played yet gets the latest round.
    """
    own = last_own_turn(past, player)
    if own is not None:
        return past[own + 1 :]
    return latest_round(past) if player.took_over else past


def latest_round(past: Sequence[PastTurn]) -> Sequence[PastTurn]:
    """Return the latest turn of each nation."""
    return past[-len(past[-1].position.setup.nations) :] if past else past


def changes_in(past: Iterable[PastTurn]) -> tuple[Event, ...]:
    """Return the events of several turns as marked in pictures, each turn preceded by its `TurnBegan`."""
    return tuple(
        event
        for turn in past
        for event in (ruleset_of(turn.position).rules.turn_mark(turn.nation), *turn.events)
        if not isinstance(event, Automatic)
    )

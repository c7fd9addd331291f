"""What people are told while a game waits for them: calls, reminders, deadlines."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from bot.engine.antike import Position
from bot.engine.terms import Nation
from bot.words.names import join, plural
from bot.words.public import safe, tell_demand, tell_turn

__all__ = [
    "moment",
    "tell_call",
    "tell_clock",
    "tell_done",
    "tell_length",
    "tell_privately",
    "tell_reminder",
    "tell_until",
    "tell_warning",
]


_UNITS: Final = (("day", 86_400), ("hour", 3_600), ("minute", 60))


class _Seat(Protocol):
    """What is told of a player."""

    @property
    def user_id(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def conceded(self) -> bool: ...


class _Game(Protocol):
    """What is told of a game."""

    @property
    def status(self) -> str: ...


class _Table(Protocol):
    """What is told of a table."""

    @property
    def game(self) -> _Game: ...
    @property
    def seats(self) -> Sequence[_Seat]: ...
    def seat_for(self, nation: Nation | None) -> _Seat | None: ...


class _Wait(Protocol):
    """Whom a game waited for."""

    @property
    def user_id(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def nation(self) -> Nation: ...


def moment(at: int, style: str = "R") -> str:
    """A moment as every reader's own Discord shows it: R relative, f with date and time."""
    return f"<t:{at}:{style}>"


def tell_length(seconds: int) -> str:
    """A length of time, exactly: 1 day and 12 hours."""
    told = []
    for unit, length in _UNITS:
        count, seconds = divmod(seconds, length)
        if count:
            told.append(plural(count, unit))
    return join(told) or "no time"


def tell_until(until: int | None) -> str:
    """The deadline behind a call; nothing without one."""
    return f" ⏳ {moment(until)}" if until is not None else ""


def tell_privately(game_id: int, channel_id: int, words: str) -> str:
    """A call by direct message: it has to say of which game."""
    return f"Game {game_id} in <#{channel_id}>: {words}"


def tell_done(table: _Table, wait: _Wait, reason: str | None = None) -> str:
    """What stands in the place of a call that has been answered, by whomever."""
    seat = table.seat_for(wait.nation)
    name = f"**{safe(seat.name)}**" if seat else "Somebody"
    if table.game.status != "running":
        return f"✓ {name} need not act any more: the game has ended."
    if seat is not None and seat.user_id != wait.user_id:
        return f"✓ {name} has taken over."
    if seat is not None and seat.conceded:
        return f"✓ {name} has conceded."
    if reason == "deadline":
        done = "ended the turn" if wait.kind == "turn" else "answered"
        return f"⏳ The time of {name} ran out; the bot has {done}."
    if reason == "bot":
        return f"✓ The bot has played for {name}."
    return f"✓ {name} has {'played' if wait.kind == 'turn' else 'answered'}."


def tell_call(position: Position, kind: str) -> str:
    """What somebody is called for: a turn, or an answer."""
    told = tell_turn(position, ()) if kind == "turn" else tell_demand(position)
    return told.call


def tell_clock(ends: Mapping[str, int | None], *, paused: bool) -> str:
    """The deadlines that run, for whoever looks; nothing where there is none."""
    if paused:
        return "⏸️ The game is paused; no clock runs."
    names = {"turn": "The turn has to be played", "answer": "The answer has to be there"}
    return "\n".join(f"⏳ {names[kind]} {moment(at)}." for kind, at in ends.items() if at is not None)


def tell_reminder(position: Position, kind: str, since: int) -> str:
    """The same once more, because nothing has come; `since` is when the waiting began."""
    return f"a reminder: {tell_call(position, kind)} You have been awaited since {moment(since, 'f')}."


def tell_warning(position: Position, kind: str) -> str:
    """The time is running out."""
    return f"your time is running out. {tell_call(position, kind)[0].upper()}{tell_call(position, kind)[1:]}"

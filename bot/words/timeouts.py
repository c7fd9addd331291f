"""What is said when a deadline has passed."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from bot.engine.antike import Position
from bot.engine.terms import Nation
from bot.words.names import NATION_NAMES, join, plural
from bot.words.public import safe
from bot.words.waiting import moment, tell_call, tell_length

__all__ = ["tell_agreed", "tell_extended", "tell_extended_by_itself", "tell_late", "tell_ran_out"]


_SUBSTITUTE: Final = "Or the table votes on a substitute."


class _Game(Protocol):
    """What is told of a game."""

    @property
    def host_id(self) -> int: ...


class _Table(Protocol):
    """What is told of a table."""

    @property
    def game(self) -> _Game: ...
    @property
    def players(self) -> Mapping[int, str]: ...


class _Wait(Protocol):
    """Whose time is over."""

    @property
    def user_id(self) -> int: ...
    @property
    def nation(self) -> Nation: ...
    @property
    def allowed(self) -> int | None: ...


def _name(table: _Table, user_id: int) -> str:
    return f"**{safe(table.players.get(user_id, 'Somebody'))}**"


def tell_ran_out(table: _Table, wait: _Wait, needed: int, *, host_alone: bool) -> str:
    """A turn's time is over, and the table is asked; `needed` is how many have to agree to end it."""
    who = f"{_name(table, wait.user_id)} ({NATION_NAMES[wait.nation]})"
    length = tell_length(wait.allowed or 0)
    told = (
        f"⏳ The time of {who} has run out, {length} for the turn. Nothing is taken away: the turn can "
        "still be played. "
    )
    end = "let the bot end the turn with the least that the rules ask for"
    if host_alone:
        return f"{told}The host, <@{table.game.host_id}>, can give {length} more, or {end}. {_SUBSTITUTE}"
    several = "one" if needed == 1 else "two of the others"
    enders = (
        several if table.game.host_id == wait.user_id else f"the host, <@{table.game.host_id}>, or {several},"
    )
    return f"{told}Any other player can give {length} more; {enders} can {end}. {_SUBSTITUTE}"


def tell_agreed(names: Sequence[str], missing: int) -> str:
    """Who would let the bot end the turn, and how many more are needed."""
    verb = "agrees" if len(names) == 1 else "agree"
    who = join([safe(name) for name in names])
    return f"{who} {verb} to end the turn; {plural(missing, 'more player')} needed."


def tell_extended(name: str, table: _Table, wait: _Wait, until: int | None) -> str:
    """Somebody has given more time."""
    told = f"⏳ {safe(name)} has given {_name(table, wait.user_id)} {tell_length(wait.allowed or 0)} more"
    return f"{told}, until {moment(until, 'f')}." if until is not None else f"{told}."


def tell_extended_by_itself(position: Position) -> str:
    """The table has agreed beforehand that time is given again."""
    return f"your time ran out, and as this table has it you get as much again. {tell_call(position, 'turn')}"


def tell_late(done: bool, missing: int, until: int | None) -> str:
    """The private reply to a press of one of the buttons."""
    if not done:
        return f"Noted. {plural(missing, 'more player')} must agree before the bot ends the turn."
    return f"There is time until {moment(until, 'f')} now." if until else "The bot has ended the turn."

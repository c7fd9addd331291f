"""What people are told while a game waits for them: calls, reminders, deadlines."""

from collections.abc import Mapping
from typing import Final

from bot.engine.ruleset import Position
from bot.i18n.catalogue import say
from bot.i18n.cldr import Unit, count_of, join
from bot.i18n.escaping import safe
from bot.model import Table, WaitRow
from bot.rulesets import ruleset_of

_SHOWN: Final = 60
"""Seconds that are worth a word."""
_UNITS: Final[tuple[tuple[Unit, int], ...]] = (("day", 86_400), ("hour", 3_600), ("minute", 60))


def moment(at: int, style: str = "R") -> str:
    """A moment as every reader's own Discord shows it: R relative, f with date and time."""
    return f"<t:{at}:{style}>"


def clock_time(minutes: int) -> str:
    """An hour of the day, from minutes after midnight: 21:00."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def format_duration(seconds: int) -> str:
    """A length of time, exactly: 1 day and 12 hours."""
    told = []
    for unit, length in _UNITS:
        count, seconds = divmod(seconds, length)
        if count:
            told.append(count_of(unit, count))
    return join(told) or say("length-none")


def in_units(seconds: int) -> tuple[str, int]:
    """A length in the largest unit that it is a multiple of: «every 36 hours»."""
    return next((unit, seconds // length) for unit, length in _UNITS if length == 60 or seconds % length == 0)


def format_due_time(until: int | None, saved: int = 0) -> str:
    """The deadline behind a call, with how much of the time was saved; nothing without one."""
    if until is None:
        return ""
    told = say("waiting-saved", length=format_duration(saved)) if saved >= _SHOWN else ""
    return f" ⏳ {moment(until)}{told}"


def format_channel_call(names: str, game_id: int, words: str) -> str:
    """A call in the channel: to whom, and in which game."""
    return say("waiting-called", names=names, game=str(game_id), words=words)


def format_direct_call(game_id: int, channel_id: int, words: str) -> str:
    """A call by direct message: it has to say of which game."""
    return say("waiting-privately", game=str(game_id), channel=str(channel_id), words=words)


def format_results(table: Table, wait: WaitRow, reason: str | None = None) -> str:
    """What stands in the place of a call that has been answered, by whomever."""
    seat = table.seat_for(wait.nation)
    name = f"**{safe(seat.name)}**" if seat else say("waiting-somebody")
    if table.game.status != "running":
        return say("waiting-done-ended", name=name)
    if seat is not None and seat.user_id != wait.user_id:
        return say("waiting-done-taken-over", name=name)
    if seat is not None and seat.conceded:
        return say("waiting-done-conceded", name=name)
    if reason == "deadline":
        return say("waiting-done-deadline", name=name, kind=wait.kind)
    if reason == "bot":
        return say("waiting-done-bot", name=name)
    return say("waiting-done", name=name, kind=wait.kind)


def format_call(position: Position, kind: str) -> str:
    """What somebody is called for: a turn, or an answer."""
    text = ruleset_of(position).text
    return text.call_turn(position) if kind == "turn" else text.format_demand(position).call


def format_deadlines(ends: Mapping[str, int | None], *, paused: bool, saved: int = 0) -> str:
    """The deadlines that run, for whoever looks; nothing where there is none.

    `saved` seconds of the turn's were saved in earlier ones.
    """
    if paused:
        return say("waiting-clock-paused")
    told = say("waiting-saved", length=format_duration(saved)) if saved >= _SHOWN else ""
    return "\n".join(
        say("waiting-clock", kind=kind, moment=moment(at), saved=told if kind == "turn" else "")
        for kind, at in ends.items()
        if at is not None
    )


def format_reminder(position: Position, kind: str, since: int) -> str:
    """A call once more, because nothing has come; `since` is when the waiting began."""
    return say("waiting-reminder", call=format_call(position, kind), moment=moment(since, "f"))


def format_warning(position: Position, kind: str) -> str:
    """The time is running out."""
    call = format_call(position, kind)
    return say("waiting-warning", call=f"{call[:1].upper()}{call[1:]}")

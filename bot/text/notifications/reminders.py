"""Texts for players a game waits for: notifications, reminders and deadlines."""

from collections.abc import Mapping
from typing import Final

from bot.engine.ruleset import Position
from bot.i18n.catalogue import Facts, say
from bot.i18n.cldr import Unit, count_of, join
from bot.i18n.escaping import safe
from bot.i18n.lines import capitalized
from bot.model import Table, WaitRow
from bot.rulesets import ruleset_of

_HOUR: Final = 3_600
_SHOWN: Final = 60
"""Least saved time that is mentioned, in seconds."""
TIME_UNITS: Final[tuple[tuple[Unit, int], ...]] = (("day", 86_400), ("hour", 3_600), ("minute", 60))
"""Units of time and their lengths in seconds, the longest first."""


def player_of(table: Table, user_id: int) -> str:
    """Return the name of a player, as far as known, in bold."""
    name = table.players.get(user_id)
    return f"**{safe(name) if name else say('waiting-somebody')}**"


def moment(at: int, style: str = "R") -> str:
    """Format a time in Unix seconds as Discord's timestamp: style R relative, f with date and time."""
    return f"<t:{at}:{style}>"


def clock_time(minutes: int) -> str:
    """Format a time of day, given in minutes after midnight: 21:00."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def format_duration(seconds: int) -> str:
    """Format a duration in seconds, down to the minute: 1 day and 12 hours."""
    told = []
    for unit, length in TIME_UNITS:
        count, seconds = divmod(seconds, length)
        if count:
            told.append(count_of(unit, count))
    return join(told) or say("length-none")


def _format_saved(seconds: int) -> str:
    """Format the saved time, without the minutes that are left over behind hours; "" if it is too short."""
    hours = seconds // _HOUR * _HOUR
    return say("waiting-saved", length=format_duration(hours or seconds)) if seconds >= _SHOWN else ""


def format_patience(seconds: int) -> str:
    """Format the time after which players are called in live play, at least a minute; "none" for 0."""
    return format_duration(max(seconds, 60)) if seconds else "none"


def in_units(seconds: int) -> tuple[str, int]:
    """Return the largest unit of which a duration is a multiple, and the count: «every 36 hours»."""
    return next(
        (unit, seconds // length) for unit, length in TIME_UNITS if length == 60 or seconds % length == 0
    )


def format_due_time(until: int | None, saved: int = 0) -> str:
    """Format the deadline and the saved time, to be appended to a notification; "" without a deadline."""
    if until is None:
        return ""
    told = _format_saved(saved)
    return f" ⏳ {moment(until)}{told}"


def format_channel_call(names: str, game_id: int, words: str) -> str:
    """Format a notification in the channel: the players mentioned and the game."""
    return say("waiting-called", names=names, game=str(game_id), words=words)


def format_direct_call(game_id: int, channel_id: int, words: str) -> str:
    """Format a notification by direct message, which must name the game."""
    return say("waiting-privately", game=str(game_id), channel=str(channel_id), words=words)


def format_results(table: Table, wait: WaitRow, reason: str | None = None, *, you: bool = False) -> str:
    """Format the text that replaces a notification which is settled, by its recipient or otherwise.

    `you` speaks to the recipient, in private.
    """
    seat = table.seat_for(wait.nation)
    name = f"**{safe(seat.name)}**" if seat else say("waiting-somebody")
    facts: Facts = {"name": name, "kind": wait.kind, "you": you}
    if table.game.status != "running" and not _won_by_turn(table, wait):
        return say("waiting-done-ended", **facts)
    if seat is not None and seat.user_id != wait.user_id:
        return say("waiting-done-taken-over", **facts)
    if seat is not None and seat.conceded:
        return say("waiting-done-conceded", **facts)
    if reason == "deadline":
        return say("waiting-done-deadline", **facts)
    if reason == "bot":
        return say("waiting-done-bot", **facts)
    return say("waiting-done", **facts)


def _won_by_turn(table: Table, wait: WaitRow) -> bool:
    """Return whether a wait is over because the turn was played and has won the game."""
    result = table.game.result or {}
    won = result.get("winner") == wait.nation and result.get("reason") != "concession"
    return won and wait.kind == "turn"


def format_call(position: Position, kind: str) -> str:
    """Format what the player is called for: a turn or an answer."""
    text = ruleset_of(position).text
    return text.call_turn(position) if kind == "turn" else text.format_demand(position).call


def format_deadlines(
    ends: Mapping[str, int | None], others: Mapping[str, str], *, paused: bool, saved: int = 0
) -> str:
    """Format the running deadlines; "" if there are none.

    `others` has the player's name by kind of wait where that is not the reader. `saved` is the time saved
    from earlier turns, in seconds.
    """
    if paused:
        return say("waiting-clock-paused")
    told = _format_saved(saved)
    return "\n".join(
        say(
            "waiting-clock",
            kind=kind,
            you=kind not in others,
            name=others.get(kind, ""),
            moment=moment(at),
            saved=told if kind == "turn" else "",
        )
        for kind, at in ends.items()
        if at is not None
    )


def format_unreached() -> str:
    """Say that messages to a game's channel do not arrive, which takes no player's time."""
    return say("waiting-unreached")


def format_time_up(table: Table, wait: WaitRow, asked: int | None, reader: int) -> str:
    """Tell a reader that a turn's time has run out; `asked` is the message with the options, if there."""
    place = f"https://discord.com/channels/{table.game.guild_id}/{table.game.channel_id}"
    open_ = say("waiting-undecided")
    return say(
        "waiting-time-up",
        name=player_of(table, wait.user_id),
        you=wait.user_id == reader,
        undecided=f"[{open_}]({place}/{asked})" if asked else open_,
    )


def format_reminder(call: str, since: int) -> str:
    """Format a reminder of a call; `since` is when the wait began, in Unix seconds."""
    return say("waiting-reminder", call=call, moment=moment(since, "f"))


def format_warning(position: Position, kind: str) -> str:
    """Format the warning that the deadline is near."""
    call = format_call(position, kind)
    return say("waiting-warning", call=capitalized(call))

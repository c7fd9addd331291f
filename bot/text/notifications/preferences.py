"""Texts about a player's reminders and absence, for the player and for the table."""

from collections.abc import Sequence

from bot.i18n.catalogue import say
from bot.i18n.cldr import format_weekdays, join
from bot.i18n.escaping import safe
from bot.model import PersonRow
from bot.text.notifications.reminders import clock_time, in_units, moment


def format_preferences(person: PersonRow, now: int) -> str:
    """Format a player's notification preferences; `now` is in Unix seconds."""
    lines = [say("wishes-where", place=say(f"wishes-place-{person.place}.inner"))]
    if person.every:
        unit, count = in_units(person.every)
        lines.append(say("wishes-reminders", unit=unit, count=count))
    else:
        lines.append(say("wishes-no-reminders"))
    lines.append(say("wishes-losses", how=say(f"wishes-losses-{person.losses}.inner")))
    if person.quiet is not None:
        begin, end = map(clock_time, person.quiet)
        lines.append(say("wishes-quiet", begin=begin, end=end, zone=person.zone))
    else:
        lines.append(say("wishes-no-quiet"))
    if person.rest:
        lines.append(say("wishes-rest", days=format_weekdays(person.rest), zone=person.zone))
    lines.append(say("wishes-picture", picture=say(f"wishes-picture-{person.picture or 'table'}.inner")))
    lines.append(say("wishes-contrast", contrast=person.contrast))
    if person.away is not None and person.away[1] > now:
        lines.append(say("wishes-is-away", moment=moment(person.away[1], "f")))
    return "\n".join([say("wishes-heading"), *(f"- {line}" for line in lines), f"-# {say('wishes-note')}"])


def format_away(name: str, until: int, *, you: bool = False) -> str:
    """Say that a player is away; `you` speaks to that player."""
    return say("wishes-away", name=safe(name), you=you, moment=moment(until, "f"))


def format_away_notice(name: str, until: int, *, paused: bool) -> str:
    """Announce that a player is away; `paused` says whether that pauses a deadline at the table."""
    told = format_away(name, until)
    return f"{told} {say('wishes-away-paused')}" if paused else told


def format_back_notice(name: str) -> str:
    """Announce that a player is back early."""
    return say("wishes-back", name=safe(name))


def format_away_reply(until: int, tables: int) -> str:
    """Reply to a player who is now away."""
    return say("wishes-absence", moment=moment(until, "f"), tables=tables)


def format_never_available(games: Sequence[int]) -> str:
    """Warn if quiet hours and rest days leave no time at all in these games; "" without games."""
    return say("wishes-never", games=join([str(game) for game in games]), count=len(games)) if games else ""

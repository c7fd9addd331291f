"""What people hear of their own reminders and absences, and what tables hear of those."""

from collections.abc import Sequence
from typing import Final

from bot.i18n.catalogue import say
from bot.i18n.cldr import format_weekdays, join
from bot.i18n.escaping import safe
from bot.model import PersonRow
from bot.text.notifications.reminders import clock_time, in_units, moment

PLACES: Final = ("channel", "dm", "both")
LOSSES: Final = ("quiet", "dm")


def format_preferences(person: PersonRow, now: int) -> str:
    """One's own wishes, to be read and changed."""
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
    if person.away is not None and person.away[1] > now:
        lines.append(say("wishes-is-away", moment=moment(person.away[1], "f")))
    return "\n".join([say("wishes-heading"), *(f"- {line}" for line in lines)])


def format_time_zone_hint() -> str:
    """Quiet hours mean nothing without a zone."""
    return f"-# {say('wishes-zone-hint')}"


def format_away_notice(name: str, until: int) -> str:
    """The table hears that somebody is away."""
    return say("wishes-away", name=safe(name), moment=moment(until, "f"))


def format_back_notice(name: str) -> str:
    """The table hears that somebody is back before the time."""
    return say("wishes-back", name=safe(name))


def format_away_reply(until: int, tables: int) -> str:
    """The private reply to whoever goes away."""
    return say("wishes-absence", moment=moment(until, "f"), tables=tables)


def format_back_reply(tables: int) -> str:
    """The private reply to whoever is back before the time."""
    return say("wishes-returned", tables=tables)


def format_muted() -> str:
    """Reminders are off for this once."""
    return say("wishes-muted")


def format_never_available(games: Sequence[int]) -> str:
    """A warning where quiet hours and days of rest leave no time at all; nothing where they do not."""
    return say("wishes-never", games=join([str(game) for game in games]), count=len(games)) if games else ""

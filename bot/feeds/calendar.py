"""A user's deadlines as a calendar (RFC 5545), for calendar programs."""

from datetime import UTC, datetime

from icalendar import Calendar, Event

from bot.app.feeds import ReadCalendar
from bot.feeds.table_json import link_of
from bot.i18n.catalogue import say, speaking
from bot.i18n.language import language_of
from bot.text.notifications.feeds import format_event


def calendar_file(read: ReadCalendar, now: int) -> bytes:
    """Return a calendar with an event at the deadline of each game that waits for its owner."""
    calendar = Calendar()
    calendar.add("prodid", "-//Antike Bot//deadlines//EN")
    calendar.add("version", "2.0")
    with speaking(language_of(read.person.locale)):
        calendar.add("x-wr-calname", say("feeds-calendar-name"))
    for own in read.games:
        if own.wait is None or own.until is None:
            continue
        event = Event()
        event.add("uid", f"{own.game.id}-{own.wait.kind}-{own.wait.began_at}@antike-bot")
        event.add("dtstamp", _moment(now))
        event.add("dtstart", _moment(own.until))
        with speaking(read.person.language(own.game)):
            event.add("summary", format_event(own))
        event.add("url", link_of(own))
        calendar.add_component(event)
    return bytes(calendar.to_ical())


def _moment(at: int) -> datetime:
    return datetime.fromtimestamp(at, UTC)

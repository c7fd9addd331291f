"""Information about fellow players shown in a lobby: punctuality and common waking hours."""

from collections.abc import Sequence
from statistics import median
from typing import Final

from bot.app.errors import AppError
from bot.app.reminders.calendar import Calendar
from bot.app.table import Table
from bot.model import PersonRow
from bot.model.stats import Acquaintance, Punctuality
from bot.store import Connection, People, Privacy, TurnClocks

_TURNS: Final = 60
"""Number of a player's latest turns from which punctuality is computed."""
_DAY: Final = 86_400
_QUARTER: Final = 900
"""Resolution of common hours, in seconds."""


async def acquaintance(view: Connection, table: Table, now: int) -> Acquaintance:
    """Return the punctuality and common hours of a table's players; computer players are left out.

    There are no common hours unless at least two players have quiet hours, or they would be those of one.
    """
    people = {user: name for user, name in table.people.items() if user > 0}
    hidden = await Privacy(view).unlisted()
    punctuality = {
        user: await punctuality_of(view, table.game.guild_id, user) for user in people if user not in hidden
    }
    rows = [await People(view).get(user) for user in people]
    if sum(row.quiet is not None for row in rows) < 2:
        return Acquaintance(punctuality)
    untold = tuple(people[row.user_id] for row in rows if row.quiet is None)
    return Acquaintance(punctuality, common_hours(rows, now), untold)


async def punctuality_of(view: Connection, guild_id: int, user_id: int) -> Punctuality:
    """Return the punctuality of a user's latest turns on a server."""
    turns = await TurnClocks(view).of_person(guild_id, user_id, _TURNS)
    timed = sum(turn.allowed is not None for turn in turns)
    middle = round(median(turn.spent for turn in turns)) if turns else None
    return Punctuality(len(turns), timed, sum(turn.late for turn in turns), middle)


async def check_reliable(view: Connection, table: Table, user_id: int) -> None:
    """Raise `AppError` if the table accepts only punctual players and the user is slow."""
    if not table.game.settings.reliable:
        return
    found = await punctuality_of(view, table.game.guild_id, user_id)
    if found.reliability == "slow":
        raise AppError("too-slow", turns=found.turns, late=found.late, timed=found.timed)


def common_hours(people: Sequence[PersonRow], now: int) -> tuple[tuple[int, int], ...]:
    """Return periods of the next 24 hours without anyone's quiet hours, in Unix seconds.

    A period that continues past the end of these hours is returned as one, since hours recur daily. If nobody
    has quiet hours, it is a whole day.
    """
    begin = now - now % _QUARTER
    nights = [Calendar(person.zone, person.quiet) for person in people if person.quiet]
    if any(calendar.counted(begin, begin + _DAY) == 0 for calendar in nights):
        return ()
    up = [
        all(calendar.counted(at, at + _QUARTER) == _QUARTER for calendar in nights)
        for at in range(begin, begin + _DAY, _QUARTER)
    ]
    if all(up):
        return ((begin, begin + _DAY),)
    spans: list[tuple[int, int]] = []
    for number in range(up.index(False), up.index(False) + len(up)):
        at = begin + number * _QUARTER
        if up[number % len(up)]:
            start = spans.pop()[0] if spans and spans[-1][1] == at else at
            spans.append((start, at + _QUARTER))
    return tuple(spans)

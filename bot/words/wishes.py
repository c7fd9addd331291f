"""What people hear of their own reminders and absences, and what tables hear of those."""

from typing import Final, Protocol

from bot.words.names import plural
from bot.words.public import safe
from bot.words.waiting import moment, tell_length

__all__ = ["PLACES", "tell_absence", "tell_away", "tell_back", "tell_muted", "tell_returned", "tell_wishes"]

PLACES: Final[dict[str, str]] = {
    "channel": "In the game's channel",
    "dm": "By direct message",
    "both": "Both",
}


class _Person(Protocol):
    """What somebody has asked for."""

    @property
    def place(self) -> str: ...
    @property
    def every(self) -> int | None: ...
    @property
    def zone(self) -> str: ...
    @property
    def quiet(self) -> tuple[int, int] | None: ...
    @property
    def away(self) -> tuple[int, int] | None: ...


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def tell_wishes(person: _Person, now: int) -> str:
    """One's own wishes, to be read and changed."""
    every = f"every {tell_length(person.every)}" if person.every else "never"
    quiet = "none"
    if person.quiet is not None:
        quiet = f"{_clock(person.quiet[0])} to {_clock(person.quiet[1])} ({person.zone})"
    lines = [
        "**How I call you, in all your games:**",
        f"- Where: {PLACES[person.place].lower()}",
        f"- Reminders while you have not acted: {every}",
        f"- Quiet hours: {quiet}. I do not call you then, and no deadline runs.",
    ]
    if person.away is not None and person.away[1] > now:
        lines.append(f"- You are away until {moment(person.away[1], 'f')}. `/away` again when you are back.")
    return "\n".join(lines)


def tell_away(name: str, until: int) -> str:
    """The table hears that somebody is away."""
    return f"🧳 {safe(name)} is away until {moment(until, 'f')}. Their clock stands still until then."


def tell_back(name: str) -> str:
    """The table hears that somebody is back before the time."""
    return f"🧳 {safe(name)} is back."


def tell_absence(until: int, tables: int) -> str:
    """The private reply to whoever goes away."""
    told = f"You are away until {moment(until, 'f')}: I do not call you, and no deadline of yours runs."
    return f"{told}{_told(tables)} `/away` once more, and you are back."


def tell_returned(tables: int) -> str:
    """The private reply to whoever is back before the time."""
    return f"Welcome back!{_told(tables)}"


def _told(tables: int) -> str:
    return f" I tell {plural(tables, 'table')}." if tables else ""


def tell_muted() -> str:
    """Reminders are off for this once."""
    return "I do not remind you again until it is your turn the next time. `/reminders` sets how often I do."

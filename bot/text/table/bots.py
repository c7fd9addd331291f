"""Computer players: names and announcements."""

from collections.abc import Collection, Sequence
from typing import Final

from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.i18n.escaping import safe
from bot.model import SeatRow
from bot.model.seats import LEVELS, Level
from bot.text.names import the_nations

BOT_LEVELS: Final = (*LEVELS, "none")
"""Choices of `/game bot`; `none` removes a computer player."""
_NAMES: Final = ("Minerva", "Mercury", "Juno", "Vulcan", "Diana", "Neptune", "Vesta", "Janus")


def bot_name(taken: Collection[str]) -> str:
    """Return a name not yet used at the table; names are stored, and thus the same in every language."""
    for number in range(1, 10):
        for name in _NAMES:
            told = f"Bot {name} {number}" if number > 1 else f"Bot {name}"
            if told not in taken:
                return told
    raise AssertionError("a table has at most six seats")


def seat_name(seat: SeatRow) -> str:
    """Return the name of a seat's player; for a computer player, with its level."""
    name = safe(seat.name)
    return say("bots-name", name=name, level=seat.bot) if seat.computer and seat.bot else name


def format_bots_seated(seats: Sequence[SeatRow], count: int) -> str:
    """Announce the `count` computer players that joined last; with 0, that one has left."""
    if count == 0:
        return say("bots-left")
    names = join([seat_name(seat) for seat in seats[-count:]])
    return say("bots-seated", names=names, count=count)


def format_takeover(name: str, nations: Sequence[Nation], bot: str) -> str:
    """Announce that a computer player has permanently taken over a seat."""
    return say("bots-handed-over", bot=safe(bot), nations=the_nations(nations), name=safe(name))


def format_stand_in(name: str, nation: Nation, level: Level) -> str:
    """Announce that a computer player plays a single turn."""
    return say("bots-stand-in", level=level, nation=nation, name=safe(name))

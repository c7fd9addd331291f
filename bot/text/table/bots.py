"""Computer players: their names, and what they have done."""

from collections.abc import Collection, Sequence
from typing import Final

from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.i18n.escaping import safe
from bot.model import SeatRow
from bot.model.seats import LEVELS, Level

BOT_LEVELS: Final = (*LEVELS, "none")
"""What `/game bot` offers; the last one takes a computer player away."""
_NAMES: Final = ("Minerva", "Mercury", "Juno", "Vulcan", "Diana", "Neptune", "Vesta", "Janus")


def bot_name(taken: Collection[str]) -> str:
    """A name that nobody at the table has yet; it is kept, so it is the same in every language."""
    for number in range(1, 10):
        for name in _NAMES:
            told = f"Bot {name} {number}" if number > 1 else f"Bot {name}"
            if told not in taken:
                return told
    raise AssertionError("a table has at most six seats")


def seat_name(seat: SeatRow) -> str:
    """Who sits there, of a computer player also how well it plays."""
    name = safe(seat.name)
    return say("bots-name", name=name, level=seat.bot) if seat.computer and seat.bot else name


def format_bots_seated(seats: Sequence[SeatRow], count: int) -> str:
    """So many computer players have sat down last; with 0, one has gone."""
    if count == 0:
        return say("bots-left")
    names = join([seat_name(seat) for seat in seats[-count:]])
    return say("bots-seated", names=names, count=count)


def format_takeover(name: str, nations: Sequence[Nation], bot: str) -> str:
    """A computer player has taken a seat for good."""
    return say("bots-handed-over", bot=safe(bot), nations=_the(nations), name=safe(name))


def format_stand_in(name: str, nation: Nation, level: Level) -> str:
    """A computer player takes one turn."""
    return say("bots-stand-in", level=level, nation=nation, name=safe(name))


def _the(nations: Sequence[Nation]) -> str:
    return join([say("bots-nation", nation=nation) for nation in nations])

"""What is said of a rematch: who wants it, whom it waits for, what has come of it."""

from collections.abc import Sequence
from typing import Literal

from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.i18n.escaping import safe
from bot.model import Table

RematchEnd = Literal["begun", "off", "lapsed"]


def format_rematch(agreed: Sequence[str]) -> str:
    """To the table: what a rematch is, and who is in."""
    return say("rematch-asked", names=_names(agreed))


def format_rematch_call() -> str:
    """The call to those who have not said anything."""
    return say("rematch-call")


def format_rematch_over(state: RematchEnd, agreed: Sequence[str] = ()) -> str:
    """To the table, once it has begun or can begin no more."""
    return say(f"rematch-{state}", names=_names(agreed))


def format_rematch_pressed(missing: Sequence[str]) -> str:
    """Whoever presses is in, and hears who is not yet."""
    return say("rematch-in", names=_names(missing))


def format_rematch_begun(table: Table, user_id: int) -> str:
    """Whoever was the last one hears what they play."""
    mine = [say("replying-nation", nation=seat.nation) for seat in table.seats_of(user_id) if seat.nation]
    return say("rematch-yours", nations=join(mine))


def _names(names: Sequence[str]) -> str:
    return join([safe(name) for name in names])

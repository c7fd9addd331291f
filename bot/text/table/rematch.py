"""Texts about a rematch: who agreed, who is missing, and the outcome."""

from collections.abc import Sequence
from typing import Literal

from bot.i18n.catalogue import say
from bot.model import Table
from bot.text.names import people, the_nations

RematchEnd = Literal["begun", "off", "lapsed", "withdrawn"]


def format_rematch(agreed: Sequence[str]) -> str:
    """Format the public offer of a rematch, with the names of the players who agreed."""
    return say("rematch-asked", names=people(agreed))


def format_rematch_call() -> str:
    """Ask one or several players who have not answered yet."""
    return say("rematch-call")


def format_rematch_over(state: RematchEnd, agreed: Sequence[str] = ()) -> str:
    """Format the outcome that replaces the offer: the rematch began, or is no longer offered."""
    return say(f"rematch-{state}", names=people(agreed))


def format_rematch_pressed(missing: Sequence[str]) -> str:
    """Confirm a player's agreement, with the names of the players still missing."""
    return say("rematch-in", names=people(missing))


def format_rematch_begun(table: Table, user_id: int) -> str:
    """Tell the last player to agree which nations that player has in the rematch."""
    return say("rematch-yours", nations=the_nations(table.nations_of(user_id), bold=True))

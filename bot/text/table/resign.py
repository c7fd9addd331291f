"""Somebody leaves a running game, or it is ended without a winner."""

from collections.abc import Sequence

from bot.engine.terms import Nation
from bot.i18n.catalogue import Facts, say
from bot.i18n.escaping import safe
from bot.text.names import nations as nations_in_list


def format_concession(
    name: str,
    nations: Sequence[Nation],
    winner: tuple[str, Nation] | None = None,
    *,
    expelled: bool = False,
) -> str:
    """A player has conceded, or had to go; where only one is left, that one (name and nation) has won.

    The standings come behind that.
    """
    facts: Facts = {
        "name": safe(name),
        "expelled": expelled,
        "nations": nations_in_list(nations),
    }
    if winner is None:
        return say("public-conceded.bot", **facts)
    return say("public-conceded.won", **facts, left=safe(winner[0]), winner=winner[1])


def format_game_closed(host: str | None, *, agreed: bool = False) -> str:
    """The host has ended the game, who need not have a seat and a name here; or the table has `agreed`."""
    if agreed:
        return say("public-closed-by-table")
    return say("public-closed", host=safe(host)) if host else say("public-closed-by-host")

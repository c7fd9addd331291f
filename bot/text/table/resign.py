"""Texts for a player who leaves a running game, and for a game ended without a winner."""

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
    """Announce that a player conceded or was voted out; `winner` is the last player left, with the nation.

    The caller appends the standings.
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
    """Announce that the table `agreed` to end the game, or that the host did.

    A host without a seat has no name here.
    """
    if agreed:
        return say("public-closed-by-table")
    return say("public-closed", host=safe(host)) if host else say("public-closed-by-host")

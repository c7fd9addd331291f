"""Texts about seats: offered, changing hands and given up; and about a game ended without a winner."""

from collections.abc import Sequence
from typing import Literal

from bot.engine.terms import Nation
from bot.i18n.catalogue import Facts, say
from bot.i18n.escaping import safe
from bot.model import TenureRow
from bot.text.names import nations as list_nations
from bot.text.names import the_nations

OfferEnd = Literal["conceded", "taken", "played"]
"""What holds until a seat is taken: the bot ends its turns; its player plays on; by playing, they keep it."""


def format_seat_call() -> str:
    """Format the notification to a player who is offered a seat by name."""
    return say("seats-call")


def format_seat_offer(
    name: str, nations: Sequence[Nation], to: str | int | None, until: OfferEnd, keeper: int | None = None
) -> str:
    """Announce that a seat can be taken, by anyone or only by the player `to`, a name or an id to mention.

    `keeper` is the id of the player who keeps it by playing, and is mentioned.
    """
    player = safe(name) if keeper is None else f"<@{keeper}>"
    facts: Facts = {
        "name": safe(name),
        "nations": the_nations(nations, bold=True),
        "until": until,
        "player": player,
    }
    if not to:
        return say("seats-offer", **facts)
    return say("seats-offer-to", to=f"<@{to}>" if isinstance(to, int) else safe(to), **facts)


def format_new_host(name: str) -> str:
    """Announce who has become the host."""
    return say("seats-new-host", name=safe(name))


def format_seat_taken(old: str, new: str, nations: Sequence[Nation], *, back: bool = False) -> str:
    """Announce that a player has taken a seat, or has come `back` to a former one."""
    played = the_nations(nations, bold=True)
    if back:
        return say("seats-back", name=safe(new), nations=played)
    return say("seats-taken", name=safe(new), old=safe(old), nations=played)


def format_offer_closed(name: str) -> str:
    """Format the text that replaces an accepted offer; the new player is announced separately."""
    return say("seats-gone", name=safe(name))


def format_offer_withdrawn(name: str) -> str:
    """Format the text that replaces a withdrawn offer."""
    return say("seats-withdrawn", name=safe(name))


def format_seat_reply(nations: Sequence[Nation]) -> str:
    """Reply to the player who has taken a seat, or with no nations to one who keeps their own."""
    if not nations:
        return say("seats-kept")
    return say("seats-yours", nations=the_nations(nations, bold=True))


def format_tenures(tenures: Sequence[TenureRow]) -> str:
    """Format who played each nation; actions are numbered as in the record."""
    lines = []
    for nation in dict.fromkeys(row.nation for row in tenures):
        spans = [
            _span(safe(row.name), row.from_action, row.to_action) for row in tenures if row.nation == nation
        ]
        lines.append(say("seats-tenures", nation=nation, spans=", ".join(spans)))
    return "\n".join(lines)


def _span(name: str, begin: int, end: int | None) -> str:
    if end is None:
        return say("seats-span-on", name=name, begin=str(begin))
    if end < begin:
        return say("seats-span-none", name=name)
    if begin == end:
        return say("seats-span-one", name=name, begin=str(begin))
    return say("seats-span", name=name, begin=str(begin), end=str(end))


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
        "nations": list_nations(nations),
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

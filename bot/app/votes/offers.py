"""Closing of seat offers: taken, withdrawn, replaced by another offer, or obsolete."""

from functools import partial
from typing import Final

from bot.app.notifications.enqueue import answer_privately
from bot.app.table import Table
from bot.i18n.catalogue import Words
from bot.model import GameRow, OfferRow
from bot.store import Connection, Journal, Offers, Outbox, Tenures
from bot.text.table.seats import format_offer_withdrawn

OFFER: Final = "offer"
"""Kind of the messages that offer a seat."""


async def close_offer(
    tx: Connection, game: GameRow, offer: OfferRow, words: Words, now: int, taken_by: int | None = None
) -> None:
    """Close an offer; its messages show the reason, private ones in their readers' languages."""
    await Offers(tx).close(offer.id, taken_by)
    await Outbox(tx).rewrite(offer.nonce, {"text": words(), "mention": []}, now)
    people = filter(None, (offer.to_id, offer.user_id))
    await answer_privately(tx, game, offer.nonce, people, words, now)


async def withdraw_offers(tx: Connection, table: Table, now: int, actor: int | None) -> None:
    """Close the offers of a game that is over, and of seats that computer players have taken over.

    A seat offered by others, as its player was late, is also no longer open once that player, `actor`, acts.
    """
    for offer in await Offers(tx).open_in(table.game.id):
        gone = table.game.status != "running" or table.seat_of(offer.user_id) is None
        if gone or (offer.user_id == actor and await _by_others(tx, offer)):
            await withdraw(tx, table, offer, now)


async def withdraw(tx: Connection, table: Table, offer: OfferRow, now: int) -> None:
    """Close an offer that nobody has taken."""
    words = partial(format_offer_withdrawn, await _name(tx, table, offer))
    await close_offer(tx, table.game, offer, words, now)


async def _by_others(tx: Connection, offer: OfferRow) -> bool:
    """Return whether others have offered the seat, not its player."""
    events = await Journal(tx).of_game(offer.game_id)
    by = [
        row.user_id
        for row in events
        if (row.kind, row.facts.get("player")) == ("seat-offered", offer.user_id)
    ]
    return bool(by) and by[-1] != offer.user_id


async def _name(tx: Connection, table: Table, offer: OfferRow) -> str:
    """Return the name of the player whose seat was offered, even if no longer seated; "" if unknown."""
    if (name := table.players.get(offer.user_id)) is not None:
        return name
    tenures = await Tenures(tx).of_game(table.game.id)
    return next((row.name for row in tenures if row.user_id == offer.user_id), "")

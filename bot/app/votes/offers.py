"""Texts of seat offers, and their closing: taken, withdrawn, replaced by another offer, or obsolete."""

from functools import partial
from typing import Final

from bot.app.notifications.buttons import packed, seat_button
from bot.app.notifications.enqueue import answer_privately, direct_call, private_nonce
from bot.app.table import Table
from bot.i18n.catalogue import Words, language
from bot.model import GameRow, OfferRow, SeatRow
from bot.model.messages import Payload
from bot.store import Connection, Journal, Offers, Outbox, People, Tenures
from bot.text.table.seats import OfferEnd, format_offer_withdrawn, format_seat_call, format_seat_offer

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


def offer_words(table: Table, seat: SeatRow, to: str | int | None, *, by_others: bool) -> Words:
    """Return the deferred text of an offer to a user, by name or id, or to anybody if `to` is None."""
    until: OfferEnd = "conceded" if seat.conceded else "played" if by_others else "taken"
    keeper = keeper_of(seat) if until == "played" else None
    return partial(format_seat_offer, seat.name, table.nations_of(seat.user_id), to, until, keeper)


def keeper_of(seat: SeatRow) -> int | None:
    """Return the player who keeps a seat that others offer by playing; None if nobody can."""
    return None if seat.conceded or seat.computer else seat.user_id


def call_words(words: Words) -> str:
    """Format an offer for the user who is to get the seat."""
    return f"{format_seat_call()}\n{words()}"


async def show_again(tx: Connection, table: Table, offer: OfferRow, now: int) -> None:
    """Show an open offer and its button in its messages again: after a restore, they may show it closed."""
    seat, sent = table.seat_of(offer.user_id), await Outbox(tx).by_nonce(offer.nonce)
    if seat is None or sent is None or not sent.sent:
        return
    words = offer_words(table, seat, offer.to_id, by_others=await _by_others(tx, offer))
    payload = Payload(text=words(), language=language(), buttons=packed([seat_button(offer.id)]))
    await Outbox(tx).rewrite(offer.nonce, payload, now)
    told: dict[int | None, Words] = {offer.user_id: words, offer.to_id: partial(call_words, words)}
    for user_id, private in told.items():
        if user_id is not None:
            direct = direct_call(table.game, await People(tx).get(user_id), private)
            await Outbox(tx).rewrite(private_nonce(offer.nonce, user_id), direct, now)


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

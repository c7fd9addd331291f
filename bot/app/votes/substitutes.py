"""Seats that change hands in a running game: they are offered, and the user who takes one plays on."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.app.access import Caller, load_here
from bot.app.errors import AppError
from bot.app.lobby.bot_seats import change_player
from bot.app.notifications.buttons import packed, seat_button
from bot.app.notifications.compose import Notice
from bot.app.notifications.enqueue import users_to_ping
from bot.app.table import Table
from bot.app.turn.submit import PlayingService
from bot.app.votes.messages import hand_over
from bot.app.votes.offers import OFFER, call_words, close_offer, keeper_of, offer_words, withdraw
from bot.i18n.catalogue import Words, language
from bot.model import OfferRow, SeatRow, TenureRow
from bot.model.messages import Payload
from bot.store import Connection, Games, Journal, Offers, Outbox, Tenures, Votes
from bot.text.table.seats import (
    format_new_host,
    format_offer_closed,
    format_seat_call,
    format_seat_taken,
)

Newcomer = tuple[int, str]
"""User id and name of a new player."""


class Substitutes(PlayingService):
    """Offering and taking of seats."""

    async def offer(
        self, tx: Connection, table: Table, seat: SeatRow, to: Newcomer | None, by: int
    ) -> OfferRow:
        """Offer a player's seats to one user, or to anybody if `to` is None; replaces an earlier offer."""
        game, now = table.game, self._context.now()
        for other in await Offers(tx).open_in(game.id):
            if other.user_id == seat.user_id:
                await withdraw(tx, table, other, now)
        offer = await Offers(tx).add(game.id, seat.user_id, to[0] if to else None, now)
        by_others = by != seat.user_id
        told = offer_words(table, seat, to[1] if to else None, by_others=by_others)
        payload = Payload(text=told(), language=language(), buttons=packed([seat_button(offer.id)]))
        if by_others and (keeper := keeper_of(seat)) is not None:
            payload["also"] = await self._pinged(tx, table, offer, keeper, told)
        if to:
            pinged = await self._pinged(tx, table, offer, to[0], partial(call_words, told))
            payload["call"] = format_seat_call()
            payload["mention"] = [{"id": to[0], "name": to[1]}]
            payload["silent"] = [] if pinged else [to[0]]
        await Outbox(tx).add(game, offer.nonce, OFFER, payload, now)
        facts = {"player": seat.user_id, "to": offer.to_id}
        await Journal(tx).add(game.id, "seat-offered", now, by, seat.nation, facts)
        return offer

    async def _pinged(
        self, tx: Connection, table: Table, offer: OfferRow, user_id: int, words: Words
    ) -> tuple[int, ...]:
        """Return the users pinged by an offer that addresses `user_id`: that user or nobody."""
        game, nonce = table.game, offer.nonce
        return await users_to_ping(self._context, tx, game, user_id, OFFER, words, nonce=nonce)

    async def take(self, caller: Caller, offer_id: int, name: str) -> Table | None:
        """Take an offered seat for the caller; None if it is theirs, whose offer ends. Raises `AppError`.

        Who has taken it already, by a first of two taps, is told the same again.
        """
        found = await Offers(self._context.database.reader).by_id(offer_id)
        if found is None:
            raise AppError("offer-over")
        async with self._context.game_transaction(found.game_id) as tx:
            table, offer = await load_here(tx, caller, found.game_id), await Offers(tx).by_id(offer_id)
            seat = table.seat_of(found.user_id)
            if offer is not None and offer.taken_by == caller.user_id and _plays_on(table, caller.user_id):
                return table
            if offer is None or seat is None or (offer.state, table.game.status) != ("open", "running"):
                raise AppError("offer-over")
            if seat.user_id == caller.user_id and not seat.conceded:
                await withdraw(tx, table, offer, self._context.now())
                return None
            _check_taker(table, offer, seat, caller.user_id)
            if await _is_expelled(tx, table.game.id, caller.user_id):
                raise AppError("expelled")
            return await self._transfer_seats(tx, table, offer, (caller.user_id, name))

    async def _transfer_seats(self, tx: Connection, table: Table, offer: OfferRow, new: Newcomer) -> Table:
        mine, now = table.seats_of(offer.user_id), self._context.now()
        nations, back = table.nations_of(offer.user_id), offer.user_id == new[0]
        taken = SeatRow(mine[0].seat, *new, None, conceded=False)
        after = await change_player(tx, table, offer.user_id, taken, now)
        game = replace(table.game, host_id=next_host(table, after.seats, offer.user_id))
        await Games(tx).save(game)
        text = format_seat_taken(mine[0].name, new[1], nations, back=back)
        text = with_new_host(text, table, replace(after, game=game))
        words = partial(format_offer_closed, mine[0].name)
        await close_offer(tx, game, offer, words, now, taken_by=new[0])
        facts = {"from": offer.user_id, "action": game.length + 1}
        await Journal(tx).add(game.id, "seat-taken", now, new[0], mine[0].nation, facts)
        table = replace(after, game=game)
        if not back:
            await hand_over(self._context, tx, table, offer.user_id, new[0])
        notice = Notice("seat", text, tag=str(offer.id))
        after, _ = await self._play.run_automatic(tx, table, [notice])
        return after

    async def tenures(self, game_id: int) -> list[TenureRow]:
        """Return who has played the nations that have changed hands."""
        return await Tenures(self._context.database.reader).of_game(game_id)


async def _is_expelled(tx: Connection, game_id: int, user_id: int) -> bool:
    votes = await Votes(tx).of_game(game_id)
    return any(
        vote.kind == "expel" and vote.state == "carried" and vote.about_id == user_id for vote in votes
    )


def _plays_on(table: Table, user_id: int) -> bool:
    seat = table.seat_of(user_id)
    return table.game.status == "running" and seat is not None and not seat.conceded


def _check_taker(table: Table, offer: OfferRow, seat: SeatRow, user_id: int) -> None:
    """Raise `AppError` if the user may not take the seat.

    A user has one place in a game; a player who has conceded may take back their own seat.
    """
    if offer.to_id not in {None, user_id}:
        raise AppError("offer-for-other")
    own = table.seat_of(user_id)
    if own is not None and own.user_id != seat.user_id:
        raise AppError("seated-already")


def with_new_host(text: str, before: Table, after: Table) -> str:
    """Append to a message about seats who has become the host, if anybody has."""
    host = after.people.get(after.game.host_id)
    if host is None or after.game.host_id == before.game.host_id:
        return text
    return f"{text} {format_new_host(host)}"


def next_host(table: Table, seats: Sequence[SeatRow], gone: int) -> int:
    """Return the host's user id after seats have changed; a host without a seat is replaced by a player.

    A host who never had a seat remains host as long as there are active people.
    """
    host = table.game.host_id
    alone = all(seat.conceded or seat.computer for seat in table.seats)
    if any(seat.user_id == host for seat in seats) or (host != gone and not alone):
        return host
    people = [seat.user_id for seat in seats if not seat.conceded and not seat.computer]
    return next((user_id for user_id in people if table.seats_of(user_id)), people[0] if people else host)

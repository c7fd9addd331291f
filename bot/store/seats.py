"""Offers of seats, past occupants, and when players were last seen in a lobby."""

from functools import partial
from operator import itemgetter
from typing import Final

from bot.model.seats import OfferRow, SeatRow, TenureRow
from bot.store.db.connection import Repository, read_row, storable

_offer: Final = partial(read_row, OfferRow)
_tenure: Final = partial(read_row, TenureRow)


class Offers(Repository):
    """Seats offered to others."""

    async def add(self, game_id: int, user_id: int, to_id: int | None, at: int) -> OfferRow:
        """Offer a player's seats; requires that no other offer of them is open."""
        values = {"game_id": game_id, "user_id": user_id, "to_id": to_id, "nonce": "", "at": at}
        row = await self._insert_returning("offers", values)
        offer = OfferRow(row["id"], game_id, user_id, to_id, f"o{row['id']}", "open", None, at)
        await self._update("offers", {"nonce": offer.nonce}, id=offer.id)
        return offer

    async def by_id(self, offer_id: int) -> OfferRow | None:
        """Return an offer by id, open or closed; None if there is none."""
        return await self._one(_offer, "SELECT * FROM offers WHERE id = ?", offer_id)

    async def open_in(self, game_id: int) -> list[OfferRow]:
        """Return a game's open offers."""
        query = "SELECT * FROM offers WHERE game_id = ? AND state = 'open' ORDER BY id"
        return await self._all(_offer, query, game_id)

    async def close(self, offer_id: int, taken_by: int | None = None) -> None:
        """Close an offer, taken or withdrawn."""
        state = "over" if taken_by is None else "taken"
        await self._update("offers", {"state": state, "taken_by": taken_by}, id=offer_id)


class Tenures(Repository):
    """Past and present players of nations whose seat changed hands, by action."""

    async def of_game(self, game_id: int) -> list[TenureRow]:
        """Return the tenures of a game's nations that have changed hands, by nation and in order."""
        query = "SELECT * FROM tenures WHERE game_id = ? ORDER BY nation, id"
        return await self._all(_tenure, query, game_id)

    async def pass_on(self, game_id: int, old: SeatRow, new: SeatRow, length: int, at: int) -> None:
        """Record that another player takes over a nation after `length` actions."""
        before = [row for row in await self.of_game(game_id) if row.nation == old.nation]
        if not before:
            await self._add(game_id, old, 1, 0)
        await self._db.execute(
            "UPDATE tenures SET to_action = ? WHERE game_id = ? AND nation = ? AND to_action IS NULL",
            (length, game_id, old.nation),
        )
        await self._add(game_id, new, length + 1, at)

    async def cut(self, game_id: int, length: int) -> None:
        """Move changes of hands among actions that were undone to the `length` actions that remain."""
        await self._db.execute(
            "UPDATE tenures SET from_action = ? WHERE game_id = ? AND from_action > ?",
            (length + 1, game_id, length + 1),
        )
        await self._db.execute(
            "UPDATE tenures SET to_action = ? WHERE game_id = ? AND to_action > ?", (length, game_id, length)
        )

    async def _add(self, game_id: int, seat: SeatRow, begin: int, at: int) -> None:
        values = {
            "game_id": game_id,
            "nation": seat.nation,
            "user_id": seat.user_id,
            "name": storable(seat.name),
            "from_action": begin,
            "since": at,
        }
        await self._insert("tenures", values)


class Presences(Repository):
    """When users were last seen in a lobby."""

    async def of_game(self, game_id: int) -> dict[int, int]:
        """Return the times by user."""
        query = "SELECT user_id, seen_at FROM presences WHERE game_id = ?"
        return dict(await self._all(itemgetter("user_id", "seen_at"), query, game_id))

    async def record_activity(self, game_id: int, user_id: int, at: int) -> None:
        """Record an activity of a user."""
        values = {"game_id": game_id, "user_id": user_id, "seen_at": at}
        await self._put("presences", values, "game_id", "user_id")

    async def clear(self, game_id: int) -> None:
        """Delete the times of a game."""
        await self._delete("presences", game_id=game_id)

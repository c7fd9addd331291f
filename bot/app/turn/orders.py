"""Standing orders: a player's answers, given in advance, when units enter a province (M5)."""

from collections.abc import Sequence

from bot.app.access import Caller, changing_here, load_seat
from bot.app.errors import AppError
from bot.app.table import Table
from bot.app.turn.submit import PlayingService
from bot.engine.terms import Nation, ProvinceId
from bot.model import OrderRow
from bot.model.orders_plans import OrderBook
from bot.store import Connection, Orders


class StandingOrders(PlayingService):
    """Giving, changing and viewing a player's own standing orders, which others cannot see."""

    async def of(self, caller: Caller) -> OrderBook:
        """Return the caller's orders; raises `AppError` if not playing, or if no such questions exist."""
        async with self._context.database.view() as view:
            table, seat = await load_seat(view, caller)
            _check_standing_questions(table)
            return OrderBook(table, seat.user_id, await _own_orders(view, table.game.id, seat.user_id))

    async def save(self, caller: Caller, order: OrderRow, game_id: int | None = None) -> OrderBook:
        """Save an order of the caller; if it answers the open question, it is carried out at once.

        `game_id` is the game of the button, as the channel may have another game by now.
        """
        return await self._change(caller, [order], game_id)

    async def forget(
        self, caller: Caller, mover: Nation | None = None, province: ProvinceId | None = None
    ) -> OrderBook:
        """Delete the order for this nation and province; without both, the default order."""
        return await self._change(caller, [(mover, province)])

    async def forget_all(self, caller: Caller) -> OrderBook:
        """Delete all orders of the caller."""
        return await self._change(caller, None)

    async def _change(
        self,
        caller: Caller,
        changes: Sequence[OrderRow | tuple[Nation | None, ProvinceId | None]] | None,
        game_id: int | None = None,
    ) -> OrderBook:
        async with changing_here(self._context, caller) as (tx, in_channel):
            if game_id not in {None, in_channel}:
                raise AppError("no-game")
            table, seat = await load_seat(tx, caller, in_channel)
            _check_standing_questions(table)
            if changes is None:
                await Orders(tx).drop_all(in_channel, seat.user_id)
            for change in changes or ():
                if isinstance(change, OrderRow):
                    await Orders(tx).put(in_channel, change)
                else:
                    await Orders(tx).drop(in_channel, seat.user_id, *change)
            asked = table.awaited
            after, events = await self._play.run_automatic(tx, table)
            applied = bool(events) and asked is not None and asked.user_id == seat.user_id
            return OrderBook(after, seat.user_id, await _own_orders(tx, in_channel, seat.user_id), applied)


def _check_standing_questions(table: Table) -> None:
    if not table.ruleset.standing_questions:
        raise AppError("no-questions", ruleset=table.game.ruleset)


async def _own_orders(connection: Connection, game_id: int, user_id: int) -> tuple[OrderRow, ...]:
    orders = await Orders(connection).of_game(game_id)
    return tuple(order for order in orders if order.user_id == user_id)

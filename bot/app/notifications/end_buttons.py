"""Buttons that only a running game, or the latest of its channel, can use: removed, and offered again."""

from bot.app.notifications.buttons import end_buttons, order_buttons, packed
from bot.app.notifications.compose import asks_for_orders
from bot.app.table import Table
from bot.model import GameRow
from bot.store import Connection, Games, Outbox


async def update_order_buttons(tx: Connection, table: Table, now: int) -> None:
    """Offer default orders below the opening message of a game only while it runs."""
    game = table.game
    if not asks_for_orders(table):
        return
    if (opening := await Outbox(tx).opening(game.id)) is not None:
        offered = order_buttons(game.id) if game.status == "running" else ()
        await Outbox(tx).change_buttons(opening, packed(offered), now)


async def remove_turn_buttons(tx: Connection, game: GameRow, now: int) -> None:
    """Remove the buttons of a practice game's previous turn, for which nobody is waited."""
    call = await Outbox(tx).latest_visible(game.id, "turn", "resume") if game.origin == "practice" else None
    if call is not None:
        await Outbox(tx).change_buttons(call, (), now)


async def update_end_buttons(tx: Connection, game: GameRow, now: int) -> None:
    """Offer another game below the end of a game only while it is over and its channel has no later one."""
    ending = await Outbox(tx).latest_visible(game.id, "won")
    if ending is not None:
        again = game.status != "running" and await Games(tx).after(game) is None
        await Outbox(tx).change_buttons(ending, packed(end_buttons(game, again=again)), now)

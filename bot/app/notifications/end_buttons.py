"""Removal of buttons that a game's end, or the channel's next game, leaves with nothing but a refusal."""

from bot.app.notifications.buttons import end_buttons, packed
from bot.app.notifications.compose import asks_for_orders
from bot.app.table import Table
from bot.model import GameRow
from bot.store import Connection, Games, Outbox


async def remove_order_buttons(tx: Connection, table: Table, now: int) -> None:
    """Remove the buttons of default orders from the opening message of a game that is over."""
    if asks_for_orders(table) and (opening := await Outbox(tx).opening(table.game.id)) is not None:
        await Outbox(tx).change_buttons(opening, [], now)


async def update_end_buttons(tx: Connection, game: GameRow, now: int) -> None:
    """Offer another game below the end of a game only while it is over and its channel has no later one."""
    ending = await Outbox(tx).latest_visible(game.id, "won")
    if ending is not None:
        again = game.status != "running" and await Games(tx).after(game) is None
        await Outbox(tx).change_buttons(ending, packed(end_buttons(game, again=again)), now)

"""`/game bot` over the wire, and a game that only computer players play on."""

import asyncio

import pytest

from bot.app.after_change import finish_change
from bot.app.lobby.bot_seats import take_over
from discord_sandbox.state.models import Message
from discord_sandbox.testing import until
from tests.cogs.table import CHANNEL, TableTop

pytestmark = pytest.mark.slow

OTHER = "table-2"


def public(table: TableTop, channel: str) -> list[Message]:
    world = table.sandbox.world
    return [m for m in world.messages_in(world.channel(channel)) if m.ephemeral_for is None]


async def bot_round_messages(table: TableTop, rounds: int) -> list[Message]:
    """Return the messages about rounds without pings, once there are `rounds` of them."""
    async with asyncio.timeout(60):
        while True:
            found = [message for message in public(table, CHANNEL) if message.content.count("Bot ") == 4]
            if len(found) >= rounds:
                return found
            await asyncio.sleep(0.05)


async def test_bots_are_seated_one_by_one_or_together(table: TableTop) -> None:
    ada = table.sandbox.user("Ada")
    await ada.command("game new", OTHER, nations=4)
    used = await ada.command("game bot", OTHER, level="easy")
    assert used.original is not None
    assert used.original.content == "Bot Minerva (easy) joins. One more?"
    used = await ada.command("game bot", OTHER, count=2)
    assert used.original is not None
    listed = "Bot Mercury (hard) and Bot Juno (hard) join. All seats are taken."
    assert used.original.content == listed
    said = await table.public("All seats are taken: **Start**.", OTHER)
    assert "- Bot Juno (hard): any nation" in said.content
    used = await ada.command("game bot", OTHER)
    assert used.original is not None
    assert "All 4 seats are taken" in used.original.content
    await ada.command("game bot", OTHER, level="none")
    used = await ada.command("game bot", OTHER, count=2)
    assert used.original is not None
    assert used.original.content == "Only 1 seat is free."


async def test_who_leaves_computer_players_alone_is_told_how_to_end_the_game(table: TableTop) -> None:
    ada = table.sandbox.user("Ada")
    for name, options in (("game new", {"nations": 4}), ("game bot", {"count": 3}), ("game start", {})):
        await ada.command(name, OTHER, **options)
    used = await ada.command("game concede", OTHER)
    assert used.original is not None
    assert used.original.content.endswith(
        "Only computer players are left then, and they play on; `/game end` ends the game."
    )
    used = await table.use("Ada", "game concede")
    assert used.original is not None
    assert "computer players" not in used.original.content, "people go on there"


async def test_a_game_of_bots_alone_can_be_watched(table: TableTop) -> None:
    app = table.app
    now = await app.queries.by_id(table.game_id)
    assert now is not None
    async with app.context.game_transaction(table.game_id) as tx:
        for seat in list(now.seats):
            now = await take_over(tx, now, seat, "easy", app.context.now(), None)
        await finish_change(app.context, tx, now, [])
    messages = await bot_round_messages(table, 2)
    for message in messages:
        assert not message.pinged
    async with app.context.game_transaction(table.game_id) as tx:
        await tx.execute("UPDATE games SET status = 'closed' WHERE id = ?", (table.game_id,))
    # A round that ends before its board is drawn is sent without the picture.
    await until(lambda: public(table, CHANNEL)[-1].attachments)

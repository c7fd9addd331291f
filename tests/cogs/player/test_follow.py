"""Following a game: the button under the board, and the private messages."""

import asyncio

from discord_sandbox.state.models import Message
from discord_sandbox.testing import until
from tests.cogs.pages import labels
from tests.cogs.table import TableTop, reply


async def _press(table: TableTop, name: str, message: Message, custom_id: str) -> Message:
    return reply(await table.sandbox.user(name).press(message, custom_id))


async def _latest_in_table_2(table: TableTop, words: str) -> Message:
    """Return the latest message with these words in `table-2`, once it is there."""
    world = table.sandbox.world

    def found() -> list[Message]:
        return [one for one in world.messages_in(world.channel("table-2")) if words in one.content]

    await until(found)
    return found()[-1]


async def _board(table: TableTop) -> Message:
    """Play a turn; return the turn notification, which has the board."""
    first = (await table.position()).mover
    await table.use(first, "marble")
    await table.use(first, "end-turn")
    return await table.public("your turn (")


async def test_an_onlooker_follows_by_the_button_under_the_board(table: TableTop) -> None:
    board, game = await _board(table), table.game_id
    assert "Follow" in labels(board)
    menu = await _press(table, "Finn", board, f"antike:follow:{game}:ask")
    words = f"I'll write to you privately about game {game}; nobody else sees that you follow. How often?"
    assert menu.content == words
    assert labels(menu) == ["Each round", "Once a day", "Only the end"]
    chosen = await _press(table, "Finn", menu, f"antike:follow:{game}:end")
    assert chosen.content == f"🔔 I'll write to you when game {game} is over."
    told = reply(await table.sandbox.user("Finn").command("my games"))
    assert "**You follow**" in told.content
    assert f"[Game {game}]" in told.content
    assert told.content.endswith("· only the end")
    again = await _press(table, "Finn", told, f"antike:follow:{game}:ask")
    assert labels(again) == ["Each round", "Once a day", "Only the end", "Stop following"]
    stopped = await _press(table, "Finn", again, f"antike:follow:{game}:off")
    assert stopped.content == f"You no longer follow game {game}."


async def test_whoever_plays_is_called_anyway(table: TableTop) -> None:
    board = await _board(table)
    refused = await _press(table, "Ben", board, f"antike:follow:{table.game_id}:ask")
    assert refused.content.startswith("You play in this game, so I ping you anyway.")


async def test_what_did_not_arrive_is_told_at_the_next_use_and_once(table: TableTop) -> None:
    board, app = await _board(table), table.app
    menu = await _press(table, "Finn", board, f"antike:follow:{table.game_id}:ask")
    await _press(table, "Finn", menu, f"antike:follow:{table.game_id}:round")
    finn = table.sandbox.world.people["Finn"].id
    async with app.context.database.transaction() as tx:
        await tx.execute(
            "INSERT INTO delivery_failures (game_id, channel_id, problem, told_at)"
            " VALUES (?, ?, 'closed', 0)",
            (table.game_id, finn),
        )
    used = await table.sandbox.user("Finn").command("rules", "table-2")
    missed = await _latest_in_table_2(table, "I couldn't write to you about")
    assert f"game {table.game_id}, which you follow" in missed.content
    assert reply(used).content != missed.content
    async with asyncio.timeout(10):
        while any(await app.following.unreported_failures(finn)):  # it is marked as sent only afterwards
            await asyncio.sleep(0.01)
    again = reply(await table.sandbox.user("Finn").command("rules", "table-2"))
    assert again.content != missed.content


async def test_what_one_cannot_see_any_more_leaves_the_list_of_own_games(table: TableTop) -> None:
    board, finn = await _board(table), table.sandbox.world.person("Finn")
    menu = await _press(table, "Finn", board, f"antike:follow:{table.game_id}:ask")
    await _press(table, "Finn", menu, f"antike:follow:{table.game_id}:end")
    world = table.sandbox.world
    world.hide(world.channel("table-1"), finn)
    told = reply(await table.sandbox.user("Finn").command("my games", "table-2"))
    assert "You follow" not in told.content
    assert f"antike:follow:{table.game_id}:ask" not in str(told.components)
    gone = await table.private("Finn", "🔕")
    assert gone.content == (
        f"🔕 You can't see the channel of game {table.game_id} any more, so you no longer follow it."
    )
    assert await table.app.queries.followed(finn.id) == []

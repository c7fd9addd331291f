"""The first message in a server, over the wire."""

import asyncio

from discord_sandbox.state.models import Message
from discord_sandbox.testing import until
from tests.cogs.table import TableTop

_FIRST = "forum"


def _greetings(table: TableTop, channel: str) -> list[Message]:
    world = table.sandbox.world
    return [one for one in world.messages_in(world.channel(channel)) if one.content.startswith("👋")]


async def _forget_games(table: TableTop) -> None:
    """Move all games to another server, so that this one looks new to the bot."""
    async with table.app.context.database.transaction() as tx:
        await tx.execute("UPDATE games SET guild_id = 1")


async def _invited(table: TableTop) -> None:
    world = table.sandbox.world
    world.expel_bot()
    await until(lambda: not table.client.guilds)
    world.invite_bot()
    await until(lambda: table.client.guilds)


async def test_it_comes_once_and_leads_to_a_lesson_and_a_game(table: TableTop) -> None:
    await _forget_games(table)
    await _invited(table)
    await until(lambda: _greetings(table, _FIRST))
    (greeting,) = _greetings(table, _FIRST)
    (button,) = greeting.components[0]["components"]
    used = await table.sandbox.user("Finn").press(greeting, button["custom_id"])
    assert used.original is not None
    assert used.original.ephemeral_for is used.person
    offered = [each["custom_id"] for each in used.original.components[0]["components"]]
    assert offered == ["antike:learn-open", "antike:form:new"]
    for custom_id in offered:
        pressed = await table.sandbox.user("Finn").press(used.original, custom_id)
        assert pressed.modal is not None or pressed.original is not None
    await _invited(table)
    await until(lambda: table.client.is_ready())
    assert len(_greetings(table, _FIRST)) == 1


async def test_it_comes_where_the_bot_may_write_in_the_server_s_language(table: TableTop) -> None:
    world = table.sandbox.world
    await _forget_games(table)
    world.guild.locale = "de"
    world.guild.system_channel_id = world.channel("table-2").id
    await _invited(table)
    await until(lambda: _greetings(table, "table-2"))
    assert "Hallo" in _greetings(table, "table-2")[0].content
    assert not _greetings(table, _FIRST)


async def test_not_where_the_bot_may_not_write(table: TableTop) -> None:
    world = table.sandbox.world
    await _forget_games(table)
    world.guild.system_channel_id = world.channel("table-2").id
    for name in (_FIRST, "table-2"):
        world.deny(world.channel(name), "send_messages")
    await _invited(table)
    first = next(one for one in world.channels.values() if one.name not in {_FIRST, "table-2"})
    await until(lambda: _greetings(table, first.name))


async def test_a_server_with_games_is_not_new(table: TableTop) -> None:
    await _invited(table)
    claimed = f"greeted/{table.sandbox.world.guild.id}"

    async with asyncio.timeout(30):
        while await table.app.setting(claimed) is None:
            await asyncio.sleep(0.01)
    assert not any(_greetings(table, name) for name in (_FIRST, "table-1", "table-2", "table-3"))

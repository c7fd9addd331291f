"""`/server games`: who may open games, and where, over the wire. Ada owns the server."""

import pytest

from discord_sandbox.errors import PersonError
from discord_sandbox.state.models import PUBLIC_THREAD, Channel
from tests.cogs.table import TableTop


async def _new(table: TableTop, who: str, channel: str) -> str:
    used = await table.sandbox.user(who).command("game new", channel)
    assert used.original is not None
    return used.original.content


async def test_a_role_may_be_asked_for(table: TableTop) -> None:
    world = table.sandbox.world
    role = world.add_role("Hosts", world.person("Ben"))
    assert "anywhere, by anyone" in await table.tell("Ada", "server games")
    told = await table.tell("Ada", "server games", role="Hosts")
    assert f"by members with <@&{role.id}>" in told
    refused = await _new(table, "Chloe", "table-2")
    assert f"only members with <@&{role.id}> can open games" in refused
    assert "Which nation?" in await _new(table, "Ben", "table-2")
    assert "Which nation?" in await _new(table, "Ada", "table-3")
    assert "by anyone" in await table.tell("Ada", "server games", role="everyone")


async def test_channels_may_be_listed(table: TableTop) -> None:
    world = table.sandbox.world
    told = await table.tell("Ada", "server games", channel="table-2")
    assert f"in <#{world.channel('table-2').id}> and threads there" in told
    assert "games are opened in <#" in await _new(table, "Chloe", "table-3")
    assert "Which nation?" in await _new(table, "Chloe", "table-2")
    assert "anywhere" in await table.tell("Ada", "server games", reset=True)
    assert "Which nation?" in await _new(table, "Chloe", "table-3")


async def test_threads_of_a_listed_channel_count_as_the_channel(table: TableTop) -> None:
    world = table.sandbox.world
    await table.tell("Ada", "server games", channel="table-2")
    threads = [
        Channel(world.ids.next(), PUBLIC_THREAD, "a thread", parent=world.channel(name))
        for name in ("table-2", "table-3")
    ]
    for thread in threads:
        world.add_thread(thread)
    listed, other = [await _new(table, "Chloe", str(thread.id)) for thread in threads]
    assert "Which nation?" in listed
    assert "games are opened in <#" in other


async def test_it_is_for_those_who_manage_the_server(table: TableTop) -> None:
    with pytest.raises(PersonError, match="may not use"):
        await table.use("Ben", "server games")

"""`/game list`: which games of the server are listed, and how many fit into the message."""

import re
from dataclasses import replace

from bot.app import Caller, GameRequest
from bot.store import Games
from tests.cogs.table import CHANNEL, TableTop

_OTHER, _ALL = "table-2", 26
"""A channel without a game; one more game than are loaded for the list."""


async def _open(table: TableTop, count: int, host: str = "Finn", players: int = 1) -> list[int]:
    """Open lobbies in new channels, with long names if there are several players; return their ids."""
    world, made = table.sandbox.world, list[int]()
    for number in range(count):
        channel, name = world.add_channel(f"list-{number}").id, world.person(host).id
        opened = await table.app.lobby.create(Caller(name, channel), GameRequest(world.guild.id, host))
        for other in range(1, players):
            await table.app.lobby.join(Caller(10**17 + other, channel), f"Alexandra_Schwarzenberger-{other}")
        made.append(opened.game.id)
    return made


async def _listed(table: TableTop) -> tuple[str, list[int]]:
    """Return the list as Chloe sees it, and the ids of the games listed."""
    used = await table.sandbox.user("Chloe").command("game list", _OTHER)
    assert used.original is not None
    told = used.original.content
    return told, [int(number) for number in re.findall(r"game (\d+):", told)]


async def test_private_games_hide_no_others(table: TableTop) -> None:
    """Practice games are in no list, and take no place in it."""
    practice = await _open(table, _ALL, host="Ada")
    async with table.app.context.database.transaction() as tx:
        for game_id in practice:
            await Games(tx).save(replace(await Games(tx).get(game_id), origin="practice"))
    _, numbers = await _listed(table)
    assert numbers == [table.game_id]


async def test_games_in_hidden_channels_hide_no_others(table: TableTop) -> None:
    world = table.sandbox.world
    await _open(table, _ALL)
    for channel in [one for one in world.channels.values() if one.name.startswith("list-")]:
        world.hide(channel, world.person("Chloe"))
    told, numbers = await _listed(table)
    assert numbers == [table.game_id]
    assert "more." not in told


async def test_running_games_come_first_and_the_rest_is_counted(table: TableTop) -> None:
    opened = await _open(table, _ALL)
    told, numbers = await _listed(table)
    assert numbers[:2] == [table.game_id, opened[-1]]
    assert told.endswith(f"\n… and {_ALL + 1 - len(numbers)} more.")


async def test_what_does_not_fit_is_counted_and_the_hint_comes_last(table: TableTop) -> None:
    world = table.sandbox.world
    opened = await _open(table, 15, players=5)
    world.drop_channel(world.channel(CHANNEL))
    told, numbers = await _listed(table)
    assert numbers == [table.game_id, *reversed(opened)][: len(numbers)]
    *games, more, hint = told.splitlines()
    assert len(told) <= 2000
    assert len(games) == len(numbers) < 16
    assert all(game.endswith("; gathering players") for game in games[1:])
    assert more == f"… and {16 - len(numbers)} more."
    assert hint.startswith("-# `/game end` with `game` ends a game whose channel was deleted")


async def test_where_else_one_plays_is_told_however_many_games_there_are(table: TableTop) -> None:
    await _open(table, _ALL)
    used = await table.sandbox.user("Ada").command("status", _OTHER)
    assert used.original is not None
    channel = table.sandbox.world.channel(CHANNEL).id
    assert used.original.content == f"There is no game in this channel. You play in <#{channel}>."

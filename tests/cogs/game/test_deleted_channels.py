"""A game whose channel was deleted is listed as such, and its players can end it."""

from typing import Any

import pytest

from bot.app import Caller, GameRequest
from discord_sandbox.faults import Fault
from tests.cogs.table import CHANNEL, TableTop, private_text, reply


async def _said(table: TableTop, name: str, command: str, **options: Any) -> str:
    return reply(await table.sandbox.user(name).command(command, "table-2", **options)).content


async def test_a_game_without_a_channel_is_told_as_such_and_ended_by_a_player(table: TableTop) -> None:
    world, number = table.sandbox.world, str(table.game_id)
    assert f"> game {number}:" in await _said(table, "Finn", "game list")
    told = await _said(table, "Ada", "game end", game=number)
    assert told.startswith("That game's channel still exists: use `/game end` in <#")
    ada, finn = table.sandbox.user("Ada"), table.sandbox.user("Finn")
    assert await ada.complete("game end", "game", "table-2", game="") == []
    (channel,) = [one for one in world.channels.values() if one.name == CHANNEL]
    world.drop_channel(channel)
    told = await _said(table, "Finn", "game list")
    assert f"- Channel deleted: game {number}: Ada, Ben, Chloe and Dario; round 1" in told
    assert "`/game end` with `game` ends a game whose channel was deleted" in told
    assert "<#" not in told
    for player in (ada, table.sandbox.user("Ben")):
        assert await player.complete("game end", "game", "table-2", game="") == [
            f"Game {number}: Ada, Ben, Chloe and Dario"
        ]
    assert await finn.complete("game end", "game", "table-2", game="") == []
    assert "Only Ada (host)" in await _said(table, "Finn", "game end", game=number)
    for odd in ("0", "x", "9" * 30, "-1"):
        assert await _said(table, "Ada", "game end", game=odd) == "There is no such game on this server."
    assert await _said(table, "Ben", "game end", game=number) == "You ended the game."
    told = await _said(table, "Finn", "game list")
    assert told == f"- Channel deleted: game {number}: Ada, Ben, Chloe and Dario; ended without a winner"
    assert (await _said(table, "Ada", "game end", game=number)).startswith(
        "This game was ended without a winner"
    )
    assert (await table.app.queries.by_id(table.game_id)) is not None


async def test_whoever_looks_for_their_game_is_not_sent_to_a_channel_that_is_gone(table: TableTop) -> None:
    world, number = table.sandbox.world, table.game_id
    channel = world.channel(CHANNEL)
    assert f"You play in <#{channel.id}>." in await _said(table, "Ada", "status")
    assert f"[Game {number}](" in await _said(table, "Ada", "my games")
    world.drop_channel(channel)
    assert await _said(table, "Ada", "status") == (
        "There is no game in this channel. `/game new` opens one; `/game list` shows where the others are."
    )
    told = await _said(table, "Ada", "my games")
    assert f"- Game {number} (channel deleted) in Antike: your turn " in told
    assert "discord.com" not in told
    ada = table.sandbox.user("Ada")
    told = private_text(await ada.menu("Our games", "Ben", "table-2"))
    assert f"- Game {number} (channel deleted) in Antike: your turn " in told
    await ada.command("game end", "table-2", game=str(number))
    told = private_text(await ada.menu("Our games", "Ben", "table-2"))
    assert f"- Game {number} (channel deleted) in Antike: ended without a winner" in told
    assert "discord.com" not in told


async def test_nobody_waits_for_discord_to_say_whether_a_channel_exists(
    table: TableTop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client tries a request that fails five times, half a minute in all."""
    monkeypatch.setattr("bot.client.deleted_channels._PATIENCE", 0.1)
    world, number = table.sandbox.world, table.game_id
    channel = world.channel(CHANNEL)
    world.drop_channel(channel)
    for fault in (Fault(delay=60), Fault(status=502)):
        table.sandbox.faults.add(fault, "GET", f"/channels/{channel.id}", 2)
        assert f"You play in <#{channel.id}>." in await _said(table, "Ada", "status")
        assert f"[Game {number}](" in await _said(table, "Ada", "my games")


async def test_a_player_is_offered_it_however_many_games_there_are(table: TableTop) -> None:
    world, ada = table.sandbox.world, table.sandbox.user("Ada")
    finn = world.person("Finn").id
    for number in range(26):
        channel = world.add_channel(f"later-{number}").id
        await table.app.lobby.create(Caller(finn, channel), GameRequest(world.guild.id, "Finn"))
    world.drop_channel(world.channel(CHANNEL))
    assert await ada.complete("game end", "game", "table-2", game="") == [
        f"Game {table.game_id}: Ada, Ben, Chloe and Dario"
    ]

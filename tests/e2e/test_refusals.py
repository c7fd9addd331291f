"""Every refusal has its own clear private answer, and changes nothing."""

import pytest

from tests.e2e.playing import Game, load_game
from tests.e2e.running_bot import RunningBot

pytestmark = pytest.mark.process


async def test_each_refusal_says_what_would_work(running_bot: RunningBot) -> None:
    game = Game(running_bot, load_game("four"))

    told = await running_bot.command("Ada", "table-2", "marble")
    assert "no game in this channel" in told
    assert "/game new" in told

    await running_bot.command("Ada", "table-3", "game new")
    told = await running_bot.command("Ada", "table-3", "marble")
    assert "**Start** under the table" in told
    told = await running_bot.command("Ben", "table-3", "marble")
    assert "/game join" in told
    assert "/game start" in told

    await game.open()
    public = {message.id for message in running_bot.public(game.channel)}
    awaited, waiting = game.awaited, next(name for name in game.players.values() if name != game.awaited)

    told = await running_bot.command(waiting, game.channel, "marble")
    assert awaited in told, "not your turn: it says whose turn it is"

    told = await running_bot.command("Finn", game.channel, "marble")
    assert "not in this game" in told

    told = await running_bot.command(waiting, "table-2", "marble")
    assert f"<#{running_bot.world.channel(game.channel).id}>" in told, "it says where the game is"

    told = await running_bot.command(awaited, game.channel, "temple", provinces="tyros, paphos, alexandria")
    assert "marble" in told
    assert "cost" in told or "price" in told, "too expensive: it says what it costs"

    told = await running_bot.command(awaited, game.channel, "found", provinces="atlantis")
    assert "atlantis" in told.lower()

    told = await running_bot.command(awaited, game.channel, "found", provinces="roma")
    assert "roma" in told.lower()

    running_bot.world.deny(running_bot.world.channel(game.channel), "ATTACH_FILES")
    told = await running_bot.command(awaited, game.channel, "marble")
    assert "Attach Files" in told
    running_bot.world.set_permissions(running_bot.world.channel(game.channel), "all")

    now = {message.id for message in running_bot.public(game.channel)}
    assert now <= public, "nothing of this was public"
    await game.play(game.record.actions[0])
    assert "Traceback" not in running_bot.log

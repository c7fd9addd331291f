"""Every refusal has its own clear private answer, and changes nothing."""

import pytest

from tests.e2e.house import House
from tests.e2e.playing import Game, load_game

pytestmark = pytest.mark.process


async def test_each_refusal_says_what_would_work(house: House) -> None:
    game = Game(house, load_game("four"))

    told = await house.command("Ada", "table-2", "marble")
    assert "no game in this channel" in told
    assert "/game new" in told

    await house.command("Ada", "table-3", "game new")
    told = await house.command("Ada", "table-3", "marble")
    assert "/game start" in told

    await game.open()
    public = len(house.public(game.channel))
    awaited, waiting = game.awaited, next(name for name in game.players.values() if name != game.awaited)

    told = await house.command(waiting, game.channel, "marble")
    assert awaited in told, "not your turn: it says whose turn it is"

    told = await house.command("Finn", game.channel, "marble")
    assert "not in this game" in told

    told = await house.command(waiting, "table-2", "marble")
    assert f"<#{house.world.channel(game.channel).id}>" in told, "it says where the game is"

    told = await house.command(awaited, game.channel, "temple", provinces="tyros, paphos, alexandria")
    assert "marble" in told
    assert "cost" in told or "price" in told, "too expensive: it says what it costs"

    told = await house.command(awaited, game.channel, "found", provinces="atlantis")
    assert "atlantis" in told.lower()

    told = await house.command(awaited, game.channel, "found", provinces="roma")
    assert "roma" in told.lower()

    house.world.deny(house.world.channel(game.channel), "ATTACH_FILES")
    told = await house.command(awaited, game.channel, "marble")
    assert "Attach Files" in told
    house.world.set_permissions(house.world.channel(game.channel), "all")

    assert len(house.public(game.channel)) == public, "nothing of this was public"
    await game.play(game.record.actions[0])
    assert "Traceback" not in house.log

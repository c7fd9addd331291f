"""Four people play a whole game, from `/game new` to the winner's announcement."""

import json

import pytest

from bot.engine.antike.actions import EndTurn
from bot.records import read_record, replay
from tests.e2e.house import House
from tests.e2e.playing import Game, load_game

pytestmark = pytest.mark.process


async def test_four_players_from_the_lobby_to_the_winner(house: House) -> None:
    record = load_game("four")
    game = Game(house, record)
    await game.open()
    for action in record.actions:
        await game.play(action)
        if isinstance(action, EndTurn) and game.position.outcome is None:
            message = await game.announced()
            called = {house.world.person(game.awaited).id}
            assert set(message.pinged) == called, "exactly the next player is called"
            assert len(message.attachments) == 1
            assert message.attachments[0].description, "the board has an alt text"

    await house.until(lambda: "won by" in house.public(game.channel)[-1].content, "the winner")
    last = house.public(game.channel)[-1]
    assert "Persians" in last.content
    assert len(last.pinged) == 4

    export = await house.player("Ada").command("game export", game.channel)
    assert export.original is not None
    exported = read_record(export.original.attachments[0].content)
    assert exported.actions == record.actions
    assert replay(exported).position == game.position
    assert json.loads(export.original.attachments[0].content)["ruleset"] == "antike"
    assert "Traceback" not in house.log

    ended = await house.command("Ada", game.channel, "marble")
    assert "over" in ended

"""Four people play a whole game, from `/game new` to the winner's announcement."""

import json

import pytest

from bot.engine.antike.actions import EndTurn
from bot.records import read_record, replay
from discord_sandbox.state.models import Message
from tests.e2e.playing import Game, load_game
from tests.e2e.running_bot import RunningBot

pytestmark = pytest.mark.process


async def test_four_players_from_the_lobby_to_the_winner(running_bot: RunningBot) -> None:
    record = load_game("four")
    game = Game(running_bot, record)
    await game.open()
    for action in record.actions:
        await game.play(action)
        if isinstance(action, EndTurn) and game.position.outcome is None:
            message = await game.announced()
            called = {running_bot.world.person(game.awaited).id}
            assert set(message.pinged) == called, "exactly the next player is called"
            assert len(message.attachments) == 1
            assert message.attachments[0].description, "the board has an alt text"

    def said(words: str) -> list[Message]:
        return [message for message in running_bot.public(game.channel) if words in message.content]

    await running_bot.until(lambda: said("finished! 🏛️"), "the winner")
    (last,) = said("finished! 🏛️")
    assert "Persians" in last.content
    assert len(last.pinged) == 4
    await running_bot.until(lambda: said("How the game went"), "the report")
    (report,) = said("How the game went")
    assert str(report.attachments[0].description).count("Turning point") == 3
    assert len(report.components[0]["components"]) == 3

    export = await running_bot.player("Ada").command("game export", game.channel)
    assert export.original is not None
    exported = read_record(export.original.attachments[0].content)
    assert exported.actions == record.actions
    assert replay(exported).position == game.position
    assert json.loads(export.original.attachments[0].content)["ruleset"] == "antike"
    assert "Traceback" not in running_bot.log

    ended = await running_bot.command("Ada", game.channel, "marble")
    assert "over" in ended

"""The buttons of the history still work after the bot was killed and started again."""

import pytest

from bot.engine.antike.actions import EndTurn
from discord_sandbox.state.models import Message
from tests.e2e.playing import Game, load_game
from tests.e2e.running_bot import RunningBot

pytestmark = pytest.mark.process


def _button(message: Message, way: str) -> str:
    row = message.components[0]["components"]
    return next(str(button["custom_id"]) for button in row if button["custom_id"].endswith(way))


async def test_the_walk_goes_on_after_a_kill(running_bot: RunningBot) -> None:
    game = Game(running_bot, load_game("four"))
    await game.open()
    turns = 0
    for action in game.record.actions:
        await game.play(action)
        turns += isinstance(action, EndTurn)
        if turns == 3:
            break
    used = await running_bot.player(game.awaited).command("history", game.channel)
    message = used.original
    assert message is not None
    await running_bot.stop_bot(kill=True)
    await running_bot.start_bot()
    pressed = await running_bot.player(game.awaited).press(message, _button(message, ":back"))
    assert pressed.state == "answered"
    assert "· turn 2 of 3" in message.content
    assert len(message.attachments) == 1

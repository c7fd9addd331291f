"""One person against computer players of the real process, which is killed during the game."""

from pathlib import Path

import pytest

from discord_sandbox.state.models import Message
from tests.e2e.running_bot import RunningBot

pytestmark = pytest.mark.process

TABLE = "table-1"


async def called(running_bot: RunningBot, round_number: int) -> Message:
    """Wait for the only message that calls Ada for her turn in a round, and return it."""

    def calling() -> list[Message]:
        wanted = f", round {round_number})."
        return [
            message
            for message in running_bot.public(TABLE)
            if ": your turn (" in message.content and wanted in message.content
        ]

    await running_bot.until(lambda: bool(calling()), f"the call for round {round_number}")
    assert len(calling()) == 1
    return calling()[0]


async def quiet_turn(running_bot: RunningBot, command: str, **options: str) -> None:
    await running_bot.command("Ada", TABLE, command, **options)
    await running_bot.command("Ada", TABLE, "end-turn")


async def solo(running_bot: RunningBot, level: str) -> None:
    """Start a game of Ada, with the start nation, against three computer players."""
    await running_bot.command("Ada", TABLE, "game new", nations=4)
    await running_bot.command("Ada", TABLE, "game join", nation="phoenicians")
    told = await running_bot.command("Ada", TABLE, "game bot", level=level, count=3)
    assert told.count("Bot ") == 3
    await running_bot.command("Ada", TABLE, "game start")


async def test_a_person_and_three_bots_play_on_after_a_kill(running_bot: RunningBot) -> None:
    await solo(running_bot, "medium")
    await called(running_bot, 1)
    await quiet_turn(running_bot, "marble")
    second = await called(running_bot, 2)
    assert all(name in second.content for name in ("Persians", "Arabs", "Greeks", "Bot Minerva"))
    assert second.attachments, "the board as it stands is shown"
    posted = len(running_bot.public(TABLE))

    await quiet_turn(running_bot, "maneuver", wedge="maneuver-2")
    await running_bot.stop_bot(kill=True)
    await running_bot.start_bot()
    third = await called(running_bot, 3)
    assert len(running_bot.public(TABLE)) == posted + 1, "the turns of three bots make one message"
    assert "Bot Minerva" in third.content

    await quiet_turn(running_bot, "gold")
    await called(running_bot, 4)
    assert "waiting for ada" in (await running_bot.command("Ada", TABLE, "game info")).casefold()


async def test_quick_rounds_against_bots_go_on_in_live_play(tmp_path: Path) -> None:
    """As hosts run it, calls of quick turns edit the last message, and no round gets stuck."""
    async with RunningBot(tmp_path, patience=300, draw=False) as running_bot:
        await solo(running_bot, "easy")
        turns = [("marble", {}), ("maneuver", {"wedge": "maneuver-2"}), ("gold", {}), ("marble", {})]
        for number, (command, options) in enumerate(turns, 1):
            await called(running_bot, number)
            await quiet_turn(running_bot, command, **options)
        last = await called(running_bot, len(turns) + 1)
        assert last is running_bot.public(TABLE)[-1]
        assert "Traceback" not in running_bot.log


async def test_the_last_bot_leaves_the_lobby_again(running_bot: RunningBot) -> None:
    await running_bot.command("Ada", TABLE, "game new", nations=4)
    await running_bot.command("Ada", TABLE, "game bot", level="hard")
    told = await running_bot.command("Ada", TABLE, "game bot", level="none")
    assert told == "A computer player has left."
    told = await running_bot.command("Ada", TABLE, "game bot", level="none")
    assert told.startswith("There is no computer player in this game.")

"""One person against computer players, over the wire: the real process, killed in the middle."""

import pytest

from discord_sandbox.state.models import Message
from tests.e2e.house import House

pytestmark = pytest.mark.process

TABLE = "table-1"


async def called(house: House, round_number: int) -> Message:
    """The one message that calls Ada for her turn of a round."""

    def calling() -> list[Message]:
        wanted = f", round {round_number})."
        return [
            message
            for message in house.public(TABLE)
            if ": your turn (" in message.content and wanted in message.content
        ]

    await house.until(lambda: bool(calling()), f"the call for round {round_number}")
    assert len(calling()) == 1
    return calling()[0]


async def quiet_turn(house: House, command: str, **options: str) -> None:
    await house.command("Ada", TABLE, command, **options)
    await house.command("Ada", TABLE, "end-turn")


async def solo(house: House, level: str) -> None:
    """Ada opens, seats three computer players, and begins with the start nation."""
    await house.command("Ada", TABLE, "game new", nations=4)
    await house.command("Ada", TABLE, "game join", nation="phoenicians")
    told = await house.command("Ada", TABLE, "game bot", level=level, count=3)
    assert told.count("Bot ") == 3
    await house.command("Ada", TABLE, "game start")


async def test_a_person_and_three_bots_play_on_after_a_kill(house: House) -> None:
    await solo(house, "medium")
    await called(house, 1)
    await quiet_turn(house, "marble")
    second = await called(house, 2)
    assert all(name in second.content for name in ("Persians", "Arabs", "Greeks", "Bot Minerva"))
    assert second.attachments, "the board as it stands is shown"
    posted = len(house.public(TABLE))

    await quiet_turn(house, "maneuver", wedge="maneuver-2")
    await house.stop_bot(kill=True)
    await house.start_bot()
    third = await called(house, 3)
    assert len(house.public(TABLE)) == posted + 1, "the turns of three bots make one message"
    assert "Bot Minerva" in third.content

    await quiet_turn(house, "gold")
    await called(house, 4)
    assert "waiting for ada" in (await house.command("Ada", TABLE, "game info")).casefold()


async def test_the_last_bot_leaves_the_lobby_again(house: House) -> None:
    await house.command("Ada", TABLE, "game new", nations=4)
    await house.command("Ada", TABLE, "game bot", level="hard")
    told = await house.command("Ada", TABLE, "game bot", level="none")
    assert told == "A computer player has left."
    told = await house.command("Ada", TABLE, "game bot", level="none")
    assert told.startswith("There is no computer player in this game.")

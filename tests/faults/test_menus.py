"""Commands on messages and people: delivered twice, on messages from before a restart, if answers fail."""

import pytest

from discord_sandbox.state.models import Message
from tests.faults.day import CALLS, REPLIES, Day, told

pytestmark = pytest.mark.slow


async def _first_turn(day: Day) -> Message:
    """Play Ada's first turn, and return the message about it, which calls Ben."""
    await day.turn("Ada")
    return await day.once("Ben")


async def test_try_from_here_told_twice(day: Day) -> None:
    message = await _first_turn(day)
    day.sandbox.gateway.echoes = 2
    assert "Try it in" in told(await day.sandbox.user("Chloe").menu("Try from here", message))
    day.sandbox.gateway.echoes = 0
    assert len(day.world.threads_of(day.place)) == 1


async def test_a_message_of_before_a_restart(day: Day) -> None:
    message = await _first_turn(day)
    await day.turn("Ben")
    await day.restart()
    it = await day.sandbox.user("Finn").menu("Board then", message)
    assert "The board when that message was written" in told(it)
    assert it.original is not None
    assert it.original.attachments


@pytest.mark.parametrize("where", [CALLS, REPLIES])
async def test_5xx_on_answering_a_command_on_somebody(day: Day, where: tuple[str, str]) -> None:
    day.fault(where, status=503)
    it = await day.sandbox.user("Ada").menu("Our games", "Ben", day.place.id)
    assert "You and Ben, now" in told(it)

"""Plans of several lines and turns under faults: no ping for a planned turn, and nothing played twice."""

import pytest

from tests.faults.day import REPLIES, Day

pytestmark = pytest.mark.slow

_REST = ("Chloe", "Dario", "Ada")


async def test_a_plan_of_two_turns_with_restarts_between(day: Day) -> None:
    """The planned turn and the one after it are played, and their player is not pinged."""
    assert "Line 2" in await day.tell("Ben", "plan", turn="@gold; .; @marble; . | @iron; .")
    await day.restart()
    await day.turn("Ada")
    await day.once("Chloe")
    await day.restart()
    for name in _REST:
        await day.turn(name)
    await day.once("Chloe", 2)
    assert day.called("Ben") == 0
    assert [line for line in await day.log() if line.startswith("@")] == [
        *["@gold"] * 4,
        "@arming",
        "@marble",
    ]


async def test_a_plan_that_is_told_twice_and_answered_late(day: Day) -> None:
    day.sandbox.gateway.echoes = 2
    day.fault(REPLIES, times=2, status=503)
    told = await day.tell("Ben", "plan", turn="@gold; . | @marble; .")
    day.sandbox.gateway.echoes = 0
    assert "Line 2" in told
    await day.turn("Ada")
    await day.once("Chloe")
    assert day.called("Ben") == 0
    assert (await day.log()).count("@gold") == 2


async def test_a_planned_turn_whose_message_discord_refuses(day: Day) -> None:
    """The planned turn is played right after the one before it, and announced after the restart."""
    await day.tell("Ben", "plan", turn="@gold; .")
    day.fault(times=1000, status=503)
    await day.turn("Ada")
    await day.tried()
    await day.restart()
    assert (await day.log()).count("@gold") == 2
    day.sandbox.faults.planned.clear()
    await day.leap(60)
    message = await day.once("Chloe")
    assert "As planned" in message.content
    assert day.called("Ben") == 0

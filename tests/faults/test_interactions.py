"""Interactions that reach the bot twice, late, or no longer at all."""

import asyncio

import pytest

from discord_sandbox.state import messages
from discord_sandbox.state.events import InteractionCreated
from discord_sandbox.state.models import Message
from discord_sandbox.testing import until
from discord_sandbox.web import actions
from tests.faults.day import CALLS, REPLIES, Day, told

pytestmark = pytest.mark.slow


def _button(message: Message, label: str) -> str:
    buttons = [button for row in message.components for button in row["components"]]
    return next(str(button["custom_id"]) for button in buttons if button["label"] == label)


async def test_a_command_told_twice(day: Day) -> None:
    """The command is carried out once, and answered once."""
    day.sandbox.gateway.echoes = 2
    it = await day.use("Ada", "gold")
    assert "gold" in told(it)
    day.sandbox.gateway.echoes = 0
    await day.tell("Ada", "end-turn")
    await day.once("Ben")
    assert len(await day.log()) == 2
    assert len(it.messages) == 1


async def test_a_new_game_told_twice(day: Day) -> None:
    """There is one thread, and no refusal because of a game that exists already."""
    day.place = day.world.channel("table-2")
    day.sandbox.gateway.echoes = 1
    assert "Your game is in" in await day.tell("Finn", "game new", thread=True)
    await asyncio.sleep(0.1)
    assert len(day.world.threads_of(day.place)) == 1


async def test_a_button_told_twice(day: Day) -> None:
    """The vote counts once."""
    await day.tell("Ada", "vote pause")
    await until(lambda: day.said("asks to pause"))
    (asked,) = day.said("asks to pause")
    day.sandbox.gateway.echoes = 1
    it = await day.sandbox.user("Ben").press(asked, _button(asked, "Yes"))
    assert "It needs" in told(it)
    await day.settle()
    assert "It needs" in told(it)


async def test_an_interaction_told_again_after_a_restart(day: Day) -> None:
    """The new process receives an interaction already acknowledged, and does not carry it out again."""
    it = await day.use("Ada", "gold")
    await day.restart()
    day.world.emit(InteractionCreated(it))
    await until(lambda: day.asked(*CALLS) == 2)
    assert "gold" in told(it)
    assert len(await day.log()) == 1


async def test_an_interaction_told_late(day: Day) -> None:
    """After three seconds Discord accepts no answer and shows the player a failure: nothing is done."""
    day.hurry()
    day.sandbox.gateway.lag = day.world.limits.acknowledge + 0.2
    assert (await day.use("Ada", "gold")).state == "failed"
    await until(lambda: day.asked(*CALLS) == 1)
    day.sandbox.gateway.lag = 0.0
    day.take_time()
    assert await day.log() == []
    await day.turn("Ada")
    await day.once("Ben")


async def test_a_completion_told_late(day: Day) -> None:
    day.hurry()
    day.sandbox.gateway.lag = day.world.limits.acknowledge + 0.1
    person, place = day.world.person("Ada"), day.place
    it = actions.complete(day.world, person, place, "temple", {"provinces": ""}, "provinces")
    await until(lambda: day.asked(*CALLS) == 1)
    day.sandbox.gateway.lag = 0.0
    day.take_time()
    assert it.choices is None
    await day.turn("Ada")
    await day.once("Ben")


async def test_a_token_that_has_run_out(day: Day) -> None:
    """The action stays done and the table is informed; only the private answer is missing."""
    day.fault(REPLIES, status=401, code=50027)
    it = actions.use_command(day.world, day.world.person("Ada"), day.place, "gold", {})
    await until(lambda: not day.sandbox.faults.planned)
    assert it.state == "deferred"
    assert len(await day.log()) == 1
    await day.tell("Ada", "end-turn")
    await day.once("Ben")


async def test_an_answer_put_away_by_its_reader(day: Day) -> None:
    """After “Dismiss message” before the answer, the answer is sent in a new message."""
    go_on = day.hold(REPLIES)
    it = actions.use_command(day.world, day.world.person("Ada"), day.place, "gold", {})
    await until(lambda: it.original is not None and not day.sandbox.faults.planned)
    assert it.original is not None
    messages.remove(day.world, it.original)
    go_on.set()
    await until(lambda: any("gold" in one.content for one in day.sandbox.user("Ada").sees("table-1")))
    assert len(await day.log()) == 1


async def test_acknowledged_by_another_program(day: Day, caplog: pytest.LogCaptureFixture) -> None:
    """Of two processes with one token only the one that acknowledges first answers and acts."""
    day.fault(CALLS, status=400, code=40060)
    it = actions.use_command(day.world, day.world.person("Ada"), day.place, "gold", {})
    await until(lambda: f"interaction {it.id} is not answered" in caplog.text)
    await day.settle()
    assert await day.log() == []
    assert it.original is None


async def test_buttons_under_a_message_of_yesterday(day: Day) -> None:
    """Buttons pressed a day and a restart later still work."""
    message = await day.once("Ada")
    await day.leap(86_400)
    await day.restart()
    it = await day.sandbox.user("Ben").press(message, "antike:order:1:fight")
    assert "fight" in told(it).lower()


async def test_a_command_in_a_channel_that_is_gone(day: Day) -> None:
    """A command used just before the channel is deleted breaks nothing."""
    day.fault(CALLS, delay=0.2)
    it = actions.use_command(day.world, day.world.person("Ada"), day.place, "gold", {})
    day.world.drop_channel(day.place)
    await until(lambda: not day.sandbox.faults.planned)
    await until(lambda: it.callback is not None or it.failed, 60)
    day.place = day.world.channel("table-2")
    assert "no game in this channel" in await day.tell("Ada", "game info")

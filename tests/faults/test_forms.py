"""Forms that are delivered twice, shown before a restart, or cannot be shown at once."""

import pytest

from bot.store import Plans
from discord_sandbox.state.models import Interaction, Message
from tests.faults.day import CALLS, REPLIES, Day, told

pytestmark = pytest.mark.slow

_TYPED = {"line-1": "@gold; .", "line-2": "@marble; .", "mode": ["play"]}


def _button(message: Message | None, label: str) -> str:
    assert message is not None
    buttons = [button for row in message.components for button in row["components"]]
    return next(str(button["custom_id"]) for button in buttons if button["label"] == label)


async def _opened(day: Day) -> Interaction:
    """Let Ben, whose turn comes next, open the form for a plan."""
    shown = (await day.use("Ben", "plan")).original
    assert shown is not None
    return await day.sandbox.user("Ben").press(shown, _button(shown, "Type it"))


async def _lines(day: Day) -> list[int]:
    """Return the number of lines of each plan."""
    plans = await Plans(day.app.context.database.reader).of_game(1)
    return [len(plan.lines) for plan in plans.values()]


async def test_a_form_told_twice(day: Day) -> None:
    form = await _opened(day)
    day.sandbox.gateway.echoes = 2
    it = await day.sandbox.user("Ben").submit(form, **_TYPED)
    assert "**Line 2**" in told(it)
    day.sandbox.gateway.echoes = 0
    assert await _lines(day) == [2]
    assert len(it.messages) == 1


async def test_a_form_shown_before_a_restart(day: Day) -> None:
    form = await _opened(day)
    await day.restart()
    assert "**Line 2**" in told(await day.sandbox.user("Ben").submit(form, **_TYPED))
    assert await _lines(day) == [2]


async def test_what_was_typed_outlives_a_restart(day: Day) -> None:
    ben = day.sandbox.user("Ben")
    it = await ben.submit(await _opened(day), **{**_TYPED, "line-2": "@marble; build"})
    assert "line 2 of your plan" in told(it)
    assert it.original is not None
    await day.restart()
    form = await ben.press(it.original, _button(it.original, "Correct it"))
    assert form.modal is not None
    assert form.modal.components[1]["component"]["value"] == "@marble; build"
    assert await _lines(day) == []


@pytest.mark.parametrize("cut", [None, "before", "after"])
async def test_a_form_that_cannot_be_shown_at_once(day: Day, cut: str | None) -> None:
    shown = (await day.use("Ben", "plan")).original
    assert shown is not None
    day.fault(CALLS, **({"cut": cut} if cut else {"status": 503}))
    form = await day.sandbox.user("Ben").press(shown, _button(shown, "Type it"))
    assert form.modal is not None
    assert "**Line 2**" in told(await day.sandbox.user("Ben").submit(form, **_TYPED))


async def test_5xx_on_answering_a_form(day: Day) -> None:
    form = await _opened(day)
    day.fault(REPLIES, status=503)
    assert "**Line 2**" in told(await day.sandbox.user("Ben").submit(form, **_TYPED))
    assert await _lines(day) == [2]

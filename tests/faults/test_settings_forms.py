"""Forms with settings: sent twice, sent after a restart, corrected after a restart."""

import pytest

from discord_sandbox.state.models import Interaction
from tests.faults.day import REPLIES, Day, told

pytestmark = pytest.mark.slow

_ELSEWHERE = "table-2"
_WISHED = {"board": "west", "nations": "any", "pace": "any", "variant": "goal 5", "more": []}


async def _shown(day: Day) -> Interaction:
    return await day.sandbox.user("Finn").command("game new", _ELSEWHERE, form=True)


async def _boards(day: Day) -> list[str]:
    """Return the boards of all tables: that of the running game, and then of open ones."""
    return [table.game.board for table in await day.app.queries.in_guild(day.world.guild.id)]


async def test_a_new_game_s_form_told_twice(day: Day) -> None:
    form = await _shown(day)
    day.sandbox.gateway.echoes = 2
    assert "Which nation?" in told(await day.sandbox.user("Finn").submit(form, **_WISHED))
    day.sandbox.gateway.echoes = 0
    assert await _boards(day) == ["east", "west"]


async def test_a_new_game_s_form_sent_after_a_restart(day: Day) -> None:
    form = await _shown(day)
    await day.restart()
    day.fault(REPLIES, status=503)
    assert "Which nation?" in told(await day.sandbox.user("Finn").submit(form, **_WISHED))
    assert await _boards(day) == ["east", "west"]


async def test_settings_that_were_typed_outlive_a_restart(day: Day) -> None:
    finn = day.sandbox.user("Finn")
    it = await finn.submit(await _shown(day), **{**_WISHED, "variant": "nonsense"})
    assert it.original is not None
    await day.restart()
    again = await finn.press(it.original, "antike:form-again:new")
    assert again.modal is not None
    assert again.modal.components[3]["component"]["value"] == "nonsense"
    assert await _boards(day) == ["east"]

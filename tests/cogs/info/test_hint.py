"""`/hint` over the wire: three grades, played by a button, refused if people have not agreed."""

import pytest

from bot.app import PlayerView
from discord_sandbox.state.models import Interaction
from tests.cogs.pages import buttons, press_page, texts
from tests.cogs.table import CHANNEL, TableTop


def _refusal(table: TableTop, used: Interaction) -> str:
    """Return the text of the answer below the page on which a button was pressed."""
    world = table.sandbox.world
    return world.message(world.channel(CHANNEL), used.messages[-1]).content


async def _allow(table: TableTop) -> None:
    used = await table.use("Ada", "game settings", hints=True)
    assert used.original is not None
    assert "**Hints:** anyone may use `/hint` on their turn" in used.original.content


async def test_people_have_to_agree_on_it_first(table: TableTop) -> None:
    used = await table.use("Ada", "hint")
    assert used.original is not None
    assert used.original.ephemeral_for is not None
    assert "At this table hints are off" in texts(used.original)
    assert "You can allow them for all" in texts(used.original), "Ada is the host"
    await _allow(table)
    used = await table.use("Ada", "hint")
    assert "There's a good turn here. It " in texts(used.original)
    assert not (await table.public("💡 Ada looked at a hint for this turn.")).pinged


async def test_from_where_to_look_to_the_turn_that_is_played(table: TableTop) -> None:
    await _allow(table)
    shown = await table.use("Ada", "hint")
    assert shown.original is not None
    assert shown.original.ephemeral_for is not None
    assert list(buttons(shown.original)) == ["Which wedge?", "The whole turn", "◀ My turn"]
    assert len(shown.original.attachments) == 1
    await press_page(table, "Ada", shown, "Which wedge?")
    assert "Move your stone to **" in texts(shown.original)
    await press_page(table, "Ada", shown, "The whole turn")
    assert "**Why:** " in texts(shown.original)
    before = await table.position()
    await press_page(table, "Ada", shown, "Do it")
    after = await table.position()
    assert after.mover != before.mover
    assert "✅" in texts(shown.original)


async def test_a_hint_for_an_earlier_position_is_refused(table: TableTop) -> None:
    await _allow(table)
    shown = await table.use("Ada", "hint")
    await table.tell("phoenicians", "gold")
    used = await press_page(table, "Ada", shown, "The whole turn")
    assert "That button is out of date" in _refusal(table, used)
    before = await table.position()
    assert before.mover == "phoenicians"
    assert before.current.wedge == "gold"
    assert "**Why:** " not in texts(shown.original)


async def test_the_panel_offers_it_where_it_is_given(table: TableTop) -> None:
    shown = await table.use("Ada", "turn")
    assert not [label for label in buttons(shown.original) if label.startswith("Hint")]
    await _allow(table)
    shown = await table.use("Ada", "turn")
    await press_page(table, "Ada", shown, "Hint (others will see)")
    assert "There's a good turn here." in texts(shown.original)
    await press_page(table, "Ada", shown, "◀ My turn")
    assert "Round 1: move your stone" in texts(shown.original)
    assert "Hint (others will see)" in buttons(shown.original)


async def test_it_speaks_the_language_of_whoever_asks(table: TableTop) -> None:
    await _allow(table)
    table.sandbox.world.person("Ada").locale = "de"
    shown = await table.use("Ada", "hint")
    assert "Hier ist ein guter Zug drin. Er " in texts(shown.original)


async def test_a_turn_without_the_hint_it_begins_with(
    table: TableTop, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(_view: PlayerView) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(table.app.hints, "automatic_hint", fails)
    shown = await table.use("Ada", "turn")
    assert "Round 1: move your stone" in texts(shown.original)
    assert f"there is no hint for game {table.game_id}" in caplog.text

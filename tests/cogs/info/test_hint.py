"""`/hint` over the wire: three grades, done on a press, and refused among people who have not agreed."""

from typing import Any

from discord_sandbox.state.models import Interaction, Message
from tests.cogs.table import CHANNEL, TableTop


def _texts(message: Message | None) -> str:
    """All that a laid-out message says."""
    assert message is not None
    found: list[str] = []

    def look(part: Any) -> None:
        for each in part if isinstance(part, list) else [part]:
            if "content" in each:
                found.append(each["content"])
            look(each.get("components", []))

    look(message.components)
    return "\n".join([message.content, *found])


def _buttons(message: Message | None) -> dict[str, str]:
    """Custom ids by label."""
    assert message is not None
    found: dict[str, str] = {}

    def look(part: Any) -> None:
        for each in part if isinstance(part, list) else [part]:
            if each.get("label") and each.get("custom_id"):
                found[each["label"]] = each["custom_id"]
            look(each.get("components", []))

    look(message.components)
    return found


async def _press(table: TableTop, who: str, shown: Interaction, label: str) -> Interaction:
    message = shown.original
    assert message is not None
    used = await table.sandbox.user(who).press(message, _buttons(message)[label])
    assert used.state == "answered", used.state
    return used


def _refusal(table: TableTop, used: Interaction) -> str:
    """What stands below the page that was pressed."""
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
    assert "At this table hints are off" in _texts(used.original)
    await _allow(table)
    used = await table.use("Ada", "hint")
    assert "There is a turn for you. It " in _texts(used.original)
    assert not (await table.public("💡 Ada looked at a hint for this turn.")).pinged


async def test_from_where_to_look_to_the_turn_that_is_played(table: TableTop) -> None:
    await _allow(table)
    shown = await table.use("Ada", "hint")
    assert shown.original is not None
    assert shown.original.ephemeral_for is not None
    assert list(_buttons(shown.original)) == ["Which wedge?", "The whole turn"]
    assert len(shown.original.attachments) == 1
    await _press(table, "Ada", shown, "Which wedge?")
    assert "Your stone would go to **" in _texts(shown.original)
    await _press(table, "Ada", shown, "The whole turn")
    assert "**Why:** " in _texts(shown.original)
    before = await table.position()
    await _press(table, "Ada", shown, "Do it")
    after = await table.position()
    assert after.mover != before.mover
    assert "✅" in _texts(shown.original)


async def test_a_hint_for_an_earlier_position_is_refused(table: TableTop) -> None:
    await _allow(table)
    shown = await table.use("Ada", "hint")
    await table.tell("phoenicians", "gold")
    used = await _press(table, "Ada", shown, "The whole turn")
    assert "That button is out of date" in _refusal(table, used)
    before = await table.position()
    assert before.mover == "phoenicians"
    assert before.current.wedge == "gold"
    assert "**Why:** " not in _texts(shown.original)


async def test_the_panel_offers_it_where_it_is_given(table: TableTop) -> None:
    shown = await table.use("Ada", "turn")
    assert "Hint" not in _buttons(shown.original)
    await _allow(table)
    shown = await table.use("Ada", "turn")
    await _press(table, "Ada", shown, "Hint")
    assert "There is a turn for you." in _texts(shown.original)


async def test_it_speaks_the_language_of_whoever_asks(table: TableTop) -> None:
    await _allow(table)
    table.sandbox.world.person("Ada").locale = "de"
    shown = await table.use("Ada", "hint")
    assert "Es gibt einen Zug für dich. Er " in _texts(shown.original)

"""“Play this” over the wire: from the thread of a practice game back to the real one."""

from typing import Any

from discord_sandbox.state.models import Channel, Interaction, Message
from tests.cogs.table import CHANNEL, TableTop


def _labels(message: Message | None) -> dict[str, str]:
    """Return the custom ids of buttons by label, in any layout."""
    assert message is not None
    found: dict[str, str] = {}

    def look(part: Any) -> None:
        for each in part if isinstance(part, list) else [part]:
            if each.get("label") and each.get("custom_id"):
                found[each["label"]] = each["custom_id"]
            look(each.get("components", []))

    look(message.components)
    return found


async def _press(table: TableTop, who: str, message: Message | None, label: str) -> Interaction:
    assert message is not None
    return await table.sandbox.user(who).press(message, _labels(message)[label])


async def _practise(table: TableTop, who: str) -> Channel:
    """Open a practice game at the latest turn; return its thread."""
    used = await table.use(who, "history")
    await _press(table, who, used.original, "Try from here")
    return table.sandbox.world.threads_of(table.sandbox.world.channel(CHANNEL))[-1]


async def _tell(table: TableTop, who: str, command: str, place: Channel, **options: Any) -> Interaction:
    used = await table.sandbox.user(who).command(command, str(place.id), **options)
    assert used.original is not None
    assert used.original.ephemeral_for is not None
    return used


def _content(used: Interaction) -> str:
    assert used.original is not None
    assert used.original.ephemeral_for is not None
    return used.original.content


async def test_a_turn_is_tried_and_then_played(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    thread = await _practise(table, "Ada")
    used = await _tell(table, "Ada", "end-turn", thread)
    assert (await table.position()).mover == "phoenicians"
    pressed = await _press(table, "Ada", used.original, "Play this")
    channel = table.sandbox.world.channel(CHANNEL)
    assert _content(pressed).startswith(f"Played in <#{channel.id}>:\n")
    assert "Next up: Persians (Ben)." in _content(pressed)
    assert (await table.position()).mover == "persians"
    await table.public("your turn (**Persians**")
    again = await _press(table, "Ada", used.original, "Play this")
    assert "Now your plan in" in _content(again) or "no longer fits the real game" in _content(again)


async def test_what_others_have_yet_to_play_becomes_the_plan(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    thread = await _practise(table, "Ben")
    for command in ("end-turn", "arming", "end-turn"):
        used = await _tell(table, "Ben", command, thread)
    told = _content(await _press(table, "Ben", used.original, "Play this"))
    assert told.startswith("Now your plan in <#")
    assert "1. `@arming`" in told
    assert "it is played on your turn" in told
    assert "1. `@arming`" in await table.tell("persians", "plan")
    await table.tell("phoenicians", "end-turn")
    assert (await table.position()).mover == "arabs"


async def test_the_panel_of_a_practice_has_it_too(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    await table.tell("phoenicians", "end-turn")
    thread = await _practise(table, "Ben")
    panel = await _tell(table, "Ben", "turn", thread)
    pressed = await _press(table, "Ben", panel.original, "Play this")
    assert _content(pressed) == "You have tried no turn of the Persians here yet."
    gold = next(label for label in _labels(panel.original) if label.startswith("GOLD"))
    await _press(table, "Ben", panel.original, gold)
    pressed = await _press(table, "Ben", panel.original, "Play this")
    assert _content(pressed).startswith("Played in <#")
    assert (await table.position()).current.wedge == "gold"
    mine = await table.use("persians", "turn")
    assert "Play this" not in _labels(mine.original), "in the real game there is nothing to try"


async def test_it_is_offered_to_players_of_the_real_game_alone(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    thread = await _practise(table, "Finn")
    used = await _tell(table, "Finn", "end-turn", thread)
    assert "Play this" not in _labels(used.original)
    panel = await _tell(table, "Finn", "turn", thread)
    assert "Play this" not in _labels(panel.original)


async def test_a_game_that_has_changed_meanwhile_asks_first(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    thread = await _practise(table, "Ada")
    used = await _tell(table, "Ada", "end-turn", thread)
    await table.tell("phoenicians", "undo")
    await table.tell("phoenicians", "marble")
    pressed = await _press(table, "Ada", used.original, "Play this")
    assert "Now your plan in" in _content(pressed)
    assert "it still works. One press plays it." in _content(pressed)
    pressed = await _press(table, "Ada", pressed.original, "Play it")
    assert (await table.position()).mover == "persians"

"""“Play this” over the wire: from the thread of a practice game back to the real one."""

from typing import Any

from discord_sandbox.state.models import Channel, Interaction, Message
from tests.cogs.pages import buttons
from tests.cogs.table import CHANNEL, TableTop, private_text


async def _press(table: TableTop, who: str, message: Message | None, label: str) -> Interaction:
    assert message is not None
    return await table.sandbox.user(who).press(message, buttons(message)[label])


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


async def test_a_turn_is_tried_and_then_played(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    thread = await _practise(table, "Ada")
    used = await _tell(table, "Ada", "end-turn", thread)
    assert (await table.position()).mover == "phoenicians"
    pressed = await _press(table, "Ada", used.original, "Play this")
    channel = table.sandbox.world.channel(CHANNEL)
    assert private_text(pressed).startswith(f"Played in <#{channel.id}>:\n")
    assert "Next up: Persians (Ben)." in private_text(pressed)
    assert (await table.position()).mover == "persians"
    await table.public("your turn (**Persians**")
    again = await _press(table, "Ada", used.original, "Play this")
    assert "Now your plan in" in private_text(again) or "no longer fits the real game" in private_text(again)


async def test_what_others_have_yet_to_play_becomes_the_plan(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    thread = await _practise(table, "Ben")
    for command in ("end-turn", "arming", "end-turn"):
        used = await _tell(table, "Ben", command, thread)
    told = private_text(await _press(table, "Ben", used.original, "Play this"))
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
    assert private_text(pressed) == "You have tried no turn of the Persians here yet."
    gold = next(label for label in buttons(panel.original) if label.startswith("GOLD"))
    await _press(table, "Ben", panel.original, gold)
    pressed = await _press(table, "Ben", panel.original, "Play this")
    assert private_text(pressed).startswith("Played in <#")
    assert (await table.position()).current.wedge == "gold"
    mine = await table.use("persians", "turn")
    assert "Play this" not in buttons(mine.original), "in the real game there is nothing to try"


async def test_it_is_offered_to_players_of_the_real_game_alone(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    thread = await _practise(table, "Finn")
    used = await _tell(table, "Finn", "end-turn", thread)
    assert "Play this" not in buttons(used.original)
    panel = await _tell(table, "Finn", "turn", thread)
    assert "Play this" not in buttons(panel.original)


async def test_a_game_that_has_changed_meanwhile_asks_first(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    thread = await _practise(table, "Ada")
    used = await _tell(table, "Ada", "end-turn", thread)
    await table.tell("phoenicians", "undo")
    await table.tell("phoenicians", "marble")
    pressed = await _press(table, "Ada", used.original, "Play this")
    assert "Now your plan in" in private_text(pressed)
    assert "it still works. One press plays it." in private_text(pressed)
    pressed = await _press(table, "Ada", pressed.original, "Play it")
    assert (await table.position()).mover == "persians"

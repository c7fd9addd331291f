"""`/history`'s buttons: any turn, back and forth, for several people at once and after an undo."""

from bot.app import Caller
from discord_sandbox.state.models import Interaction, Message
from tests.cogs.table import CHANNEL, TableTop

FIRST, BACK, NEXT, LAST = "⏮", "◀", "▶", "⏭"


def _buttons(message: Message) -> dict[str, dict[str, object]]:
    row = message.components[0]["components"]
    return {(button.get("emoji") or {}).get("name") or button["label"]: button for button in row}


async def _step(table: TableTop, name: str, message: Message, sign: str) -> Message:
    """Press a button that changes the message; return the message."""
    used = await table.sandbox.user(name).press(message, str(_buttons(message)[sign]["custom_id"]))
    assert used.state == "answered", used.state
    return message


async def _turns(table: TableTop, *played: tuple[str, str]) -> None:
    for who, wedge in played:
        await table.tell(who, wedge)
        await table.tell(who, "end-turn")


def _shown(used: Interaction) -> Message:
    assert used.original is not None
    assert used.original.ephemeral_for is not None
    return used.original


async def test_back_and_forth_through_a_game(table: TableTop) -> None:
    await _turns(table, ("phoenicians", "gold"), ("persians", "marble"), ("arabs", "iron"))
    message = _shown(await table.use("Finn", "history", turns=1))
    assert message.content.startswith("**Round 1, Arabs (Chloe)**")
    assert _buttons(message)[NEXT]["disabled"]
    assert "Arabs: starts on IRON" in str(message.attachments[0].description)
    await _step(table, "Finn", message, BACK)
    assert message.content.startswith("**Round 1, Persians (Ben)** · turn 2 of 3")
    assert "- The Persians produce 1 marble." in message.content
    assert len(message.attachments) == 1
    assert "Persians: starts on MARBLE" in str(message.attachments[0].description)
    await _step(table, "Finn", message, FIRST)
    assert message.content.startswith("**The start** · 3 turns so far")
    assert _buttons(message)[FIRST]["disabled"]
    assert _buttons(message)[BACK]["disabled"]
    await _step(table, "Finn", message, NEXT)
    assert "Phoenicians (Ada)** · turn 1 of 3" in message.content
    await _turns(table, ("greeks", "gold"))
    await _step(table, "Finn", message, LAST)
    assert "Greeks (Dario)** · turn 4 of 4" in message.content, "the latest by the time it is pressed"


async def test_a_game_that_its_players_ended_is_over_after_its_last_turn(table: TableTop) -> None:
    """It can still be played on from there in practice, as the rules have not ended it."""
    await _turns(table, ("phoenicians", "gold"), ("persians", "marble"))
    world = table.sandbox.world
    for name in ("Ada", "Chloe", "Dario"):
        await table.app.resignations.concede(Caller(world.person(name).id, world.channel(CHANNEL).id))
    message = _shown(await table.use("Finn", "history"))
    assert "round 1. Persians (Ben) have won." in str(message.attachments[0].description)
    assert "Try from here" in _buttons(message)
    await _step(table, "Finn", message, BACK)
    assert "round 1. Arabs (Chloe) to move." in str(message.attachments[0].description)


async def test_two_people_walk_without_disturbing_each_other(table: TableTop) -> None:
    await _turns(table, ("phoenicians", "gold"), ("persians", "marble"), ("arabs", "iron"))
    ada = _shown(await table.use("phoenicians", "history"))
    finn = _shown(await table.use("Finn", "history"))
    await _step(table, "Ada", ada, BACK)
    await _step(table, "Finn", finn, FIRST)
    await _step(table, "Ada", ada, BACK)
    assert "turn 1 of 3" in ada.content
    assert finn.content.startswith("**The start**")


async def test_what_was_taken_back_shortens_the_walk(table: TableTop) -> None:
    """A button for a turn that was undone shows the latest turn."""
    await _turns(table, ("phoenicians", "gold"))
    await table.tell("persians", "marble")
    message = _shown(await table.use("Finn", "history"))
    await _step(table, "Finn", message, BACK)
    await table.tell("persians", "undo")
    await _step(table, "Finn", message, NEXT)
    assert "turn 1 of 1" in message.content

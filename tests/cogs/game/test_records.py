"""`/game import` and “Try from here” over the wire."""

import base64
import json
from typing import Any

from discord_sandbox.state.models import Channel, Message
from tests.cogs.table import CHANNEL, TableTop
from tests.records.samples import EXAMPLE, changed


def _file(text: str) -> dict[str, str]:
    return {"filename": "game.json", "data_base64": base64.b64encode(text.encode()).decode()}


async def _import(table: TableTop, text: str, name: str = "Ada") -> Message:
    used = await table.sandbox.user(name).command("game import", "table-2", file=_file(text))
    assert used.original is not None
    assert used.original.ephemeral_for is not None
    return used.original


async def _exported(table: TableTop, channel: str = "table-2") -> Any:
    used = await table.sandbox.user("Finn").command("game export", channel)
    assert used.original is not None
    return json.loads(used.original.attachments[0].content)


async def test_a_record_goes_out_and_comes_in(table: TableTop) -> None:
    told = await _import(table, EXAMPLE)
    assert told.content == "Imported. Look at it with `/board` and `/history`."
    open_table = await table.public("4 seats of this imported game are free: **Join** takes one", "table-2")
    assert "- free (in the record: p1): Phoenicians" in open_table.content
    assert await _exported(table) == json.loads(EXAMPLE)
    offers = await table.sandbox.user("Ben").complete("game join", "nation", "table-2", nation="")
    assert sorted(offers) == ["Arabs", "Greeks", "Persians", "Phoenicians"]
    for name, nation in zip(("Ada", "Ben", "Chloe", "Dario"), json.loads(EXAMPLE)["seats"], strict=True):
        used = await table.sandbox.user(name).command("game join", "table-2", nation=nation["nation"])
        assert used.original is not None
        assert used.original.content.startswith("You're in with the **")
    used = await table.sandbox.user("Ada").command("game start", "table-2")
    assert used.original is not None
    assert used.original.content == "You play the **Phoenicians**."
    used = await table.sandbox.user("Ben").command("marble", "table-2")
    assert used.original is not None
    assert "You produce 1 marble." in used.original.content


async def test_a_file_that_is_no_record_is_refused_in_one_line(table: TableTop) -> None:
    for text in (
        "",
        "\x00\x01",
        "{}",
        changed(EXAMPLE, "board", "../x"),
        changed(EXAMPLE, "actions.0.wedge", 1),
    ):
        told = (await _import(table, text)).content
        assert told.startswith("That file isn't a record I can read. "), text
        assert "\n" not in told
    told = (await _import(table, changed(EXAMPLE, "clock", 1))).content
    assert told == "That file isn't a record I can read. “clock” does not belong there."
    told = (await _import(table, " " * 2**20 + EXAMPLE)).content
    assert told.startswith("That file is too big for a record")
    told = (await _import(table, changed(EXAMPLE, "actions.1", {"type": "rondel", "wedge": "gold"}))).content
    assert told.startswith("Action 2 of that record can't be played. ")
    used = await table.sandbox.user("Ada").command("game import", CHANNEL, file=_file(EXAMPLE))
    assert used.original is not None
    assert used.original.content.startswith("This channel already has a game")


async def _try(table: TableTop, label: str = "Try from here") -> str:
    """Press a button as Finn at the turn before the latest; return the text of the answer."""
    used = await table.use("Finn", "history")
    assert used.original is not None
    row = used.original.components[0]["components"]
    back = next(button["custom_id"] for button in row if button["custom_id"].endswith(":back"))
    await table.sandbox.user("Finn").press(used.original, back)
    row = used.original.components[0]["components"]
    wanted = next(button["custom_id"] for button in row if button.get("label") == label)
    pressed = await table.sandbox.user("Finn").press(used.original, wanted)
    assert pressed.original is not None
    assert pressed.original.ephemeral_for is not None
    return pressed.original.content


def _threads(table: TableTop) -> list[Channel]:
    return table.sandbox.world.threads_of(table.sandbox.world.channel(CHANNEL))


async def test_a_past_position_in_a_private_thread(table: TableTop) -> None:
    for nation in ("phoenicians", "persians"):
        await table.tell(nation, "gold")
        await table.tell(nation, "end-turn")
    told = await _try(table)
    thread = _threads(table)[0]
    assert told.startswith(f"Try it in <#{thread.id}>")
    finn, ada = table.sandbox.world.person("Finn"), table.sandbox.world.person("Ada")
    assert thread.shows_to(finn)
    assert not thread.shows_to(ada)
    finns = table.sandbox.user("Finn")
    used = await finns.command("marble", str(thread.id))
    assert used.original is not None
    assert "You produce 1 marble." in used.original.content
    used = await finns.command("end-turn", str(thread.id))
    assert used.original is not None
    assert "Now you play the Arabs." in used.original.content
    assert not any(message.pinged for message in finns.sees(str(thread.id)))
    assert (await table.position()).mover == "arabs"
    listed = await table.tell("Finn", "game list")
    assert str(thread.id) not in listed


async def test_trying_is_offered_only_where_the_bot_may_make_private_threads(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    table.sandbox.world.deny(table.sandbox.world.channel(CHANNEL), "create_private_threads")
    used = await table.use("Finn", "history")
    assert used.original is not None
    assert "antike:walk:" in str(used.original.components)
    assert "antike:try:" not in str(used.original.components)


async def test_a_right_lost_since_the_button_was_made_is_named(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    used = await table.use("Finn", "history")
    assert used.original is not None
    buttons = used.original.components[0]["components"]
    wanted = next(button["custom_id"] for button in buttons if button.get("label") == "Try from here")
    table.sandbox.world.deny(table.sandbox.world.channel(CHANNEL), "create_private_threads")
    pressed = await table.sandbox.user("Finn").press(used.original, wanted)
    assert pressed.original is not None
    assert "This no longer works here" in pressed.original.content
    assert "**Create Private Threads**" in pressed.original.content
    assert _threads(table) == []

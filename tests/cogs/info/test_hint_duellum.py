"""`/hint` in Antike Duellum over the wire: three grades and the turn, alone and between two people."""

import base64
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.authorisation.positions import duel
from tests.cogs.antike.test_variant_option import Room, opened_room
from tests.cogs.pages import buttons, press_page, texts
from tests.cogs.table import CHANNEL

pytestmark = pytest.mark.slow


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with opened_room(tmp_path) as opened:
        yield opened


async def _whole_turn(room: Room, mover: str) -> None:
    """Play a turn with a hint, from the command to the button that plays it."""
    before = await room.game()
    shown = await room.sandbox.user(mover).command("hint", CHANNEL)
    assert "There's a good turn here. It " in texts(shown.original)
    assert list(buttons(shown.original)) == ["Which wedge?", "The whole turn", "◀ My turn"]
    await press_page(room, mover, shown, "Which wedge?")
    assert "Move your stone to **" in texts(shown.original)
    await press_page(room, mover, shown, "The whole turn")
    assert "A strong computer player would now:" in texts(shown.original)
    assert "**Why:** " in texts(shown.original)
    assert (await room.game()).revision == before.revision, "looking changes nothing"
    await press_page(room, mover, shown, "Do it")
    assert "✅" in texts(shown.original)
    after = await room.game()
    assert after.length > before.length
    assert after.turn_start > before.turn_start


async def test_alone_with_a_computer_player(room: Room) -> None:
    await room.all("Ada", "game new", ruleset="duellum", board="punic")
    await room.all("Ada", "game bot", level="easy")
    await room.all("Ada", "game start")
    room.game_id = 1
    await room.public("your turn")
    await _whole_turn(room, "Ada")
    world = room.sandbox.world
    seen = [one.content for one in world.messages_in(world.channel(CHANNEL)) if "a hint" in one.content]
    assert not any("looked at a hint" in words for words in seen), "nobody else is there"


async def test_between_two_people_the_other_one_sees_it(room: Room) -> None:
    await room.seat("Ada", "Ben", ruleset="duellum", board="hellenic")
    mover = await room.awaited()
    refused = await room.sandbox.user(mover).command("hint", CHANNEL)
    assert "At this table hints are off" in texts(refused.original)
    await room.all("Ada", "game settings", hints=True)
    await _whole_turn(room, mover)
    assert not (await room.public(f"💡 {mover} looked at a hint for this turn.")).pinged
    await _whole_turn(room, await room.awaited())


async def test_cards_that_are_due_are_chosen_before_a_turn_is_hinted_at(room: Room) -> None:
    """The card that replaces it is not known yet, so the hint ends there, and is of no turn."""
    file = {"filename": "game.json", "data_base64": base64.b64encode(duel("iron", 1)).decode()}
    await room.all("Ada", "game import", file=file)
    for name, nation in (("Ada", "romans"), ("Ben", "carthaginians")):
        await room.all(name, "game join", nation=nation)
    await room.all("Ada", "game start")
    await room.all("Ada", "game settings", hints=True)
    shown = await room.sandbox.user("Ada").command("hint", CHANNEL)
    assert "One of the cards on display is worth more to you than the others." in texts(shown.original)
    assert "good turn" not in texts(shown.original)
    assert list(buttons(shown.original)) == ["Which card?", "◀ My turn"]
    await press_page(room, "Ada", shown, "Which card?")
    assert "it is worth more to you than the others on display." in texts(shown.original)

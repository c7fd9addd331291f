"""**Why?** below a turn of a computer player in `/history`, in both games and both languages."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from discord_sandbox.state.models import Interaction
from tests.cogs.antike.test_variant_option import Room, opened_room
from tests.cogs.pages import buttons, press_page, texts
from tests.cogs.table import CHANNEL

_WHY = {"en-GB": "Why?", "de": "Warum?"}
_FIRST = {"en-GB": ": it ", "de": ": Das "}

pytestmark = pytest.mark.slow


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with opened_room(tmp_path) as opened:
        yield opened


async def _turn_of(room: Room, name: str, *, computer: bool) -> Interaction:
    """Return a `/history` at the latest turn of a computer player, or of a person; fails if there is none."""
    shown = await room.sandbox.user(name).command("history", CHANNEL)
    why = _WHY[room.sandbox.world.person(name).locale]
    for _ in range(6):
        assert shown.original is not None
        if (why in buttons(shown.original)) == computer:
            return shown
        row = shown.original.components[0]["components"]
        back = next(each["custom_id"] for each in row if (each.get("emoji") or {}).get("name") == "◀")
        await room.sandbox.user(name).press(shown.original, back)
    raise AssertionError(f"no such turn: {shown.original and shown.original.content}")


@pytest.mark.parametrize("spoken", ["en-GB", "de"])
@pytest.mark.parametrize(("ruleset", "others"), [("antike", 2), ("duellum", 1)])
async def test_a_turn_says_why(room: Room, ruleset: str, others: int, spoken: str) -> None:
    room.sandbox.world.person("Ada").locale = spoken
    await room.all("Ada", "game new", ruleset=ruleset)
    await room.all("Ada", "game bot", level="easy", count=others)
    await room.all("Ada", "game start")
    room.game_id = 1
    await room.public("your turn")
    await room.all("Ada", "marble")
    await room.all("Ada", "end-turn")
    await room.public("round 2")
    shown = await _turn_of(room, "Ada", computer=True)
    told = await press_page(room, "Ada", shown, _WHY[spoken])
    assert told.original is not None
    assert told.original.ephemeral_for is room.sandbox.world.person("Ada")
    assert _FIRST[spoken] in texts(told.original)
    assert texts(told.original).endswith(".")
    own = await _turn_of(room, "Ada", computer=False)
    assert _WHY[spoken] not in buttons(own.original), "why Ada played it, Ada knows"

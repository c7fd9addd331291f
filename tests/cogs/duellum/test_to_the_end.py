"""A whole game of Duellum on either board, with nothing but commands, against the real client.

Chance chooses the actions, every type as often; the reply of each command is looked at.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cogs.antike.test_variant_option import opened_room
from tests.cogs.duellum.entering import as_command, chosen
from tests.cogs.table import CHANNEL

pytestmark = pytest.mark.slow

MOST_ACTIONS = 2500


@pytest.mark.parametrize("board", ["punic", "hellenic"])
async def test_a_game_is_played_to_its_end(tmp_path: Path, board: str) -> None:
    chance, used = Random(board), set[str]()
    async with opened_room(tmp_path) as room:
        await room.seat("Ada", "Ben", ruleset="duellum", board=board, variant="goal 2")
        for _ in range(MOST_ACTIONS):
            here: Any = await room.position()
            if here.outcome is not None:
                break
            action = chosen(chance, here)
            name, options = as_command(action)
            before, who = (await room.game()).length, await room.awaited()
            told = await room.all(who, name, **options)
            assert (await room.game()).length == before + 1, (action, told)
            used.add(name)
        assert here.outcome is not None
        assert here.outcome.winner in here.nations
        assert "over" in await room.all("Ada", "marble")
        assert {"end-turn", "found", "recruit", "wall", "temple"} <= used


async def test_the_cards_are_shown_to_whoever_asks(tmp_path: Path) -> None:
    async with opened_room(tmp_path) as room:
        await room.seat("Ada", "Ben", ruleset="duellum", board="punic")
        for name in ("Ada", "Ben"):
            told = await room.all(name, "card show")
            assert "On display" in told
            assert "22" in told
        who = await room.awaited()
        assert "has no such choice" not in await room.all(who, "gold")
        used = await room.sandbox.user(who).command("answer", CHANNEL, fight=True)
        assert used.original is not None
        assert "Antike Duellum" in used.original.content

"""A whole game of Duellum on either board, with nothing but commands, against the real client.

Actions are random, every type equally likely; each command must add one action to the log. When all required
commands have been used, the greedy player chooses more often, and the game soon ends; with
`ANTIKE_LONG=1` actions stay random.
"""

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.boards import BOARDS
from tests.cogs.antike.test_variant_option import Room, opened_room
from tests.cogs.duellum.entering import as_command, chosen
from tests.cogs.table import CHANNEL
from tests.drawing import TinyRenderer
from tests.support.unhurried import unhurried_world

pytestmark = pytest.mark.slow

MOST_ACTIONS = 2500
BEFORE_RESTART = 60
NEEDED = {"end-turn", "found", "recruit", "wall", "temple"}
HASTE = {} if os.environ.get("ANTIKE_LONG") else {"greedy": 0.7}


async def _played(room: Room, chance: Random, used: set[str], most: int) -> Any:
    """Play `most` actions, or up to the end of the game; return the position."""
    table = await room.stored()
    for _ in range(most):
        here: Any = table.position
        if here.outcome is not None:
            break
        hurried = HASTE if table.game.length >= BEFORE_RESTART and used >= NEEDED else {}
        action = chosen(chance, here, used, **hurried)
        name, options = as_command(action)
        before = table.game.length
        assert table.awaited is not None
        told = await room.all(table.awaited.name, name, **options)
        table = await room.stored()
        assert table.game.length == before + 1, (action, told)
        used.add(name)
    return table.position


@pytest.mark.parametrize("board", ["punic", "hellenic"])
async def test_a_game_is_played_to_its_end_over_a_restart(tmp_path: Path, board: str) -> None:
    chance, used, world = Random(board), set[str](), unhurried_world()
    async with opened_room(tmp_path, world, TinyRenderer(BOARDS)) as room:
        await room.seat("Ada", "Ben", ruleset="duellum", board=board, variant="goal 2")
        before = await _played(room, chance, used, BEFORE_RESTART)
        assert before.outcome is None
    async with opened_room(tmp_path, world, TinyRenderer(BOARDS)) as room:
        room.game_id = 1
        assert await room.position() == before
        here = await _played(room, chance, used, MOST_ACTIONS)
        assert here.outcome is not None
        assert here.outcome.winner in here.nations
        assert "over" in await room.all("Ada", "marble")
        assert used >= NEEDED


async def test_the_cards_are_shown_to_whoever_asks(tmp_path: Path) -> None:
    async with opened_room(tmp_path) as room:
        await room.seat("Ada", "Ben", ruleset="duellum", board="punic")
        for name in ("Ada", "Ben"):
            told = await room.all(name, "card show")
            assert "On display" in told
            assert "22" in told
        who = await room.awaited()
        assert "no such choice" not in await room.all(who, "gold")
        used = await room.sandbox.user(who).command("answer", CHANNEL, fight=True)
        assert used.original is not None
        assert "Antike Duellum" in used.original.content

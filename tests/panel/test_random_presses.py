"""Late in games on every board, random presses on the panel are always answered.

That every request is valid for Discord is checked at the end, as in all such tests.
"""

import os
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bot.app import App, Caller, GameRequest
from bot.boards import BOARDS, board_ids, board_ruleset, load_board
from bot.cogs import extensions
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation
from bot.store import Database
from bot.workers.pool import ThreadWorkers
from discord_sandbox import Sandbox
from discord_sandbox.state.models import Message
from tests.cogs.table import CHANNEL, PLAYERS, Client, TableTop
from tests.databases import prepared
from tests.drawing import TinyRenderer, renderer
from tests.engine.duellum.playing import late as late_duel
from tests.engine.playing import dice, late
from tests.support.registered import keep_registered, registered_before
from tests.support.unhurried import unhurried_world
from tests.valid.connected import connected

pytestmark = pytest.mark.slow

LONG = bool(os.environ.get("ANTIKE_LONG"))
PRESSES = 1000 if LONG else 12
"""Number of presses on each board."""
_A_POSITION = 40
"""Number of presses after which the game goes on from another position."""
_PEOPLE = tuple(PLAYERS.values())
_NATIONS: Final[dict[str, Callable[[str], Sequence[Nation]]]] = {
    "antike": lambda board: tuple(load_board(board).start_cities[4]),
    "duellum": lambda board: load_board(board).nations,
}
_LATE: Final[dict[str, Callable[[OwnPosition, Random], OwnPosition]]] = {
    "antike": lambda here, chance: late(chance, 4, board=here.setup.board),
    "duellum": late_duel,
}
"""Functions from a begun game's position to a late one, by ruleset."""


@asynccontextmanager
async def _table(folder: Path, board: str) -> AsyncIterator[TableTop]:
    """Yield the table of a started game of two or four on a board."""
    world = unhurried_world()
    drawing, rules = TinyRenderer(BOARDS) if LONG else renderer(), board_ruleset(board) or ""
    drawing.warm(board, rules)
    async with (
        Sandbox(port=0, world=world) as sandbox,
        Database(prepared(folder / "antike.sqlite3")) as database,
    ):
        app = App(database, workers=ThreadWorkers(drawing))
        here = world.channel(CHANNEL).id
        nations = _NATIONS[rules](board)
        callers = [Caller(world.person(name).id, here) for name in _PEOPLE[: len(nations)]]
        client = Client(app, drawing, extensions())
        await registered_before(app, sandbox)
        async with connected(client, sandbox):
            await keep_registered(app, sandbox)
            made = await app.lobby.create(
                callers[0], GameRequest(world.guild.id, "Ada", board, rules, len(nations))
            )
            for who, name, nation in zip(callers, _PEOPLE, nations, strict=False):
                await app.lobby.join(who, name, nation)
            await app.lobby.start(callers[0])
            await app.game_settings.change(
                callers[0], {"hints": True}
            )  # so that their pages are pressed, too
            yield TableTop(sandbox, client, made.game.id)


def _controls(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the bot's enabled components of a panel, nested ones included."""
    for part in components:
        if part.get("custom_id", "").startswith("antike:") and not part.get("disabled"):
            yield part
        yield from _controls(part.get("components", []))


def _hit(chance: Random, panel: Message) -> tuple[str, list[str]] | None:
    """Return a random custom id and its menu's values; None if nothing can be pressed.

    The end of the turn is chosen only if there is nothing else.
    """
    controls = list(_controls(panel.components))
    if not controls:
        return None
    onward = [each for each in controls if not each["custom_id"].endswith(":.")]
    chosen = chance.choice(onward or controls)
    values = [str(option["value"]) for option in chosen.get("options", [])]
    count = chance.randint(1, min(len(values), chosen.get("max_values", 1))) if values else 0
    return str(chosen["custom_id"]), chance.sample(values, count)


async def _awaited(table: TableTop) -> str | None:
    found = await table.app.queries.by_id(table.game_id)
    assert found is not None
    return found.awaited.name if found.game.status == "running" and found.awaited else None


@pytest.mark.parametrize("board", board_ids())
async def test_every_press_is_answered(tmp_path: Path, board: str) -> None:
    chance = dice("random presses", board)
    async with _table(tmp_path, board) as table:
        begun = await table.position()
        name, panel, kinds = None, None, set[str]()
        for number in range(PRESSES):
            if number % _A_POSITION == 0 or name is None:
                await table.lay(_LATE[begun.setup.ruleset](begun, chance))
                name, panel = await _awaited(table), None
            assert name is not None
            player = table.sandbox.user(name)
            if panel is None:
                opened = await player.command("turn", CHANNEL)
                assert opened.state == "answered"
                assert opened.original is not None
                panel = opened.original
            hit = _hit(chance, panel)
            assert hit is not None, panel.components
            before = len(table.sandbox.log.entries)
            it = await player.press(panel, hit[0], *hit[1])
            assert it.state == "answered", (hit, it.state)
            answers = [
                entry
                for entry in table.sandbox.log.entries[before:]
                if re.match(r"/webhooks/", entry["path"]) and entry["status"] < 300
            ]
            assert answers, f"{hit} was acknowledged and then nothing was shown"
            kinds.add(re.sub(r"\d+", "", hit[0])[:24])
            awaited = await _awaited(table)
            if awaited != name:
                name, panel = awaited, None
        assert len(kinds) > 3, kinds

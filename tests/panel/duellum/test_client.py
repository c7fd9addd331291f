"""Turns of Duellum on the panel, with the real client on the local Discord."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import App, Caller, GameRequest
from bot.cogs import extensions
from bot.store import Database, Plans
from bot.workers.pool import ThreadWorkers
from discord_sandbox import Sandbox
from discord_sandbox.testing import until
from tests.cogs.table import CHANNEL, PLAYERS, Client, TableTop
from tests.drawing import renderer
from tests.engine.duellum.builders import position
from tests.panel.panel_player import PanelPlayer
from tests.support.unhurried import unhurried_world
from tests.valid.connected import connected

pytestmark = pytest.mark.slow

_PEOPLE = tuple(PLAYERS.values())[:2]


@pytest.fixture
async def duel(tmp_path: Path) -> AsyncIterator[TableTop]:
    """Yield a started game of two on the Punic board."""
    world = unhurried_world()
    async with Sandbox(port=0, world=world) as sandbox, Database(tmp_path / "antike.sqlite3") as database:
        app, here = App(database, workers=ThreadWorkers(renderer())), world.channel(CHANNEL).id
        host, guest = (Caller(world.person(name).id, here) for name in _PEOPLE)
        client = Client(app, renderer(), extensions())
        async with connected(client, sandbox):
            asked = GameRequest(world.guild.id, _PEOPLE[0], ruleset="duellum", board="punic")
            made = await app.lobby.create(host, asked)
            await app.lobby.join(guest, _PEOPLE[1])
            await app.lobby.start(host)
            yield TableTop(sandbox, client, made.game.id)


async def _panels(duel: TableTop) -> tuple[PanelPlayer, PanelPlayer]:
    """Return the panels of the player whose turn it is and of the rival."""
    found = await duel.app.queries.by_id(duel.game_id)
    assert found is not None
    assert found.awaited is not None
    mine, theirs = PanelPlayer(duel, "phoenicians"), PanelPlayer(duel, "phoenicians")
    mine.player = duel.sandbox.user(found.awaited.name)
    theirs.player = duel.sandbox.user(next(name for name in _PEOPLE if name != found.awaited.name))
    return mine, theirs


async def test_a_production_turn_takes_three_taps(duel: TableTop) -> None:
    thumb, _ = await _panels(duel)
    await thumb.open()
    assert "AURUM · +1 +1 coin" in thumb.labels
    assert thumb.alt
    await thumb.tap("AURUM · +1 +1 coin")
    assert "produce 1 gold" in thumb.text
    assert thumb.alt
    await thumb.tap("End turn")
    assert "Waiting for" in thumb.text
    assert thumb.taps == 3


async def test_units_are_set_up_and_look_for_ways_while_the_rival_plans(duel: TableTop) -> None:
    mine, theirs = await _panels(duel)
    await mine.open()
    await mine.wedge("MILITIA")
    await mine.tap("+ legion")
    assert mine.alt, "what is chosen is drawn"
    await mine.tap("Set up 1 unit")
    await theirs.open()
    await theirs.tap("Plan my next turn")
    assert "Plan · Round 1: move your stone" in theirs.text
    await theirs.wedge("MARMOR")
    assert "`@marble`" in theirs.text
    await theirs.tap("Play it for me")
    (plan,) = (await Plans(duel.app.context.database.reader).of_game(duel.game_id)).values()
    assert plan.mode == "play"
    await mine.tap("End turn")
    again, _ = await _panels(duel)
    await again.open()
    assert "Round 2: move your stone" in again.text, "the plan was played"
    await again.wedge("DUELLUM ②")
    (group,) = [label for label in again.labels if label.startswith("1 legion ")]
    await again.tap(group)
    assert "Where to?" in again.text
    assert re.search(r"1 legion of the \w+ in .*, 1 move each\. 1 move: ", again.alt), (
        "how far it gets is drawn"
    )
    await again.tap("◀ Back")
    await again.tap("↩ Undo step")
    assert "move your stone" in again.text


async def test_an_undo_over_a_card_asks_the_rival_from_the_panel(duel: TableTop) -> None:
    """The rival must agree once a card has been drawn (DE10); the button says so and leads to the request."""
    await duel.lay(position(cards_due=1, display="levy omen storm", draws="masons"))
    thumb, theirs = await _panels(duel)
    await thumb.open()
    await thumb.tap("Omen")
    assert "↩ Ask to undo" in thumb.labels
    assert not {"↩ Undo step", "⟲ Reset turn"} & {*thumb.labels, *thumb.dead}
    asked = await thumb.player.press(thumb.shown, thumb.custom_id("↩ Ask to undo"))
    assert asked.original is not None
    assert f"Ask {theirs.player.person.name}?" in asked.original.content
    (ask,) = asked.original.components[0]["components"]
    await thumb.player.press(asked.original, ask["custom_id"])
    await until(lambda: "asks to undo" in str(theirs.player.sees(CHANNEL)[-1].content))

    await thumb.open()
    await thumb.wedge("AURUM")
    assert {"↩ Undo step", "⟲ Undo what I can"} <= set(thumb.labels), "only what came after the card"

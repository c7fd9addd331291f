"""Cards of Duellum when Discord fails: those drawn stay drawn, and none is drawn twice (DE3, DE9)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine.duellum import Position
from discord_sandbox.state.models import Interaction
from discord_sandbox.testing import until
from discord_sandbox.web import actions
from tests import forging
from tests.faults.day import REPLIES, Day, Duel, running_table, told

pytestmark = pytest.mark.slow


@pytest.fixture
async def duel(tmp_path: Path) -> AsyncIterator[Day]:
    async with running_table(tmp_path, kind=Duel) as running:
        yield running


async def _owed(duel: Day) -> Interaction:
    """Let Ada try to move her stone; return the interaction, which shows the cards that she is due."""
    it = await duel.use("Ada", "gold")
    assert "the cards you are due" in told(it)
    return it


def _button(it: Interaction, label: str) -> str:
    assert it.original is not None
    buttons = [button for row in it.original.components for button in row["components"]]
    return next(str(button["custom_id"]) for button in buttons if button["label"] == label)


async def _here(duel: Day) -> Position:
    found = await duel.position()
    assert isinstance(found, Position)
    return found


async def test_a_card_s_button_told_twice(duel: Day) -> None:
    """One card is taken, and one is drawn from the pile."""
    it = await _owed(duel)
    assert it.original is not None
    duel.sandbox.gateway.echoes = 2
    pressed = await duel.sandbox.user("Ada").press(it.original, _button(it, "Omen"))
    assert "1 card first" in told(pressed)
    await duel.settle()
    assert len(await duel.log()) == 1
    here = await _here(duel)
    assert (here.cards_due, here.current.cards["omen"], len(here.display)) == (1, 1, 3)


async def test_a_card_whose_answer_is_lost(duel: Day) -> None:
    """The card is taken, and the one drawn from the pile stays the same after a restart."""
    duel.fault(REPLIES, status=401, code=50027)
    actions.use_command(duel.world, duel.world.person("Ada"), duel.place, "card take", {"card": "omen"})
    await until(lambda: not duel.sandbox.faults.planned)
    (line,) = await duel.log()
    shown = (await _here(duel)).display
    await duel.restart()
    assert await duel.log() == [line]
    assert (await _here(duel)).display == shown
    assert line == f"+omen:{next(card for card in shown if shown.count(card) > _before(card))}"
    await duel.tell("Ada", "card take", card=shown[0])
    await duel.tell("Ada", "gold")
    await duel.tell("Ada", "end-turn")
    await duel.once("Ben")


def _before(card: str) -> int:
    return ("levy", "storm").count(card)


async def test_cards_due_after_a_restart(duel: Day) -> None:
    """The buttons work after a restart; one from before the first card was taken is out of date."""
    it = await _owed(duel)
    assert it.original is not None
    await duel.restart()
    pressed = await duel.sandbox.user("Ada").press(it.original, omen := _button(it, "Omen"))
    assert "1 card first" in told(pressed)
    assert pressed.original is not None
    ada = duel.world.person("Ada")
    again = await forging.press(duel.world, ada, duel.place, omen)
    assert "out of date" in told(again)
    assert len(await duel.log()) == 1

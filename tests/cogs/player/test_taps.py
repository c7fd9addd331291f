"""The five most frequent tasks, in taps through the real client, as docs/players.md counts them."""

import re
from pathlib import Path

import pytest

from discord_sandbox.state.models import Message
from tests.cogs.learning.test_learn import buttons, press, text
from tests.cogs.pages import parts
from tests.cogs.player.test_my_games import second_game
from tests.cogs.table import TableTop

pytestmark = pytest.mark.slow

_PAGE = Path("docs/players.md").read_text()


def _told(way: str) -> int:
    """Return the number of taps that the page for players states for a task."""
    found = re.search(rf"^\| {re.escape(way)} \| (\d+) \|$", _PAGE, re.MULTILINE)
    assert found is not None, way
    return int(found[1])


async def _along(table: TableTop, name: str, message: Message, *labels: str) -> tuple[Message, int]:
    """Press buttons in turn, each in the answer to the one before; return the last answer and the number."""
    for label in labels:
        message = await press(table, name, message, label)
    return message, len(labels)


async def _called(table: TableTop) -> tuple[str, Message]:
    """Play a turn; return the next player's name, and the message that calls them."""
    first = (await table.position()).mover
    await table.use(first, "marble")
    await table.use(first, "end-turn")
    call = await table.public("your turn (")
    (user,) = (person for person in table.sandbox.world.people.values() if person.id in call.pinged)
    return user.name, call


async def test_a_whole_turn_from_the_call(table: TableTop) -> None:
    name, call = await _called(table)
    told, taps = await _along(table, name, call, "Take your turn", "GOLD", "End turn")
    assert "Not your turn" in text(told)
    assert taps == _told("from the call: produce and end the turn")


async def test_nothing_of_what_was_shown_stays_in_memory(table: TableTop) -> None:
    """The library never lets go of a page whose buttons it listens to, so there is no such page."""
    name, call = await _called(table)
    await _along(table, name, call, "Take your turn", "GOLD", "End turn", "Plan my next turn", "MARBLE")
    used = await table.sandbox.user("Ada").command("my games", "forum")
    assert used.original is not None
    assert buttons(used.original)
    await table.sandbox.user("Ada").command("undo", "table-1")
    assert list(table.client.persistent_views) == []


async def test_to_the_turn_that_waits_elsewhere(table: TableTop) -> None:
    """The command is not a tap: it is typed, or chosen from the list of recent commands."""
    await second_game(table)
    used = await table.sandbox.user("Ada").command("my games", "forum")
    assert used.original is not None
    waiting = next(label for label in buttons(used.original) if label.endswith("take your turn"))
    told, taps = await _along(table, "Ada", used.original, waiting)
    assert "move your stone" in text(told)
    assert taps == _told("from `/my games`: the turn that waits longest")


async def test_the_next_turn_planned_behind_the_own_one(table: TableTop) -> None:
    name, call = await _called(table)
    told, _ = await _along(table, name, call, "Take your turn", "GOLD", "End turn")
    told, taps = await _along(table, name, told, "Plan my next turn", "MARBLE", "Play it for me")
    plans = await table.sandbox.user(name).command("plan", "table-1")
    assert plans.original is not None
    assert "`@marble`" in plans.original.content
    assert taps == _told("behind your turn: plan to produce next time")


async def test_what_changed_from_the_call(table: TableTop) -> None:
    name, call = await _called(table)
    told, taps = await _along(table, name, call, "What changed")
    assert told.attachments
    assert taps == _told("from the call: what changed, or the board")


async def test_following_from_the_board(table: TableTop) -> None:
    _, call = await _called(table)
    told, taps = await _along(table, "Finn", call, "Follow", "Each round")
    assert told.content.startswith("🔔")
    assert taps == _told("under a board: follow the game")
    assert list(parts(told)) == []

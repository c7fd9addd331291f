"""The report of a game over the wire: posted at the end, by `/report` later, with practice from there."""

import io

import pytest
from PIL import Image

from bot.engine.antike import Position
from bot.records import read_record, replay
from tests.cogs.pages import labels
from tests.cogs.table import CHANNEL, TableTop
from tests.records.samples import given
from tests.records.samples import text as record_of

pytestmark = pytest.mark.slow

TITLE = "How the game went"


def _nearly_won() -> Position:
    """Return a position in which the Greeks are to move, and win when their turn ends.

    The Persians are close behind, so that this turn shows in the chances.
    """
    facts = given(greeks={"personages": {"king": 9}}, persians={"personages": {"scholar": 8}})
    position: Position = replay(read_record(record_of(position=facts))).position
    return position


async def _won(table: TableTop) -> None:
    await table.lay(_nearly_won())
    await table.tell("greeks", "gold")
    await table.tell("greeks", "end-turn")


async def test_it_is_posted_once_when_the_game_has_ended(table: TableTop) -> None:
    await _won(table)
    report = await table.public(TITLE)
    assert not report.pinged
    assert "Round 5, Greeks (Dario)" in report.content
    assert labels(report) == ["Try from here: 1"]
    (picture,) = report.attachments
    assert picture.description is not None
    assert picture.description.startswith("Chances to win over a game on the East board: 1 turn, 5 rounds.")
    with Image.open(io.BytesIO(picture.content)) as image:
        assert image.width == 1200
    world = table.sandbox.world
    posted = [one for one in world.messages_in(world.channel(CHANNEL)) if TITLE in one.content]
    assert posted == [report]
    before = await table.public(" won with ")
    assert before.id < report.id


async def test_anybody_may_ask_for_it_in_their_own_language(table: TableTop) -> None:
    await _won(table)
    await table.public(TITLE)
    used = await table.use("Finn", "report")
    assert used.original is not None
    assert used.original.ephemeral_for is not None
    assert TITLE in used.original.content
    assert len(used.original.attachments) == 1
    assert labels(used.original) == ["Try from here: 1"]
    table.sandbox.world.person("Finn").locale = "de"
    used = await table.use("Finn", "report")
    assert used.original is not None
    assert "So lief die Partie" in used.original.content
    assert labels(used.original) == ["Ab hier ausprobieren: 1"]


async def test_it_is_drawn_in_the_colours_of_whoever_asks(table: TableTop) -> None:
    await _won(table)
    drawn = list[bytes]()
    for who, contrast in (("Finn", False), ("Finn", True), ("Ada", False)):
        await table.tell(who, "reminders", contrast=contrast)
        used = await table.use(who, "report")
        assert used.original is not None
        drawn += [picture.content for picture in used.original.attachments]
    standard, bold, others = drawn
    assert standard == others != bold


async def test_a_turning_point_is_played_new_report(table: TableTop) -> None:
    await _won(table)
    report = await table.public(TITLE)
    told = await table.push("Finn", report, "Try from here: 1")
    world = table.sandbox.world
    (thread,) = world.threads_of(world.channel(CHANNEL))
    assert told.startswith(f"Try it in <#{thread.id}>")
    used = await table.sandbox.user("Finn").command("marble", str(thread.id))
    assert used.original is not None
    assert "You produce" in used.original.content


async def test_what_is_tried_out_is_not_reported(table: TableTop) -> None:
    await _won(table)
    report = await table.public(TITLE)
    await table.push("Finn", report, "Try from here: 1")
    world = table.sandbox.world
    (thread,) = world.threads_of(world.channel(CHANNEL))
    finn = table.sandbox.user("Finn")
    await finn.command("gold", str(thread.id))
    await finn.command("end-turn", str(thread.id))
    await table.public(" won with ", str(thread.id))
    used = await finn.command("report", str(thread.id))
    assert used.original is not None
    assert TITLE in used.original.content
    shown = [one for one in world.messages_in(thread) if one.ephemeral_for is None]
    assert not any(TITLE in one.content for one in shown)


async def test_in_private_the_latest_of_ones_own_is_meant(table: TableTop) -> None:
    ada = table.sandbox.user("Ada")
    before = await ada.command("report", None)
    assert before.original is not None
    assert before.original.content.splitlines()[1:] == ["The report comes when the game is over."]
    await _won(table)
    told = await ada.command("report", None)
    assert told.original is not None
    assert TITLE in told.original.content
    assert labels(told.original) == [], "practice needs a thread"
    named = await ada.command("report", "table-2", game=str(table.game_id))
    assert named.original is not None
    assert TITLE in named.original.content


async def test_it_is_still_there_once_the_table_plays_again(table: TableTop) -> None:
    """The report is offered by game and in private; without a game, the channel's present game is meant."""
    await _won(table)
    await table.public(TITLE)
    await table.tell("greeks", "game new")
    (offer,) = await table.offered("greeks", "report", "game", game="")
    assert offer.startswith(f"Game {table.game_id} ")
    named = await table.use("greeks", "report", game=str(table.game_id))
    assert named.original is not None
    assert TITLE in named.original.content
    assert labels(named.original) == ["Try from here: 1"]
    private = await table.sandbox.user("Ada").command("report", None)
    assert private.original is not None
    assert TITLE in private.original.content
    assert "hasn't started yet" in await table.tell("greeks", "report")
    assert "no seat in such a game" in await table.tell("Finn", "report", game=str(table.game_id))


async def test_none_before_the_end(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    assert await table.tell("Finn", "report") == "The report comes when the game is over."


async def test_without_private_threads_nothing_can_be_tried(table: TableTop) -> None:
    await _won(table)
    await table.public(TITLE)
    table.sandbox.world.deny(table.sandbox.world.channel(CHANNEL), "create_private_threads")
    used = await table.use("Finn", "report")
    assert used.original is not None
    assert TITLE in used.original.content
    assert labels(used.original) == []


async def test_completion_offers_ones_own_games_that_are_over(table: TableTop) -> None:
    assert await table.offered("greeks", "report", "game", game="") == []
    await _won(table)
    (offer,) = await table.offered("greeks", "report", "game", game="")
    assert offer.endswith(": over")

"""`/replay` over the wire."""

import asyncio
import io
import threading
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image

from bot.app import Caller
from bot.engine.antike.actions import Rondel
from bot.model import ActionRow
from bot.render import Picture
from bot.render.film import render_film
from bot.store import Games
from discord_sandbox.state.events import Event, MessageEvent
from discord_sandbox.state.models import Message
from discord_sandbox.testing import until
from tests.cogs.films import narrow_film, narrow_films, replay_names, replays
from tests.cogs.table import CHANNEL, TableTop

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _silently(table: TableTop, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the time between progress messages to 600 s, so that slow machines send none either."""
    monkeypatch.setattr(replays(table), "step", 600.0)
    narrow_films(table)


async def test_before_the_first_turn_it_says_so(table: TableTop) -> None:
    told = await table.tell("persians", "replay", public=True)
    assert told == "Nothing to replay yet: nobody has taken a turn."


async def test_a_replay_is_private_unless_asked_for(table: TableTop) -> None:
    replay_names(table)["render_film"] = render_film
    await table.tell("phoenicians", "marble")
    await table.tell("phoenicians", "end-turn")
    await table.tell("persians", "gold")
    used = await table.use("Finn", "replay")
    assert used.original is not None
    assert used.original.ephemeral_for is not None
    assert used.original.content == "The whole game, turn by turn."
    (film,) = used.original.attachments
    assert film.content_type == "image/webp"
    assert film.description is not None
    assert film.description.startswith("A replay on the East board, all 2 turns")
    with Image.open(io.BytesIO(film.content)) as picture:
        assert (getattr(picture, "n_frames", 1), picture.width) == (3, 1000)


async def test_a_public_one_is_for_everybody(table: TableTop) -> None:
    await table.tell("phoenicians", "marble")
    used = await table.use("arabs", "replay", turns=1, public=True)
    assert used.original is not None
    assert used.original.content == "Here it comes, for everyone."
    world = table.sandbox.world

    def shown() -> list[Message]:
        return [each for each in world.messages_in(world.channel(CHANNEL)) if each.ephemeral_for is None]

    await until(lambda: bool(shown()) and shown()[-1].content == "The latest turn.")
    last = shown()[-1]
    assert len(last.attachments) == 1


async def test_several_at_once_are_made_one_after_another(table: TableTop) -> None:
    await table.tell("phoenicians", "marble")
    names = ("Finn", "persians", "arabs")
    used = await asyncio.gather(*(table.use(name, "replay", turns=1) for name in names))
    assert [each.original.content for each in used if each.original] == ["The latest turn."] * 3


async def test_nobody_has_two_places_in_the_queue(table: TableTop, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, free = threading.Event(), threading.Event()

    def slowly(*args: Any, **more: Any) -> Picture:
        begun.set()
        assert free.wait(60)
        return narrow_film(*args, **more)

    monkeypatch.setitem(replay_names(table), "render_film", slowly)
    await table.tell("phoenicians", "marble")
    first = asyncio.create_task(table.use("Finn", "replay"))
    await until(begun.is_set)
    for page in (False, True):
        told = await table.tell("Finn", "replay", page=page)
        assert told == "Your last replay isn't ready yet. Ask again once it's here."
    other = asyncio.create_task(table.use("arabs", "replay"))
    free.set()
    for used in (await first, await other, await table.use("Finn", "replay")):
        assert used.original is not None
        assert used.original.content == "The whole game, turn by turn."


async def test_what_is_too_long_is_refused(table: TableTop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(replay_names(table), "_MOST_TURNS", 1)
    monkeypatch.setitem(replay_names(table), "MOST_TOLD", 2)
    await table.tell("phoenicians", "marble")
    await table.tell("phoenicians", "end-turn")
    await table.tell("persians", "gold")
    told = await table.tell("Finn", "replay")
    assert told.startswith("This game has 2 turns, and a replay shows 1 at most: `/replay turns:`")
    used = await table.use("Finn", "replay", turns=1)
    assert used.original is not None
    assert used.original.content == "The latest turn."
    told = await table.tell("Finn", "replay", page=True)
    assert told == "This game is too long for a page: it has 3 actions, and a page shows 2 at most."


async def test_a_long_one_tells_how_far_it_is(table: TableTop, monkeypatch: pytest.MonkeyPatch) -> None:
    """The progress message is shown in place of the answer, which replaces it in the end."""
    monkeypatch.setattr(replays(table), "step", 0.01)
    seen: list[str] = []
    told = threading.Event()

    def hear(event: Event) -> None:
        if isinstance(event, MessageEvent):
            seen.append(event.message.content)
            if event.message.content.startswith("Drawing turn 1 of 2"):
                told.set()

    def slowly(*args: Any, begun: Callable[[int], None], **more: Any) -> Picture:
        """Draw as a busy thread would: only after a progress message."""

        def begin(number: int) -> None:
            begun(number)
            assert told.wait(60)

        return narrow_film(*args, begun=begin, **more)

    monkeypatch.setitem(replay_names(table), "render_film", slowly)

    await table.tell("phoenicians", "marble")
    await table.tell("phoenicians", "end-turn")
    await table.tell("persians", "gold")
    table.sandbox.world.listen(hear)
    used = await table.use("Finn", "replay")
    await until(lambda: "The whole game, turn by turn." in seen)
    assert used.original is not None
    assert len(used.original.attachments) == 1
    assert seen[-1] == "The whole game, turn by turn."


async def test_a_page_for_a_browser(table: TableTop) -> None:
    await table.tell("phoenicians", "marble")
    used = await table.use("Finn", "replay", page=True)
    assert used.original is not None
    assert used.original.content == "The whole game as a page: open the file in a browser."
    assert used.original.ephemeral_for is not None
    (page,) = used.original.attachments
    assert page.filename == "east.html"
    assert page.content.startswith(b'<!doctype html>\n<html lang="en">')


async def test_a_game_that_its_players_ended_is_over_at_its_end(table: TableTop) -> None:
    await table.tell("phoenicians", "marble")
    await table.tell("phoenicians", "end-turn")

    async def shown() -> tuple[str, str]:
        film, page = [await table.use("Finn", "replay", page=page) for page in (False, True)]
        assert film.original is not None
        assert page.original is not None
        return str(film.original.attachments[0].description), page.original.attachments[0].content.decode()

    won = "Persians (Ben) have won."
    assert [won in told for told in await shown()] == [False, False]
    world = table.sandbox.world
    for name in ("Ada", "Chloe", "Dario"):
        await table.app.resignations.concede(Caller(world.person(name).id, world.channel(CHANNEL).id))
    assert [won in told for told in await shown()] == [True, True]


async def test_a_page_for_everybody_is_in_the_tables_language(table: TableTop) -> None:
    await table.tell("phoenicians", "marble")
    used = await table.use("arabs", "replay", page=True, public=True)
    assert used.original is not None
    assert used.original.content == "Here it comes, for everyone."
    shown = await table.public("The whole game as a page")
    assert shown.attachments[0].content.startswith(b'<!doctype html>\n<html lang="en">')


async def test_a_game_whose_rules_have_changed_is_refused_in_a_sentence(table: TableTop) -> None:
    """Not as if the reader had tried something that the rules forbid."""
    await table.tell("phoenicians", "marble")
    async with table.app.context.database.transaction() as tx:
        await Games(tx).add_actions(table.game_id, [ActionRow("phoenicians", 1, Rondel("gold"))], 9, 9)
    told = {await table.tell("Finn", "replay", page=page) for page in (False, True)}
    told.add(await table.tell("Finn", "history"))
    (sentence,) = told
    assert sentence.startswith("I can't replay this game: its board or the rules have changed")


async def test_no_page_before_the_first_turn(table: TableTop) -> None:
    told = await table.tell("persians", "replay", page=True)
    assert told == "Nothing to replay yet: nobody has taken a turn."


async def test_what_somebody_keeps_to_themselves_changes_no_byte_of_a_page(table: TableTop) -> None:
    """A page has no notes, plans or orders of a running game, neither for spectators nor for their author."""
    await table.tell("phoenicians", "marble")

    async def pages(*names: str) -> list[bytes]:
        made = [await table.use(name, "replay", page=True) for name in names]
        exported = await table.use("persians", "game export")  # what `antike-bot page` reads
        return [used.original.attachments[0].content for used in (*made, exported) if used.original]

    page, record = await pages("Finn")
    kept = await table.tell("persians", "note", text="Xerxes wants Petra")
    assert "Xerxes" in kept
    planned = await table.use("persians", "plan", turn="@gold; .")
    assert planned.original is not None
    assert "GOLD" in str((planned.original.content, planned.original.embeds, planned.original.components))
    ordered = await table.tell("persians", "orders", nation="greek", province="Knossos", answer="fight")
    assert "Knossos: fight" in ordered
    assert await pages("Finn", "arabs", "persians") == [page, page, page, record]

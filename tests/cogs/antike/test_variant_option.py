"""The option `variant`, and every variant through commands up to the first turns."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.app import App, Table
from bot.app.antike.options import Options
from bot.client.errors import InputError
from bot.cogs import extensions
from bot.cogs.antike.completion import offer_sites
from bot.cogs.antike.variant_option import offer_variants, read_variant
from bot.engine.antike import Phase, legal
from bot.engine.antike.actions import PickCity
from bot.model import GameRow
from bot.render import Renderer
from bot.store import Database
from bot.text.names import place
from bot.workers.pool import ThreadWorkers
from discord_sandbox import Sandbox, World
from tests.cogs.table import CHANNEL, Client, TableTop, reply
from tests.databases import prepared
from tests.drawing import renderer
from tests.engine.builders import EAST, opening
from tests.support.registered import keep_registered, registered_before
from tests.support.unhurried import unhurried_world
from tests.valid.connected import connected

pytestmark = pytest.mark.slow

PEOPLE = ("Ada", "Ben", "Chloe", "Dario")


class Room(TableTop):
    """People in a channel without a game."""

    channel = CHANNEL

    async def all(self, who: str, command: str, /, **options: Any) -> str:
        """Use a command; return the text of the reply."""
        used = await self.sandbox.user(who).command(command, self.channel, **options)
        return reply(used).content

    async def seat(self, *people: str, **options: Any) -> None:
        """Start a game: the first person opens it, the others join."""
        await self.all(people[0], "game new", **options)
        for name in people[1:]:
            await self.all(name, "game join")
        assert "You play the **" in await self.all(people[0], "game start")
        self.game_id = 1

    async def stored(self) -> Table:
        """Return the stored game."""
        table = await self.app.queries.by_id(self.game_id)
        assert table is not None
        return table

    async def awaited(self) -> str:
        """Return the name of the player the game waits for."""
        table = await self.stored()
        assert table.awaited is not None
        return table.awaited.name

    async def game(self) -> GameRow:
        """Return the game's row."""
        return (await self.stored()).game

    async def first_turns(self, count: int) -> None:
        """Play `count` turns: to MARBLE, and the end of the turn."""
        for _ in range(count):
            who = await self.awaited()
            assert "MARBLE" in await self.all(who, "marble")
            await self.all(who, "end-turn")


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with opened_room(tmp_path) as opened:
        yield opened


@asynccontextmanager
async def opened_room(
    folder: Path, world: World | None = None, draws: Renderer | None = None
) -> AsyncIterator[Room]:
    """Yield the room with the bot connected; `draws` makes the pictures, None for the real renderer."""
    file = folder / "antike.sqlite3"
    async with (
        Sandbox(port=0, world=world or unhurried_world()) as sandbox,
        Database(file if file.exists() else prepared(file)) as database,
    ):
        drawing = draws or renderer()
        app = App(database, workers=ThreadWorkers(drawing))
        client = Client(app, drawing, extensions())
        await registered_before(app, sandbox)
        async with connected(client, sandbox):
            await keep_registered(app, sandbox)
            yield Room(sandbox, client, 0)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("", Options()),
        ("expert", Options(expert=True)),
        ("Expert, one-city, goal 12", Options(expert=True, one_city=True, goal=12)),
        ("expert, one-city, goal 12, two-players doubled", Options(12, True, False, True, "doubled")),
        ("MILITARY; One City", Options(military=True, one_city=True)),
        ("one start city", Options(one_city=True)),
        ("two players four-nations", Options(two_players="four-nations")),
        ("two-players=four-nations", Options(two_players="four-nations")),
        ("four_nations, draw", Options(two_players="four-nations", draw=True)),
        ("goal=7", Options(goal=7)),
        ("expert — no personage for all eight know-hows", Options(expert=True)),
    ],
)
def test_settings_are_read(text: str, options: Options) -> None:
    assert read_variant(text) == options


UNKNOWN = ["hard", "goal", "goal 0", "goal twelve", "expert military", "12", "two players"]


@pytest.mark.parametrize("text", UNKNOWN)
def test_unknown_settings_are_refused_with_what_there_is(text: str) -> None:
    with pytest.raises(InputError, match="`four nations`"):
        read_variant(text)


@pytest.mark.parametrize("text", ["goal 10, goal 12", "doubled, four nations"])
def test_one_thing_is_not_asked_for_twice(text: str) -> None:
    with pytest.raises(InputError, match="don't go together"):
        read_variant(text)


def test_lists_of_settings_are_offered() -> None:
    offered = [offer.value for offer in offer_variants("")]
    assert offered == ["expert", "military", "one city", "four nations", "doubled", "draw", "goal 12"]
    assert offer_variants("goal 9")[0].value == "goal 9"
    for typed in ("", "exp", "expert, ", "doubled, ", "military, goal 20, ", "one city, four nations, ", "?"):
        for offer in offer_variants(typed):
            assert read_variant(offer.value) == read_variant(offer.label)
            assert len(offer.label) <= 100
            assert len(offer.value) <= 100
    assert offer_variants("hard, ") == []
    assert "doubled, four nations" not in [offer.value for offer in offer_variants("doubled, ")]
    assert offer_variants("military, doubled, expert")[0].value == "military, doubled, expert"


@pytest.mark.parametrize("settings", [{"one_city": True}, {"two_players": "doubled"}])
def test_start_cities_are_offered(settings: dict[str, Any]) -> None:
    here = opening(2 if "two_players" in settings else 4, **settings)
    possible = {place(EAST, a.province) for a in legal(here) if isinstance(a, PickCity)}
    offered = [offer.value for offer in offer_sites(here, "")]
    assert len(offered) == min(25, len(possible))
    assert set(offered) <= possible
    for name in possible:
        assert name in [offer.value for offer in offer_sites(here, name)]
    assert offer_sites(here, "tyr")[0].label == "Tyros — gives iron"


async def test_a_wrong_variant_opens_no_table(room: Room) -> None:
    assert "There is no variant “hard”" in await room.all("Ada", "game new", variant="hard")
    told = await room.all("Ada", "game new", nations=3, variant="four nations")
    assert told == "Two players with two nations each takes 4 nations, not 3. Nothing was changed."
    assert "For two players take the variant" in await room.all("Ada", "game new", nations=2)
    assert "There is no game in this channel." in await room.all("Ada", "game info")


async def test_the_option_is_completed(room: Room) -> None:
    offered = await room.sandbox.user("Ada").complete("game new", "variant", CHANNEL, variant="exp")
    assert offered[0].startswith("expert — ")


@pytest.mark.parametrize(
    ("variant", "told"),
    [("expert", "expert"), ("military, draw", "victory points"), ("goal 12", "goal 12")],
)
async def test_x1_x2_x3_through_commands(room: Room, variant: str, told: str) -> None:
    await room.seat(*PEOPLE[:3], variant=variant)
    assert told in await room.all("Ben", "game info")
    await room.first_turns(4)
    assert (await room.position()).round == 2


async def test_drawn_nations_through_commands(room: Room) -> None:
    await room.all("Ada", "game new", variant="draw")
    assert "the nations are drawn" in await room.all("Ben", "game join", nation="greeks")


async def test_x4_through_commands(room: Room) -> None:
    await room.seat(*PEOPLE, nations=4, variant="one city")
    assert (await room.position()).phase is Phase.PICK
    assert "one start city" in await room.all("Ada", "game info")
    for _ in range(4):
        who, here = await room.awaited(), await room.position()
        homes = [place(EAST, a.province) for a in legal(here) if isinstance(a, PickCity)]
        assert "First pick a start city: `/found`" in await room.all(who, "marble")
        assert "one start city at a time" in await room.all(who, "found", provinces=", ".join(homes))
        offered = await room.sandbox.user(who).complete("found", "provinces", CHANNEL, provinces="")
        assert [name.split(" — ")[0] for name in offered] == homes
        moves = await room.all(who, "moves")
        assert all(home in moves for home in homes)
        told = await room.all(who, "found", provinces=homes[0])
        assert f"pick {homes[0]} as a start city." in told
        assert "Next up: " in told
    assert "**Start city, " in await room.all("Ada", "history", turns=4)
    await room.first_turns(5)
    assert (await room.position()).round == 2


async def test_the_board_is_shown_while_cities_are_picked(room: Room) -> None:
    await room.seat(*PEOPLE[:3], variant="one city")
    used = await room.sandbox.user("Ada").command("board", CHANNEL)
    assert used.original is not None
    assert used.original.content == "Start cities."
    assert len(used.original.attachments) == 1


async def test_s9_through_commands(room: Room) -> None:
    await room.seat("Ada", "Ben", variant="four nations")
    table = await room.app.queries.by_id(1)
    assert table is not None
    assert [seat.name for seat in table.seats] == ["Ada", "Ben", "Ada", "Ben"]
    info = await room.all("Ben", "game info")
    assert info.count("- Ada: ") == info.count("- Ben: ") == 2
    assert "two players with two nations each" in info
    await room.first_turns(5)
    assert (await room.position()).round == 2
    who = await room.awaited()
    waiting = "Ada" if who == "Ben" else "Ben"
    assert f"for {who} (" in await room.all(waiting, "marble")
    assert who in await room.all(waiting, "game list")
    told = await room.all(waiting, "game concede")
    assert told == f"Really give up? The game is over then, and {who} wins."


async def test_s10_through_commands(room: Room) -> None:
    await room.seat("Ada", "Ben", variant="two-players doubled")
    first = await room.awaited()
    order = [first, "Ben" if first == "Ada" else "Ada"]
    for index, city in enumerate(("Tyros", "Athen", "Pella", "Saba", "Adane", "Susa")):
        who = await room.awaited()
        assert who == order[index % 2]
        if index:
            assert "already has a city" in await room.all(who, "found", provinces="tyros")
        await room.all(who, "found", provinces=city)
    await room.first_turns(3)
    here = await room.position()
    assert (here.round, here.bank.coins) == (2, 26)
    assert here.setup.target == 15

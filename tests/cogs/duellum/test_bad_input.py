"""Illegal actions of Duellum: the answer says what is possible instead, and nothing is changed."""

import base64
import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
import pytest_asyncio

from bot.app import Caller
from bot.boards import BOARDS
from tests.authorisation.positions import duel
from tests.cogs.antike.test_variant_option import Room, opened_room
from tests.drawing import TinyRenderer

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

_GOLD = ("roma", "genua", "massilia", "tarraco", "saguntum", "neapolis", "croton", "syracusae", "agrigentum")
_NO_GOLD: dict[str, Any] = {
    "cities": {**dict.fromkeys(_GOLD, "gold"), "ancona": "iron", "brundisium": "marble"},
    "legions": {"lugdunum": 1},
}
"""With the rival's city, all ten tokens for gold are used."""


class Bad(NamedTuple):
    """Additional holdings of Ada's Romans, their commands before, the refused command, and the answer."""

    mine: dict[str, Any]
    before: list[tuple[str, dict[str, Any]]]
    command: str
    options: dict[str, Any]
    told: str
    due: int = 0


_LEVY = ("card play", {"card": "levy", "units": "2L"})
BAD = {
    "a card not in hand": Bad(
        {}, [], "card play", {"card": "omen"}, "You don't hold Omen. Possible: Treasury."
    ),
    "a card that there is not": Bad(
        {}, [], "card play", {"card": "bribe"}, "There is no card “bribe”. Pick one from the list"
    ),
    "a card not on display": Bad(
        {},
        [],
        "card take",
        {"card": "granary"},
        "Granary isn't on display. Possible: Levy, Omen or Storm.",
        due=1,
    ),
    "a card that is not due": Bad(
        {}, [], "card take", {"card": "omen"}, "You have no card to take now. Possible now: move the stone"
    ),
    "the stone before a card that is due": Bad(
        {}, [], "gold", {}, "First take the cards you are due:\n- ", due=1
    ),
    "the end of the turn before it": Bad({}, [], "end-turn", {}, "First take the cards you are due:", due=1),
    "a card in hand before it": Bad(
        {}, [], "card play", {"card": "treasury"}, "First take the cards you are due:", due=2
    ),
    "Fortress by hand": Bad(
        {"cards": {"fortress": 1}}, [], "card play", {"card": "fortress"}, "Fortress can't be played by hand"
    ),
    "a card that would do nothing": Bad(
        {"cards": {"burglary": 1}},
        [],
        "card play",
        {"card": "burglary"},
        "Your opponent has fewer than 2 coins, so Burglary would do nothing.",
    ),
    "a card at another time": Bad(
        {"cards": {"academy": 1}}, [], "card play", {"card": "academy"}, "Academy is played on SCIENTIA"
    ),
    "a card without what it asks for": Bad(
        {"cards": {"masons": 1}},
        [],
        "card play",
        {"card": "masons"},
        "Masons needs the option `province`. Possible: `Ancona`, `Brundisium` or `Roma`.",
    ),
    "a card without units, which are told as one can type them": Bad(
        {"cards": {"levy": 1}},
        [],
        "card play",
        {"card": "levy"},
        "Levy needs the option `units`. Possible: `1G`, `2G`, `1L`",
    ),
    "a card not in hand, without what it asks for": Bad(
        {}, [], "card play", {"card": "levy"}, "You don't hold Levy. Possible: Treasury."
    ),
    "a card not in hand, with cards in hand that do nothing now": Bad(
        {"cards": {"academy": 1, "burglary": 1, "treasury": 1}},
        [],
        "card play",
        {"card": "omen"},
        "You don't hold Omen. Possible: Treasury.\n",
    ),
    "a card not in hand, where none can be played": Bad(
        {"cards": {"academy": 1}}, [], "card play", {"card": "omen"}, "You don't hold Omen.\n"
    ),
    "a card with what it does not ask for": Bad(
        {}, [], "card play", {"card": "treasury", "province": "roma"}, "Treasury doesn't need `province`"
    ),
    "coins from Granary": Bad(
        {"cards": {"granary": 1}},
        [],
        "card play",
        {"card": "granary", "take": "2c"},
        "Granary can't be played like that. Possible: 2 marble",
    ),
    "a wall without supply": Bad(
        {"walls": ["roma"]},
        [],
        "wall",
        {"provinces": "ancona"},
        "You have no wall left; you get one each with",
    ),
    "a second wall": Bad(
        {"walls": ["roma"], "personages": {"king": 1}},
        [],
        "wall",
        {"provinces": "roma"},
        "Roma already has a wall. Possible: Ancona or Brundisium.",
    ),
    "a city where there is no site": Bad(
        {"legions": {"alpes": 1}},
        [("gold", {})],
        "found",
        {"provinces": "alpes:gold"},
        "No city can stand in Alpes. Nowhere else is possible right now.",
    ),
    "a city at sea": Bad(
        {"galleys": {"mare_ionium": 1}},
        [("gold", {})],
        "found",
        {"provinces": "mare_ionium:gold"},
        "No city can stand in Mare Ionium. Possible: Genua.",
    ),
    "a token that is used up": Bad(
        _NO_GOLD, [("gold", {})], "found", {"provinces": "lugdunum:gold"}, "no gold city left"
    ),
    "a city without its resource": Bad(
        {},
        [("gold", {})],
        "found",
        {"provinces": "genua"},
        "Say what the city in Genua is to produce, e.g. `Genua:gold`.",
    ),
    "units that came into the box this turn": Bad(
        {"cards": {"levy": 1}, "wedge": "maneuver-1"},
        [("arming", {}), _LEVY],
        "arming",
        {"units": "2L roma"},
        "The legions in your recruitment box came there this turn; you can set them up next turn.",
    ),
    "units that are not in the box": Bad(
        {"wedge": "maneuver-1"}, [("arming", {})], "arming", {"units": "1G roma"}, "recruitment box"
    ),
    "more recruits than the supply has": Bad(
        {"wedge": "marble", "gold": 40}, [("know-how", {})], "recruit", {"units": "13L"}, "supply"
    ),
    "coins out of a trade": Bad({}, [], "trade", {"give": "3g", "take": "2c"}, "marble, iron or gold"),
    "a wall on another wedge": Bad(
        {},
        [("gold", {})],
        "wall",
        {"provinces": "roma"},
        "That takes TEMPLUM; your stone is on AURUM this turn.",
    ),
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Room]:
    """Yield one bot for all tests: to start one for each takes longer than the test.

    It draws sketches, as no test here looks at a board.
    """
    async with opened_room(tmp_path_factory.mktemp("house"), draws=TinyRenderer(BOARDS)) as opened:
        yield opened


@pytest.fixture
def room(house: Room) -> Room:
    """Return the room with a new channel, which has had no game."""
    channels = house.sandbox.world.channels
    house.channel = house.sandbox.world.add_channel(f"table-{len(channels)}").name
    return house


def _attached(content: bytes) -> dict[str, str]:
    return {"filename": "game.json", "data_base64": base64.b64encode(content).decode()}


def _record(mine: dict[str, Any], due: int, **more: Any) -> bytes:
    """Return a game of Duellum with changed holdings of the Romans and other changes of the record."""
    told = json.loads(duel("iron", due))
    told["position"]["nations"]["romans"] |= mine
    told["position"] |= more.pop("position", {})
    return json.dumps(told | more).encode()


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
async def test_what_cannot_be_done_changes_nothing(room: Room, bad: Bad) -> None:
    await room.all("Ada", "game import", file=_attached(_record(bad.mine, bad.due)))
    for name, nation in (("Ada", "romans"), ("Ben", "carthaginians")):
        await room.all(name, "game join", nation=nation)
    assert "You play the **Romans**" in await room.all("Ada", "game start")
    world = room.sandbox.world
    asking = Caller(world.person("Ada").id, world.channel(room.channel).id)
    room.game_id = (await room.app.queries.table(asking)).game.id
    for command, options in bad.before:
        await room.all("Ada", command, **options)
    before, here = await room.game(), await room.position()
    assert before.length == len(bad.before)
    told = await room.all("Ada", bad.command, **bad.options)
    assert bad.told in told
    assert (await room.game(), await room.position()) == (before, here)


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "more copies than there are": (
        {"position": {"display": ["omen", "omen", "levy"]}},
        "More omen cards than",
    ),
    "a card in hand and among the discards": (
        {"position": {"discard": {"treasury": 2}}},
        "More treasury cards than there are (2)",
    ),
    "too few on display": ({"position": {"display": ["omen"]}}, "1 card is on display; it is 3"),
    "too many on display": (
        {"position": {"display": ["omen", "levy", "storm", "masons"]}},
        "4 cards are on display; it is 3",
    ),
    "a card that there is not": ({"draws": ["bribe"]}, "“draws”: there is no card “bribe” in this game."),
    "a draw that is not in the pile": (
        {"draws": ["storm"], "actions": [{"type": "take_card", "card": "levy"}]},
        "“draws”: “storm” is not in the pile when it would have to come off it.",
    ),
}


@pytest.mark.parametrize(("more", "words"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
async def test_a_record_that_cannot_be_opens_no_table(room: Room, more: dict[str, Any], words: str) -> None:
    """Two cards are due, so one may be taken."""
    told = await room.all("Ada", "game import", file=_attached(_record({}, 2, **more)))
    assert told.startswith("That file isn't a record I can read.")
    assert words in told
    assert "no game" in (await room.all("Ada", "status")).lower()


async def test_the_cards_of_a_cancelled_lobby_are_those_of_no_game(room: Room) -> None:
    await room.all("Ada", "game new", ruleset="duellum")
    assert "hasn't started yet" in await room.all("Ada", "card show")
    await room.all("Ada", "game leave")
    assert await room.all("Ada", "card show") == await room.all("Ada", "status")

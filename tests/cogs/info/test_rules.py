"""`/help` and `/rules`: the goal, the next steps, and the menu of topics."""

import io
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.boards import BOARDS, board_ids, use_folder
from bot.cogs.antike.commands import TOPIC_PICTURES
from bot.cogs.duellum.commands import TOPIC_PICTURES as DUELLUM
from bot.cogs.info.topic_pictures import TopicPictures
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.rulesets.presenter import Topic
from bot.text.antike.rules.topics import TOPICS
from bot.text.duellum.rules.topics import TOPICS as DUELLUM_TOPICS
from bot.text.duellum.rules.topics import format_help
from bot.workers.pool import ThreadWorkers
from bot.workers.render_queue import RenderQueue
from discord_sandbox.state.models import Message
from tests.cogs.game.test_lobby import OTHER, menu, options, pick, press
from tests.cogs.pages import labels
from tests.cogs.table import TableTop, laid
from tests.drawing import renderer

ELSEWHERE = "table-3"


async def asked(table: TableTop, name: str, command: str, channel: str = OTHER, **given: Any) -> Message:
    used = await table.sandbox.user(name).command(command, channel, **given)
    assert used.state == "answered"
    assert used.original is not None
    assert used.original.ephemeral_for is not None
    return used.original


async def test_help_tells_the_goal_with_a_picture_and_the_ways_on(table: TableTop) -> None:
    told = await asked(table, "Finn", "help")
    assert told.content.startswith("**Antike in 30 seconds**")
    assert str(told.attachments[0].description).startswith("The five personages and what earns each")
    assert labels(told) == ["Learn to play", "New game", "Rules"]


async def test_help_tells_the_goal_agreed_on_for_a_duel(table: TableTop) -> None:
    await table.sandbox.user("Finn").command("game new", OTHER, board="punic", variant="goal 3")
    assert "the first with 3 wins" in (await asked(table, "Finn", "help")).content
    assert "If someone gives up" not in (await asked(table, "Finn", "game settings")).content
    with speaking("de"):
        assert "Wer zuerst 9 hat, gewinnt" in format_help()


@pytest.mark.parametrize(
    ("patience", "told"),
    [
        (0, "I ping you when it's your turn. **Take"),
        (30, "I ping you when it's your turn; while you all play live, only after 1 minute. **Take"),
        (300, "I ping you when it's your turn; while you all play live, only after 5 minutes. **Take"),
    ],
)
async def test_help_says_how_long_nobody_is_pinged_in_live_play(
    tmp_path: Path, patience: int, told: str
) -> None:
    async with laid(tmp_path, patience=patience) as table:
        assert told in (await asked(table, "Finn", "help")).content


async def test_a_game_of_ones_own_from_help_in_six_presses(table: TableTop) -> None:
    told = await asked(table, "Finn", "help")
    boards = await press(table, "Finn", told, "New game")
    assert labels(boards) == ["East", "West", "Hellenic", "Punic"]
    assert boards.content.splitlines()[1:] == [
        "- Antike (2005), for 3 to 6 players, or two with two nations each: **East or West**",
        "- Antike Duellum (2012), for two players, with event cards and town walls: **Hellenic or Punic**",
    ]
    nations = await press(table, "Finn", boards, "East")
    assert nations.content == "Which nation? Without a choice it is drawn at the start."
    said = await table.public("Needs 3-6 players; 1 has joined", OTHER)
    levels = await press(table, "Finn", said, "Add computer player")
    for _ in range(2):
        levels = await press(table, "Finn", levels, "Easy")
    said = await table.public("Ready with 3", OTHER)
    assert (await press(table, "Finn", said, "Start")).content.startswith("You play the **")


async def test_a_duel_from_help_has_two_seats_and_begins_by_lot(table: TableTop) -> None:
    boards = await press(table, "Finn", await asked(table, "Finn", "help"), "New game")
    nations = await press(table, "Finn", boards, "Punic")
    assert {"Romans", "Carthaginians"} < set(options(nations))
    said = await table.public("**Antike Duellum** · game 2 · Punic board · 2 players", OTHER)
    levels = await press(table, "Finn", said, "Add computer player")
    await press(table, "Finn", levels, "Easy")
    said = await table.public("All seats are taken", OTHER)
    assert (await press(table, "Finn", said, "Start")).content.startswith("You play the **")
    begun = await table.public("🏛️ The game begins. Turn order:", OTHER)
    assert "Cards on display:" in begun.content


@pytest.fixture
def many_boards(tmp_path: Path) -> Iterator[None]:
    """Offer more boards than a message takes buttons: copies of our East under other names."""
    east = json.loads((BOARDS / "east.json").read_text("utf-8"))
    folder = tmp_path / "boards"
    folder.mkdir()
    for number in range(25):
        name = f"copy-{number}"
        (folder / f"{name}.json").write_text(json.dumps({**east, "id": name, "name": name}), "utf-8")
    use_folder(folder)
    yield
    use_folder(None)


@pytest.mark.usefixtures("many_boards")
async def test_help_and_form_offer_as_many_boards_as_fit_and_some_of_each_game(table: TableTop) -> None:
    boards = await press(table, "Finn", await asked(table, "Finn", "help"), "New game")
    assert len(labels(boards)) == 25 < len(board_ids())
    assert {"East", "Hellenic", "Punic"} <= set(labels(boards))
    shown = await table.sandbox.user("Finn").command("game new", OTHER, form=True)
    assert shown.modal is not None
    options = shown.modal.components[0]["component"]["options"]
    assert len(options) == 25
    assert {"east", "hellenic", "punic"} <= {option["value"] for option in options}
    assert [option["value"] for option in options if option.get("default")] == ["east"]


async def test_help_offers_what_is_possible_in_this_channel(table: TableTop) -> None:
    assert labels(await asked(table, "Ada", "help", "table-1")) == [
        "Take your turn",
        "Learn to play",
        "Rules",
    ]
    assert labels(await asked(table, "Ben", "help", "table-1")) == ["Learn to play", "Rules"]
    await table.sandbox.user("Ada").command("game new", ELSEWHERE)
    assert labels(await asked(table, "Finn", "help", ELSEWHERE)) == ["Join", "Learn to play", "Rules"]
    assert labels(await asked(table, "Ada", "help", ELSEWHERE)) == ["Start", "Learn to play", "Rules"]


async def test_rules_begin_with_how_one_wins_and_lead_on_by_a_menu(table: TableTop) -> None:
    told = await asked(table, "Finn", "rules")
    assert told.content.startswith("**How you win**")
    assert options(told)[0] == "How you win"
    assert [option["value"] for option in menu(told)["options"]] == list(TOPICS)
    told = await pick(table, "Finn", told, "rondel")
    assert told.content.startswith("**The rondel**")
    assert str(told.attachments[0].description).startswith("The rondel with the Greek stone on IRON.")
    told = await pick(table, "Finn", told, "votes")
    assert (told.content[:9], told.attachments) == ("**Votes**", [])


async def test_rules_by_topic(table: TableTop) -> None:
    assert (await asked(table, "Finn", "rules", topic="know how")).content.startswith("**KNOW-HOW**")
    assert len(await table.offered("greeks", "rules", "topic", topic="")) == len(TOPICS) + 1
    assert await table.offered("greeks", "rules", "topic", topic="conq") != []
    offered = await table.offered("greeks", "rules", "topic", topic="navigation")
    assert [entry.partition(":")[0] for entry in offered] == ["KNOW-HOW"], "found in the text"


@pytest.mark.parametrize("typed", ["how to play", "tutorial", "help"])
@pytest.mark.parametrize("command", ["help", "rules"])
async def test_newcomers_find_it_by_their_own_words(table: TableTop, command: str, typed: str) -> None:
    offered = await table.offered("greeks", command, "topic", topic=typed)
    assert offered == ["How to play: the goal in 30 seconds"]
    assert (await asked(table, "Finn", command, topic=typed)).content.startswith("**Antike in 30 seconds**")


OWN = [(TOPIC_PICTURES, TOPICS), (DUELLUM, DUELLUM_TOPICS)]


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize(
    ("pictures", "topics", "topic"),
    [(pictures, topics, topic) for pictures, topics in OWN for topic in pictures.pictured],
)
async def test_every_picture_can_be_drawn_and_told(
    pictures: TopicPictures, topics: Mapping[str, Topic], topic: str, spoken: Language
) -> None:
    with speaking(spoken):
        picture = await pictures.topic_picture(RenderQueue(ThreadWorkers(renderer())), topic, "contrast")
    assert picture is not None
    assert topic in topics
    assert 30 < len(picture.alt) < 500
    assert Image.open(io.BytesIO(picture.data)).size == (picture.width, picture.height)


def _menus(message: Message) -> dict[str, str]:
    """Return the custom ids of menus, by placeholder."""
    every = [each for row in message.components for each in row["components"] if each["type"] == 3]
    return {each["placeholder"]: each["custom_id"] for each in every}


async def test_without_a_game_the_rules_of_all_are_there(table: TableTop) -> None:
    """A user who wonders which game to open can read about both."""
    told = await asked(table, "Finn", "rules")
    assert set(_menus(told)) == {"Another topic", "Rules of Antike Duellum"}
    custom_id = _menus(told)["Rules of Antike Duellum"]
    used = await table.sandbox.user("Finn").press(told, custom_id, DUELLUM.pictured[0])
    assert used.original is not None
    assert DUELLUM_TOPICS[DUELLUM.pictured[0]].title in used.original.content
    assert set(_menus(used.original)) == {"Another topic", "More topics", "Rules of Antike"}
    assert set(_menus(await asked(table, "Finn", "rules", "table-1"))) == {"Another topic"}

"""`/board` in all its views."""

import pytest

from discord_sandbox.state.models import Message
from discord_sandbox.testing import until
from tests.cogs.table import TableTop
from tests.engine.builders import nation, position
from tests.engine.playing import dice, late


async def looked(table: TableTop, who: str, **options: str) -> tuple[str, str, str]:
    """Return the text above the picture, the name of its file, and its alt text."""
    used = await table.use(who, "board", **options)
    assert used.original is not None
    assert used.original.ephemeral_for is not None
    picture = used.original.attachments[0]
    assert picture.description is not None
    assert len(picture.description) <= 1024
    return used.original.content, picture.filename, picture.description


async def test_the_phone(table: TableTop) -> None:
    text, name, _ = await looked(table, "greeks", view="phone")
    assert text == "Round 1."
    assert name.startswith("east-phone-round-1.")


async def test_changes_since_the_caller_last_ended_a_turn(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    await table.tell("phoenicians", "end-turn")
    await table.tell("persians", "marble")
    text, name, alt = await looked(table, "phoenicians", view="changes")
    assert text == "What changed since your last turn; now: round 1."
    assert name.startswith("east-changes-round-1.")
    assert "Last: Persians: starts on MARBLE, +1 marble." in alt
    assert "Phoenicians: starts" not in alt
    _, _, alt = await looked(table, "persians", view="changes")
    assert "Before that: Phoenicians: starts on GOLD, +1 gold." in alt, "Ben has not ended a turn yet"
    text, _, alt = await looked(table, "Finn", view="changes")
    assert text == "What changed since everyone's last turn; now: round 1."
    assert "Before that: Phoenicians: starts on GOLD, +1 gold." in alt


async def test_the_overview_tells_in_words_what_changed(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    _, _, alt = await looked(table, "greeks")
    assert "Last: Phoenicians: starts on GOLD, +1 gold." in alt


async def test_reach_of_ones_own_units_before_others(table: TableTop) -> None:
    await table.lay(
        position(
            "greeks",
            greeks=nation(cities="athen", legions={"pella": 2}),
            arabs=nation(cities="saba", legions={"pella": 1}, galleys={"pella": 4}),
        )
    )
    text, name, alt = await looked(table, "arabs", view="reach", region="pella")
    assert text.startswith("The Arabs: 1 legion in Pella, next maneuver. ")
    assert name.startswith("east-reach-round-5.")
    assert "1 move: " in alt
    text, _, _ = await looked(table, "greeks", view="reach", region="pella")
    assert text.startswith("The Greeks: 2 legions in Pella")
    text, _, _ = await looked(table, "greeks", region="pella", unit="galley")
    assert text.startswith("The Arabs: 4 galleys in Pella")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"view": "region"}, "Which region? Name a province in `region`."),
        ({"view": "reach"}, "From where? Name the units' province in `region`."),
        (
            {"view": "reach", "region": "taima"},
            "No legions in Taima: pick a province that has some.",
        ),
        (
            {"unit": "galley", "region": "tyros"},
            "No galleys in Tyros: pick a province that has some.",
        ),
        ({"view": "region", "region": "Atlantis"}, "There is no province “Atlantis”."),
    ],
)
async def test_what_is_missing_is_said(table: TableTop, options: dict[str, str], words: str) -> None:
    assert (await table.tell("greeks", "board", **options)).startswith(words)


async def test_a_region_in_words(table: TableTop) -> None:
    told = await table.tell("greeks", "board", view="words", region="athen")
    assert told.startswith("Athen (gold): city of the Greeks.\nAthen borders on ")


async def test_everything_in_words_comes_as_messages_and_as_a_file(table: TableTop) -> None:
    await table.lay(late(dice("views", 2), 4))
    used = await table.use("Finn", "board", view="words")
    assert used.original is not None
    assert used.original.content.startswith("**Round ")
    assert len(used.original.content) <= 2000
    finn = table.sandbox.user("Finn")

    def whispered() -> list[Message]:
        return [message for message in finn.sees("table-1") if message.ephemeral_for is not None]

    await until(lambda: whispered() and whispered()[-1].attachments)
    assert len(whispered()) == 4
    assert all(len(message.content) <= 2000 for message in whispered())
    file = whispered()[-1].attachments[0]
    assert file.filename.endswith(".txt")
    assert file.description == "The whole board in words"
    text = file.content.decode()
    assert "Borders" in text
    assert "Zadrakarta borders on " in text

"""`/puzzle` over the wire: wrong, right, and on to the next, in a server and in private."""

import pytest

from bot.puzzles import puzzle_of, puzzles
from discord_sandbox.state.models import Message
from tests.cogs.game.test_lobby import OTHER
from tests.cogs.learning.test_learn import buttons, forged, press, text
from tests.cogs.table import CHANNEL, TableTop, reply

pytestmark = pytest.mark.slow

FIRST, SECOND = puzzles("antike")[:2]


async def opened(table: TableTop, name: str, channel: str | None = OTHER) -> Message:
    used = await table.sandbox.user(name).command("puzzle", channel)
    return reply(used)


def ways(message: Message) -> dict[str, str]:
    """Return the custom ids of buttons, by the action they play."""
    return {custom_id.rsplit(":", 1)[-1]: custom_id for custom_id in buttons(message).values()}


async def tried(table: TableTop, name: str, message: Message, wedge: str) -> Message:
    used = await table.sandbox.user(name).press(message, ways(message)[f"@{wedge}"])
    return reply(used)


async def test_wrong_then_right_then_the_next_one(table: TableTop) -> None:
    told = await opened(table, "Finn")
    assert told.ephemeral_for is table.sandbox.world.person("Finn")
    assert "to move: win this turn" in text(told)
    assert told.attachments[0].description
    wrong = next(way[1:] for way in ways(told) if way.startswith("@") and way != f"@{FIRST.wedge}")
    told = await tried(table, "Finn", told, wrong)
    assert "↪ Not that way" in text(told)
    told = await tried(table, "Finn", told, FIRST.wedge)
    assert "✅ Right." in text(told)
    assert "You win: " in text(told)
    assert "1 solved · 0 in a row" in text(told)
    told = await press(table, "Finn", told, "Next puzzle")
    told = await tried(table, "Finn", told, SECOND.wedge)
    assert "2 solved · 1 in a row" in text(told)
    assert "0 solved" in text(await opened(table, "Ada")), "everybody has their own"


async def test_rulesets_take_turns_unless_one_is_named(table: TableTop) -> None:
    await tried(table, "Finn", await opened(table, "Finn"), FIRST.wedge)
    assert "· Antike Duellum" in text(await opened(table, "Finn"))
    used = await table.sandbox.user("Finn").command("puzzle", OTHER, ruleset="antike")
    assert used.original is not None
    assert f"Puzzle 2 of {len(puzzles('antike'))}" in text(used.original)


async def test_a_puzzle_leads_to_those_of_the_other_rulesets(table: TableTop) -> None:
    told = await opened(table, "Finn")
    assert "Antike ▶" not in buttons(told)
    told = await press(table, "Finn", told, "Antike Duellum ▶")
    assert "· Antike Duellum" in text(told)
    assert "Antike Duellum ▶" not in buttons(told)
    assert "Antike Duellum" not in text(await press(table, "Finn", told, "Antike ▶"))


async def test_it_works_in_private(table: TableTop) -> None:
    told = await tried(table, "Finn", await opened(table, "Finn", None), FIRST.wedge)
    assert "1 solved · 1 in a row" in text(told)


async def test_what_no_puzzle_has_leads_to_one(table: TableTop) -> None:
    told = await forged(table, "Finn", OTHER, "antike:puzzle:do:antike-9999-1:0:@gold")
    assert "That puzzle is gone. Here is another one." in text(told)
    told = await forged(table, "Finn", OTHER, f"antike:puzzle:do:{FIRST.id}:0:nonsense")
    assert "⚠️ " in text(told)
    assert "0 solved" in text(told)
    told = await forged(table, "Finn", OTHER, "antike:puzzle-next:chess")
    assert "That puzzle is gone. Here is another one." in text(told)


async def test_a_failure_is_told_below_the_puzzle(table: TableTop, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_user_id: int) -> None:
        raise ArithmeticError

    told = await opened(table, "Finn")
    shown = text(told)
    monkeypatch.setattr(table.app.solvers, "score", fails)
    used = await table.sandbox.user("Finn").press(told, ways(told)[f"@{FIRST.wedge}"])
    assert used.state == "answered"
    below = table.sandbox.world.message(table.sandbox.world.channel(OTHER), used.messages[-1])
    assert below.content.startswith("Something went wrong on my side")
    assert below.ephemeral_for is table.sandbox.world.person("Finn")
    assert text(told) == shown, "the puzzle stays"


async def told_settings(table: TableTop, **options: str) -> str:
    used = await table.sandbox.user("Ada").command("game settings", CHANNEL, **options)
    assert used.original is not None
    return text(used.original) or used.original.content


async def test_the_daily_puzzle_is_answered_in_private(table: TableTop) -> None:
    assert await table.offered("phoenicians", "game settings", "puzzle", puzzle="1") == ["12:00", "18:00"]
    told = await told_settings(table, puzzle="18:00", zone="UTC")
    assert "**Daily puzzle:** here at 18:00 (UTC)" in told
    await table.leap(86_400)
    post = await table.public("Today's puzzle")
    assert post.attachments[0].description
    custom_id = buttons(post)["Solve it ▶"]
    puzzle = puzzle_of(custom_id.rpartition(":")[2])
    assert puzzle is not None
    used = await table.sandbox.user("Finn").press(post, custom_id)
    assert used.original is not None
    assert used.original.ephemeral_for is table.sandbox.world.person("Finn")
    page = await tried(table, "Finn", used.original, puzzle.wedge)
    assert "1 solved · 1 in a row" in text(page)
    again = await table.sandbox.user("Finn").press(post, custom_id)
    assert again.original is not None
    assert "You win: " in text(again.original), "whoever has solved it reads why"
    told = await told_settings(table, puzzle="noon")
    assert "I can't read “noon” as an hour of the day" in told

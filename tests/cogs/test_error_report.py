"""Error reports: the log and a private reply name the game, the position and the refused action."""

import logging
import re

import discord
import pytest

from bot.client.error_report_button import TEMPLATE, read_trail, report_view
from bot.engine.terms import Nation
from bot.notation.antike import parse_turn, print_turn
from bot.records.antike import position_hash
from bot.text.error_report import ErrorTrail
from tests.cogs.table import TableTop, private_text
from tests.engine.builders import nation, pay, position

_TRAIL = re.compile(r"```\ngame (\d+), (\d+) actions \((\w+)\), tried: (.+)\n```\n")


async def trail(table: TableTop, who: Nation, command: str, **options: str) -> tuple[str, ...]:
    """Press Report under a refusal and return game id, action count, position hash and notation.

    The refusal itself does not contain them and stays unchanged.
    """
    used = await table.use(who, command, **options)
    assert "tried" not in private_text(used)
    before = private_text(used)
    found = _TRAIL.search(private_text(await table.press(who, used, "Report")))
    assert private_text(used) == before
    assert found
    return found.groups()


async def test_a_refusal_names_game_position_and_what_was_tried(
    table: TableTop, caplog: pytest.LogCaptureFixture
) -> None:
    before = await table.position()
    with caplog.at_level(logging.INFO, logger="bot.client.error_handler"):
        told = await trail(table, "phoenicians", "found", provinces="athen")
    assert told == (str(table.game_id), "0", position_hash(before), "F athen")
    logged = f"game {table.game_id}, 0 actions ({position_hash(before)}), tried: F athen"
    assert [record.__dict__["trail"] for record in caplog.records] == [logged]
    await table.tell("phoenicians", "gold")
    before = await table.position()
    told = await trail(table, "phoenicians", "marble")
    assert told == (str(table.game_id), "1", position_hash(before), "@marble")


async def test_of_a_command_of_several_steps_all_are_named_the_refused_one_last(table: TableTop) -> None:
    greeks = nation(wedge="gold", purse=pay(marble=5, gold=3), cities="athen sparta pella")
    await table.lay(position("greeks", greeks=greeks))
    before = await table.position()
    told = await trail(table, "greeks", "temple", provinces="tyros")
    assert told[2] == position_hash(before)
    tried = parse_turn(told[3])
    assert len(tried) > 1
    assert print_turn(tried) == told[3]
    assert await table.position() == before


async def test_m5_what_is_refused_behind_a_question_names_the_way_there(table: TableTop) -> None:
    here = position("greeks", greeks=nation(galleys={"athen": 1}), phoenicians=nation(galleys={"knossos": 1}))
    await table.lay(here)
    await table.tell("greeks", "maneuver")
    way = {"units": "1G", "from": "athen", "to": "knossos > susa"}
    told = await table.tell("greeks", "move", **way)
    assert "Nothing in this command was carried out." in told
    tried = (await trail(table, "greeks", "move", **way))[3]
    assert tried == "1G athen>knossos; ! phoenicians no; 1G:0 knossos>susa"


async def test_where_it_goes_is_the_hosts_word(table: TableTop) -> None:
    used = await table.use("phoenicians", "found", provinces="athen")
    assert "whoever runs this bot" in private_text(await table.press("phoenicians", used, "Report"))
    table.client.reports = "antike@example.org"
    assert "send it to antike@example.org." in private_text(await table.press("phoenicians", used, "Report"))


async def test_who_is_not_on_turn_hears_no_more_than_that(table: TableTop) -> None:
    used = await table.use("persians", "marble")
    assert used.original is not None
    assert not used.original.components


async def test_a_refusal_says_where_to_read_on(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    told = await table.tell("phoenicians", "marble")
    assert told == (
        "You already moved to GOLD this turn. `/undo` to change. Possible now: `/end-turn`.\n"
        "-# More about it: `/rules topic: A turn`"
    )
    assert "**A turn**" in await table.tell("phoenicians", "rules", topic="A turn")


async def test_the_trail_stands_in_the_custom_id_however_long_it_is() -> None:
    tried = "@temple; " + "; ".join(f"T province_{number}" for number in range(9))
    for told in ("@gold", tried, "F " + "x" * 200):
        (button,) = report_view(ErrorTrail(10**17, 99_999, "0" * 16, told)).children
        assert isinstance(button, discord.ui.Button)
        assert button.custom_id is not None
        assert len(button.custom_id) <= 100
        match = re.fullmatch(TEMPLATE, button.custom_id)
        assert match
        kept = read_trail(match)
        assert kept[:3] == (10**17, 99_999, "0" * 16)
        assert kept.tried in {told, f"…; {told[-len(kept.tried) + 3 :]}", told[: len(kept.tried)]}

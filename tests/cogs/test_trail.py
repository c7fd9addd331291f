"""A refusal says where it happened, so that a report of it can be played again."""

import re

from bot.notation import parse_turn, print_turn
from bot.record import position_hash
from tests.cogs.table import TableTop
from tests.engine.builders import nation, pay, position

_TRAIL = re.compile(r"\n-# Game (\d+), after (.+) \((\w+)\), tried: (.+)$")


async def trail(table: TableTop, who: str, command: str, **options: str) -> tuple[str, ...]:
    """What the last line of a refusal tells."""
    found = _TRAIL.search(await table.tell(who, command, **options))
    assert found
    return found.groups()


async def test_a_refusal_names_game_position_and_what_was_tried(table: TableTop) -> None:
    before = await table.position()
    told = await trail(table, "phoenicians", "found", provinces="athen")
    assert told == (str(table.game_id), "the start", position_hash(before), "F athen")
    await table.tell("phoenicians", "gold")
    before = await table.position()
    told = await trail(table, "phoenicians", "marble")
    assert told == (str(table.game_id), "1 action", position_hash(before), "@marble")


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


async def test_who_is_not_on_turn_hears_no_more_than_that(table: TableTop) -> None:
    assert _TRAIL.search(await table.tell("persians", "marble")) is None


async def test_a_refusal_says_where_to_read_on(table: TableTop) -> None:
    await table.tell("phoenicians", "gold")
    told = await table.tell("phoenicians", "marble")
    assert "\n-# More about it: `/rules topic: A turn`\n" in told
    assert "**A turn**" in await table.tell("phoenicians", "rules", topic="A turn")

"""Every command and control has a row in the table, and every row a command or control."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import get_args

import discord
import pytest_asyncio

import bot
from bot.app import App
from bot.app.errors import AppCode
from bot.client import AntikeBot
from bot.client.errors import InputCode
from bot.cogs import extensions
from bot.engine.errors import RuleCode
from bot.store import Database
from tests.authorisation.cast import COLUMNS
from tests.authorisation.docs import PAGE, page
from tests.authorisation.rows import WORDS, covers, rows
from tests.authorisation.walk import commands_of, custom_ids
from tests.drawing import renderer


@pytest_asyncio.fixture
async def client(tmp_path: Path) -> AsyncIterator[AntikeBot]:
    made = AntikeBot(App(Database(tmp_path / "antike.sqlite3")), renderer(), extensions())
    await made.load_commands()
    yield made


def _without_row(client: AntikeBot) -> list[str]:
    """Return the commands and custom ids that have no row."""
    known = rows()
    commands = {row.what for row in known if not row.is_control}
    missing = [name for name in commands_of(client) if name not in commands]
    for spellings in custom_ids(client).values():
        missing += [
            each for each in spellings if not any(row.is_control and covers(row, each) for row in known)
        ]
    return missing


async def test_everything_that_can_be_used_has_its_cells(client: AntikeBot) -> None:
    assert len(commands_of(client)) > 45
    assert len(custom_ids(client)) > 10
    assert not _without_row(client), "add rows to tests/authorisation/cells.csv"


async def test_the_table_speaks_of_nothing_else(client: AntikeBot) -> None:
    commands, spelt = commands_of(client), [each for ids in custom_ids(client).values() for each in ids]
    for row in rows():
        known = any(covers(row, each) for each in spelt) if row.is_control else row.what in commands
        assert known, row.key
    assert len({(row.key, row.who) for row in rows()}) == len(rows())


async def test_a_new_command_or_button_without_cells_is_missed(client: AntikeBot) -> None:
    earlier = _without_row(client)

    @client.tree.command(name="bribe", description="Not in the table")
    async def bribe(interaction: discord.Interaction) -> None:
        del interaction

    class Gift(discord.ui.DynamicItem[discord.ui.Button], template=r"antike:gift:(?P<game>\d{1,18}):(a|b)"):  # type: ignore[type-arg]
        pass

    client.add_dynamic_items(Gift)
    new = [each for each in _without_row(client) if each not in earlier]
    assert new == ["bribe", "antike:gift:7:a", "antike:gift:7:b"]


def test_there_is_no_other_way_in() -> None:
    """No view or form has callbacks of its own, because its custom ids would not be registered."""
    root = Path(bot.__file__).parent
    files = list(root.rglob("*.py"))
    assert len(files) > 200
    for path in files:
        found = re.findall(
            r"ui\.(?:button|select)\b|class \w+\([^)]*Modal|on_submit|add_view|\.callback = ",
            path.read_text(encoding="utf-8"),
        )
        assert not found, (path, found)


def test_every_cell_holds_a_word_or_a_code() -> None:
    rules = (f"rule:{code}" for code in get_args(RuleCode))
    codes = {*get_args(AppCode), *get_args(InputCode), *rules, "notation"}
    for row in rows():
        for column in COLUMNS:
            assert row.cells[column.key] in {*WORDS, *codes}, (row.key, column.key)


def test_the_documentation_shows_the_same_table() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.authorisation writes it anew"

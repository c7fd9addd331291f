"""Validation of the whole command tree, in every language, by Discord's description and all limits."""

from pathlib import Path
from typing import Any

import pytest

from bot.app import App
from bot.client import AntikeBot
from bot.cogs import extensions
from bot.i18n.language import ENGLISH, LANGUAGES
from bot.store import Database
from discord_sandbox.validation.commands import check_commands
from tests.drawing import renderer
from tests.valid.description import description

Json = dict[str, Any]


@pytest.fixture
async def tree(tmp_path: Path) -> list[Json]:
    client = AntikeBot(App(Database(tmp_path / "antike.sqlite3")), renderer(), extensions())
    await client.load_commands()
    translator = client.tree.translator
    assert translator is not None
    return [await each.get_translated_payload(client.tree, translator) for each in client.tree.get_commands()]


def _parts(part: Json) -> list[Json]:
    inner = [*(part.get("options") or ()), *(part.get("choices") or ())]
    return [part, *(found for one in inner for found in _parts(one))]


def test_it_is_within_the_limits_in_every_language(tree: list[Json]) -> None:
    check_commands(tree)


def test_it_is_as_described(tree: list[Json]) -> None:
    entry = {"method": "PUT", "path": "/applications/1/commands", "query": {}, "body": tree, "files": []}
    assert description().faults([entry]) == []


def test_every_language_calls_everything_by_a_name_and_describes_it(tree: list[Json]) -> None:
    others = {each for each in LANGUAGES if each != ENGLISH}
    seen = 0
    for command in tree:
        for part in _parts(command):
            if "description" in part:
                for field in ("name", "description"):
                    spoken = part.get(f"{field}_localizations") or {}
                    assert set(spoken) == others, (part["name"], field)
                    assert all(text.strip() for text in spoken.values())
                    seen += 1
    assert seen > 200

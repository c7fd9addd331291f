"""Nobody is shown what belongs to a game that cannot be opened."""

from pathlib import Path

import pytest
from discord import app_commands

from bot.app import App
from bot.client import AntikeBot
from bot.rulesets import registry
from bot.store import Database
from tests.drawing import renderer

OPTIONS = {"marble": {"pay"}, "temple": {"provinces", "pay"}, "know-how": {"advances", "pay"}}
OF_DUELLUM = {"marble": {"chip"}, "temple": {"walls"}, "know-how": {"recruit"}}


async def _options(folder: Path) -> dict[str, set[str]]:
    client = AntikeBot(App(Database(folder / "antike.sqlite3")), renderer())
    await client.load_commands()
    every = [each for each in client.tree.get_commands() if isinstance(each, app_commands.Command)]
    return {each.name: {option.display_name for option in each.parameters} for each in every}


@pytest.mark.parametrize("unfinished", [frozenset({"duellum"}), frozenset()], ids=["hidden", "offered"])
async def test_options_are_those_of_the_games_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unfinished: frozenset[str]
) -> None:
    monkeypatch.setattr(registry, "_UNFINISHED", unfinished)
    known = await _options(tmp_path)
    for name, options in OPTIONS.items():
        assert known[name] == (options if unfinished else options | OF_DUELLUM[name]), name
    assert ("wall" in known) is not bool(unfinished)
    assert known["move"] == {"units", "from", "to"}
    assert known["found"] == {"provinces"}

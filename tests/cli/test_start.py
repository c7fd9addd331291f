"""A command imports only what it needs, because imports take most of the time of its start."""

import argparse
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from bot.boards import BOARDS
from bot.cli.main import _COMMANDS
from tests.cli.conftest import Run

pytestmark = pytest.mark.process

_CALL = """
import contextlib, gc, io, json, sys
from bot.cli import start
with contextlib.redirect_stdout(io.StringIO()):
    try:
        status = start()
    except SystemExit as end:
        status = end.code
print(json.dumps([status or 0, sorted(sys.modules), gc.isenabled()]))
"""
_SERVICE = {"discord", "aiohttp", "aiosqlite", "asyncio", "sqlite3", "bot.app", "bot.client", "bot.store"}
_PICTURES = {"PIL", "bot.render"}
_WORDS = {"fluent", "babel", "bot.text.antike"}
_SETTINGS = {"pydantic_settings", "bot.config"}


def started(folder: Path, *words: str | Path) -> tuple[set[str], bool]:
    """Run a command in a folder without settings; return all modules, and whether garbage is collected."""
    ran = subprocess.run(
        [sys.executable, "-c", _CALL, *map(str, words)],
        cwd=folder,
        env={"PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        check=True,
    )
    status, modules, collecting = json.loads(ran.stdout)
    assert status == 0, ran.stderr
    return set(modules), collecting


@pytest.mark.parametrize("command", ["legal", "replay"])
def test_a_record_is_played_without_service_stored_games_pictures_words_and_players(
    tmp_path: Path, command: str
) -> None:
    modules, _ = started(tmp_path, command, BOARDS.parent / "games" / "openings.json")
    assert not modules & (_SERVICE | _PICTURES | _WORDS | _SETTINGS | {"bot.players", "bot.model"})


def test_a_game_of_one_ruleset_waits_for_no_other(run: Run, tmp_path: Path) -> None:
    assert run("simulate", "--board", "punic", "--cap", "1", "--out", tmp_path / "games").status == 0
    (record,) = (tmp_path / "games").iterdir()
    duel, _ = started(tmp_path, "legal", record)
    assert "bot.engine.duellum" in duel
    assert not {each for each in duel if ".antike" in each}
    game, _ = started(tmp_path, "legal", BOARDS.parent / "games" / "openings.json")
    assert "bot.engine.antike" in game
    assert not {each for each in game if ".duellum" in each}


def test_help_waits_for_no_command(tmp_path: Path) -> None:
    modules, _ = started(tmp_path, "--help")
    assert not modules & (
        _SERVICE | _PICTURES | _WORDS | _SETTINGS | {"pydantic", "bot.records", "bot.players"}
    )


def test_every_command_stands_with_the_module_that_adds_it() -> None:
    for module, names in _COMMANDS.items():
        commands = argparse.ArgumentParser().add_subparsers()
        import_module(f"bot.cli.{module}").add_commands(commands)
        assert set(commands.choices) == set(names)


def test_only_what_ends_at_once_does_without_looking_for_garbage(tmp_path: Path) -> None:
    game = BOARDS.parent / "games" / "openings.json"
    assert not started(tmp_path, "legal", game)[1]
    assert started(tmp_path, "perft", game, "--depth", "0")[1]

"""Paths that cannot be used are refused in one line, and whatever else is there is left alone."""

import asyncio
import errno
import os
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from bot.boards import BOARDS
from bot.cli.service import doctor
from bot.store import Database
from tests.cli.conftest import Run
from tests.drawing import renderer

_TOO_LONG = "n" * 300
_GAME = (
    "INSERT INTO games (guild_id, channel_id, host_id, ruleset, board, variant, status, created_at,"
    " changed_at) VALUES (1, ?, 1, 'antike', 'east', '{}', ?, 0, 0)"
)


@pytest.fixture(autouse=True)
def database(no_settings: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "antike.sqlite3"
    monkeypatch.setenv("ANTIKE_DATABASE", str(path))

    async def make() -> None:
        async with Database(path):
            pass

    asyncio.run(make())
    return path


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("backup copy.sqlite3", _TOO_LONG),
        ("verify", _TOO_LONG),
        (f"backup {_TOO_LONG}", None),
        (f"backup {_TOO_LONG}/", None),
        ("backup /proc/new/", None),
        (f"verify {_TOO_LONG}", None),
        (f"transfer {_TOO_LONG}", None),
        ("transfer antike.sqlite3", _TOO_LONG),
        (f"restore {_TOO_LONG}", None),
    ],
)
def test_a_path_that_cannot_be_used_is_one_line(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: str, name: str | None
) -> None:
    """`name` is that of the database in use, None for a good one."""
    if name is not None:
        monkeypatch.setenv("ANTIKE_DATABASE", name)
    refusal = run(*words.split()).refusal
    assert _TOO_LONG in refusal or "/proc/new" in refusal
    assert [path.name for path in tmp_path.iterdir()] == ["antike.sqlite3"]


@pytest.mark.parametrize("command", ["verify", "restore", "transfer"])
def test_a_file_that_is_not_there_is_named(run: Run, command: str) -> None:
    assert "there is no file gone.sqlite3" in run(command, "gone.sqlite3").refusal


def test_the_folder_of_the_database_is_made_on_a_new_machine(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert run("backup", "copy.sqlite3").status == 0
    path = tmp_path / "new" / "machine" / "antike.sqlite3"
    monkeypatch.setenv("ANTIKE_DATABASE", str(path))
    assert run("restore", "copy.sqlite3").status == 1
    assert not path.parent.parent.exists(), "not before it is meant"
    assert run("restore", "--yes", "copy.sqlite3").status == 0
    assert path.is_file()
    for folder in (path.parent, path.parent.parent):
        assert folder.stat().st_mode & 0o777 == 0o700, folder


@pytest.mark.parametrize("kind", ["a folder", "no file", "another program's database"])
def test_a_restore_puts_aside_nothing_of_somebody_elses(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: str
) -> None:
    """Not even a database of another program that is damaged by our standards."""
    theirs = tmp_path / "theirs"
    if kind == "a folder":
        (theirs / "within").mkdir(parents=True)
    elif kind == "no file":
        theirs.symlink_to("nowhere")
    else:
        with closing(sqlite3.connect(theirs)) as connection:
            connection.execute("CREATE TABLE visits (place REFERENCES bookmarks)")
            connection.execute("CREATE TABLE bookmarks (place PRIMARY KEY)")
            connection.execute("INSERT INTO visits VALUES ('a')")
            connection.commit()
    monkeypatch.setenv("ANTIKE_DATABASE", str(theirs))
    before = sorted(tmp_path.rglob("*"))
    assert f"{theirs} is {kind}: name a" in run("restore", "antike.sqlite3", "--yes").refusal
    assert sorted(tmp_path.rglob("*")) == before


def test_copies_on_a_read_only_medium_are_read(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    make = tempfile.mkdtemp

    def mkdtemp(suffix: str | None, prefix: str | None, dir: Path | None) -> str:  # noqa: A002
        if dir == medium:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(medium))
        return make(suffix, prefix, dir)

    medium = tmp_path / "medium"
    medium.mkdir()
    copy = medium / "copy.sqlite3"
    assert run("backup", copy).status == 0
    monkeypatch.setattr(tempfile, "mkdtemp", mkdtemp)
    assert run("verify", copy).status == 0
    assert run("restore", copy, "--yes").status == 0


def test_what_stands_for_lost_ids_is_no_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "Renderer", renderer)
    assert run("backup", "copy.sqlite3").status == 0
    for _ in range(2):
        shown = run("restore", "copy.sqlite3", "--yes").out
        assert "has 0 games. What happened here since it was taken would be lost: 0 games opened" in shown
    assert "antike.sqlite3: 0 games" in run("doctor").out
    assert "later.sqlite3: 0 games" in run("backup", "later.sqlite3").out


def test_one_game_is_told_as_one(run: Run, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "Renderer", renderer)
    assert run("backup", "empty.sqlite3").status == 0
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(_GAME, (51, "lobby"))
    assert "antike.sqlite3: 1 game\n" in run("doctor").out
    assert "copy.sqlite3: 1 game, 0 rows of their log, " in run("backup", "copy.sqlite3").out
    assert "copy.sqlite3 has 1 game. What happened" in run("restore", "copy.sqlite3").out
    assert "would be lost: 1 game opened, 0 continued." in run("restore", "empty.sqlite3").out


def test_a_restore_names_the_channels_that_it_cannot_tell(run: Run, tmp_path: Path) -> None:
    """Their only game is lost, and there is none in whose name a message could be posted."""
    assert run("backup", "copy.sqlite3").status == 0
    assert "tell them" not in run("restore", "copy.sqlite3").out
    with closing(sqlite3.connect(tmp_path / "antike.sqlite3")) as connection, connection:
        for channel, status in ((51, "lobby"), (41, "running"), (61, "over")):
            connection.execute(_GAME, (channel, status))
    for more in ((), ("--yes",)):
        shown = run("restore", "copy.sqlite3", *more).out
        assert "get no message, so tell them yourself: 41, 51." in shown


def test_a_copy_removes_no_other_file(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "keep.part"
    other.write_text("not ours")
    assert run("backup", "keep").status == 0
    assert other.read_text() == "not ours"
    assert {path.name for path in tmp_path.iterdir()} == {"antike.sqlite3", "keep", "keep.part"}


@pytest.mark.process
def test_a_copy_that_may_not_be_read_is_refused_as_such(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.touch(mode=0)
    call = [sys.executable, "-m", "bot", "restore", str(copy)]
    if os.geteuid() == 0:
        call = ["setpriv", "--bounding-set", "-all", "--inh-caps", "-all", *call]
    path = {**os.environ, "PYTHONPATH": str(BOARDS.parents[1])}
    ran = subprocess.run(call, env=path, capture_output=True, text=True, check=False)
    assert ran.stderr == f"antike-bot: The database {copy} cannot be used: permission denied.\n"
    assert ran.returncode == 2

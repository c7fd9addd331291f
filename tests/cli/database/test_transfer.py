"""`transfer`: not while a bot runs on the file, and no bot starts on a file whose games were moved."""

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.app.maintenance.processes import enter
from bot.cli.service import doctor
from bot.model import NewGame
from bot.store import Database, Games, sole_use
from bot.store.sqlite import sole_use as lock
from tests.app.tables import app_on, at_table, look, mail
from tests.cli.conftest import Run
from tests.drawing import renderer
from tests.support.bot_forker import BotForker

pytestmark = pytest.mark.process


@pytest.fixture(autouse=True)
def target(no_settings: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "new" / "antike.sqlite3"
    monkeypatch.setenv("ANTIKE_DATABASE", str(path))
    return path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    async def make() -> None:
        async with Database(path) as database, database.transaction() as tx:
            await Games(tx).create(NewGame(1, 2, 3, "antike", "east", {}, 0))

    path = tmp_path / "old.sqlite3"
    asyncio.run(make())
    return path


def _alive(file: Path, ago: float) -> None:
    sign = {"gateway": "ok", "database": "ok", "at": time.time() - ago, "pid": 1}
    file.with_name(file.name + ".alive").write_text(json.dumps(sign))


def _games(file: Path) -> int:
    connection = sqlite3.connect(file)
    (number,) = connection.execute("SELECT COUNT(*) FROM games").fetchone()
    connection.close()
    return int(number)


def test_it_is_refused_while_a_bot_runs_on_the_file(run: Run, file: Path, target: Path) -> None:
    _alive(file, 20)
    for arguments in ((file,), ("--back", file)):
        refusal = run("transfer", *arguments).refusal
        assert f"a bot runs on {file}: its last sign of life is 20 s old" in refusal
    assert not target.parent.exists()
    _alive(file, -3600)  # the clock was set back after the bot had gone
    assert "was not moved" in run("transfer", "--back", file).out
    _alive(file, 61)
    assert run("transfer", file).status == 0
    assert _games(target) == 1


async def test_a_bot_that_knows_the_file_by_another_name_is_noticed(
    run: Run, file: Path, target: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its heartbeat is beside that name."""
    monkeypatch.setattr(lock, "_PATIENCE", 0.1)
    link = tmp_path / "link.sqlite3"
    link.symlink_to(file)
    async with sole_use(link):
        for arguments in ((file,), ("--back", file)):
            ran = await asyncio.to_thread(run, "transfer", *arguments)
            assert ran.refusal == f"antike-bot: a bot runs on {file}: stop it first"
    assert not target.parent.exists()


async def _started(folder: Path) -> tuple[int, str]:
    """Start a bot with the present environment; return its exit status and error output."""
    async with BotForker() as forker:
        status, _, errors = await forker.call(dict(os.environ), folder, "run")
    return status, errors


def test_no_bot_starts_on_a_file_that_has_moved_until_it_is_taken_back(
    run: Run, file: Path, target: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "Renderer", renderer)  # boards are made ready once for all tests
    ran = run("transfer", file)
    assert ran.status == 0
    assert ran.out.splitlines()[0] == "games: 1"
    monkeypatch.setenv("ANTIKE_DATABASE", str(file))
    monkeypatch.setenv("DISCORD_TOKEN", "none")
    status, errors = asyncio.run(_started(tmp_path))
    assert status == 2
    (told,) = [line for line in errors.splitlines() if line.startswith("antike-bot:")]
    assert f"The games of {file} were moved to {target}: set ANTIKE_DATABASE to that." in told
    assert told.endswith("antike-bot transfer --back FILE")
    monkeypatch.delenv("DISCORD_TOKEN")
    (found,) = [line for line in run("doctor").out.splitlines() if line.startswith("BAD")]
    assert f"were moved to {target}" in found
    monkeypatch.setenv("ANTIKE_DATABASE", str(target))
    assert run("doctor").status == 0, "the mark stays behind"
    assert f"were moved to {target}" in run("transfer", file).refusal
    assert "start on" in run("transfer", "--back", file).out
    assert "was not moved" in run("transfer", "--back", file).out
    monkeypatch.setenv("ANTIKE_DATABASE", str(file))
    assert run("doctor").status == 0


@pytest.mark.parametrize("lost", [True, False])
def test_tables_are_told_that_what_was_played_elsewhere_is_lost(run: Run, file: Path, *, lost: bool) -> None:
    """Unless nothing was; ids that may be in use by then are left out."""

    async def begin() -> None:
        async with Database(file) as database:
            app = app_on(database)
            await at_table(app)
            await enter(app.context)

    async def told() -> tuple[list[str], int]:
        async with Database(file) as database:
            app = app_on(database)
            revision = (await look(app)).game.revision
            return [row["payload"]["text"] for row in await mail(app) if row["kind"] == "turn"], revision

    asyncio.run(begin())
    before, revision = asyncio.run(told())
    assert run("transfer", file).status == 0
    options = ("--back",) if lost else ("--back", "--nothing-lost")
    assert ("Running games told where they stand: 1." in run("transfer", *options, file).out) == lost
    texts, now = asyncio.run(told())
    assert len(texts) == len(before) + lost
    assert (now > revision) == lost
    assert ("restored from a backup of <t:1000000:f>" in texts[-1]) == lost


def test_a_move_that_fails_leaves_no_mark(run: Run, file: Path, target: Path) -> None:
    assert run("transfer", file).status == 0
    assert run("transfer", "--back", file).status == 0
    assert f"The SQLite database {target} is not empty" in run("transfer", file).refusal
    assert "was not moved" in run("transfer", "--back", file).out


def test_a_damaged_row_is_named_in_one_line(run: Run, file: Path, target: Path) -> None:
    """A bot runs on such a file, but no other database would take the row."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript("PRAGMA ignore_check_constraints = ON; UPDATE games SET variant = '{'")
    damaged = f"The database {file} is damaged: games, id = 1: not json_valid(variant)."
    assert run("transfer", file).refusal == f"antike-bot: {damaged}"
    assert not target.parent.exists()
    assert "was not moved" in run("transfer", "--back", file).out


def test_an_address_in_the_place_of_a_file_is_not_repeated(run: Run) -> None:
    address = "postgresql://ada:very-secret@db/games"
    for command in (("transfer", address), ("restore", address), ("verify", address), ("backup", address)):
        refusal = run(*command).refusal
        assert "name a file" in refusal
        assert "very-secret" not in refusal


@pytest.fixture
def open_mask() -> Iterator[None]:
    """Set the umask to 0 during the test, as in a shell that lets everybody read everything."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("open_mask")
def test_whatever_makes_a_database_makes_it_for_its_owner_alone(
    run: Run, file: Path, target: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.umask(0)
    run("transfer", file)
    connection = sqlite3.connect(target)
    connection.execute("INSERT INTO settings VALUES ('a', 'b')")
    connection.commit()
    assert {path.name for path in target.parent.iterdir()} == {
        f"{target.name}{end}" for end in ("", "-wal", "-shm")
    }
    connection.close()
    for each in target.parent.iterdir():
        assert each.stat().st_mode & 0o777 == 0o600, each
    assert target.parent.stat().st_mode & 0o777 == 0o700
    os.umask(0)
    assert run("backup", tmp_path / "copy.sqlite3").status == 0
    monkeypatch.setenv("ANTIKE_DATABASE", str(tmp_path / "restored.sqlite3"))
    os.umask(0)
    assert run("restore", "--yes", tmp_path / "copy.sqlite3").status == 0
    for name in ("copy.sqlite3", "restored.sqlite3", "old.sqlite3"):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600, name

"""Commands on a PostgreSQL database."""

import asyncio
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.model import NewGame
from bot.store import Database, Games
from tests.cli.conftest import Run
from tests.databases import emptied


@pytest.fixture
def empty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, address: SecretStr) -> str:
    """Set an empty PostgreSQL database as the one in use; return its address, which has a password."""
    emptied(address)
    told = address.get_secret_value().replace("antike@", "antike:very-secret@")
    monkeypatch.setenv("ANTIKE_DATABASE", told)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.chdir(tmp_path)  # where no .env is
    return told


async def _open_game(file: Path) -> None:
    async with Database(file) as database, database.transaction() as tx:
        await Games(tx).create(NewGame(1, 2, 3, "antike", "east", {}, 0))


def test_doctor_says_which_database_it_is(run: Run, empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTIKE_SHARDS", "1/2")
    ran = run("doctor")
    assert ran.status == 0, ran.out
    assert "ok   configuration: readable; this process serves the shards 1 of 2" in ran.out
    assert "ok   database: PostgreSQL database games on " in ran.out
    assert empty not in ran.out + ran.err
    assert "very-secret" not in ran.out + ran.err


def test_everything_moves_from_a_file_to_a_server_once(run: Run, empty: str, tmp_path: Path) -> None:
    file = tmp_path / "antike.sqlite3"
    assert "there is no file" in run("transfer", file).refusal
    asyncio.run(_open_game(file))
    ran = run("transfer", file)
    assert (ran.status, ran.out.splitlines()[0], ran.err) == (0, "games: 1", "")
    assert "were moved to the PostgreSQL database games on" in run("transfer", file).refusal
    assert run("transfer", "--back", file).status == 0
    assert "is not empty" in run("transfer", file).refusal
    assert run("verify").out.startswith("0 games")


def test_a_file_does_not_move_into_itself(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "antike.sqlite3"
    file.write_bytes(b"")
    monkeypatch.setenv("ANTIKE_DATABASE", str(file))
    assert "that same file" in run("transfer", file).refusal


def test_a_server_has_its_own_tools_for_copies(run: Run, empty: str, tmp_path: Path) -> None:
    for command in (("backup", tmp_path), ("restore", _copy(tmp_path))):
        refusal = run(*command).refusal
        assert "pg_dump" in refusal
        assert "very-secret" not in refusal
        assert empty not in refusal


def _copy(folder: Path) -> Path:
    file = folder / "copy.sqlite3"
    file.write_bytes(b"")
    return file


def test_nobody_lives_on_it(run: Run, empty: str) -> None:
    ran = run("health")
    assert (ran.status, ran.out) == (1, "no bot is running\n")
    assert empty

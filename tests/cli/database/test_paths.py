"""Paths that cannot be used are refused in one line, and whatever else is there is left alone."""

import asyncio
from pathlib import Path

import pytest

from bot.store import Database
from tests.cli.conftest import Run

_TOO_LONG = "n" * 300


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


def test_a_copy_removes_no_other_file(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "keep.part"
    other.write_text("not ours")
    assert run("backup", "keep").status == 0
    assert other.read_text() == "not ours"
    assert {path.name for path in tmp_path.iterdir()} == {"antike.sqlite3", "keep", "keep.part"}

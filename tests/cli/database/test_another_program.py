"""Every command that opens a file refuses another program's database, and leaves it unchanged."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.service import doctor
from tests.cli.conftest import Run
from tests.drawing import renderer


@pytest.fixture
def file(no_settings: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(doctor, "Renderer", renderer)
    path = tmp_path / "theirs.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
    monkeypatch.setenv("ANTIKE_DATABASE", str(path))
    return path


@pytest.mark.parametrize("version", [0, 7])
@pytest.mark.parametrize(
    "words",
    [
        "doctor",
        "sandbox --port 0",
        "backup copy.sqlite3",
        "backup copy.sqlite3 --quick",
        "verify",
        "verify theirs.sqlite3",
        "restore theirs.sqlite3",
        "transfer theirs.sqlite3",
    ],
)
def test_it_is_refused_in_one_line_and_left_alone(
    run: Run, monkeypatch: pytest.MonkeyPatch, file: Path, words: str, version: int
) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    before = file.read_bytes()
    if words.split()[0] in ("restore", "transfer"):
        monkeypatch.setenv("ANTIKE_DATABASE", "ours.sqlite3")
    ran = run(*words.split())
    assert ran.status == (1 if words == "doctor" else 2)
    (line,) = [line for line in (ran.out + ran.err).splitlines() if "another program's database" in line]
    assert f"{file.name} is another program's database" in line
    assert file.read_bytes() == before
    assert [each.name for each in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize("words", ["verify", "backup copy.sqlite3"])
def test_a_file_without_games_is_told_by_its_own_name(run: Run, file: Path, words: str) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 0")
        connection.execute("VACUUM")
    assert run(*words.split()).refusal == f"antike-bot: {file} holds no games."

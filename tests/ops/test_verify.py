"""`verify` names the first action of a stored game that would no longer pass."""

import asyncio
import contextlib
import json
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.app.turn.payments import single
from bot.cli import main
from bot.engine.antike import legal
from bot.engine.antike.actions import Action, EndTurn
from bot.store import Database
from tests.app.tables import CHANNEL, app_on, at_table, caller, look, position_of, user_of
from tests.store.conftest import add_migration, forge_development

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database file with two games, one of them with 41 actions in force."""
    path = tmp_path_factory.mktemp("played") / "antike.sqlite3"

    async def play() -> None:
        async with Database(path) as database:
            app = app_on(database)
            for channel in (CHANNEL, CHANNEL + 1):
                table = await at_table(app, channel_id=channel)
            action: Action = EndTurn()
            chance = random.Random(7)
            while table.game.length < 41 or isinstance(action, EndTurn):
                action = chance.choice(legal(position_of(table)))
                who = caller(user_of(table), CHANNEL + 1)
                await app.play.submit(who, single(action))
                table = await look(app, CHANNEL + 1)
            await app.play.undo(who)

    asyncio.run(play())
    return path


@pytest.fixture
def path(played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    copy = tmp_path / "antike.sqlite3"
    shutil.copy(played, copy)
    monkeypatch.setenv("ANTIKE_DATABASE", str(copy))
    return copy


def _tamper(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    connection.execute("DROP TRIGGER actions_stay")
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def test_all_games_pass(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify"]) == 0
    out = capsys.readouterr().out
    assert "2 games with 41 actions replayed" in out
    assert "all pass" in out
    assert main(["verify", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"ok": True, "games": 2, "actions": 41, "faults": 0}


def test_the_first_action_that_no_longer_passes_is_named(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _tamper(path, """UPDATE actions SET action = '{"type": "end_turn"}' WHERE game_id = 2 AND seq = 11""")
    assert main(["verify", "--json"]) == 1
    fault, summary = map(json.loads, capsys.readouterr().out.splitlines())
    assert (fault["game_id"], fault["failed_at"], fault["actions"]) == (2, 11, 41)
    assert fault["action"] == '{"type": "end_turn"}'
    assert fault["nation"] == load_nation(path, 11)
    assert summary == {"ok": False, "games": 2, "actions": 41, "faults": 1}
    assert main(["verify"]) == 1
    out = capsys.readouterr().out
    assert "game 2 (running, channel 101): action 11 of 41" in out
    assert "1 would break" in out
    assert _unchanged(path), "it works on a copy"


def load_nation(path: Path, seq: int) -> str:
    connection = sqlite3.connect(path)
    (nation,) = connection.execute(
        "SELECT nation FROM actions WHERE game_id = 2 AND seq = ?", (seq,)
    ).fetchone()
    connection.close()
    return str(nation)


def _unchanged(path: Path) -> bool:
    return not [
        file for file in path.parent.iterdir() if file != path and not file.name.endswith(("-wal", "-shm"))
    ]


def test_an_action_that_cannot_be_read_is_named(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _tamper(path, """UPDATE actions SET action = '{"type": "pray"}' WHERE game_id = 2 AND seq = 5""")
    assert main(["verify"]) == 1
    assert "action 5 of 41" in capsys.readouterr().out


def test_other_ends_are_faults_too(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _tamper(
        path,
        "UPDATE snapshots SET data = (SELECT data FROM snapshots WHERE game_id = 1) WHERE game_id = 2",
        "UPDATE games SET length = 3 WHERE id = 1",
    )
    assert main(["verify"]) == 1
    out = capsys.readouterr().out
    assert "another position than the one stored" in out
    assert "its log has 0 actions in force, its row says 3" in out


def test_a_game_won_by_concession_passes(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing in its log ends it, unlike a game whose rules have named another winner."""

    async def concede() -> None:
        async with Database(path) as database:
            app = app_on(database)
            await at_table(app, 3, CHANNEL + 2)
            for user_id in (1, 2):
                await app.resignations.concede(caller(user_id, CHANNEL + 2))

    asyncio.run(concede())
    assert main(["verify"]) == 0
    assert "3 games with" in capsys.readouterr().out
    _tamper(path, "UPDATE games SET result = json_set(result, '$.reason', 'target') WHERE status = 'over'")
    assert main(["verify"]) == 1
    assert "game 3 (over, channel 102): its winner would be None, not " in capsys.readouterr().out


def test_a_game_of_a_ruleset_that_is_not_there_is_named(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _tamper(path, "UPDATE games SET ruleset = 'chess' WHERE id = 1")
    assert main(["verify"]) == 1
    out = capsys.readouterr().out
    assert "game 1 (running, channel 100): its ruleset chess is not in this version." in out
    assert "2 games with 41 actions replayed" in out
    assert main(["backup", str(tmp_path / "copy.sqlite3")]) == 1
    assert "its ruleset chess is not in this version" in capsys.readouterr().out


def _schema_version(path: Path) -> int:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def test_an_older_schema_is_read_and_stays_as_it_is(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = _schema_version(path)
    add_migration(monkeypatch, tmp_path, "CREATE TABLE notes (id INTEGER PRIMARY KEY);")
    assert main(["verify", str(path)]) == 0
    assert "2 games" in capsys.readouterr().out
    assert _schema_version(path) == before > 0


def test_a_file_from_before_the_first_release_is_not_put_aside(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite3"
    shutil.copy(path, copy)
    forge_development(path)
    before = path.read_bytes()
    assert main(["restore", str(copy), "--yes"]) == 2
    assert f"The database {path} was written by a development version" in capsys.readouterr().err
    assert path.read_bytes() == before


@pytest.mark.parametrize("command", [["verify"], ["restore", "--yes"]])
def test_a_file_from_before_the_first_release_is_refused(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    old = tmp_path / "old.sqlite3"
    shutil.copy(path, old)
    forge_development(old)
    before, games = old.read_bytes(), path.read_bytes()
    assert main([command[0], str(old), *command[1:]]) == 2
    told = capsys.readouterr().err
    assert f"The database {old} was written by a development version" in told
    assert (old.read_bytes(), path.read_bytes()) == (before, games)

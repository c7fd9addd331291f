"""`tools.bench load`: small, but with the real process on the local Discord."""

import sqlite3
from pathlib import Path

import pytest

from bot.app import App
from bot.app.maintenance.verify import replay_stored
from bot.engine.antike.actions import EndTurn, Trade
from bot.engine.purse import Purse
from bot.store import Database
from tests.cli.conftest import Run
from tools.bench.load.report import marks_of
from tools.bench.load.scripts import as_command, think_out
from tools.bench.load.stock import fill, give_seats


@pytest.mark.slow
def test_a_few_tables_are_played_and_measured(run: Run) -> None:
    found = run("load", "--only", "crowd", "--tables", 2, "--json").json
    crowd = found["crowd"]
    assert crowd["tables"] == 2
    assert crowd["actions"] >= 2 * 2 * 6, "six turns each, of the stone and their end at least"
    for span in ("first_ms", "done_ms", "board_ms"):
        assert 0 < crowd[span]["median"] <= crowd[span]["p99"] <= crowd[span]["max"]
    assert 0 < crowd["without_drawing_ms"] < crowd["bot_cpu_ms_per_action"]
    assert 80 < crowd["resident_mb"] < 400
    assert [mark["wanted"] for mark in found["marks"]] == [100, 1500, 16.7]


def test_marks_say_what_was_missed() -> None:
    few, many = ({"bot_cpu_ms_per_action": cost} for cost in (10.0, 13.0))
    start = {"connecting_seconds": 3.1, "ready_seconds": 0.5}
    found = {"stored": {"few": few, "many": {**many, **start, "stored": 99, "resident_mb": 251}}}
    marks = {mark.unit: (mark.found, mark.met) for mark in marks_of(found)}
    assert marks == {"s": (3.6, True), "MB": (251, False), "times": (1.3, False)}


def test_scripts_can_be_entered_as_commands() -> None:
    script = think_out(1, 40)
    assert sum(isinstance(action, EndTurn) for action in script.actions) == 40
    assert len(script.actors) == len(script.actions)
    names = {as_command(action)[0] for action in script.actions}
    assert {"end-turn", "move", "maneuver", "arming"} <= names
    traded = as_command(Trade(Purse(gold=3, marble=1), Purse(iron=2)))
    assert traded == ("trade", {"give": "1m 3g", "take": "2i"})


async def test_stored_games_are_whole_games(tmp_path: Path) -> None:
    path = tmp_path / "stock.sqlite3"
    await fill(path, 45, [think_out(1, 4), think_out(2, 9)])
    async with Database(path) as database:
        games = [game async for game in replay_stored(database)]
    assert len(games) == 45
    assert [game for game in games if game.fault] == []
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    assert connection.execute("SELECT COUNT(*) FROM games WHERE status = 'running'").fetchone() == (4,)
    assert connection.execute("SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL").fetchone() == (0,)
    connection.close()


async def test_somebody_sits_in_all_stored_games(tmp_path: Path) -> None:
    path = tmp_path / "stock.sqlite3"
    await fill(path, 9, [think_out(1, 4)])
    give_seats(path, 7)
    async with Database(path) as database:
        mine, count = await App(database).queries.own(7, 4)
    assert count == 9
    assert [own.game.id for own in mine] == [1, 3, 5, 7], "the longest waiting first"
    assert all(own.wait is not None for own in mine)

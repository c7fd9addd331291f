"""`doctor` changes nothing, and finds everything that would keep a bot from starting."""

import asyncio
import json
import os
import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import ClassVar

import pytest
from discord import Permissions
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.boards import BOARDS
from bot.cli.service import doctor
from bot.cli.service.health import HealthStatus
from bot.cli.service.local_discord import local_world
from bot.render import Renderer
from bot.store import Database
from bot.store.migrations import newest_schema
from bot.store.sqlite.inspection import CHECK, damaged_row
from discord_sandbox import Sandbox
from tests.cli.conftest import Ran, Run
from tests.drawing import renderer
from tests.store.conftest import add_migration, forge_development
from tests.support.bot_forker import BotForker

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def database(no_settings: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    (tmp_path / "house").mkdir()
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "house" / "antike.sqlite3"
    monkeypatch.setenv("ANTIKE_DATABASE", str(path))
    # A new `Renderer` prepares every board's page first; a test with other boards sets a new one.
    monkeypatch.setattr(doctor, "Renderer", renderer)
    return path


def _bad(ran: Ran) -> str:
    """Return the line of the only fault found."""
    assert ran.status == 1
    (line,) = [line for line in ran.out.splitlines() if line.startswith("BAD")]
    return line


def _about(ran: Ran, subject: str) -> str:
    (line,) = [line for line in ran.out.splitlines() if f" {subject}: " in line]
    return line


def _make(path: Path) -> None:
    async def make() -> None:
        async with Database(path):
            pass

    asyncio.run(make())


def _seen(folder: Path) -> dict[str, tuple[bytes, int, int]]:
    return {
        each.name: (
            each.read_bytes() if each.is_file() else b"",
            each.stat().st_mtime_ns,
            each.stat().st_mode,
        )
        for each in sorted(folder.rglob("*"))
    }


def test_a_database_that_is_not_there_is_new_and_is_not_made(
    run: Run, tmp_path: Path, database: Path
) -> None:
    ran = run("doctor")
    assert ran.status == 0
    assert "new, made by the first start" in _about(ran, "database")
    assert _seen(tmp_path).keys() == {"house"}, "no folder, no file"
    database.touch()
    assert "empty" in _about(run("doctor"), "database")
    assert database.stat().st_size == 0


def test_a_database_of_an_older_version_stays_as_it_is(
    run: Run, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _make(database)
    add_migration(monkeypatch, tmp_path, "CREATE TABLE notes (id INTEGER PRIMARY KEY);")
    before = _seen(database.parent)
    told = _about(run("doctor"), "database")
    newest = newest_schema("sqlite")
    assert f"older version (schema {newest - 1}), brought to {newest} by the next start" in told
    assert _seen(database.parent) == before


def test_a_database_from_before_the_first_release_is_told(run: Run, database: Path) -> None:
    _make(database)
    forge_development(database)
    before = _seen(database.parent)
    told = _bad(run("doctor"))
    assert f"The database {database} was written by a development version" in told
    assert "ANTIKE_DATABASE" in told
    assert _seen(database.parent) == before


def test_a_database_in_use_is_looked_at_and_left_alone(run: Run, database: Path) -> None:
    """Its changes are in a file beside it, which only processes that have it open may touch."""
    _make(database)
    alone = _seen(database.parent)
    assert "0 games" in _about(run("doctor"), "database")
    assert _seen(database.parent) == alone
    connection = sqlite3.connect(database)
    connection.execute("INSERT INTO settings VALUES ('a', 'b')")
    connection.commit()
    files = _seen(database.parent).keys()
    assert f"{database.name}-wal" in files
    assert run("doctor").status == 0
    assert _seen(database.parent).keys() == files
    assert connection.execute("SELECT value FROM settings WHERE name = 'a'").fetchone() == ("b",)
    connection.close()


def test_the_permissions_of_the_invitation_are_checked() -> None:
    readme = (BOARDS.parents[1] / "README.md").read_text("utf-8")
    (number,) = re.findall(r"&permissions=(\d+)", readme)
    assert Permissions(int(number)) == doctor._NEEDED


def test_what_cannot_be_written_is_found(run: Run, monkeypatch: pytest.MonkeyPatch, database: Path) -> None:
    monkeypatch.setenv("ANTIKE_DATABASE", "/proc/antike.sqlite3")
    assert "nothing can be written" in _bad(run("doctor"))
    monkeypatch.setenv("ANTIKE_DATABASE", str(database.parent))
    assert "is a folder" in _bad(run("doctor"))


def test_a_link_that_leads_nowhere_is_found(run: Run, tmp_path: Path, database: Path) -> None:
    database.symlink_to(database)
    assert "a link that leads nowhere" in _bad(run("doctor"))
    database.unlink()
    database.symlink_to(tmp_path / "away" / "antike.sqlite3")
    assert f"a link that leads nowhere ({tmp_path / 'away'}" in _bad(run("doctor"))
    (tmp_path / "away").mkdir()
    assert "new, made by the first start" in _about(run("doctor"), "database")


def test_a_database_of_a_newer_version_or_damaged_is_found(run: Run, database: Path) -> None:
    _make(database)
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    assert "newer version (schema 999" in _bad(run("doctor"))
    database.write_bytes(b"no database at all, but long enough to be looked at" * 100)
    told = _bad(run("doctor"))
    assert told.startswith("BAD  database")
    assert "not a database" in told


def test_a_damaged_row_is_named(run: Run, database: Path) -> None:
    """Even if it is no text. A bot starts on such a file; nothing else would tell before the next backup."""
    _make(database)
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(
            "PRAGMA ignore_check_constraints = ON;"
            "INSERT INTO orders VALUES (4, 7, '', 'roma', CAST(x'ff' AS TEXT), 'peace')"
        )
    named = "(orders, game_id = 4 AND user_id = 7 AND mover = '' AND province = 'roma': not answer IN ("
    assert named in _bad(run("doctor"))


def test_every_constraint_is_looked_at(database: Path) -> None:
    _make(database)
    with closing(sqlite3.connect(database)) as connection:
        tables = [sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master WHERE type = 'table'")]
        assert sum(map(len, map(CHECK.findall, tables))) == sum(sql.count("CHECK") for sql in tables) > 0
        assert damaged_row(connection) is None


def test_a_database_that_others_may_read_is_told(run: Run, database: Path) -> None:
    _make(database)
    database.chmod(0o644)
    assert "others on this machine may read it (0644)" in _about(run("doctor"), "database")


@pytest.mark.parametrize("setting", ["ANTIKE_METRICS", "ANTIKE_FEEDS"])
def test_a_port_that_is_taken_is_found(run: Run, monkeypatch: pytest.MonkeyPatch, setting: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv(setting, f"127.0.0.1:{taken.getsockname()[1]}")
        assert f"{setting}: cannot listen" in _bad(run("doctor"))
    assert "is free" in _about(run("doctor"), setting)
    monkeypatch.setenv(setting, "192.0.2.1:80")
    assert f"{setting}: cannot listen" in _bad(run("doctor"))


def test_the_port_of_the_local_page_is_tried_where_no_token_is_set(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        told = _bad(run("doctor", "--port", port))
        assert f"sandbox: cannot listen on 127.0.0.1:{port}: Address already in use; perhaps by a bot" in told
        assert "`--port` chooses another" in told
        monkeypatch.setenv("DISCORD_TOKEN", "secret")
        monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:1/api")
        assert "sandbox" not in run("doctor", "--port", port).out
    monkeypatch.delenv("DISCORD_TOKEN")
    assert f"127.0.0.1:{port} is free" in _about(run("doctor", "--port", port), "sandbox")


@pytest.mark.parametrize(("age", "told"), [(1, "is taken, and a bot runs on"), (86_400, "cannot listen on")])
def test_a_port_may_be_taken_by_a_bot_that_is_running(
    run: Run, monkeypatch: pytest.MonkeyPatch, database: Path, age: int, told: str
) -> None:
    """Not by one that gave its last sign of life a day ago."""
    _make(database)
    sign = HealthStatus("ok", "ok", time.time() - age)
    database.with_name(f"{database.name}.alive").write_text(json.dumps(asdict(sign)))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("ANTIKE_METRICS", f"127.0.0.1:{taken.getsockname()[1]}")
        assert told in _about(run("doctor"), "ANTIKE_METRICS")


@pytest.mark.parametrize("command", ["doctor", "run"])
def test_shards_need_a_server_of_databases(
    run: Run, monkeypatch: pytest.MonkeyPatch, database: Path, command: str
) -> None:
    monkeypatch.setenv("ANTIKE_SHARDS", "0/2")
    ran = run(command)
    told = _bad(ran) if command == "doctor" else ran.refusal
    assert "ANTIKE_SHARDS: several processes need PostgreSQL" in told
    assert not database.exists()


@pytest.mark.parametrize("command", ["doctor", "run"])
def test_settings_that_no_bot_can_start_with_are_refused(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("ANTIKE_METRICS", "127.0.0.1:9100")
    monkeypatch.setenv("ANTIKE_FEEDS", "0.0.0.0:9100")
    assert "ANTIKE_FEEDS: ANTIKE_METRICS has the same port" in run(command).refusal
    monkeypatch.setenv("ANTIKE_DATABASE", "./:memory:")
    assert "ANTIKE_DATABASE: what is kept in memory is gone at once" in run(command).refusal


def test_a_damaged_font_and_a_damaged_board_are_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    font = tmp_path / "cinzel.woff2"
    font.write_bytes(b"no font")
    monkeypatch.setattr("bot.render.core.text.FONT_FILES", (font,))
    assert str(font) in _bad(run("doctor"))


def test_a_picture_of_a_board_that_ends_too_early_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own = tmp_path / "boards"
    own.mkdir()
    for name in ("east.json", "east.layout.json", "east.base.webp"):
        (own / name).write_bytes((BOARDS / name).read_bytes())
    picture = own / "east.base.webp"
    picture.write_bytes(picture.read_bytes()[:50_000])
    monkeypatch.setenv("ANTIKE_BOARDS", str(own))
    monkeypatch.setattr(doctor, "Renderer", Renderer)
    told = _bad(run("doctor"))
    assert "board east" in told
    assert "east.base.webp" in told


def test_a_lesson_with_a_mistake_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert _about(run("doctor"), "lessons").startswith("ok ")
    (tmp_path / "antike").mkdir()
    (tmp_path / "antike" / "1-empty.json").write_text("{}")
    monkeypatch.setattr("bot.lessons.files.LESSONS", tmp_path)
    told = [line for line in run("doctor").out.splitlines() if line.startswith("BAD")]
    assert "BAD  lessons: 1-empty.json: title: it is missing." in told
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    ran = run("run")
    assert ran.status != 0
    assert "a lesson cannot be taught: 1-empty.json: " in ran.err


def test_a_puzzle_with_a_mistake_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert _about(run("doctor"), "puzzles").startswith("ok ")
    (tmp_path / "antike.jsonl").write_text("{}")
    monkeypatch.setattr("bot.puzzles.files.PUZZLES", tmp_path)
    told = [line for line in run("doctor").out.splitlines() if line.startswith("BAD")]
    assert "BAD  puzzles: antike.jsonl: line 1: game: it is missing." in told
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    ran = run("run")
    assert ran.status != 0
    assert "a puzzle cannot be asked: antike.jsonl: line 1: " in ran.err


async def test_what_a_server_lacks_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with Sandbox(port=0, world=local_world()) as sandbox:
        monkeypatch.setenv("DISCORD_API_BASE", sandbox.api_base)
        monkeypatch.setenv("DISCORD_TOKEN", sandbox.token)
        ran = await asyncio.to_thread(run, "doctor")
        assert ran.status == 0, ran.out
        assert "server Antike" in ran.out
        monkeypatch.setenv("ANTIKE_GUILD", "12345")
        assert _bad(await asyncio.to_thread(run, "doctor")) == (
            "BAD  ANTIKE_GUILD: the bot is in no server 12345"
        )
        monkeypatch.setenv("DISCORD_TOKEN", "wrong")
        assert _bad(await asyncio.to_thread(run, "doctor")).startswith("BAD  Discord")


class _Somebody(BaseHTTPRequestHandler):
    """A web server that is not Discord."""

    answer: ClassVar[tuple[int, bytes]] = (200, b"")

    def do_GET(self) -> None:
        status, body = self.answer
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@pytest.fixture
def elsewhere() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), _Somebody)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/api"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(
    "answer", [(404, b"<html>\n<p>Not found"), (200, b"<html>\n<p>Welcome"), (200, b"[]"), (302, b"")]
)
@pytest.mark.process
async def test_an_api_base_that_is_not_discords_is_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, elsewhere: str, answer: tuple[int, bytes]
) -> None:
    monkeypatch.setattr(_Somebody, "answer", answer)
    monkeypatch.setenv("DISCORD_API_BASE", elsewhere)
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    async with BotForker() as forker:
        status, _, err = await forker.call(dict(os.environ), tmp_path, "run")
    assert status == 2
    for line in (_bad(await asyncio.to_thread(run, "doctor")), err.splitlines()[-1]):
        assert f"{elsewhere} does not answer as Discord does" in line
        assert "<" not in line
        assert "secret" not in line


def test_a_misspelt_setting_is_named(run: Run) -> None:
    Path(".env").write_text("ANTIKE_METRIC=127.0.0.1:9100\n")
    assert _bad(run("doctor")) == (
        "BAD  configuration: .env, line 1: there is no setting ANTIKE_METRIC; ANTIKE_METRICS?"
    )

"""Health is reported as it is: without Discord, without database, without bot, and if all is well."""

import asyncio
import contextlib
import json
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import aiohttp
import pytest

from bot.app import App, GameSettings
from bot.app.maintenance.processes import enter
from bot.cli.service import health
from bot.cli.service.health import Heartbeat
from bot.store import Database
from tests.app.tables import Clock, look, user_of
from tests.app.waiting import DAY, HOUR, WaitingTable
from tests.databases import Where, prepared, serving
from tests.e2e.running_bot import RunningBot
from tests.ops.conftest import Command
from tests.ops.figures import address_of

pytestmark = pytest.mark.process


async def _sign(
    running_bot: RunningBot, holds: Callable[[dict[str, object]], bool], what: str
) -> dict[str, object]:
    """Wait until the heartbeat file fulfils `holds`, and return its content; `what` names the condition."""
    file = running_bot.database.with_name(running_bot.database.name + ".alive")
    seen: dict[str, object] = {}

    def told() -> bool:
        seen.clear()
        if file.exists():
            seen.update(json.loads(file.read_text()))
        return bool(seen) and holds(seen)

    await running_bot.until(told, what)
    return seen


def _well(life: dict[str, object]) -> bool:
    return life["gateway"] == life["database"] == "ok"


async def test_health_follows_discord_and_the_database(
    running_bot: RunningBot, antike: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANTIKE_METRICS", "127.0.0.1:0")
    told = await antike("health")
    assert (told.status, told.out) == (1, "no bot is running\n")
    await running_bot.start_bot()
    await _sign(running_bot, _well, "all to be well")
    told = await antike("health")
    assert (told.status, told.out) == (0, "gateway: ok; database: ok\n")
    page = f"http://{await address_of(running_bot)}/health"
    async with aiohttp.ClientSession() as http:
        assert (await http.get(page)).status == 200

        # Discord closes the connection and accepts no new one.
        port = running_bot.sandbox.port
        await running_bot.sandbox.stop()
        await _sign(running_bot, lambda life: life["gateway"] != "ok", "the lost line to be told")
        told = await antike("health")
        assert (told.status, "not connected" in told.out) == (1, True)
        async with http.get(page) as answer:
            assert answer.status == 503
            assert "not connected" in await answer.text()

        running_bot.sandbox.port = port
        await running_bot.sandbox.start()
        await _sign(running_bot, _well, "the bot to be back")
        assert (await http.get(page)).status == 200

        running_bot.database.rename(running_bot.database.with_name("elsewhere"))
        await _sign(
            running_bot, lambda life: life["database"] == "the file is gone", "the lost file to be told"
        )
        assert (await http.get(page)).status == 503
        running_bot.database.with_name("elsewhere").rename(running_bot.database)
        await _sign(running_bot, _well, "the file to be back")
    assert await running_bot.stop_bot() == 0
    assert (await antike("health")).out == "no bot is running\n"


async def test_an_old_sign_is_none(antike: Command, tmp_path: Path) -> None:
    sign = tmp_path / "antike.sqlite3.alive"
    for content, age, status in (("nonsense", 0, 1), ("{}", 0, 1), (None, 100, 1), (None, 0, 0)):
        life = {"gateway": "ok", "database": "ok", "at": time.time() - age, "pid": os.getpid()}
        sign.write_text(content or json.dumps(life))
        told = await antike("health")
        assert told.status == status, told
    life = {"gateway": "ok", "database": "ok", "at": time.time() + 3 * 3600, "pid": os.getpid()}
    sign.write_text(json.dumps(life))
    told = await antike("health")
    assert (told.status, told.out) == (
        1,
        "no sign of life since the clock was set back; the last one said: gateway: ok; database: ok\n",
    )
    sign.write_text(json.dumps({"gateway": "ok", "database": "nothing can be written", "at": time.time()}))
    assert (await antike("health")).status == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_the_reason_is_told_on_a_full_disk_too(tmp_path: Path) -> None:
    """If the disk has no room for a new heartbeat file, the last one is overwritten."""
    path = tmp_path / "games.sqlite3"
    sign = tmp_path / "games.sqlite3.alive"
    sign.write_text(json.dumps({"gateway": "ok", "database": "ok, and long", "at": 1.0, "pid": 1}))
    for _ in range(2):
        Path(f"{sign}.part").symlink_to("/dev/full")
        heartbeat = Heartbeat(App(Database(path)), path, lambda: False)
        heartbeat._write_heartbeat(heartbeat.status)
        status = health.read_status(path)
        assert status is not None
        assert (status.gateway, status.database) == ("not connected to Discord", "ok")


def test_the_sign_is_renewed_when_the_clock_is_set_back(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    heartbeat = Heartbeat(App(Database(path)), path, lambda: True)
    for at in (20_000.0, 20_010.0, 12_800.0, 12_810.0):
        heartbeat._write_heartbeat(health.HealthStatus("ok", "ok", at))
        status = health.read_status(path)
        assert status is not None
        assert status.at == (20_000 if at > 20_000 - 1 else 12_800)


def test_what_is_wrong_is_told_in_one_line() -> None:
    status = health.HealthStatus("ok", "the database is away:\nserver closed the connection\n\tunexpectedly")
    assert status.format().splitlines() == [
        "gateway: ok; database: the database is away: server closed the connection unexpectedly"
    ]


async def test_a_database_that_takes_nothing_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(health, "_WRITE", 0.05)
    monkeypatch.setattr(health, "_LOOK", 0.02)
    monkeypatch.setattr(health, "_TOO_LONG", 0.3)
    path = tmp_path / "games.sqlite3"
    async with Database(path) as database:
        heartbeat = Heartbeat(App(database), path, lambda: True)
        task = asyncio.create_task(heartbeat.run())
        try:
            await _until(lambda: health.read_status(path) is not None and heartbeat.status.is_healthy)
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            await _until(lambda: not heartbeat.status.is_healthy)
            assert heartbeat.status.gateway == "ok"
            await _until(lambda: not (health.read_status(path) or heartbeat.status).is_healthy)
            other.execute("ROLLBACK")
            other.close()
            await _until(lambda: heartbeat.status.is_healthy)
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
    assert health.read_status(path) is None
    assert [record.getMessage() for record in caplog.records if record.name == health.__name__] == [
        "the database cannot be used: nothing could be written for 0 s",
        "the database can be used again",
    ]


async def test_no_turn_is_taken_while_the_file_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = prepared(tmp_path / "games.sqlite3")

    @contextlib.contextmanager
    def away() -> Iterator[None]:
        path.rename(tmp_path / "elsewhere")
        yield
        (tmp_path / "elsewhere").rename(path)

    await _keeps_its_turn(path, away, monkeypatch)


@pytest.mark.postgres
async def test_no_turn_is_taken_while_the_server_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    with contextlib.contextmanager(serving)() as server:
        await _keeps_its_turn(server.create("games"), server.away, monkeypatch)


async def _keeps_its_turn(
    where: Where, away: Callable[[], AbstractContextManager[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a turn whose time is up while nobody can move goes on, and a restart forgets nothing."""
    monkeypatch.setattr(health, "_WRITE", 0.05)
    monkeypatch.setattr(health, "_LOOK", 0.02)
    monkeypatch.setattr(health, "_TOO_LONG", 0.3)
    async with Database(where) as database:
        waiting = WaitingTable(database, Clock())
        await waiting.begin(GameSettings(deadline=DAY, timeout="skip"))
        await waiting.wait(22 * HOUR)
        heartbeat = Heartbeat(waiting.app, where, lambda: True)
        task = asyncio.create_task(heartbeat.run())
        try:
            await _until(lambda: heartbeat.status.is_healthy)
            with away():
                await _until(lambda: not heartbeat.status.is_healthy)
                await _until(lambda: waiting.app.context.absence.lost > 0)
                waiting.clock.seconds += 4 * HOUR
            await _until(lambda: heartbeat.status.is_healthy)
            await waiting.settle()
            assert user_of(await look(waiting.app)) == 1
            await _until(lambda: waiting.app.context.absence.until > 0)
            await waiting.app.store_heartbeat()
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        kept = waiting.app.context.absence
        waiting.restart()
        await enter(waiting.app.context)
        assert waiting.app.context.absence == kept


async def _until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)

"""The page of figures, as Prometheus reads it: it tells of messages that cannot be sent."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.cli.service.health import Heartbeat
from bot.cli.service.monitor import Monitor
from bot.model.games import Status
from bot.store import Database, Metrics, StoreTroubleError
from bot.telemetry.prometheus import PrometheusMeter
from tests.app.tables import CHANNEL, Clock
from tests.app.waiting import WaitingTable
from tests.databases import prepared


class _Watched:
    """A table in front of a bot with figures."""

    def __init__(self, database: Database, path: Path) -> None:
        self.table = WaitingTable(database, Clock())
        meter = PrometheusMeter()
        self.table.app.context.meter = meter
        self.heartbeat = Heartbeat(self.table.app, path, lambda: True)
        self.monitor = Monitor("127.0.0.1:0", meter, self.table.app, self.heartbeat)
        self.port = 0

    async def figures(self) -> dict[str, float]:
        """Return all figures by name and labels."""
        url = f"http://127.0.0.1:{self.port}/metrics"
        async with aiohttp.ClientSession() as http, http.get(url) as answer:
            found = re.findall(r"^(\S+) (\S+)$", await answer.text(), re.MULTILINE)
        return {name: float(value) for name, value in found}

    async def outbox(self) -> tuple[float, float, float, float]:
        """Return how many messages are unsent, refused, and due, and how late the oldest is."""
        told = await self.figures()
        names = ("unsent", "refused", "due", "late_seconds")
        unsent, refused, due, late = (told[f"antike_outbox_{name}"] for name in names)
        return unsent, refused, due, late


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[_Watched]:
    path = prepared(tmp_path / "games.sqlite3")
    async with Database(path) as database:
        found = _Watched(database, path)
        found.port = await found.monitor.start()
        yield found
        await found.monitor.stop()


async def test_a_message_that_fails_time_after_time_is_late(watched: _Watched) -> None:
    """It is due again a moment after each try, but the table has been waiting since the first."""
    table = watched.table
    await table.begin()
    assert await watched.outbox() == (0, 0, 0, 0)
    table.mailbox.outage = True
    await table.turn(1)
    for _ in range(70):
        await table.wait(5, step=1)
    assert await watched.outbox() == (1, 0, 1, 350)
    table.mailbox.outage = False
    await table.wait(600, step=1)
    assert await watched.outbox() == (0, 0, 0, 0)
    told = await watched.figures()
    assert told['antike_delivery_seconds_bucket{kind="turn",le="300.0"}'] == 1, (
        "the first, which came at once"
    )
    assert told['antike_delivery_seconds_count{kind="turn"}'] == 2


async def test_a_message_for_later_is_not_late(watched: _Watched) -> None:
    table = watched.table
    await table.begin()
    table.mailbox.closed.add(CHANNEL)
    await table.turn(1)
    table.clock.seconds -= 100
    assert await watched.outbox() == (1, 0, 0, 0)


@pytest.mark.parametrize("host_reads", [True, False])
async def test_a_channel_that_refuses_messages_is_no_outage(watched: _Watched, host_reads: bool) -> None:
    """Neither is a host who accepts no private messages, such as the one about that channel."""
    table = watched.table
    await table.begin()
    table.mailbox.closed |= {CHANNEL} if host_reads else {CHANNEL, 1}
    await table.turn(1)
    await table.turn(2)
    await table.wait(3600, step=5)
    assert await watched.outbox() == (2, 2, 0, 0)
    table.mailbox.closed.clear()
    await table.wait(3600, step=5)
    assert await watched.outbox() == (0, 0, 0, 0)


@pytest.mark.parametrize("away", ["silent", "refusing", "known"])
async def test_a_database_that_is_away_holds_up_no_page(
    watched: _Watched, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, away: str
) -> None:
    """Prometheus would give up on the page, and nobody would read that the database is away."""

    async def count(_: Metrics) -> dict[Status, int]:
        if away == "refusing":
            raise StoreTroubleError("away", "connection refused")
        await asyncio.Event().wait()
        raise AssertionError("it waits for ever")

    assert "antike_outbox_unsent" in await watched.figures()
    monkeypatch.setattr(Metrics, "games", count)
    monkeypatch.setattr("bot.cli.service.monitor._COUNTING", 60 if away == "known" else 0.05)
    watched.heartbeat._trouble = "nothing can be written" if away == "known" else None
    told = await watched.figures()
    assert told['antike_up{what="database"}'] == (away != "known")
    assert not [name for name in told if name.startswith(("antike_outbox", "antike_games{"))], "no old ones"
    logged = [record for record in caplog.records if "counted" in record.message]
    assert len(logged) == (away != "known")
    assert not any(record.exc_info for record in logged), "it is no error of ours"

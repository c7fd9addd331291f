"""The background loop: it sleeps until something is due, and goes on after errors."""

import asyncio
import logging

import pytest

from bot.app import App, background
from bot.app.background import BackgroundLoop
from bot.store import StoreTroubleError


class _Worker(BackgroundLoop):
    """Loop that counts its rounds of work; those in `failing` raise."""

    name = "the worker"

    def __init__(self, app: App, rounds: int, failing: dict[int, Exception] | None = None) -> None:
        super().__init__(app.context, app.context.signals.jobs)
        self.rounds, self.done = rounds, 0
        self.failing = failing or {}
        self.next: int | None = None

    async def work(self) -> int:
        self.done += 1
        if self.done in self.failing:
            raise self.failing[self.done]
        return 1

    async def next_due(self) -> int | None:
        return self.next

    @property
    def finished(self) -> bool:
        return self.done >= self.rounds


async def _ended(worker: _Worker) -> None:
    async with asyncio.timeout(60):
        await worker.run()


async def test_it_sleeps_until_it_is_woken(app: App) -> None:
    worker = _Worker(app, 2)
    running = asyncio.create_task(_ended(worker))
    await asyncio.sleep(0.02)
    assert worker.done == 1
    app.context.signals.jobs.set()
    await running
    assert worker.done == 2


async def test_it_wakes_when_something_is_due(app: App) -> None:
    worker = _Worker(app, 3)
    worker.next = app.context.now()
    await _ended(worker)
    assert worker.done == 3


async def test_a_signal_that_comes_during_the_work_is_not_lost(app: App) -> None:
    class Busy(_Worker):
        async def work(self) -> int:
            app.context.signals.set_all()
            return await super().work()

    await _ended(Busy(app, 5))


@pytest.mark.parametrize(
    ("error", "told"),
    [(StoreTroubleError("busy", "locked"), "the worker must wait"), (ValueError(), "the worker failed")],
)
async def test_no_error_ends_it(
    app: App, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, error: Exception, told: str
) -> None:
    for pause in ("_AFTER_ERROR", "_AFTER_STORE_TROUBLE"):
        monkeypatch.setattr(background, pause, 0)
    with caplog.at_level(logging.ERROR):
        await _ended(_Worker(app, 2, {1: error}))
    assert [record.getMessage().startswith(told) for record in caplog.records] == [True]


async def test_an_outage_of_the_database_is_logged_once(
    app: App, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of a night would fill the log with thousands of lines that say the same."""
    monkeypatch.setattr(background, "_AFTER_STORE_TROUBLE", 0)
    away, full = StoreTroubleError("away", "refused"), StoreTroubleError("full", "no space")
    worker = _Worker(app, 8, {1: away, 2: away, 3: full, 4: full, 6: away, 7: away})
    worker.next = app.context.now()
    with caplog.at_level(logging.ERROR):
        await _ended(worker)
    assert [record.getMessage() for record in caplog.records] == [
        "the worker must wait: the database is away: refused",
        "the worker must wait: the database is full: no space",
        "the worker must wait: the database is away: refused",
    ]

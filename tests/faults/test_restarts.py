"""Restarts of the bot during every kind of fault.

Kills at random moments, with these faults and without, are in `tests/crashes`.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import App
from bot.boards import BOARDS
from bot.cli.service import run as running
from bot.cli.service.local_discord import local_world
from bot.cli.service.run import _stay_connected
from bot.cogs import extensions
from bot.store import Database
from bot.workers.jobs import Reporting
from discord_sandbox import Sandbox
from discord_sandbox.faults import Fault
from discord_sandbox.testing import until
from tests.cogs.table import Client
from tests.databases import prepared
from tests.drawing import TinyRenderer
from tests.e2e.running_bot import RunningBot
from tests.faults.day import Day

pytestmark = pytest.mark.slow

Deed = Callable[[Day], object]

BAD_DAYS: dict[str, tuple[Deed, Deed]] = {
    "429": (lambda day: day.fault(status=429, times=50), lambda day: day.sandbox.faults.clear()),
    "429 for everything": (
        lambda day: day.fault(status=429, everywhere=True, retry_after=0.5, times=50),
        lambda day: day.sandbox.faults.clear(),
    ),
    "500": (lambda day: day.fault(status=500, times=50), lambda day: day.sandbox.faults.clear()),
    "503": (lambda day: day.fault(status=503, times=50), lambda day: day.sandbox.faults.clear()),
    "cut before": (lambda day: day.fault(cut="before", times=50), lambda day: day.sandbox.faults.clear()),
    "answer lost": (lambda day: day.fault(cut="after"), lambda day: day.world.clock.shift(600)),
    "slow": (lambda day: day.fault(late=60), lambda day: day.world.clock.shift(600)),
    "no permission": (
        lambda day: day.world.deny(day.place, "send_messages"),
        lambda day: day.world.set_permissions(day.place, "all"),
    ),
    "removed": (lambda day: day.world.expel_bot(), lambda day: day.world.invite_bot()),
    "out of reach": (
        lambda day: day.world.set_outage(out=True),
        lambda day: day.world.set_outage(out=False),
    ),
}


def _doors(day: Day, refused: int) -> Awaitable[object]:
    day.sandbox.gateway.closed_doors = refused
    return day.sandbox.gateway.drop()


GATEWAY: dict[str, Callable[[Day], Awaitable[object]]] = {
    "cut": lambda day: day.sandbox.gateway.drop(),
    "lost": lambda day: day.sandbox.gateway.drop(resumable=False),
    "closed doors": lambda day: _doors(day, 2),
    "op 7": lambda day: day.sandbox.gateway.ask_to_reconnect(),
    "op 9": lambda day: day.sandbox.gateway.invalidate(),
}


async def _after_a_restart(day: Day, well: Deed) -> None:
    """Restart, end the fault, and check that Ben is pinged once, the log is complete and the game goes on."""
    await day.restart()
    well(day)
    for _ in range(3):
        await day.leap(10)
        await asyncio.sleep(0.05)
    await day.once("Ben")
    assert len(await day.log()) == 2
    await day.turn("Ben")
    await day.once("Chloe")
    assert day.called("Ben") == 1


@pytest.mark.parametrize("kind", BAD_DAYS)
async def test_a_restart_in_the_middle(day: Day, kind: str) -> None:
    """A message that cannot be sent, or may have arrived, pings exactly once in spite of the restart."""
    ill, well = BAD_DAYS[kind]
    await day.tell("Ada", "gold")
    asked = day.asked("POST", day.posts) + len(day.sandbox.faults.planned)
    ill(day)
    await day.app.play.submit(day.caller("Ada"), day.ending())
    await until(lambda: day.asked("POST", day.posts) + day.called("Ben") > asked or kind == "slow", 60)
    if kind == "slow":
        await until(lambda: day.called("Ben"), 60)
    await _after_a_restart(day, well)


@pytest.mark.parametrize("kind", GATEWAY)
async def test_a_restart_while_the_line_is_lost(day: Day, kind: str) -> None:
    """The message is sent meanwhile; the next process neither sends it again nor misses what follows."""
    await day.tell("Ada", "gold")
    await GATEWAY[kind](day)
    await day.app.play.submit(day.caller("Ada"), day.ending())
    await _after_a_restart(day, lambda day: None)


async def test_a_restart_while_the_channel_is_gone(day: Day) -> None:
    """The host was notified before the restart and is not notified again; the log is complete."""
    await day.tell("Ada", "gold")
    day.world.drop_channel(day.place)
    await day.app.play.submit(day.caller("Ada"), day.ending())
    for tries, seconds in ((1, 5), (2, 10), (3, 0)):
        await day.tried(tries)
        await day.leap(seconds)
    await until(lambda: _reports(day) == 1)
    await day.restart()
    for _ in range(3):
        await day.leap(3600)
        await day.settle()
    assert _reports(day) == 1
    assert len(await day.log()) == 2


def _reports(day: Day) -> int:
    return sum("The channel or thread is gone" in each for each in day.private("Ada"))


@pytest.mark.parametrize("told", [1, 3])
async def test_a_restart_while_everything_is_told_several_times(day: Day, told: int) -> None:
    """What the previous process has done is not done again by the next one if it receives it once more."""
    day.sandbox.gateway.echoes = told
    await day.turn("Ada")
    await _after_a_restart(day, lambda day: None)


@pytest.mark.parametrize("locked", [False, True])
async def test_a_restart_while_a_thread_is_closed(in_thread: Day, *, locked: bool) -> None:
    day = in_thread
    await day.tell("Ada", "gold")
    day.world.set_thread(day.place, archived=True, locked=locked)
    await day.app.play.submit(day.caller("Ada"), day.ending())
    await until(lambda: day.asked("POST", day.posts) > 1)
    await _after_a_restart(day, lambda day: day.world.set_thread(day.place, archived=False, locked=False))


async def test_a_restart_while_somebody_takes_no_messages(day: Day) -> None:
    """Attempts are counted in the database: the third, after the restart, pings the player in the channel."""
    await day.prefer_direct_messages("Ben")
    day.world.person("Ben").accepts_dms = False
    await day.turn("Ada")
    await day.tried()
    await day.leap(5)
    await day.tried(2)
    await _after_a_restart(day, lambda day: None)


async def test_a_restart_while_an_interaction_is_acknowledged(day: Day) -> None:
    """The command was not acknowledged: nothing is done, and the player repeats it."""
    day.hurry()
    day.fault(("POST", "/callback"), delay=30)
    used = asyncio.create_task(day.use("Ada", "gold"))
    await until(lambda: not day.sandbox.faults.planned)
    await day.restart()
    assert (await used).state == "failed"
    day.take_time()
    assert await day.log() == []
    await day.turn("Ada")
    await day.once("Ben")


async def test_a_restart_while_a_rematch_is_asked_for(day: Day) -> None:
    """Presses from before the restart count, the buttons still work, and exactly one game begins."""
    for name in ("Ada", "Chloe", "Dario"):
        await day.app.resignations.concede(day.caller(name))
    await until(lambda: day.said("last one standing"))
    ended = day.said("last one standing")[-1]
    day.fault(status=500, times=50)
    for name in ("Ada", "Ben"):
        await day.sandbox.user(name).press(ended, "antike:rematch:1")
    await day.restart()
    day.sandbox.faults.clear()
    for _ in range(3):
        await day.leap(10)
        await day.settle()
    (asked,) = day.said("Rematch?")
    for name in ("Chloe", "Chloe", "Dario"):
        await day.sandbox.user(name).press(asked, "antike:rematch:1")
    table = await day.app.queries.by_id(2)
    assert table is not None
    assert table.game.status == "running"
    assert await day.app.queries.by_id(3) is None
    await until(lambda: "It has begun." in asked.content)


async def _over(day: Day, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Let Ben win, and return an event; the report is made as soon as it is set."""
    go, run = asyncio.Event(), day.app.context.workers.run

    async def held(job: Any) -> Any:
        if isinstance(job, Reporting):
            await go.wait()
        return await run(job)

    monkeypatch.setattr(day.app.context.workers, "run", held)
    await day.turn("Ada")
    for name in ("Ada", "Chloe", "Dario"):
        await day.app.resignations.concede(day.caller(name))
    await until(lambda: day.said("last one standing"), 60)
    return go


async def _one_report(day: Day) -> None:
    """Restart, and check that there is exactly one report, which pings nobody."""
    await day.restart()
    for _ in range(3):
        await day.leap(600)
        await day.settle()
    (report,) = day.said("How the game went")
    assert len(report.attachments) == 1
    assert not report.pinged


async def test_a_restart_between_the_end_and_its_report(day: Day, monkeypatch: pytest.MonkeyPatch) -> None:
    """The report was not made yet: the next process makes it, once."""
    await _over(day, monkeypatch)
    await _one_report(day)
    await _one_report(day)


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_restart_while_a_report_is_posted(
    day: Day, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """The next process does not know whether the report arrived, and looks for it by its text."""
    go = await _over(day, monkeypatch)
    day.fault(cut=when)
    go.set()
    await day.tried()
    assert len(day.said("How the game went")) == (when == "after")
    await _one_report(day)
    await _one_report(day)


async def test_a_start_while_discord_is_away(tmp_path: Path) -> None:
    """The bot waits for Discord, logs one line for each attempt, and starts when Discord is back."""
    running_bot = RunningBot(tmp_path)
    async with running_bot.sandbox:
        running_bot.sandbox.faults.add(Fault(503), "PUT", "/commands")
        try:
            await running_bot.start_bot()
            assert not running_bot.sandbox.faults.planned
            assert running_bot.log.count("next try to reach Discord") == 1
        finally:
            await running_bot.stop_bot()


class _ShorterWaits:
    """Replacement of `asyncio` that notes the waits that Discord asks for, and does not wait."""

    def __init__(self) -> None:
        self.noted: list[float] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def wait(self, tasks: Any, *, timeout: float | None = None, **more: Any) -> Any:  # noqa: ASYNC109 as there
        """Wait for tasks, but not for a time."""
        if timeout is None:
            return await asyncio.wait(tasks, **more)
        self.noted.append(timeout)
        return set(), tasks


@pytest.mark.parametrize(
    "where", [("GET", "/users/@me"), ("GET", "/gateway/bot"), ("GET", "/commands"), ("PUT", "/commands")]
)
async def test_a_start_that_discord_limits_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: tuple[str, str]
) -> None:
    """Waits of more than 30 s are errors of the library; the bot waits as long, and starts again."""
    waits = _ShorterWaits()
    monkeypatch.setattr(running, "asyncio", waits)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    path = prepared(tmp_path / "antike.sqlite3")
    async with Sandbox(port=0, world=local_world()) as sandbox, Database(path) as database:
        app = App(database)
        monkeypatch.setattr(Route, "BASE", sandbox.api_base)

        async def start() -> bool:
            """Start a bot, stop it as soon as it is online, and return whether it was."""
            asked = asyncio.Event()
            async with Client(app, TinyRenderer(BOARDS), extensions()) as client:
                staying = asyncio.create_task(_stay_connected(client, sandbox.token, asked))
                await until(lambda: sandbox.world.bot_online or staying.done(), 60)
                asked.set()
                return await staying

        if where == ("GET", "/commands"):
            assert await start(), "only commands that were registered before are looked up"
        sandbox.faults.add(Fault(429, retry_after=45.0), *where)
        assert not await start()
        assert waits.noted == [45.0]
        assert await start()


@pytest.mark.parametrize(
    ("code", "advice"),
    [(4004, "DISCORD_TOKEN any more"), (4011, "ANTIKE_SHARDS"), (4013, "for good"), (4014, "intents")],
)
async def test_a_close_for_good(tmp_path: Path, code: int, advice: str) -> None:
    """After a code that forbids reconnecting (4004: token revoked) the bot logs one line and exits with 2."""
    async with RunningBot(tmp_path) as running_bot:
        await running_bot.until(lambda: "ready as" in running_bot.log, "the bot to be ready")
        await running_bot.sandbox.gateway.hang_up(code)
        process = running_bot.process
        assert process is not None
        assert await process.ended() == 2
        last = running_bot.log.splitlines()[-1]
        assert last.startswith("antike-bot: ")
        assert f"(code {code})" in last
        assert advice in last
        assert "Traceback" not in running_bot.log


@pytest.mark.parametrize(
    ("status", "where", "told"),
    [
        (403, ("GET", "/users/@me"), "refuses what the bot needs to start: 403 Forbidden"),
        (401, ("PUT", "/commands"), "does not accept the token in DISCORD_TOKEN"),
        (400, ("PUT", "/commands"), "refuses what the bot needs to start: 400 Bad Request"),
    ],
)
async def test_a_start_that_discord_refuses(
    tmp_path: Path, status: int, where: tuple[str, str], told: str
) -> None:
    """If the network is blocked or the token was just revoked, the bot logs one line and exits with 2."""
    running_bot = RunningBot(tmp_path)
    async with running_bot.sandbox:
        running_bot.sandbox.faults.add(Fault(status), *where)
        with pytest.raises(AssertionError, match="the bot has stopped"):
            await running_bot.start_bot()
        process = running_bot.process
        assert process is not None
        assert await process.ended() == 2
    last = running_bot.log.splitlines()[-1]
    assert last.startswith("antike-bot: Discord ")
    assert told in last
    assert "Traceback" not in running_bot.log

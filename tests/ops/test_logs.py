"""Logs have one event a line, whatever its text; no secrets, and no control characters for terminals."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from bot.telemetry import LogForm, marked, start_logging
from tests.e2e.running_bot import RunningBot
from tests.support.root_logger import logging_as_before

pytestmark = pytest.mark.process

FORGED = 'a\ntime=2026-01-01T00:00:00.000Z level=error message="forged" \x1b[2J\x85\u2028\u202e\x7f\ud800 é 🏛'
TOKEN = 'M.to-ken"of\\ours'  # noqa: S105 nobody's


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    with logging_as_before():
        yield io.StringIO()


def _fail() -> None:
    raise ValueError(f"{FORGED} {TOKEN}")


def _log(stream: io.StringIO, form: LogForm) -> list[str]:
    start_logging("DEBUG", form, [TOKEN], stream)
    log = logging.getLogger("bot.tests")
    with marked(game=12, turn="5.greeks", command=FORGED):
        log.info("told: %s", FORGED, extra={"code": "x\x1b[31m"})
        try:
            _fail()
        except ValueError:
            log.exception("failed at /interactions/1/%s/callback", "t" * 60)
    return stream.getvalue().removesuffix("\n").split("\n")


def test_no_text_can_pass_for_an_event(stream: io.StringIO) -> None:
    first, second, *trace = _log(stream, "line")
    for line in (first, second):
        assert line.startswith("time=2")
        assert " game=12 turn=5.greeks " in line
    assert "é 🏛" in first, "what can be read stays as it is"
    assert trace[0] == "    Traceback (most recent call last):"
    assert all(line.startswith("    ") for line in trace)
    assert all(line.isprintable() for line in (first, second, *trace))


def test_the_same_as_json(stream: io.StringIO) -> None:
    lines = _log(stream, "json")
    assert all(line.isprintable() for line in lines)
    first, second = map(json.loads, lines)
    assert first["message"] == f"told: {FORGED}"
    assert (first["game"], first["turn"], first["command"]) == (12, "5.greeks", FORGED)
    assert "ValueError" in second["error"]


@pytest.mark.parametrize("form", ["line", "json"])
def test_tokens_are_struck_out(stream: io.StringIO, form: LogForm) -> None:
    told = "\n".join(_log(stream, form))
    assert "to-ken" not in told
    assert "ttt" not in told
    assert told.count("[hidden]") >= 2


async def test_an_ordinary_start_warns_of_nothing(running_bot: RunningBot) -> None:
    """An ordinary start logs no warning or error, so that a host finds in the log only what is wrong."""
    await running_bot.start_bot()
    assert await running_bot.command("Ada", "forum", "help")
    assert await running_bot.stop_bot() == 0
    assert "level=info" in running_bot.log
    assert "level=warning" not in running_bot.log
    assert "level=error" not in running_bot.log


async def test_a_lost_connection_is_a_line_for_each_try(running_bot: RunningBot) -> None:
    """The library's tracebacks are errors of nobody; `health` and the figures tell that it is lost."""
    await running_bot.start_bot()
    port, sandbox = running_bot.sandbox.port, running_bot.sandbox
    await sandbox.stop()
    await running_bot.until(lambda: running_bot.log.count("Attempting a reconnect") >= 2, "two tries")
    sandbox.port = port
    await sandbox.start()
    await running_bot.until(lambda: running_bot.world.bot_online, "the bot to be back")
    assert await running_bot.stop_bot() == 0
    tries = [line for line in running_bot.log.splitlines() if "Attempting a reconnect" in line]
    assert all(" level=warning " in line for line in tries)
    assert "ClientConnectorError: Cannot connect to host 127.0.0.1" in tries[-1]
    assert "Traceback" not in running_bot.log

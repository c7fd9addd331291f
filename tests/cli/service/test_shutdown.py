"""A process that was asked to stop ends in time, whatever it waits for."""

import signal
import subprocess
import sys

import pytest

from bot.cli.service import shutdown

_BUSY = """
import asyncio, logging, time
from bot.cli.service import shutdown

async def work(asked):
    print("busy", flush=True)
    await asyncio.to_thread(time.sleep, 3600)

logging.basicConfig(level=logging.INFO, format="%(message)s")
shutdown._AT_MOST = 0.1
asyncio.run(shutdown.run_until_signal(work))
"""


def test_all_that_is_waited_for_ends_within_five_seconds() -> None:
    assert shutdown.GRACE < shutdown._AT_MOST < 5


@pytest.mark.process
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_thread_that_cannot_be_stopped_is_not_waited_for(number: signal.Signals) -> None:
    with subprocess.Popen([sys.executable, "-c", _BUSY], stdout=-1, stderr=-1, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "busy\n"
        process.send_signal(number)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 0
    assert told == "stopped with work unfinished\n"

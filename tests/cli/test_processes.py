"""Worker processes of commands: however a command ends, none of them stays."""

import os
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

pytestmark = pytest.mark.process

_WORK = """
import os, signal, time
from bot.cli.processes import in_order
def work(seconds):
    os.write(1, b"at work\\n")  # at once: two workers tell so
    time.sleep(seconds)
signal.signal(signal.SIGINT, signal.default_int_handler)  # as in a terminal
list(in_order(work, [600] * 9, 2))
"""


@pytest.mark.parametrize(
    ("number", "everybody"),
    [
        (signal.SIGINT, True),  # Ctrl-C
        (signal.SIGINT, False),
        (signal.SIGTERM, False),
        (signal.SIGKILL, False),
    ],
)
def test_no_process_goes_on_after_its_command(number: signal.Signals, *, everybody: bool) -> None:
    """Every worker has the output open, which thus ends only with the last of them."""
    with subprocess.Popen(
        [sys.executable, "-c", _WORK],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "at work\n"
            (os.killpg if everybody else os.kill)(process.pid, number)
            _, err = process.communicate(timeout=60)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert err.count("Traceback") == (number == signal.SIGINT), err

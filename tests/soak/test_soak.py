"""Network restriction and command line of the soak tests."""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from discord_sandbox.testing import until
from tests.crashes.run import tracebacks
from tests.soak.__main__ import main
from tests.soak.parts import PARTS, Bounds, FoundError, Part
from tests.support.bot_forker import BotForker

pytestmark = pytest.mark.process

_REACH = """
import socket, sys
listening = socket.create_server(("127.0.0.1", 0))
socket.create_connection(listening.getsockname()).close()
talking = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
talking.sendto(b"", listening.getsockname())
for reach in (
    lambda: socket.create_connection(("192.0.2.1", 80), timeout=0.1),
    lambda: socket.create_connection(("2001:db8::1", 80), timeout=0.1),
    lambda: talking.sendto(b"", ("192.0.2.1", 53)),
    lambda: socket.getaddrinfo("discord.example", 443),
    lambda: socket.gethostbyname("discord.example"),
):
    try:
        reach()
    except ConnectionRefusedError as error:
        assert "may not talk to" in str(error), error
    else:
        sys.exit("reached")
"""
_HELD = "from tests.soak.loopback import only_loopback\nonly_loopback()\n"
_PASSED_ON = """
import subprocess, sys
sys.exit(subprocess.run([sys.executable, "-c", sys.argv[1], *sys.argv[2:]]).returncode)
"""
_AFAR = "http://192.0.2.1:9/api/v10"


@pytest.mark.parametrize(
    ("first", "rest"),
    [(_HELD + _REACH, []), (_HELD + _PASSED_ON, [_REACH]), (_HELD + _PASSED_ON, [_PASSED_ON, _REACH])],
    ids=["itself", "its children", "their children"],
)
def test_nothing_beyond_this_machine_is_reached(first: str, rest: list[str]) -> None:
    ran = subprocess.run([sys.executable, "-c", first, *rest], check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


async def test_no_bot_of_the_long_runs_reaches_it_either(tmp_path: Path) -> None:
    """A bot with a remote address for Discord tries to connect, and is refused."""
    log = tmp_path / "bot.log"
    log.touch()
    async with BotForker() as forker:
        settings = {"DISCORD_TOKEN": "x", "DISCORD_API_BASE": _AFAR, "ANTIKE_DATABASE": str(tmp_path / "g")}
        bot = await forker.start_bot(settings, log)
        await until(lambda: "a long run may not talk to '192.0.2.1'" in log.read_text())
        bot.kill()
        await bot.ended()


def test_what_python_says_of_an_orphan_is_no_traceback_of_a_bot() -> None:
    """The orphan is a worker process of a bot that was killed before it could send a job."""
    reading, writing = os.pipe()
    os.close(writing)
    begin = f"from multiprocessing.spawn import spawn_main; spawn_main({reading}, tracker_fd={reading})"
    ran = subprocess.run(
        [sys.executable, "-c", begin, "--multiprocessing-fork"],
        check=False,
        capture_output=True,
        text=True,
        pass_fds=(reading,),
    )
    os.close(reading)
    assert ran.stderr.count("Traceback") == 1, ran.stderr
    assert tracebacks(ran.stderr) == 0, ran.stderr
    assert tracebacks(f"{ran.stderr}Traceback (most recent call last):\n") == 1


def test_an_unknown_part_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["soak", "--parts", "nonsense"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "no such part: nonsense" in capsys.readouterr().err


def test_every_part_does_as_much_as_it_is_told(tmp_path: Path) -> None:
    finds = tmp_path / "finds"
    command = [sys.executable, "-m", "tests.soak", "--seed", "31", "--finds", str(finds)]
    command += ["--kills", "2", "--inputs", "8", "--games", "1", "--duels", "1"]
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    for part in PARTS:
        assert f"{part.name}: {part.about}, seed 31" in ran.stdout
    assert "2 kills in all: nothing lost, nothing twice, everybody called" in ran.stdout
    assert "8 inputs in all: always a clear answer" in ran.stdout
    assert " 1 games, " in ran.stdout
    assert "1 duels in all: engine and oracle agree" in ran.stdout
    assert list(finds.iterdir()) == []


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_a_time_that_is_over_ends_every_part(part: Part, tmp_path: Path) -> None:
    said: list[str] = []
    part.run(Bounds(3, part.count, 0.0, tmp_path), said.append)
    assert re.search(r"\b0 (kills|inputs|games|duels)\b", said[-1]), said


def test_what_is_found_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A part that found faults reports them, keeps the input that shows them, and raises `FoundError`."""

    def wrong(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr("tests.fuzz_input.files.look_at", wrong)
    monkeypatch.setattr("tests.fuzz_input.run._SHARES", {"notation": 1})
    (inputs,) = (part for part in PARTS if part.name == "inputs")
    said: list[str] = []
    with pytest.raises(FoundError, match="5 of 5 inputs"):
        inputs.run(Bounds(3, 5, time.monotonic() + 60, tmp_path), said.append)
    assert "ZeroDivisionError" in said[0]
    (kept,) = tmp_path.glob("notation-*.json")
    assert json.loads(kept.read_text())["input"]["kind"] == "notation"

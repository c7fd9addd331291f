"""The door of the long runs: what they may reach, and how they are asked for."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.crashes.nursery import Nursery
from tests.sandbox.bots import until
from tests.soak.parts import PARTS

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
    """Told that Discord is elsewhere, it tries, and is stopped."""
    log = tmp_path / "bot.log"
    async with Nursery() as nursery:
        settings = {"DISCORD_TOKEN": "x", "DISCORD_API_BASE": _AFAR, "ANTIKE_DATABASE": str(tmp_path / "g")}
        bot = await nursery.bear(settings, log)
        await until(lambda: "a long run may not talk to '192.0.2.1'" in log.read_text())
        bot.kill()
        await bot.ended()


def test_an_unknown_part_is_refused() -> None:
    command = [sys.executable, "-m", "tests.soak", "--parts", "nonsense"]
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    assert ran.returncode == 2
    assert "no such part: nonsense" in ran.stderr


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_every_part_says_what_it_does(part: object) -> None:
    assert getattr(part, "about", "")

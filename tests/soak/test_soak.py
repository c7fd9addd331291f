"""The door of the long runs: what they may reach, and how they are asked for."""

import subprocess
import sys

import pytest

from tests.soak.parts import PARTS

_REACH = """
import socket, sys
from tests.soak.loopback import only_loopback
only_loopback()
listening = socket.create_server(("127.0.0.1", 0))
socket.create_connection(listening.getsockname()).close()
for reach in (
    lambda: socket.create_connection(("192.0.2.1", 80), timeout=0.1),
    lambda: socket.getaddrinfo("discord.example", 443),
):
    try:
        reach()
    except ConnectionRefusedError as error:
        assert "may not talk to" in str(error)
    else:
        sys.exit("reached")
"""


def test_nothing_beyond_this_machine_is_reached() -> None:
    ran = subprocess.run([sys.executable, "-c", _REACH], check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


def test_an_unknown_part_is_refused() -> None:
    command = [sys.executable, "-m", "tests.soak", "--parts", "nonsense"]
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    assert ran.returncode == 2
    assert "no such part: nonsense" in ran.stderr


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_every_part_says_what_it_does(part: object) -> None:
    assert getattr(part, "about", "")

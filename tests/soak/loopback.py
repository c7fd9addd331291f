"""Restriction to this machine: any other connection is refused before a packet leaves.

That holds for this process, its forks, and every Python that it or its children start.
"""

import ipaddress
import os
import sys
from pathlib import Path
from typing import Any

_HERE = {"localhost", "", "0.0.0.0", "::"}  # noqa: S104 nobody listens there, these are names of this machine
_AT_START = str(Path(__file__).resolve().parent / "at_start")
_PLACES = {"socket.connect": 1, "socket.sendto": 1, "socket.sendmsg": 1}
"""Audit events of outgoing traffic, and the index of the address among their arguments."""
_NAMES = {"socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr"}


def _is_here(host: object) -> bool:
    name = host.decode() if isinstance(host, bytes) else str(host or "")
    if name in _HERE:
        return True
    try:
        return ipaddress.ip_address(name.split("%")[0]).is_loopback
    except ValueError:
        return False


def _watch(event: str, told: tuple[Any, ...]) -> None:
    if event in _PLACES:
        address = told[_PLACES[event]]
        host = address[0] if isinstance(address, tuple) else ""  # a path is a socket of this machine
    elif event in _NAMES:
        host = told[0]
    else:
        return
    if not _is_here(host):
        raise ConnectionRefusedError(f"a long run may not talk to {host!r}")


def only_loopback() -> None:
    """Restrict this process and its children to connections within this machine; this cannot be undone."""
    sys.addaudithook(_watch)
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    if _AT_START not in paths:
        os.environ["PYTHONPATH"] = os.pathsep.join([_AT_START, *filter(None, paths)])

"""Nothing here may reach beyond this machine: whoever tries is stopped before a packet leaves."""

import ipaddress
import sys
from typing import Any

__all__ = ["only_loopback"]

_HERE = {"localhost", "", "0.0.0.0", "::"}  # noqa: S104 nobody listens there, these are names of this machine


def _is_here(host: object) -> bool:
    name = host.decode() if isinstance(host, bytes) else str(host or "")
    if name in _HERE:
        return True
    try:
        return ipaddress.ip_address(name.split("%")[0]).is_loopback
    except ValueError:
        return False


def _watch(event: str, told: tuple[Any, ...]) -> None:
    if event == "socket.connect":
        address = told[1]
        host = address[0] if isinstance(address, tuple) else ""  # a path is a socket of this machine
    elif event == "socket.getaddrinfo":
        host = told[0]
    else:
        return
    if not _is_here(host):
        raise ConnectionRefusedError(f"a long run may not talk to {host!r}")


def only_loopback() -> None:
    """From now on this process and what it forks can only reach itself; it cannot be undone."""
    sys.addaudithook(_watch)

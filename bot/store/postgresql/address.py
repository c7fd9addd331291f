"""Parsing of PostgreSQL addresses, without ever revealing the password."""

import re
from typing import Final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from bot.store.db.errors import StoreError

_DEFAULTS: Final[dict[str, str]] = {
    "application_name": "antike-bot",
    "client_encoding": "utf8",
    "connect_timeout": "10",
    # Detects an unreachable server within a minute, instead of the system's two hours.
    "keepalives_idle": "30",
    "keepalives_interval": "10",
    "keepalives_count": "3",
    "tcp_user_timeout": "60000",
}
"""Defaults the address can override."""


def read_address(address: str) -> tuple[str, str]:
    """Return the connection string with defaults, and a name without user and password.

    Raises `StoreError`.
    """
    try:
        told = conninfo_to_dict(address)
    except psycopg.Error:
        told = {}  # libpq's messages may quote part of the password
    names = f"{told.get('host', '')}{told.get('dbname', '')}"
    if not told or "@" in names or not re.fullmatch(r"[\d,]*", str(told.get("port", ""))):
        # For instance, with a slash in the password, the rest would be taken for the database.
        raise StoreError(
            "ANTIKE_DATABASE is no PostgreSQL address that can be read; it has the form "
            "postgresql://USER:PASSWORD@HOST:PORT/DATABASE, where other than letters and digits in user and "
            "password are written as %XX."
        )
    place = told.get("host") or told.get("hostaddr") or "this machine"
    if told.get("port"):
        place = f"{place}:{told['port']}"
    name = f"PostgreSQL database {told.get('dbname') or told.get('user') or 'of that user'} on {place}"
    return make_conninfo("", **{**_DEFAULTS, **told}), name

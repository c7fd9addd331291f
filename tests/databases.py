"""Databases of the tests: a new SQLite file, or a database of a PostgreSQL server started for them."""

import asyncio
import contextlib
import ctypes
import os
import pwd
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias
from urllib.parse import quote

import aiosqlite
import psycopg
import pytest
from pydantic import SecretStr

from bot.store import Database
from bot.store.sqlite.server import SqliteFile

Where: TypeAlias = Path | SecretStr
REFUSED: Final = (sqlite3.IntegrityError, psycopg.errors.IntegrityError)
"""Errors raised by a change that the schema does not allow."""
_SETTINGS: Final = {
    # Nothing here outlives the tests, so nothing has to reach the disk.
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "shared_buffers": "16MB",
    "listen_addresses": "",
}
_PARENT_DEATH: Final = 1
_USERS: Final = ("postgres", "nobody")


@cache
def _template() -> bytes:
    """Return the bytes of a SQLite file with the newest schema, cached: creating the schema takes 7 ms."""

    async def opened(path: Path) -> None:
        async with Database(path):
            pass

    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as beside:
        path = Path(folder) / "new.sqlite3"
        beside.submit(lambda: asyncio.run(opened(path))).result()  # a loop may be running here
        return path.read_bytes()


def prepared(path: Path) -> Path:
    """Write a file with the newest schema only, for tests that are not about creating it; return its path."""
    path.write_bytes(_template())
    path.chmod(0o600)
    return path


class Server:
    """A PostgreSQL server in a folder of its own, reachable only by a socket there."""

    def __init__(self, **settings: str) -> None:
        """Start the server; skips the test if it is not installed or its data folder cannot be created."""
        self._programs = _programs()
        # In memory if pytest's folders are; a short name, as socket paths may have a hundred characters.
        memory = os.environ.get("PYTEST_DEBUG_TEMPROOT")
        self._folder = Path(tempfile.mkdtemp(prefix="antike-pg-", dir=memory))
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:  # the server refuses to run as root
            other = _somebody()
            os.chown(self._folder, other.pw_uid, other.pw_gid)
            self._user = {"user": other.pw_uid, "group": other.pw_gid, "extra_groups": []}
        self._data = self._folder / "data"
        data = str(self._data)
        self._run(
            "initdb", "-D", data, "-U", "antike", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )
        chosen = [
            part for name, value in (_SETTINGS | settings).items() for part in ("-c", f"{name}={value}")
        ]
        self._command = [str(self._programs / "postgres"), "-D", data, "-k", str(self._folder), *chosen]
        self._log = (self._folder / "log").open("wb")
        self._start()

    def _start(self) -> None:
        self._process = subprocess.Popen(
            self._command, stdout=self._log, stderr=self._log, cwd="/", preexec_fn=_end_with_us, **self._user
        )
        self._wait()

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False, **self._user)
        if done.returncode:
            pytest.skip(f"no PostgreSQL server can be started here: {program}: {done.stderr.strip()}")

    def _wait(self) -> None:
        deadline = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.address("postgres").get_secret_value()).close()
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > deadline:
                    pytest.fail(f"PostgreSQL does not start: {(self._folder / 'log').read_text()}")
                time.sleep(0.02)
            else:
                return

    def address(self, database: str, **more: str) -> SecretStr:
        """Return the address of a database of this server, as in `ANTIKE_DATABASE`."""
        told = {"host": str(self._folder), **more}
        query = "&".join(f"{name}={quote(value, safe='')}" for name, value in told.items())
        return SecretStr(f"postgresql://antike@/{database}?{query}")

    def create(self, database: str, how: str = "") -> SecretStr:
        """Create a database and return its address; `how` is the end of the SQL statement."""
        with psycopg.connect(self.address("postgres").get_secret_value(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {database} {how}".encode())
        return self.address(database)

    def signal(self, number: int) -> None:
        """Send the server a signal: SIGINT stops it at once and properly."""
        self._process.send_signal(number)

    def stand_by(self) -> None:
        """Start the server again as a standby, which takes no changes; needs the setting `wal_level`."""
        with self.away():
            (self._data / "standby.signal").touch()

    @contextlib.contextmanager
    def away(self) -> Iterator[None]:
        """Stop the server for the block."""
        self.signal(signal.SIGINT)
        self._process.wait(60)
        yield
        self._start()

    def copy(self, source: str, target: str) -> None:
        """Dump one database, and restore the dump into another one, which must be empty."""
        reach = ["-h", str(self._folder), "-U", "antike"]
        dump = [str(self._programs / "pg_dump"), "-Fc", *reach, source]
        dumped = subprocess.run(dump, capture_output=True, check=True)
        restore = [str(self._programs / "pg_restore"), *reach, "-d", target]
        subprocess.run(restore, input=dumped.stdout, check=True)

    def stop(self) -> None:
        """Stop the server and delete its folder."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(60)
        self._log.close()
        shutil.rmtree(self._folder, ignore_errors=True)


def _end_with_us() -> None:
    """Let Linux stop the server when the test process ends: killed tests stop nothing."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_PARENT_DEATH, signal.SIGQUIT)


def _programs() -> Path:
    """Return the folder of initdb and postgres, which Debian does not put on the path, or skip the test."""
    places = [Path(found).resolve().parent] if (found := shutil.which("initdb")) else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    pytest.skip("no PostgreSQL server can be started here: its programs are not installed")


def _somebody() -> pwd.struct_passwd:
    for name in _USERS:
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    pytest.skip("no PostgreSQL server can be started here: it does not run as root, and there is nobody else")


def serving() -> Iterator[Server]:
    """Yield a server, and stop it at the end."""
    server = Server()
    try:
        yield server
    finally:
        server.stop()


def emptied(address: SecretStr) -> None:
    """Delete all rows of a database, except its schema version, and reset its counters."""
    try:
        _emptying(address.get_secret_value()).execute(_EMPTYING)
    except psycopg.OperationalError:  # the server was started anew meanwhile
        _emptying.cache_clear()
        _emptying(address.get_secret_value()).execute(_EMPTYING)


@cache
def _emptying(address: str) -> psycopg.Connection[Any]:
    """Return a cached connection: a new one looks up all tables, which takes longer than emptying them."""
    return psycopg.connect(address, autocommit=True)


# Triggers forbid deleting from the log, and tables have foreign keys: a replica checks neither. Counters are
# set, because restarting one would create a new file.
_EMPTYING: Final = """
    DO $$ DECLARE one RECORD; BEGIN
        SET LOCAL session_replication_role = replica;
        FOR one IN SELECT tablename AS name FROM pg_tables
            WHERE schemaname = current_schema() AND tablename <> 'antike_schema_version'
        LOOP
            EXECUTE format('DELETE FROM %I', one.name);
        END LOOP;
        PERFORM setval(quote_ident(sequencename)::regclass, 1, FALSE) FROM pg_sequences;
    END $$
"""


def address_to_str(where: Where) -> str:
    """Return a path or address as a string, for another process."""
    return str(where) if isinstance(where, Path) else where.get_secret_value()


def read_where(word: str) -> Where:
    """Return the path or address that a string stands for."""
    return SecretStr(word) if word.startswith("postgresql:") else Path(word)


async def tables_of(database: Database) -> list[str]:
    """Return the names of all tables."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table'"
    if not isinstance(database.where, Path):
        query = "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()"
    cursor = await database.reader.execute(query)
    return [row["name"] for row in await cursor.fetchall()]


def writer_of(database: Database) -> aiosqlite.Connection:
    """Return the only connection that writes to an SQLite file."""
    engine = database._engine
    assert isinstance(engine, SqliteFile)
    assert engine._writer is not None
    return engine._writer

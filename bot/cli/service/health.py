"""`health`: whether a running bot works, for containers and service managers.

A running bot regularly writes a heartbeat file beside its database, telling whether it is connected to
Discord and can write to the database. If it hangs or cannot write, the file becomes old. With PostgreSQL the
file is in the temporary folder.
"""

import argparse
import asyncio
import contextlib
import json
import logging
import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pydantic import SecretStr

from bot.cli.errors import as_usage_error
from bot.config import ConfigError, read_config
from bot.i18n.lines import one_line

if TYPE_CHECKING:
    from bot.app import App  # no other command should wait for it

_log = logging.getLogger(__name__)
_LOOK: Final = 1.0
"""Seconds between checks of the connection to Discord."""
_WRITE: Final = 15.0
"""Seconds between test writes to the database."""
_TOO_LONG: Final = 10.0
"""Seconds a test write may take, as it may wait for another transaction."""
TOO_OLD: Final = 60.0
"""Seconds after which a heartbeat is stale."""
_OK: Final = "ok"


@dataclass(frozen=True, slots=True)
class HealthStatus:
    """Heartbeat of a bot: `ok` or a description of the problem; time in Unix seconds."""

    gateway: str
    database: str
    at: float = 0.0
    pid: int = 0

    @property
    def is_healthy(self) -> bool:
        """Whether the bot works."""
        return self.gateway == self.database == _OK

    def age(self) -> float:
        """Age in seconds; negative if the machine's clock was set back."""
        return time.time() - self.at

    @property
    def is_fresh(self) -> bool:
        """Whether a bot is running, as far as known; heartbeats from the future do not count.

        A running bot renews it within seconds after the clock was set.
        """
        return abs(self.age()) < TOO_OLD

    def format(self) -> str:
        """Describe the status in one line."""
        return one_line(f"gateway: {self.gateway}; database: {self.database}")


class Heartbeat:
    """Monitors the connection and the database, and writes the heartbeat."""

    def __init__(
        self, app: "App", database: Path | SecretStr, connected: Callable[[], bool], served: str = ""
    ) -> None:
        """`connected` is that of the current client; `served` lists this process's shards, if not all."""
        self.connected = connected
        self._app = app
        self._sign = _sign(database, served)
        self._trouble: str | None = None
        self._written: HealthStatus | None = None

    @property
    def status(self) -> HealthStatus:
        """The current status."""
        gateway = _OK if self.connected() else "not connected to Discord"
        database = self._app.context.database.missing() or self._trouble or _OK
        return HealthStatus(gateway, database, time.time(), os.getpid())

    async def run(self) -> None:
        """Monitor until cancelled, then delete the heartbeat."""
        tried = 0.0
        try:
            while True:
                context = self._app.context
                # Without the database every move is refused, so that nobody can act either.
                context.absence.line(context.now(), there=self.status.is_healthy)
                if time.monotonic() - tried >= _WRITE:
                    await self._look_at_database()
                    tried = time.monotonic()
                await asyncio.to_thread(self._write_heartbeat, self.status)
                await asyncio.sleep(_LOOK)
        finally:
            with contextlib.suppress(OSError):
                self._sign.unlink(missing_ok=True)

    async def _look_at_database(self) -> None:
        """Test the database; log when it fails and when it works again, as perhaps nobody plays just then."""
        before, self._trouble = self._trouble, await self._test_write()
        if self._trouble and not before:
            _log.error("the database cannot be used: %s", self._trouble)
        elif before and not self._trouble:
            _log.info("the database can be used again")

    async def _test_write(self) -> str | None:
        """Return what is wrong with the database; None if a test write succeeded."""
        try:
            async with asyncio.timeout(_TOO_LONG):
                await self._app.store_heartbeat()
        except TimeoutError:
            return f"nothing could be written for {_TOO_LONG:.0f} s"
        except Exception as error:
            return f"nothing can be written: {error}"
        return None

    def _write_heartbeat(self, status: HealthStatus) -> None:
        """Write the heartbeat if it has changed or becomes old; ignore failures, which make it stale.

        After the clock was set back it is rewritten, as the old one would look fresh for hours.
        """
        before = self._written
        if before is not None and before.format() == status.format() and abs(status.at - before.at) < _WRITE:
            return
        told = json.dumps(asdict(status))
        with contextlib.suppress(OSError):
            _replace_file(self._sign, told)
            self._written = status


def _replace_file(sign: Path, told: str) -> None:
    """Replace the file atomically; on a full disk overwrite it, which needs no space."""
    part = sign.with_name(sign.name + ".part")
    try:
        part.write_text(told)
        part.replace(sign)
    except OSError:
        part.unlink(missing_ok=True)
        with sign.open("r+") as kept:
            kept.write(told)
            kept.truncate()


def _sign(database: Path | SecretStr, served: str) -> Path:
    """Return the heartbeat's path: beside the file, or in the temporary folder for PostgreSQL."""
    if isinstance(database, Path):
        return database.with_name(database.name + ".alive")
    which = sha256(f"{database.get_secret_value()} {served}".encode()).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"antike-{which}.alive"


def add_commands(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "health",
        description="Exit status 0 if a bot runs on this database, is connected and can write; 1 if not.",
    )
    parser.set_defaults(run=_health)


def _health(options: argparse.Namespace) -> int:
    with as_usage_error(ConfigError):
        config = read_config()
    status = read_status(config.database, config.served)
    if status is None:
        print("no bot is running")
        return 1
    if not status.is_fresh:
        age = status.age()
        since = f"for {age:.0f} s" if age > 0 else "since the clock was set back"
        print(f"no sign of life {since}; the last one said: {status.format()}")
        return 1
    print(status.format())
    return 0 if status.is_healthy else 1


def read_status(database: Path | SecretStr, served: str = "") -> HealthStatus | None:
    """Read the latest heartbeat of a bot on this database; None if there is none."""
    try:
        return HealthStatus(**json.loads(_sign(database, served).read_text()))
    except (OSError, ValueError, TypeError):
        return None

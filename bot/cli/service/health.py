"""`health`: whether a running bot can do its work, for containers and service managers.

A bot that runs writes beside its database, again and again, whether it hears Discord and can write into the
database. A bot that hangs, or cannot write any more, is known by a sign that has become old. Where a server
keeps the database, the sign stands in the folder for what is temporary.
"""

import argparse
import asyncio
import contextlib
import json
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

_LOOK: Final = 1.0
"""Seconds between two looks at the line to Discord; that costs nothing."""
_WRITE: Final = 15.0
"""Seconds between two trials to write into the database."""
_TOO_LONG: Final = 10.0
"""Seconds such a trial may take: a transaction of somebody else's may be under way, but not for ever."""
TOO_OLD: Final = 60.0
"""Seconds after which a sign of life says nothing any more."""
_OK: Final = "ok"


@dataclass(frozen=True, slots=True)
class HealthStatus:
    """What a bot says of itself: `ok`, or in words what is wrong; the time in seconds since 1970."""

    gateway: str
    database: str
    at: float = 0.0
    pid: int = 0

    @property
    def well(self) -> bool:
        """Whether it can do its work."""
        return self.gateway == self.database == _OK

    def age(self) -> float:
        """Seconds since then; less than none where the machine's clock was set back meanwhile."""
        return time.time() - self.at

    @property
    def fresh(self) -> bool:
        """Whether a bot is at work, as far as one can tell; one from times to come says nothing either.

        A bot that runs renews it within seconds after the clock was set.
        """
        return abs(self.age()) < TOO_OLD

    def told(self) -> str:
        """One line for people."""
        return one_line(f"gateway: {self.gateway}; database: {self.database}")


class Heartbeat:
    """Looks after the line to Discord and the database, and keeps the sign of life."""

    def __init__(
        self, app: "App", database: Path | SecretStr, connected: Callable[[], bool], served: str = ""
    ) -> None:
        """`served`: the shards of this process, where others serve the rest."""
        self._app = app
        self._sign = _sign(database, served)
        self._connected = connected
        self._trouble: str | None = None
        self._written: HealthStatus | None = None

    @property
    def status(self) -> HealthStatus:
        """How things stand now."""
        gateway = _OK if self._connected() else "not connected to Discord"
        database = self._app.context.database.missing() or self._trouble or _OK
        return HealthStatus(gateway, database, time.time(), os.getpid())

    async def run(self) -> None:
        """Look until cancelled; then the sign is gone."""
        tried = 0.0
        try:
            while True:
                context = self._app.context
                context.absence.line(context.now(), there=self._connected())
                if time.monotonic() - tried >= _WRITE:
                    self._trouble, tried = await self._try(), time.monotonic()
                await asyncio.to_thread(self._show, self.status)
                await asyncio.sleep(_LOOK)
        finally:
            with contextlib.suppress(OSError):
                self._sign.unlink(missing_ok=True)

    async def _try(self) -> str | None:
        """What is wrong with the database; None where something could be written into it."""
        try:
            async with asyncio.timeout(_TOO_LONG):
                await self._app.say_alive()
        except TimeoutError:
            return f"nothing could be written for {_TOO_LONG:.0f} s"
        except Exception as error:
            return f"nothing can be written: {error}"
        return None

    def _show(self, status: HealthStatus) -> None:
        """Write the sign where it has changed, or becomes old; one that cannot be written says enough.

        A clock that was set back makes the one before look as if it would stay fresh for hours.
        """
        before = self._written
        if before is not None and before.told() == status.told() and abs(status.at - before.at) < _WRITE:
            return
        told = json.dumps(asdict(status))
        with contextlib.suppress(OSError):
            _put(self._sign, told)
            self._written = status


def _put(sign: Path, told: str) -> None:
    """As a whole; on a full disk in the place of the last one, which needs no room."""
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
    """Beside the file; a server's bots show theirs in the folder for what is temporary."""
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
    if not status.fresh:
        age = status.age()
        since = f"for {age:.0f} s" if age > 0 else "since the clock was set back"
        print(f"no sign of life {since}; the last one said: {status.told()}")
        return 1
    print(status.told())
    return 0 if status.well else 1


def read_status(database: Path | SecretStr, served: str = "") -> HealthStatus | None:
    """The latest sign of life of a bot on this database; None where there is none."""
    try:
        return HealthStatus(**json.loads(_sign(database, served).read_text()))
    except (OSError, ValueError, TypeError):
        return None

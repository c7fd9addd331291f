"""`health`: whether a running bot is connected, for containers and service managers."""

import argparse
import asyncio
import contextlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from bot.cli.errors import UsageError
from bot.config import ConfigError, read_config

__all__ = ["add_commands", "show_life"]

_EVERY: Final = 20
_TOO_OLD: Final = 90


def _sign(database: Path) -> Path:
    return database.with_name(database.name + ".alive")


async def show_life(database: Path, alive: Callable[[], bool]) -> None:
    """Renew the sign of life beside the database for as long as `alive` says so; runs until cancelled."""
    sign = _sign(database)
    try:
        while True:
            connected = alive()
            if connected:
                await asyncio.to_thread(sign.touch)
            await asyncio.sleep(_EVERY if connected else 1)
    finally:
        with contextlib.suppress(OSError):
            sign.unlink(missing_ok=True)


def add_commands(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("health", help="exit status 0 while a bot on this database is connected")
    parser.set_defaults(run=_health)


def _health(options: argparse.Namespace) -> int:
    del options
    try:
        sign = _sign(read_config().database)
    except ConfigError as error:
        raise UsageError(str(error)) from error
    try:
        age = time.time() - sign.stat().st_mtime
    except OSError:
        print("no bot is connected")
        return 1
    if age > _TOO_OLD:
        print(f"the bot was last connected {age:.0f} s ago")
        return 1
    print("connected")
    return 0

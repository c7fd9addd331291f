"""`transfer`: from the SQLite file a bot began with to the PostgreSQL server it has grown to."""

import argparse
import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import SecretStr

from bot.cli.errors import UsageError
from bot.config import ConfigError, read_config

__all__ = ["add_commands"]


def add_commands(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "transfer", help="fill the empty database of ANTIKE_DATABASE with all that stands in an SQLite file"
    )
    parser.add_argument("file", type=Path, help="the SQLite file; stop the bot on it first")
    parser.set_defaults(run=_transfer)


def _transfer(options: argparse.Namespace) -> int:
    from bot.store import StoreError

    file: Path = options.file
    try:
        target = read_config().database
    except ConfigError as error:
        raise UsageError(str(error)) from error
    if not file.is_file():
        raise UsageError(f"there is no file {file}")
    if isinstance(target, Path) and target.resolve() == file.resolve():
        raise UsageError("ANTIKE_DATABASE names that same file; let it name where everything shall go")
    try:
        counts = asyncio.run(_copied(file, target))
    except StoreError as error:
        raise UsageError(str(error)) from error
    print(
        ", ".join(f"{table}: {number}" for table, number in counts.items() if number) or "nothing was there"
    )
    return 0


async def _copied(file: Path, target: Path | SecretStr) -> Mapping[str, int]:
    from bot.store import Database, transfer

    async with Database(file) as source, Database(target) as database:
        return await transfer(source, database)

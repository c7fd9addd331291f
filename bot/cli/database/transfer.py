"""`transfer`: from an SQLite file to a PostgreSQL server."""

import argparse
import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from pydantic import SecretStr

from bot.cli.errors import UsageError, as_usage_error, path_errors
from bot.cli.service.health import read_status
from bot.config import ConfigError, is_address, read_config


def add_commands(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "transfer",
        description="Copy everything from an SQLite file into the empty database that ANTIKE_DATABASE names."
        " No bot starts on the file after that.",
    )
    parser.add_argument("file", type=database_file, help="the SQLite file; stop its bot first")
    parser.add_argument(
        "--back",
        action="store_true",
        help="only let bots start on the file again; tables are told that what was played since is lost",
    )
    parser.add_argument(
        "--nothing-lost", action="store_true", help="with --back: nothing was played since, tell no table"
    )
    parser.set_defaults(run=_transfer)


def database_file(text: str) -> Path:
    """Parse a path; an address is not echoed, because it may contain a password."""
    if is_address(text):
        raise argparse.ArgumentTypeError(
            "name a file here; the address of a server belongs in ANTIKE_DATABASE"
        )
    return Path(text)


@path_errors()
def _transfer(options: argparse.Namespace) -> int:
    from bot.store import StoreError, examine_file

    file: Path = options.file
    with as_usage_error(ConfigError, StoreError):
        target = read_config().database
        if not file.is_file():
            raise UsageError(f"there is no file {file}")
        if (age := _heartbeat_age(file)) is not None:
            raise UsageError(
                f"a bot runs on {file}: its last sign of life is {age:.0f} s old. Stop it first; if it was "
                "killed, try again in a minute"
            )
        if options.back:
            return _reactivate_file(file, lost=not options.nothing_lost)
        if isinstance(target, Path) and target.exists() and target.samefile(file):
            raise UsageError("ANTIKE_DATABASE names that same file; set it to where everything should go")
        examine_file(file)
        counts = asyncio.run(_copy_database(file, target))
    print(
        ", ".join(f"{table}: {number}" for table, number in counts.items() if number) or "nothing was there"
    )
    print(f"No bot starts on {file} any more. To go back to it: antike-bot transfer --back {file}")
    return 0


def _heartbeat_age(file: Path) -> float | None:
    """Return the age of a heartbeat of a bot on the file; None if there is none."""
    status = read_status(file)
    return abs(status.age()) if status is not None and status.is_fresh else None


def _reactivate_file(file: Path, *, lost: bool) -> int:
    told_tables = asyncio.run(_take_back(file, lost=lost))
    if told_tables is None:
        print(f"{file} was not moved; nothing was changed.")
        return 0
    print(f"Bots start on {file} again.")
    if lost:
        print(f"Running games told where they stand: {told_tables}.")
    return 0


async def _take_back(file: Path, *, lost: bool) -> int | None:
    """Clear the mark of a moved file; with `lost`, inform the tables, as after a restore of an old copy.

    Return the number of running games informed, or None if the file was not moved.
    """
    from bot.app import App
    from bot.app.maintenance.processes import last_alive
    from bot.app.maintenance.restore import notify_all_restored
    from bot.store import Database, Settings, assigned_ids_of, continue_ids, take_back

    async with _no_bot_on(file):
        async with Database(file) as database:
            if not await take_back(database):
                return None
        if not lost:
            return 0
        continue_ids(file, assigned_ids_of(file))
        async with Database(file) as database:
            left_at = await last_alive(Settings(database.reader))
            return await notify_all_restored(App(database).context, left_at)


async def _copy_database(file: Path, target: Path | SecretStr) -> Mapping[str, int]:
    from bot.store import Database, transfer

    async with _no_bot_on(file), Database(file) as source, Database(target) as database:
        return await transfer(source, database)


@asynccontextmanager
async def _no_bot_on(file: Path) -> AsyncIterator[None]:
    """Exclude bots from the file, by whatever name; raises `UsageError` if one runs on it.

    A heartbeat alone does not tell: it is beside the name by which the bot knows the file.
    """
    from bot.store import StoreError, sole_use

    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(sole_use(file))
        except StoreError as error:
            raise UsageError(f"a bot runs on {file}: stop it first") from error
        yield

"""`backup`, `restore`, `restored` and `verify`, usable while a bot runs.

Their modules are imported on use, so that no other command waits for them.
"""

import argparse
import os
from typing import Any, Final

from bot.cli.database.transfer import database_file
from bot.cli.errors import path_errors

_OWNER_ALONE: Final = 0o077
"""Umask: copies are readable by their owner only, like the database."""


def add_commands(commands: Any) -> None:
    """Add the commands."""
    parser = commands.add_parser("backup")
    parser.add_argument(
        "to", type=_backup_target, metavar="TO", help="a new file, or a folder/ for one named by the time"
    )
    _add_quick(parser)
    parser.set_defaults(run=_backup)
    parser = commands.add_parser("restore")
    parser.add_argument("source", type=database_file, metavar="FROM", help="a copy made by `backup`")
    parser.add_argument(
        "--yes", action="store_true", help="really do it; without this, only show what would be lost"
    )
    parser.add_argument(
        "--anyway", action="store_true", help="restore even if some games in it no longer replay"
    )
    _add_quick(parser)
    parser.set_defaults(run=_restore)
    parser = commands.add_parser(
        "restored",
        description="Run this after pg_restore and before the bot: every table is told where its game stands"
        " now, and buttons of messages sent since the dump no longer work.",
    )
    parser.add_argument("--nothing-lost", action="store_true", help="the database only moved: tell nobody")
    parser.set_defaults(run=_restored)
    parser = commands.add_parser("verify")
    parser.add_argument(
        "file", type=database_file, nargs="?", help="a database or backup (default: the one in use)"
    )
    parser.add_argument(
        "--json", action="store_true", help="a JSON object for each fault, and one for the result"
    )
    parser.set_defaults(run=_verify)


def _backup_target(text: str) -> str:
    database_file(text)
    return text  # a trailing slash is significant


def _add_quick(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--quick", action="store_true", help="do not replay the games in the copy")


@path_errors()
def _backup(options: argparse.Namespace) -> int:
    os.umask(_OWNER_ALONE)
    from bot.cli.database.backup import backup

    return backup(options.to, replay=not options.quick)


@path_errors()
def _restore(options: argparse.Namespace) -> int:
    os.umask(_OWNER_ALONE)
    from bot.cli.database.restore import restore

    return restore(options.source, replay=not options.quick, sure=options.yes, anyway=options.anyway)


def _restored(options: argparse.Namespace) -> int:
    from bot.cli.database.restore import restored

    return restored(lost=not options.nothing_lost)


@path_errors()
def _verify(options: argparse.Namespace) -> int:
    os.umask(_OWNER_ALONE)
    from bot.cli.database.backup import verify

    return verify(options.file, as_json=options.json)

"""Parses the command line and dispatches to a command."""

import argparse
import codecs
import errno
import gc
import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Final, NoReturn

from bot.cli.errors import UsageError
from bot.i18n.lines import one_line

_COMMANDS: Final[Mapping[str, Mapping[str, str]]] = {
    "records": {
        "replay": "replay a game record and print the final position",
        "legal": "replay a game record and list the legal actions, one per line",
        "perft": "count the legal action sequences that follow a record",
    },
    "simulate": {"simulate": "play whole games and print one line per game"},
    "arena.commands": {"arena": "let computer players play against each other"},
    "render": {"render": "draw the position at the end of a game record"},
    "film": {"film": "turn a game record into an animation of at most 8 MiB"},
    "page": {"page": "turn a game record into a page for a browser, all in one file"},
    "report": {"report": "draw a game record's chances to win, turn by turn, and its turning points"},
    "service.commands": {
        "run": "start the bot; without DISCORD_TOKEN, on the local sandbox",
        "sandbox": "start the bot on a local imitation of Discord, with a web page",
        "doctor": "check everything that could keep the bot from running; changes nothing",
    },
    "service.health": {"health": "check that the bot on this database is connected and can write"},
    "database.commands": {
        "backup": "copy the database while the bot runs, and check the copy",
        "restore": "put a backup back; the bot may be running",
        "restored": "after pg_restore: post at every table where its game now stands",
        "verify": "replay all stored games by this version's rules; exit status 1 if one does not pass",
    },
    "database.transfer": {
        "transfer": "copy an SQLite file into the empty database that ANTIKE_DATABASE names"
    },
}
"""Modules by the commands they add; only the one needed is imported, as all together take a second."""

_BRIEF: Final = frozenset({"replay", "legal"})
"""Commands too short for garbage collection."""

_ESCAPED: Final = "escaped"
_UNWRITABLE: Final = frozenset({errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF})
"""Errors of an output that accepts no more data."""


def _escape_unencodable(error: UnicodeError) -> tuple[str, int]:
    """Encode characters the output cannot represent as JSON escapes, as the output is often JSON."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return json.dumps(error.object[error.start : error.end])[1:-1], error.end


codecs.register_error(_ESCAPED, _escape_unencodable)


class _Parser(argparse.ArgumentParser):
    """Reports errors in one line, without usage."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {one_line(message)} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


def _parser(called: str | None) -> argparse.ArgumentParser:
    """Create the parser of the given command; of all commands if it is unknown."""
    parser = _Parser(prog="antike-bot", description="Antike on Discord: the bot, its sandbox, and tools.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for module, names in _COMMANDS.items():
        if called in names:
            import_module(f"bot.cli.{module}").add_commands(commands)
            return parser
    for names in _COMMANDS.values():
        for name, what in names.items():
            commands.add_parser(name, help=what)
    return parser


def start() -> int:
    """Entry point of the process; disables garbage collection, which takes a tenth of the startup."""
    gc.disable()
    return main()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    if sys.stdout is None:
        print("antike-bot: the standard output is closed.", file=sys.stderr)
        return 2
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors=_ESCAPED)
    try:
        try:
            return _run_command(sys.argv[1:] if arguments is None else arguments)
        finally:
            sys.stdout.flush()
    except OSError as error:
        if error.errno not in _UNWRITABLE:
            raise
        # Nothing more may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno == errno.EPIPE:
            return 0  # the reader, such as `head`, has closed the pipe
        print(f"antike-bot: the output cannot be written: {error.strerror}.", file=sys.stderr)
        return 2


def _run_command(given: Sequence[str]) -> int:
    options = _parser(given[0] if given else None).parse_args(given)
    if given[0] not in _BRIEF:
        gc.enable()
    from bot.cli.service.host_boards import offer_boards  # after usage errors

    try:
        offer_boards()
        status: int = options.run(options)
    except UsageError as error:
        print(f"antike-bot: {error}", file=sys.stderr)
        return error.status
    except KeyboardInterrupt:
        return 130  # the exit status of interrupted commands in shells
    return status

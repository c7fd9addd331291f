"""Reads the command line and hands over to one command."""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final, NoReturn

from bot.cli.errors import UsageError
from bot.i18n.lines import one_line

_COMMANDS: Final[Mapping[str, tuple[str, ...]]] = {
    "records": ("replay", "legal", "perft"),
    "simulate": ("simulate",),
    "arena": ("arena",),
    "render": ("render",),
    "film": ("film",),
    "service.commands": ("run", "sandbox", "doctor"),
    "service.health": ("health",),
    "database.commands": ("backup", "restore", "verify"),
    "database.transfer": ("transfer",),
}
"""Modules and what they add: only what is called for is imported, for all of it takes half a second."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage in front of it."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {one_line(message)} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


def _parser(called: str | None) -> argparse.ArgumentParser:
    """For the command called for; for all of them where it is none of ours."""
    parser = _Parser(prog="antike-bot", description="Antike on Discord: the bot, its sandbox, and tools.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    wanted = [module for module, names in _COMMANDS.items() if called in names]
    for module in wanted or _COMMANDS:
        import_module(f"bot.cli.{module}").add_commands(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    options = _parser(given[0] if given else None).parse_args(given)
    from bot.cli.service.host_boards import offer_boards  # what is wrong with the line itself is told at once

    offer_boards()
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except UsageError as error:
        print(f"antike-bot: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130  # what a shell reports for a command that was interrupted
    except BrokenPipeError:
        # Somebody like `head` has read enough; nothing more may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status

"""Reads the command line and hands over to one command."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from bot.cli import arena, bench, film, games, health, keeping, picture, serve, simulate, transfer
from bot.cli.errors import UsageError
from bot.cli.host_boards import offer_boards
from bot.words.lines import one_line

__all__ = ["main"]

_COMMANDS: Final = (games, simulate, arena, bench, picture, film, serve, health, keeping, transfer)


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage in front of it."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {one_line(message)} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="antike-bot", description="Antike on Discord: the bot, its sandbox, and tools.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for module in _COMMANDS:
        module.add_commands(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    options = _parser().parse_args(arguments)
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

"""`run`, `sandbox` and `doctor`.

Their modules are imported on use: discord.py takes a second, for which no other command should wait.
"""

import argparse
from typing import Any

from bot.cli.errors import number

PORT = 8080
"""Port of the sandbox; tests choose a free one."""


def add_commands(commands: Any) -> None:
    """Add the three commands."""
    parser = commands.add_parser(
        "run",
        description="Start the bot; without DISCORD_TOKEN, the local sandbox with its web page as well.",
    )
    _add_address(parser)
    parser.set_defaults(run=_run)
    parser = commands.add_parser(
        "sandbox", description="Start a local imitation of Discord with a web page, and the bot on it."
    )
    _add_address(parser)
    parser.set_defaults(run=_run_sandbox)
    parser = commands.add_parser(
        "doctor",
        description="Check settings, database, boards, fonts, ports and the bot's permissions. Exit status 1"
        " if something is wrong. Nothing is changed.",
    )
    _add_address(parser)
    parser.set_defaults(run=_doctor)


def _add_address(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address of the sandbox (default: 127.0.0.1)")
    port = number("a port from 0 to 65535", most=65535)
    parser.add_argument(
        "--port", type=port, default=PORT, help=f"port of the sandbox; 0 picks a free one (default: {PORT})"
    )


def _run(options: argparse.Namespace) -> int:
    from bot.cli.service.run import run

    return run(options)


def _run_sandbox(options: argparse.Namespace) -> int:
    from bot.cli.service.run import run_sandbox

    return run_sandbox(options)


def _doctor(options: argparse.Namespace) -> int:
    from bot.cli.service.run import doctor

    return doctor(options)

"""`replay`, `legal` and `perft` for records."""

import argparse
import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from bot.cli.counting import counted
from bot.cli.errors import UsageError, number
from bot.cli.files import read_limited
from bot.engine.perft import divide, perft
from bot.engine.ruleset import Action
from bot.records import (
    MOST_ACTIONS,
    MOST_BYTES,
    Record,
    RecordError,
    Replay,
    format_error_report,
    read_record,
    replay,
)
from bot.rulesets import Codec

_DEEPEST: Final = 100  # far beyond feasible counts, and within the recursion limit
Commands = Any  # argparse does not name the type of what add_subparsers returns


def add_commands(commands: Commands) -> None:
    """Add the three commands."""
    parser = commands.add_parser("replay")
    _add_record(parser)
    parser.set_defaults(run=partial(_run, _replay))
    parser = commands.add_parser("legal")
    _add_record(parser)
    parser.set_defaults(run=partial(_run, _legal))
    parser = commands.add_parser("perft")
    _add_record(parser)
    depth = number(f"a whole number from 0 to {_DEEPEST}", most=_DEEPEST)
    parser.add_argument("--depth", type=depth, required=True, help="length of the sequences (0 or more)")
    parser.add_argument("--divide", action="store_true", help="also count by first action")
    parser.set_defaults(run=partial(_run, _perft))


def _add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a game record (JSON)")
    length = number("a number of actions")
    parser.add_argument("--to", type=length, metavar="N", help="replay only the first N actions")


def load_record(path: Path, length: int | None = None) -> Record:
    """Load a record, or its first `length` actions; raises `UsageError`."""
    try:
        record = read_record(read_limited(path, MOST_BYTES))
    except RecordError as error:
        raise UsageError(f"{path}: {error}") from error
    if len(record.actions) > MOST_ACTIONS:
        raise UsageError(f"{path}: a record has at most {MOST_ACTIONS:,} actions; this has more.")
    if length is not None and length > len(record.actions):
        raise UsageError(f"{path} has only {counted(len(record.actions), 'action')}, not {length}.")
    return replace(record, actions=record.actions[:length])


def load_game(path: Path) -> Record:
    """Load a record with actions, all of them legal; raises `UsageError`."""
    record = load_record(path)
    if not record.actions:
        raise UsageError(f"{path}: Nobody has taken a turn yet.")
    played = replay(record)
    if played.error is not None and played.failed_at is not None:
        why = record.ruleset.text.format_rule_error(record.setup.board, played.error)
        at, count = played.failed_at + 1, len(record.actions)
        raise UsageError(f"{path}: action {at} of {count} cannot be played. {why}", status=1)
    return record


def failure(record: Record, played: Replay) -> int:
    """Report the action that could not be played; exit status 1."""
    if played.error is None:
        return 0
    _print(
        {
            "ok": False,
            "failed_at": played.failed_at,
            "error": {"code": played.error.code, "message": format_error_report(record, played)},
            "position": record.ruleset.codec.position_to_json(played.position),
        }
    )
    return 1


def _print(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False))


def _run(command: Callable[[Record, Replay, argparse.Namespace], None], options: argparse.Namespace) -> int:
    """Run a command on a record, unless one of its actions cannot be played."""
    record = load_record(options.file, options.to)
    played = replay(record)
    if status := failure(record, played):
        return status
    command(record, played, options)
    return 0


def _replay(record: Record, played: Replay, options: argparse.Namespace) -> None:
    position, codec = played.position, record.ruleset.codec
    _print(
        {
            "ok": True,
            "position": codec.position_to_json(position),
            "phase": codec.phase_to_json(position),
            "to_move": position.mover,
            "awaiting": [position.awaited] if position.awaited else [],
            "winner": position.outcome.winner if position.outcome else None,
            "bank": codec.bank_to_json(position),
            "events": len(played.events),
            "hash": codec.position_hash(position),
        }
    )


def _legal(record: Record, played: Replay, options: argparse.Namespace) -> None:
    rules, codec = record.ruleset.rules, record.ruleset.codec
    for line in sorted(_sortable(codec, action) for action in rules.legal(played.position)):
        print(line)


def _sortable(codec: Codec, action: Action) -> str:
    """Return an action as sortable JSON, so that equal lists print equally."""
    return json.dumps(codec.action_to_json(action), ensure_ascii=False, sort_keys=True)


def _perft(record: Record, played: Replay, options: argparse.Namespace) -> None:
    rules, codec = record.ruleset.rules, record.ruleset.codec
    if options.divide and options.depth:
        total = 0
        parts = divide(rules, played.position, options.depth)
        for action, count in sorted(parts, key=lambda part: _sortable(codec, part[0])):
            _print({"action": codec.action_to_json(action), "count": count})
            total += count
        print(total)
    else:
        print(perft(rules, played.position, options.depth))

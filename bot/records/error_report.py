"""Self-contained reports of refused actions, with everything needed to reproduce the refusal."""

import json
from typing import Any

from bot.records.record import Record, Replay, write_record


def format_error_report(record: Record, failed: Replay) -> str:
    """Format why an action of a record is illegal, and the actions that lead to it, itself last.

    Raises `ValueError` if all actions of the record are legal.
    """
    if failed.error is None or failed.failed_at is None:
        raise ValueError("nothing in this record was refused")
    before, action = record.actions[: failed.failed_at], record.actions[failed.failed_at]
    notation = record.ruleset.notation
    way = f"play `{notation.print_turn(before)}` and then" if before else "play"
    told = write_record(record)
    return (
        f"{record.ruleset.text.format_rule_error(record.setup.board, failed.error)} "
        f"To replay it, {way} `{notation.print_action(action)}` "
        f"on {told['board']} ({_settings(told['variant'])}) with {_seats(told['seats'])} "
        f"{_format_start(told['position'])}."
    )


def _settings(variant: dict[str, Any]) -> str:
    """Format the settings like the options of `simulate --variant`, omitting those that are not set."""
    chosen = {key: value for key, value in variant.items() if value not in (None, False)}
    return ", ".join(f"{key}={_format_value(value)}" for key, value in chosen.items())


def _format_value(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _seats(seats: list[dict[str, str]]) -> str:
    """List the nations clockwise, followed by player numbers if a player has several nations (S9)."""
    players = list(dict.fromkeys(seat["player"] for seat in seats))
    if len(players) == len(seats):
        return ", ".join(seat["nation"] for seat in seats)
    return ", ".join(f"{seat['nation']}/{players.index(seat['player']) + 1}" for seat in seats)


def _format_start(position: dict[str, Any] | None) -> str:
    if position is None:
        return "from the start"
    return f"from the position {json.dumps(position, separators=(',', ':'))}"

"""A refusal told so that it can be played again, wherever it is read."""

import json
from typing import Any

from bot.records.record import Record, Replay, write_record


def report(record: Record, failed: Replay) -> str:
    """Why an action of a record cannot be played, and all that leads up to it, the action itself last.

    Raises `ValueError` where the whole record could be played.
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
        f"{_from(told['position'])}."
    )


def _settings(variant: dict[str, Any]) -> str:
    """Written like the options of `simulate --variant`, without what is not set."""
    chosen = {key: value for key, value in variant.items() if value not in (None, False)}
    return ", ".join(f"{key}={_plain(value)}" for key, value in chosen.items())


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _seats(seats: list[dict[str, str]]) -> str:
    """Nations clockwise; a number behind each says who plays it where somebody plays several (S9)."""
    players = list(dict.fromkeys(seat["player"] for seat in seats))
    if len(players) == len(seats):
        return ", ".join(seat["nation"] for seat in seats)
    return ", ".join(f"{seat['nation']}/{players.index(seat['player']) + 1}" for seat in seats)


def _from(position: dict[str, Any] | None) -> str:
    if position is None:
        return "from the start"
    return f"from the position {json.dumps(position, separators=(',', ':'))}"

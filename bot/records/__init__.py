"""The record format `antike-record/1`: checked reading and canonical writing."""

from bot.records.antike.actions import action_from_json, action_to_json
from bot.records.antike.error_report import report
from bot.records.antike.positions import (
    bank_to_json,
    position_from_json,
    position_hash,
    position_to_json,
    snapshot_from_json,
    snapshot_to_json,
)
from bot.records.antike.record import (
    FORMAT,
    MOST_ACTIONS,
    MOST_BYTES,
    Record,
    RecordError,
    Replay,
    read_record,
    replay,
    write_record,
)
from bot.records.antike.turns import Turn, turns

__all__ = [
    "FORMAT",
    "MOST_ACTIONS",
    "MOST_BYTES",
    "Record",
    "RecordError",
    "Replay",
    "Turn",
    "action_from_json",
    "action_to_json",
    "bank_to_json",
    "position_from_json",
    "position_hash",
    "position_to_json",
    "read_record",
    "replay",
    "report",
    "snapshot_from_json",
    "snapshot_to_json",
    "turns",
    "write_record",
]

"""Game records: validation, canonical output and replay; each ruleset's part has its own folder."""

from bot.records.error_report import format_error_report
from bot.records.record import (
    FORMAT,
    MOST_ACTIONS,
    MOST_BYTES,
    Record,
    RecordError,
    Replay,
    read_record,
    replay,
    turns,
    write_record,
)

"""Game records: checked reading, canonical writing, playing them; each ruleset's own part in a folder."""

from bot.records.error_report import report
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

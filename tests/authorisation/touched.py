"""The games whose stored rows an action has changed."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

State = Mapping[str, list[Any]]


def touched(path: Path, before: State, after: State) -> set[int]:
    """Return the ids of games that existed before and whose rows differ now, in any table."""
    there = {row[_column(path, "games")] for row in before["games"]}
    found = set()
    for table, rows in after.items():
        at = _column(path, table)
        if at is not None and rows != before[table]:
            found |= {row[at] for row in set(rows) ^ set(before[table])}
    return found & there


@cache
def _column(path: Path, table: str) -> int | None:
    """Return the index of the column with a game's id in a table; None if there is none."""
    with closing(sqlite3.connect(path)) as connection:
        names = [column[1] for column in connection.execute(f"PRAGMA table_info({table})")]
    wanted = "id" if table == "games" else "game_id"
    return names.index(wanted) if wanted in names else None

"""Which games a deed has left its marks on."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

State = Mapping[str, list[Any]]


def touched(path: Path, before: State, after: State) -> set[int]:
    """Games that were there before, and about which something else is stored now, in whichever table."""
    there = {row[_column(path, "games")] for row in before["games"]}
    found = set()
    for table, rows in after.items():
        at = _column(path, table)
        if at is not None and rows != before[table]:
            found |= {row[at] for row in set(rows) ^ set(before[table])}
    return found & there


@cache
def _column(path: Path, table: str) -> int | None:
    """Where a table's rows tell the game they are about."""
    with closing(sqlite3.connect(path)) as connection:
        names = [column[1] for column in connection.execute(f"PRAGMA table_info({table})")]
    wanted = "id" if table == "games" else "game_id"
    return names.index(wanted) if wanted in names else None

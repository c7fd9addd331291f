"""Copies that fail or are killed leave nothing behind for long; an error about a copy names the copy."""

import os
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.store import Database, StoreError, copy_database


@contextmanager
def _no_file_longer_than(size: int) -> Iterator[None]:
    """Limit files to `size` bytes: writes beyond it fail as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_a_copy_without_room_is_not_put_down_to_the_database(tmp_path: Path) -> None:
    source, target = tmp_path / "games.sqlite3", tmp_path / "copies" / "copy.sqlite3"
    target.parent.mkdir()
    async with Database(source):
        pass
    with _no_file_longer_than(100_000), pytest.raises(StoreError) as caught:
        copy_database(source, target)
    assert str(caught.value).startswith(f"The copy {target} could not be written: ")
    assert str(source) not in str(caught.value)
    assert list(target.parent.iterdir()) == []
    copy_database(source, target)
    copy = sqlite3.connect(target)
    assert copy.execute("SELECT COUNT(*) FROM games").fetchone() == (0,)
    assert copy.execute("PRAGMA quick_check").fetchone() == ("ok",)


async def test_what_killed_copies_have_left_is_removed_a_day_later(tmp_path: Path) -> None:
    source, copies = tmp_path / "games.sqlite3", tmp_path / "copies"
    copies.mkdir()
    async with Database(source):
        pass
    ages = {".antike-aa.part": 25, ".antike-aa.part-journal": 25, ".antike-bb.part": 23, "antike-cc.part": 25}
    for name, hours in ages.items():
        (copies / name).write_bytes(b"")
        os.utime(copies / name, (time.time() - 3_600 * hours,) * 2)
    copy_database(source, copies / "copy.sqlite3")
    left = {path.name for path in copies.iterdir()}
    assert left == {".antike-bb.part", "antike-cc.part", "copy.sqlite3"}, "one may still be under way"

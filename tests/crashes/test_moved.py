"""The database's file is moved, deleted or replaced under a running bot."""

from pathlib import Path

import pytest

from tests.faults.day import running_table

pytestmark = pytest.mark.process


@pytest.mark.parametrize("another", [False, True])
async def test_nothing_is_taken_until_the_file_is_back(tmp_path: Path, *, another: bool) -> None:
    """Changes written to an unnamed or renamed file would be lost with the process, so they are refused."""
    async with running_table(tmp_path) as day:
        await day.tell("Ada", "gold")
        moved = day.path.rename(tmp_path / "moved.sqlite3")
        if another:
            day.path.write_bytes(b"")
        for name, command in (("Ada", "end-turn"), ("Ada", "undo"), ("Ben", "vote pause")):
            told = await day.tell(name, command)
            assert "was moved or replaced" in told
            assert "Nothing was changed" in told
        assert (await day.use("Ben", "status")).state == "answered", "looking is still possible"
        moved.replace(day.path)
        assert len(await day.log()) == 1
        await day.tell("Ada", "end-turn")
        await day.once("Ben")
        assert len(await day.log()) == 2

"""One bot at a time uses a file, however the previous one ended."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.store import StoreError, sole_use
from bot.store.sqlite import sole_use as module

_HOLD = """
import asyncio, sys
from pathlib import Path
from bot.store import sole_use

async def hold():
    async with sole_use(Path(sys.argv[1])):
        print("held", flush=True)
        await asyncio.sleep(3600)

asyncio.run(hold())
"""


def _holder(path: Path) -> subprocess.Popen[str]:
    process = subprocess.Popen([sys.executable, "-c", _HOLD, str(path)], stdout=-1, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def _names(folder: Path) -> list[str]:
    return [each.name for each in folder.iterdir()]


@pytest.mark.process
async def test_a_second_one_is_refused_until_the_first_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_PATIENCE", 0.3)
    path, other = tmp_path / "games.sqlite3", tmp_path / "link.sqlite3"
    other.symlink_to(path)
    with _holder(path) as process:
        for name in (path, other):
            with pytest.raises(StoreError, match=f"Another bot runs on {name}: stop it first"):
                async with sole_use(name):
                    pass
        async with sole_use(tmp_path / "another.sqlite3"):
            pass
        process.kill()
    assert (tmp_path / "games.sqlite3.lock").stat().st_mode & 0o777 == 0o600
    async with sole_use(path):
        pass
    assert _names(tmp_path) == ["link.sqlite3"], "nothing is left behind"


async def test_one_that_is_being_stopped_is_waited_for(tmp_path: Path) -> None:
    path, order = tmp_path / "games.sqlite3", list[str]()

    async def next_one() -> None:
        async with sole_use(path):
            order.append("next")

    async with sole_use(path):
        waiting = asyncio.create_task(next_one())
        await asyncio.sleep(0.2)
        order.append("first")
    await waiting
    assert order == ["first", "next"]


async def test_of_many_that_come_and_go_one_has_it_at_a_time(tmp_path: Path) -> None:
    path, inside = tmp_path / "games.sqlite3", 0

    async def come_and_go() -> None:
        nonlocal inside
        for _ in range(3):
            async with sole_use(path):
                inside += 1
                await asyncio.sleep(0.001)
                assert inside == 1
                inside -= 1

    await asyncio.gather(*(come_and_go() for _ in range(4)))


async def test_what_cannot_be_locked_is_left_to_whoever_opens_it(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    async with sole_use(tmp_path / "file" / "games.sqlite3"):
        pass
    async with sole_use(SecretStr("postgresql://server/games")):
        pass

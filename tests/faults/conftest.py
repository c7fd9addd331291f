"""Fixtures of a table in a channel or in a thread, and shorter waits of the library."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest
from discord import http
from discord.webhook import async_

from tests.faults.day import Day, running_table

_HASTE: Final = 20
_BACKOFFS: Final = (1, 3, 5, 7, 9)
"""Seconds of the library between two tries; waits that Discord asks for are never whole, nor shortened."""


class _HastyClock:
    """Replacement of `asyncio` in the library's modules that send requests, with shorter waits."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        """Sleep, `_HASTE` times shorter if the time is one of the library's own waits."""
        hasty = isinstance(seconds, int) and seconds in _BACKOFFS
        await asyncio.sleep(seconds / _HASTE if hasty else seconds)


@pytest.fixture(autouse=True)
def _in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the waits of the library, which tries again after 1, 3, 5, 7 and 9 s, to 1.25 s in all."""
    for module in (http, async_):
        monkeypatch.setattr(module, "asyncio", _HastyClock())


@pytest.fixture
async def day(tmp_path: Path) -> AsyncIterator[Day]:
    async with running_table(tmp_path) as running:
        yield running


@pytest.fixture
async def in_thread(tmp_path: Path) -> AsyncIterator[Day]:
    async with running_table(tmp_path, thread=True) as running:
        yield running

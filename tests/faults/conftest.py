"""A day for every test that needs one."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest
from discord import http
from discord.webhook import async_

from tests.faults.day import Day, bad_day

_HASTE: Final = 20
_BACKOFFS: Final = (1, 3, 5, 7, 9)
"""Whole seconds between two tries; what Discord asks to wait for is never whole, nor shortened."""


class _HastyClock:
    """`asyncio` for the library's modules that send requests, where it waits before it tries again."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        """Shorter, where the library has made the time up."""
        hasty = isinstance(seconds, int) and seconds in _BACKOFFS
        await asyncio.sleep(seconds / _HASTE if hasty else seconds)


@pytest.fixture(autouse=True)
def _in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """As often as ever, but within a second: the library tries again after 1, 3, 5, 7 and 9."""
    for module in (http, async_):
        monkeypatch.setattr(module, "asyncio", _HastyClock())


@pytest.fixture
async def day(tmp_path: Path) -> AsyncIterator[Day]:
    async with bad_day(tmp_path) as running:
        yield running


@pytest.fixture
async def in_thread(tmp_path: Path) -> AsyncIterator[Day]:
    async with bad_day(tmp_path, thread=True) as running:
        yield running

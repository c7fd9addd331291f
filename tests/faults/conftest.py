"""A day for every test that needs one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.faults.day import Day, bad_day


@pytest.fixture
async def day(tmp_path: Path) -> AsyncIterator[Day]:
    async with bad_day(tmp_path) as running:
        yield running


@pytest.fixture
async def in_thread(tmp_path: Path) -> AsyncIterator[Day]:
    async with bad_day(tmp_path, thread=True) as running:
        yield running

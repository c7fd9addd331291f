"""A house for every test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path) as running:
        yield running

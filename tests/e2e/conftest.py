"""A running bot for every test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.running_bot import RunningBot


@pytest.fixture
async def running_bot(tmp_path: Path) -> AsyncIterator[RunningBot]:
    async with RunningBot(tmp_path) as running:
        yield running

"""A table for every test that needs one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.boards import BOARDS
from tests.cogs.table import TableTop, laid
from tests.drawing import Unpainted


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[TableTop]:
    """Random presses, and a whole game, have the pictures of their pages drawn; here their words are read."""
    async with laid(tmp_path, draws=Unpainted(BOARDS)) as running:
        yield running

"""The fixture of a table with a started game."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.boards import BOARDS
from tests.cogs.table import TableTop, laid
from tests.drawing import BlankRenderer


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[TableTop]:
    """Yield a table with empty pictures, because these tests read texts only.

    Tests of random presses, and of a whole game, draw the pictures of their pages.
    """
    async with laid(tmp_path, draws=BlankRenderer(BOARDS)) as running:
        yield running

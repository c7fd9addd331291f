"""The fixture `table`: a running game in the local Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.table import TableTop, laid


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[TableTop]:
    async with laid(tmp_path) as running:
        yield running

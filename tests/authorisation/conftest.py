"""One stage for all tests of a module; every test leaves it as it was."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.boards import BOARDS
from tests.authorisation.stage import Stage, open_stage
from tests.drawing import Sketch


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """Who may do what shows without pictures; what stands on them, in test_names."""
    async with open_stage(tmp_path_factory.mktemp("stage"), draws=Sketch(BOARDS)) as opened:
        yield opened

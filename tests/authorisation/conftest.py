"""One stage for all tests of a module; every test leaves it as it was."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.boards import BOARDS
from tests.authorisation.stage import Stage, open_stage
from tests.drawing import TinyRenderer


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """Yield a stage that draws sketches, as pictures show no permissions; test_names checks real ones."""
    async with open_stage(tmp_path_factory.mktemp("stage"), draws=TinyRenderer(BOARDS)) as opened:
        yield opened

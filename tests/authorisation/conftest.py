"""One stage for all tests of a module; every test leaves it as it was."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.authorisation.stage import Stage, open_stage


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    async with open_stage(tmp_path_factory.mktemp("stage")) as opened:
        yield opened

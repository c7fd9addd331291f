"""Processes of the bot to kill or to damage, forked from one that has imported everything."""

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.support.bot_forker import BotForker


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def forker() -> AsyncIterator[BotForker]:
    async with BotForker() as opened:
        yield opened

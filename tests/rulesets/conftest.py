"""The ruleset of the tests, registered beside the bot's own."""

import pytest

from bot.rulesets import register


@pytest.fixture(scope="session", autouse=True)
def heaps() -> None:
    register("heaps", "tests.rulesets.heaps")

"""Duellum is opened here though it is not offered to everybody yet."""

import pytest

from bot.rulesets import registry


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every ruleset that is registered can be opened."""
    monkeypatch.setattr(registry, "_UNFINISHED", frozenset())

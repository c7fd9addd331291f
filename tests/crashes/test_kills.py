"""The bot is killed at random instants of scripted games; `make soak` does it for longer."""

from pathlib import Path

import pytest

from tests.crashes.run import Plan, crash

pytestmark = pytest.mark.process


async def test_twenty_kills_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    """The files that show the cause of a failure are kept in pytest's folder for this test."""
    figures = await crash(Plan(seed=1, kills=20, backups=1), tmp_path)
    assert figures.kills == 20
    assert figures.told > 20
    assert figures.cut_off > 0
    assert figures.pressed > 0
    assert figures.votes > 0
    assert figures.cards > 0
    assert figures.backups == 1

"""Deadlines at a fixed hour and daily news: the bot is down at that time, or restarts right after it."""

from datetime import UTC, datetime

import pytest

from bot.store import Waits
from discord_sandbox.testing import until
from tests.faults.day import Day

pytestmark = pytest.mark.slow

_HOUR, _DAY = 3_600, 86_400
_LATE = "ran out of time"


async def _by_the_hour(day: Day, hours: int) -> None:
    """Set the table's daily deadline to `hours` hours from now, and Ada's reminders off; Ada has the turn."""
    at = datetime.fromtimestamp(day.clock() + hours * _HOUR, UTC)
    await day.tell("Ada", "game settings", deadline=f"daily {at:%H:%M}", zone="UTC")
    await day.app.preferences.change(day.world.person("Ada").id, day.no_reminders)
    await day.settle()


async def _down(day: Day, seconds: int) -> None:
    """Stop the bot, and start it again when the clock is `seconds` later."""
    await day.stop()
    day.clock.ahead += seconds
    day.world.clock.shift(seconds)
    await day.start()
    await until(lambda: day.world.bot_online)
    await day.settle()


async def test_down_over_the_fixed_hour(day: Day) -> None:
    await _by_the_hour(day, 10)
    await _down(day, 11 * _HOUR)
    await until(lambda: day.said(_LATE), 60)
    assert "ran out of time (due at" in day.said(_LATE)[0].content
    called = day.called("Ada")
    await _down(day, _HOUR)
    assert len(day.said(_LATE)) == 1
    assert day.called("Ada") == called, "what is put before the table is put there once"


async def test_late_for_the_fixed_hour(day: Day) -> None:
    """A button from before a restart gives time until that hour of the next day, and the turn is played."""
    await _by_the_hour(day, 10)
    await day.leap(10 * _HOUR + 60)
    await until(lambda: day.said(_LATE), 60)
    await day.settle()
    (asked,) = day.said(_LATE)
    await day.restart()
    (wait,) = await Waits(day.app.context.database.reader).of_game(1)
    it = await day.sandbox.user("Ben").press(asked, f"antike:late:{wait.id}:extend")
    assert it.state == "answered"
    table = await day.app.queries.by_id(1)
    assert table is not None
    until_hour = (await day.app.game_settings.clocks(table))["turn"]
    assert until_hour is not None
    assert _DAY - 2 * _HOUR < until_hour - day.clock() <= _DAY
    await day.turn("Ada")
    await day.once("Ben", 2)  # as Ada hosts, the others were called when she was late


async def _followed_daily(day: Day) -> None:
    await day.app.following.choose(day.caller("Finn"), 1, "day")
    await day.turn("Ada")
    await day.settle()


def _news(day: Day) -> list[str]:
    return [each for each in day.private("Finn") if "📰" in each]


async def test_down_over_the_hour_of_the_news(day: Day) -> None:
    """Missed days are reported in one message; the next comes a day later."""
    await _followed_daily(day)
    await _down(day, 3 * _DAY + _HOUR)
    await until(lambda: _news(day), 60)
    await _down(day, 60)
    assert len(_news(day)) == 1
    await day.turn("Ben")
    await day.leap(_DAY)
    await until(lambda: len(_news(day)) == 2, 60)
    await day.settle()
    assert len(_news(day)) == 2

"""Restored backups: the time of the players awaited, of which some was lost."""

import pytest

from bot.app import GameSettings
from bot.app.maintenance.restore import notify_all_restored
from bot.store import TAKEN_AT, Settings
from tests.app.tables import look
from tests.app.waiting import DAY, HOUR, WaitingTable


@pytest.mark.parametrize(("spent", "left"), [(5 * HOUR, 19 * HOUR), (DAY - HOUR // 2, HOUR)])
async def test_time_since_the_copy_is_given_back_and_an_hour_at_least(
    waiting: WaitingTable, spent: int, left: int
) -> None:
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.wait(spent, step=HOUR)
    async with waiting.database.transaction() as tx:
        await Settings(tx).put(TAKEN_AT, str(waiting.clock.seconds))
    waiting.clock.seconds += 3 * HOUR
    assert await notify_all_restored(waiting.app.context) == 1
    due = waiting.clock.seconds + left
    assert await waiting.app.game_settings.clocks(await look(waiting.app)) == {"turn": due}
    await waiting.wait(left - 1, step=HOUR)
    assert waiting.late() == []
    await waiting.wait(1)
    assert len(waiting.late()) == 1

"""Numbers of games, and of messages in the outbox."""

import pytest

from bot.store import Database, DeliveryFailures, Metrics
from tests.support.outbox import queue_message

pytestmark = pytest.mark.both


async def test_games_and_messages_are_counted(database: Database, game_id: int) -> None:
    counts = Metrics(database.reader)
    assert await counts.outbox() == []
    async with database.transaction() as tx:
        for number, due_at in enumerate((40, 70, 130)):
            await queue_message(tx, game_id, f"n{number}", {}, due_at, channel=number)
        await DeliveryFailures(tx).add(game_id, 1, "403 Forbidden", 70)
    assert sorted(await counts.outbox()) == [(40, 0, False), (70, 0, True), (130, 0, False)]
    assert await counts.games() == {"lobby": 1, "running": 0, "over": 0, "closed": 0}

"""What waits for a computer player, and what the table has not heard yet, as rows."""

from dataclasses import replace

import pytest

from bot.model import NewGame, SeatRow
from bot.store import BotSummaries, BotTurns, Database, Games
from tests.databases import REFUSED

pytestmark = pytest.mark.both


async def made(database: Database) -> int:
    async with database.transaction() as tx:
        return await Games(tx).create(NewGame(1, 2, 3, "antike", "east", {}, 0))


async def test_seats_keep_their_computer_players(database: Database) -> None:
    game_id = await made(database)
    own = SeatRow(0, -1, "Bot Juno", "greeks", False, "hard")
    stand_in = SeatRow(1, 5, "Ann", "arabs", False, "easy", 4)
    async with database.transaction() as tx:
        await Games(tx).set_seats(game_id, [own, stand_in])
    assert await Games(database.reader).seats(game_id) == [own, stand_in]
    assert (own.computer, stand_in.computer) == (True, False)
    with pytest.raises(REFUSED):
        async with database.transaction() as tx:
            await tx.execute("UPDATE seats SET bot = 'perfect'")


async def test_a_game_waits_once_and_can_be_put_off(database: Database) -> None:
    game_id = await made(database)
    async with database.transaction() as tx:
        await BotTurns(tx).put(game_id, 10)
        await BotTurns(tx).put_off(game_id, 15)
    turns = BotTurns(database.reader)
    assert await turns.ready(14) == []
    assert await turns.next() == 15
    (row,) = await turns.ready(15)
    assert (row.game_id, row.attempts) == (game_id, 1)
    async with database.transaction() as tx:
        await BotTurns(tx).put(game_id, 20)
    assert (await turns.ready(20))[0] == replace(row, due_at=20, attempts=0)
    async with database.transaction() as tx:
        await BotTurns(tx).drop(game_id)
    assert await turns.next() is None


async def test_the_earliest_untold_action_counts(database: Database) -> None:
    game_id = await made(database)
    async with database.transaction() as tx:
        assert await BotSummaries(tx).get(game_id) is None
        await BotSummaries(tx).begin(game_id, 12)
        await BotSummaries(tx).begin(game_id, 20)
        assert await BotSummaries(tx).get(game_id) == 12
        await BotSummaries(tx).begin(game_id, 7)
        assert await BotSummaries(tx).get(game_id) == 7
        await BotSummaries(tx).clear(game_id)
        assert await BotSummaries(tx).get(game_id) is None

"""News for followers of a game: one line per round, and the result."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.app.context import Service
from bot.app.history import played_turns
from bot.app.notifications.buttons import follow_button, packed
from bot.app.notifications.message import FOLLOW
from bot.app.reminders.calendar import silence_of
from bot.app.table import Table, load_table
from bot.i18n.catalogue import speaking
from bot.model import GameRow, JobRow
from bot.model.messages import Payload
from bot.model.people import FollowRow
from bot.model.turns import PastTurn
from bot.store import Connection, DeliveryQueue, Follows, Games, Jobs, Outbox, People
from bot.text.table.following import format_followed_news

NEWS: Final = "news"
"""Kind of the job that sends news to followers."""
_DAILY: Final = "day"
_DAY: Final = 86_400


class News(Service):
    """Sends news to followers; run by the scheduler, after the turns reported."""

    async def send(self, tx: Connection, due: JobRow) -> None:
        """Send the news of a round, a day or the end of the game."""
        rows = await Follows(tx).of_game(due.game_id)
        if not rows:
            return
        game = await Games(tx).get(due.game_id)
        table = await load_table(tx, game)
        over, past = game.ended, list[PastTurn]()
        if table.position is not None:
            past = await played_turns(game, table.position.setup, await Games(tx).log(game.id))
        for row in rows:
            if row.user_id in table.people:
                await Follows(tx).drop(game.id, row.user_id)  # a player by now, and notified as such
            elif over or row.mode == due.key:
                await self._queue_news(tx, table, row, past, over=over)
        if over:
            await Follows(tx).clear(game.id)
        elif due.key == _DAILY and any(row.mode == _DAILY for row in rows):
            await Jobs(tx).put(JobRow(game.id, NEWS, _DAILY, max(due.at, self._context.now() - _DAY) + _DAY))

    async def _queue_news(
        self, tx: Connection, table: Table, row: FollowRow, past: Sequence[PastTurn], *, over: bool
    ) -> None:
        game, now = table.game, table.round
        turns = [turn for turn in past if turn.round >= row.round]
        if row.mode == "round" and not over:
            turns = [turn for turn in turns if turn.round < now]
        if row.mode == "end" or game.length == row.length:
            turns = []
        if not turns and not over:
            return
        person, at = await People(tx).get(row.user_id), self._context.now()
        with speaking(person.language(game)):
            text = format_followed_news(table, turns, over=over)
        buttons = packed(() if over else (follow_button(game.id),))
        payload = Payload(text=text, buttons=buttons, length=game.length, since=row.round)
        if over:
            payload["mode"] = row.mode
        nonce = f"g{game.id}-f{row.user_id}-{at}"
        due = silence_of(person).waking(at)
        await Outbox(tx).add(game, nonce, FOLLOW, payload, due, to=row.user_id)
        await Follows(tx).put(replace(row, round=now, length=game.length))


async def schedule_daily(tx: Connection, row: FollowRow, now: int) -> None:
    """Schedule the daily news of a game for a follower who wants them, unless they are already."""
    if row.mode == _DAILY and await Jobs(tx).get(row.game_id, NEWS, _DAILY) is None:
        await Jobs(tx).put(JobRow(row.game_id, NEWS, _DAILY, now + _DAY))


async def withdraw_news(tx: Connection, game: GameRow, keep: int, now: int) -> None:
    """Withdraw unsent news of actions beyond the first `keep`, which are undone.

    The next news begin where these did. A game that is no longer over is followed again.
    """
    for message in reversed(await Outbox(tx).unsent(game.id, FOLLOW)):
        payload, user_id = message.payload, message.channel_id
        if payload.get("length", 0) <= keep:
            continue
        await DeliveryQueue(tx).mark_sent(message, None, now)
        row = await Follows(tx).get(game.id, user_id)
        if row is None and "mode" in payload:
            row = FollowRow(game.id, user_id, payload["mode"], payload["since"], 0)
            await schedule_daily(tx, row, now)
        if row is not None:
            await Follows(tx).put(replace(row, round=min(row.round, payload["since"]), length=0))

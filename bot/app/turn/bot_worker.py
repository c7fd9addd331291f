"""Background loop of computer players, whose actions are submitted and logged as usual, reason `bot`.

The games that wait for one are recorded with every change, in `bot_turns`.
"""

import logging
from collections.abc import Sequence
from typing import Final

from bot.app.after_change import follow_bots
from bot.app.background import BackgroundLoop
from bot.app.context import Context
from bot.app.table import Table, load_table
from bot.app.turn.submit import Play
from bot.engine.ruleset import Action, Position
from bot.model import ActionRow, BotTurnRow
from bot.model.seats import Level
from bot.store import BotTurns, Games, is_outage
from bot.telemetry import marked
from bot.workers.jobs import Thinking, packed

_log = logging.getLogger(__name__)
_AFTER_TROUBLE: Final = 5
_MOST_TRIES: Final = 3
"""Failures after which the least action required by the rules is played, so that the game goes on."""
_AFTER_ALL_TRIES: Final = 300
"""Seconds between further tries, as for a game that cannot be read: each is an error in the log."""


class BotWorker(BackgroundLoop):
    """Plays for the computer players that must act."""

    name = "what computer players do"

    def __init__(self, context: Context, play: Play) -> None:
        super().__init__(context, context.signals.bot_turns)
        self._play = play

    async def next_due(self) -> int | None:
        """Return when the next turn of a computer player is due."""
        return await BotTurns(self._context.database.reader).next(self._context.shards)

    async def work(self) -> int:
        """Advance every waiting game by one step; return the number of games."""
        turns = BotTurns(self._context.database.reader)
        ready = await turns.ready(self._context.now(), shards=self._context.shards)
        for turn in ready:
            try:
                await self._act(turn)
            except Exception as error:
                if is_outage(error):
                    raise  # not a failure of the computer player; its actions are computed again
                with marked(game=turn.game_id):
                    _log.exception("a computer player in game %s could not act", turn.game_id)
                wait = _AFTER_TROUBLE if turn.attempts < _MOST_TRIES else _AFTER_ALL_TRIES
                async with self._context.database.transaction(turn.game_id) as tx:
                    await BotTurns(tx).postpone(turn.game_id, self._context.now() + wait)
        return len(ready)

    async def _act(self, turn: BotTurnRow) -> None:
        """Compute actions without locking the game, then play them if it has not changed meanwhile."""
        table = await self._table(turn.game_id)
        if table is None or table.position is None or table.thinking is None:
            await self._refresh_bot_turn(turn.game_id)
            return
        nation = table.position.awaited
        if nation is None:
            raise AssertionError("a game that is over waits for nobody")
        actions = await self._compute_actions(table, table.position, table.thinking, turn.attempts)
        rows = [ActionRow(nation, None, action, "bot") for action in actions]
        async with self._context.game_transaction(turn.game_id) as tx:
            game = await Games(tx).by_id(turn.game_id)
            if game is None or game.revision != table.game.revision or game.paused_at is not None:
                return  # if a computer player must act, the game is still recorded as waiting
            now = await load_table(tx, game)
            if now.thinking is not None:  # else a person has taken the seat meanwhile
                await self._play.run_automatic(tx, now, first=rows)

    async def _compute_actions(
        self, table: Table, position: Position, level: Level, failures: int
    ) -> Sequence[Action]:
        if failures >= _MOST_TRIES:
            return [table.ruleset.rules.minimal_action(position)]
        seed = self._context.chance.getrandbits(32)
        found = await self._context.workers.run(Thinking(packed(position), level, seed))
        return [table.ruleset.codec.action_from_json(action) for action in found]

    async def _table(self, game_id: int) -> Table | None:
        async with self._context.database.view() as view:
            game = await Games(view).by_id(game_id)
            return await load_table(view, game) if game and game.paused_at is None else None

    async def _refresh_bot_turn(self, game_id: int) -> None:
        """Update whether a game waits for a computer player, as it no longer seems to."""
        async with self._context.game_transaction(game_id) as tx:
            game = await Games(tx).by_id(game_id)
            if game is not None:
                await follow_bots(tx, await load_table(tx, game), self._context.now())

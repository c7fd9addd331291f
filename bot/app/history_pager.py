"""Going back and forth through a game's past, turn by turn."""

import asyncio

from bot.app.context import Context
from bot.app.errors import AppError
from bot.app.history import past_turns
from bot.app.table import begin_of, load_table
from bot.app.turn.submit import Caller, check_place
from bot.model.turns import HistoryPage
from bot.store import Games


class HistoryPager:
    """Any number of people walk at once: where each of them is stands in the buttons, not here."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def at(self, caller: Caller, game_id: int, number: int | None = None) -> HistoryPage:
        """A game of this channel after so many turns, None or too many for all.

        Raises `AppError` where there is no such game, or it is somebody else's practice.
        """
        async with self._context.database.view() as view:
            game = await Games(view).by_id(game_id)
            if game is None:
                raise AppError("no-game", channel=caller.channel_id)
            check_place(game, caller)
            table = await load_table(view, game)
            if game.origin == "practice" and table.seat_of(caller.user_id) is None:
                raise AppError("no-game", channel=caller.channel_id)
            if table.position is None:
                raise AppError("not-started", seats=table.seats)
            log = await Games(view).log(table.game.id)
        begins = begin_of(game, table.position.setup)
        past = await asyncio.to_thread(past_turns, begins, log)
        turns = tuple(turn for turn in past if turn.rows)  # nothing is to be seen of one that only begins
        shown = len(turns) if number is None else max(0, min(number, len(turns)))
        return HistoryPage(table, turns, shown, begins)

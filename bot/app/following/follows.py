"""Following a game, choosing how often to hear of it, and giving it up again."""

from typing import Final

from bot.app.context import Service
from bot.app.errors import AppError
from bot.app.following.news import DAILY, NEWS
from bot.app.notifications.failures import lose_sight
from bot.app.table import Table
from bot.app.turn.submit import Caller, check_going, check_place, table_of
from bot.model import GameRow, JobRow
from bot.model.people import FollowMode, FollowRow
from bot.store import Connection, DeliveryFailures, Follows, Jobs

_DAY: Final = 86_400


class Following(Service):
    """Following games as an onlooker, and who has not heard of messages that failed."""

    async def look(self, caller: Caller, game_id: int) -> FollowMode | None:
        """How the caller follows a game, before they choose; raises `AppError` where they cannot."""
        async with self._context.database.view() as view:
            _, row = await self._checked(view, caller, game_id)
        return row.mode if row is not None else None

    async def choose(self, caller: Caller, game_id: int, mode: FollowMode | None) -> None:
        """Follow a game, in another way than before, or not any more.

        Raises `AppError` for players of the game, once it is over, and for whoever is not where it is played
        unless they follow it already.
        """
        async with self._context.changing(game_id) as tx:
            table, row = await self._checked(tx, caller, game_id)
            if mode is None:
                await Follows(tx).drop(game_id, caller.user_id)
                return
            heard = row or FollowRow(game_id, caller.user_id, mode, _round(table), table.game.length)
            fresh = FollowRow(game_id, caller.user_id, mode, heard.round, heard.length)
            await Follows(tx).put(fresh)
            await DeliveryFailures(tx).clear(caller.user_id, game_id)
            if mode == "day" and await Jobs(tx).get(game_id, NEWS, DAILY) is None:
                await Jobs(tx).put(JobRow(game_id, NEWS, DAILY, self._context.now() + _DAY))

    async def lose_sight(self, user_id: int, game: GameRow) -> None:
        """They cannot see the channel of a game they follow: no more of it, and they are told why."""
        await lose_sight(self._context, game, user_id)

    async def unheard(self, user_id: int) -> tuple[list[int], list[int], list[int]]:
        """Games of which a private message did not reach somebody, who does not know that yet.

        Those they play in, those they follow, and those they have followed until that was given up.
        """
        async with self._context.database.view() as view:
            found = await DeliveryFailures(view).unheard(user_id)
            if not found:
                return [], [], []
            followed = {row.game_id for row in await Follows(view).of_user(user_id)}
        own = [game for game, plays in found.items() if plays]
        others = [game for game, plays in found.items() if not plays]
        still = [game for game in others if game in followed]
        return own, still, [game for game in others if game not in followed]

    async def hear(self, user_id: int) -> None:
        """They know it now."""
        async with self._context.database.transaction() as tx:
            await DeliveryFailures(tx).hear(user_id)

    async def _checked(
        self, connection: Connection, caller: Caller, game_id: int
    ) -> tuple[Table, FollowRow | None]:
        table = await table_of(connection, game_id, caller)
        row = await Follows(connection).get(game_id, caller.user_id)
        if row is None:
            check_place(table.game, caller)
        if table.game.origin == "practice":
            raise AppError("no-game", channel=caller.channel_id)
        check_going(table)
        if caller.user_id in table.people:
            raise AppError("follow-own")
        return table, row


def _round(table: Table) -> int:
    return table.position.round if table.position is not None else 0

"""Following a game, changing the frequency of its news, and ending it."""

from bot.app.access import Caller, check_going, check_place, table_of
from bot.app.context import Service
from bot.app.errors import AppError
from bot.app.following.news import schedule_daily
from bot.app.notifications.failures import unfollow_without_access
from bot.app.table import Table
from bot.model import GameRow
from bot.model.people import FollowMode, FollowRow
from bot.store import Connection, DeliveryFailures, Follows


class Following(Service):
    """Manages followed games, and failed messages that the user does not know of yet."""

    async def mode_of(self, caller: Caller, game_id: int) -> FollowMode | None:
        """Return how the caller follows a game, None if not; raises `AppError` if they cannot follow it."""
        async with self._context.database.view() as view:
            _, row = await self._load_followable(view, caller, game_id)
        return row.mode if row is not None else None

    async def choose(self, caller: Caller, game_id: int, mode: FollowMode | None) -> None:
        """Follow a game, change the frequency of its news, or stop if `mode` is None.

        Raises `AppError` for players of the game, once it is over, and for callers outside its channel who do
        not follow it yet.
        """
        async with self._context.game_transaction(game_id) as tx:
            table, row = await self._load_followable(tx, caller, game_id)
            if mode is None:
                await Follows(tx).drop(game_id, caller.user_id)
                return
            heard = row or FollowRow(game_id, caller.user_id, mode, table.round, table.game.length)
            fresh = FollowRow(game_id, caller.user_id, mode, heard.round, heard.length)
            await Follows(tx).put(fresh)
            await DeliveryFailures(tx).clear(caller.user_id, game_id)
            await schedule_daily(tx, fresh, self._context.now())

    async def unfollow_without_access(self, user_id: int, game: GameRow) -> None:
        """End following for a user who cannot see the game's channel any more, and inform them."""
        await unfollow_without_access(self._context, game, user_id)

    async def unreported_failures(self, user_id: int) -> tuple[list[int], list[int], list[int]]:
        """Return the ids of games with a failed direct message that the user does not know of yet.

        Three lists: games they play, games they follow, and games they followed until that was ended.
        """
        async with self._context.database.view() as view:
            found = await DeliveryFailures(view).unreported(user_id)
            if not found:
                return [], [], []
            followed = {row.game_id for row in await Follows(view).of_user(user_id)}
        own = [game for game, plays in found.items() if plays]
        others = [game for game, plays in found.items() if not plays]
        still = [game for game in others if game in followed]
        return own, still, [game for game in others if game not in followed]

    async def mark_failures_reported(self, user_id: int) -> None:
        """Record that the user has been told of all failed messages."""
        async with self._context.database.transaction() as tx:
            await DeliveryFailures(tx).mark_reported(user_id)

    async def _load_followable(
        self, connection: Connection, caller: Caller, game_id: int
    ) -> tuple[Table, FollowRow | None]:
        table = await table_of(connection, game_id)
        row = await Follows(connection).get(game_id, caller.user_id)
        if row is None:
            check_place(table.game, caller)
        if table.game.origin == "practice":
            raise AppError("no-game")
        check_going(table)
        if caller.user_id in table.people:
            raise AppError("follow-own")
        return table, row

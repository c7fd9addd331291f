"""Private notes of players about a game, which nobody else can read."""

from bot.app.access import Caller, game_here
from bot.app.context import Service
from bot.app.errors import AppError
from bot.store import Games, Notes


class PrivateNotes(Service):
    """One note per player and game."""

    async def of(self, user_id: int, game_id: int) -> str:
        """Return a user's note; "" if there is none."""
        return await Notes(self._context.database.reader).get(game_id, user_id)

    async def read(self, caller: Caller) -> str:
        """Return the caller's note about their channel's game; raises `AppError` if they have no seat."""
        return await self.of(caller.user_id, await self._own_game_id(caller))

    async def save(self, caller: Caller, text: str) -> None:
        """Replace the caller's note, "" deletes it; raises `AppError` as `read` does."""
        game_id = await self._own_game_id(caller)
        async with self._context.database.transaction(game_id) as tx:
            await Notes(tx).put(game_id, caller.user_id, text)

    async def _own_game_id(self, caller: Caller) -> int:
        async with self._context.database.view() as view:
            game = await game_here(view, caller)
            seats = await Games(view).seats(game.id)
        if all(seat.user_id != caller.user_id for seat in seats):
            raise AppError("not-in-game")
        return game.id

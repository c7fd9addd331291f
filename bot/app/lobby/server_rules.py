"""Who may open games in a server, and where."""

from dataclasses import dataclass, replace

from bot.app.context import Service
from bot.app.errors import AppError
from bot.model import ServerRow
from bot.store import Servers


@dataclass(frozen=True, slots=True)
class GameCreator:
    """Whoever wants to open a game: their roles, the channel and the one above, whether they manage all."""

    roles: frozenset[int]
    places: tuple[int, ...]
    manages: bool = False


def check_creator(rules: ServerRow, creator: GameCreator) -> None:
    """Raise `AppError` where the server's rules do not allow it; who manages the server is free of them."""
    if creator.manages:
        return
    if rules.role_id is not None and rules.role_id not in creator.roles:
        raise AppError("may-not-create", role=rules.role_id)
    if rules.channels and not set(creator.places) & set(rules.channels):
        raise AppError("not-here", channels=rules.channels)


class ServerRules(Service):
    """Rules for opening games, by server, as its administrators have set them."""

    async def of(self, guild_id: int) -> ServerRow:
        """The rules of a server."""
        return await Servers(self._context.database.reader).get(guild_id)

    async def change(
        self, guild_id: int, *, role_id: int | None = None, channel_id: int | None = None, anew: bool = False
    ) -> ServerRow:
        """Set the role, and put a channel on the list or take it off; `anew` forgets what was said before."""
        async with self._context.database.transaction() as tx:
            rules = ServerRow(guild_id) if anew else await Servers(tx).get(guild_id)
            if role_id is not None:
                rules = replace(rules, role_id=None if role_id == guild_id else role_id)
            if channel_id is not None:
                kept = tuple(channel for channel in rules.channels if channel != channel_id)
                listed = kept if channel_id in rules.channels else (*kept, channel_id)
                rules = replace(rules, channels=listed)
            await Servers(tx).put(rules)
        return rules

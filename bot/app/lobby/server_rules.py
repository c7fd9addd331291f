"""Permissions to open games on a server, by role and channel."""

from dataclasses import dataclass, replace

from bot.app.context import Service
from bot.app.errors import AppError
from bot.model import ServerRow
from bot.store import Servers


@dataclass(frozen=True, slots=True)
class GameCreator:
    """A member who wants to open a game: roles, channel and its parent, permission to manage the server."""

    roles: frozenset[int] | None
    """None in direct messages, where they are unknown."""
    places: tuple[int, ...]
    manages: bool = False


def check_creator(rules: ServerRow, creator: GameCreator) -> None:
    """Raise `AppError` if the server's rules forbid the game; members who manage the server are exempt."""
    if creator.manages:
        return
    if creator.roles is None:
        if rules.role_id is not None or rules.channels:
            raise AppError("roles-unknown")
        return
    if rules.role_id is not None and rules.role_id not in creator.roles:
        raise AppError("may-not-create", role=rules.role_id)
    if rules.channels and not set(creator.places) & set(rules.channels):
        raise AppError("not-here", channels=rules.channels)


class ServerRules(Service):
    """Reads and changes the rules for opening games, which a server's administrators set."""

    async def of(self, guild_id: int) -> ServerRow:
        """Return the rules of a server."""
        return await Servers(self._context.database.reader).get(guild_id)

    async def change(
        self, guild_id: int, *, role_id: int | None = None, channel_id: int | None = None, anew: bool = False
    ) -> ServerRow:
        """Set the role, and add a channel to the list or remove it; `anew` first discards the earlier rules.

        The role whose id is the server's own, @everyone, removes the restriction. Returns the new rules.
        """
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

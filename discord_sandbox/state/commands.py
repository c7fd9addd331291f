"""The bot's registered commands, global and per server."""

from collections.abc import Callable

from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.state.clock import Snowflakes
from discord_sandbox.state.events import CommandsChanged, Event
from discord_sandbox.state.models import Json

CHAT, ON_USER, ON_MESSAGE = 1, 2, 3
SERVER, ONESELF = 0, 1


class CommandBook:
    """Valid commands by scope: a guild id, or None for global ones.

    A command keeps its id while a command of its name and type is registered in its scope.
    """

    def __init__(
        self, ids: Snowflakes, application_id: int, guild_id: int, emit: Callable[[Event], None]
    ) -> None:
        self._ids = ids
        self._application_id = application_id
        self._guild_id = guild_id
        self._emit = emit
        self._by_scope: dict[int | None, dict[tuple[int, str], Json]] = {}

    def of(self, scope: int | None) -> list[Json]:
        """Return the commands of a scope."""
        return list(self._by_scope.get(scope, {}).values())

    def usable(
        self, *, in_server: bool, member: bool = True, installed: bool = False, kind: int = CHAT
    ) -> list[Json]:
        """Return the commands of a type a person can choose.

        Server commands precede global ones of the same name. `member` tells whether the bot is in the server,
        or one shared with the person; `installed` whether the person has installed the application.
        """
        ways = {kind for kind, there in ((SERVER, member), (ONESELF, installed)) if there}
        found = {
            command["name"]: command
            for command in self._typed(None, kind)
            if self._fits(command, in_server) and ways & {*command["integration_types"]}
        }
        if in_server and member:
            found |= {command["name"]: command for command in self._typed(self._guild_id, kind)}
        return [*found.values()]

    def offered(self) -> list[Json]:
        """Return all usable commands, with their contexts and types."""
        kinds = (CHAT, ON_USER, ON_MESSAGE)
        found = [
            it for kind in kinds for there in (False, True) for it in self.usable(in_server=there, kind=kind)
        ]
        return [*{_key(it): it for it in found}.values()]

    def overwrite(self, scope: int | None, commands: list[Json]) -> list[Json]:
        """Replace all commands of a scope."""
        before = self._by_scope.get(scope, {})
        self._by_scope[scope] = {
            key: self._made(scope, it, before.get(key)) for it in commands if (key := _key(it))
        }
        self._emit(CommandsChanged())
        return self.of(scope)

    def put(self, scope: int | None, command: Json) -> Json:
        """Add a command, or replace one of its name."""
        key = _key(command)
        book = self._by_scope.setdefault(scope, {})
        book[key] = self._made(scope, command, book.get(key))
        self._emit(CommandsChanged())
        return book[key]

    def beside(self, scope: int | None, command: Json) -> list[Json]:
        """Return the other commands of a scope."""
        return [it for it in self.of(scope) if _key(it) != _key(command)]

    def find(self, scope: int | None, command_id: int) -> Json:
        """Return a command by id. Raises ApiError 10063."""
        for command in self.of(scope):
            if command["id"] == str(command_id):
                return command
        raise ApiError(ErrorCode.UNKNOWN_COMMAND)

    def remove(self, scope: int | None, command_id: int) -> None:
        """Delete a command. Raises ApiError 10063."""
        key = _key(self.find(scope, command_id))  # first, as a scope may have had no commands yet
        del self._by_scope[scope][key]
        self._emit(CommandsChanged())

    def _typed(self, scope: int | None, kind: int) -> list[Json]:
        return [command for command in self.of(scope) if command["type"] == kind]

    def _fits(self, command: Json, in_server: bool) -> bool:
        contexts = command.get("contexts")
        if contexts is not None:
            return (0 if in_server else 1) in contexts
        return in_server or command.get("dm_permission", True) is not False

    def _made(self, scope: int | None, command: Json, before: Json | None) -> Json:
        told = {key: value for key, value in command.items() if value is not None}
        made: Json = {
            "id": before["id"] if before else str(self._ids.next()),
            "application_id": str(self._application_id),
            "type": CHAT,
            "description": "",
            "nsfw": False,
            "default_member_permissions": None,
            "dm_permission": True,
            "contexts": None,
            "integration_types": [0],
            **told,
        }
        if scope is not None:
            made["guild_id"] = str(scope)
        same = before is not None and {**made, "version": before["version"]} == before
        made["version"] = before["version"] if same and before else str(self._ids.next())
        return made


def _key(command: Json) -> tuple[int, str]:
    return int(command.get("type") or CHAT), str(command.get("name"))

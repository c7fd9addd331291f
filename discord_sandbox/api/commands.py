"""Registration of application commands."""

from typing import Any

from aiohttp import web

from discord_sandbox.api.access import find_world
from discord_sandbox.api.requests import number, read_any, read_object, reply
from discord_sandbox.app_keys import WORLD
from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.validation.commands import check_commands
from discord_sandbox.validation.form import Form

routes = web.RouteTableDef()
GLOBAL = "/applications/{application}/commands"
SERVER = "/applications/{application}/guilds/{guild}/commands"


def _scope(request: web.Request) -> int | None:
    """Return the guild of the request, or None for global commands."""
    world = find_world(request)
    if "guild" not in request.match_info:
        return None
    if number(request, "guild", ErrorCode.UNKNOWN_GUILD) != world.guild.id:
        raise ApiError(ErrorCode.UNKNOWN_GUILD)
    return world.guild.id


@routes.get(GLOBAL)
@routes.get(SERVER)
async def list_commands(request: web.Request) -> web.Response:
    """Return the commands of the scope; texts in other languages only if they are asked for."""
    found = request.app[WORLD].commands.of(_scope(request))
    return reply(
        found if request.query.get("with_localizations") == "true" else _without_localizations(found)
    )


def _without_localizations(part: Any) -> Any:
    if isinstance(part, list):
        return [_without_localizations(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {key: _without_localizations(value) for key, value in part.items() if "_localiz" not in key}


@routes.put(GLOBAL)
@routes.put(SERVER)
async def overwrite_commands(request: web.Request) -> web.Response:
    """Replace all commands of the scope."""
    scope = _scope(request)
    tree = await read_any(request)
    if not isinstance(tree, list):
        Form().refuse((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    check_commands(tree)
    return reply(request.app[WORLD].commands.overwrite(scope, tree))


@routes.post(GLOBAL)
@routes.post(SERVER)
async def add_command(request: web.Request) -> web.Response:
    """Register a command."""
    scope = _scope(request)
    commands = request.app[WORLD].commands
    command = await read_object(request)
    check_commands([command])
    check_commands([*commands.beside(scope, command), command])
    return reply(commands.put(scope, command), 201)


@routes.get(GLOBAL + "/{command}")
@routes.get(SERVER + "/{command}")
async def one_command(request: web.Request) -> web.Response:
    """Return a command."""
    wanted = number(request, "command", ErrorCode.UNKNOWN_COMMAND)
    return reply(request.app[WORLD].commands.find(_scope(request), wanted))


@routes.delete(GLOBAL + "/{command}")
@routes.delete(SERVER + "/{command}")
async def remove_command(request: web.Request) -> web.Response:
    """Delete a command."""
    wanted = number(request, "command", ErrorCode.UNKNOWN_COMMAND)
    request.app[WORLD].commands.remove(_scope(request), wanted)
    return reply()

"""Administration: channels, permissions, people; and the request log."""

import re

from aiohttp import web

from discord_sandbox.app_keys import LOG, WORLD
from discord_sandbox.errors import PersonError
from discord_sandbox.state.models import LOCALES
from discord_sandbox.web import views
from discord_sandbox.web.requests import read

routes = web.RouteTableDef()
CHANNEL_NAME = re.compile(r"[\w-]{1,100}")


@routes.post("/ui/admin/channels")
async def create_channel(request: web.Request) -> web.Response:
    """Create a text channel."""
    world = request.app[WORLD]
    body = await read(request)
    name = str(body.get("name") or "").strip().lstrip("#").lower().replace(" ", "-")
    if not CHANNEL_NAME.fullmatch(name):
        raise PersonError("A channel's name has 1 to 100 letters, digits and hyphens.")
    channel = world.add_channel(name, str(body.get("topic") or ""))
    return web.json_response(views.channel(world, channel, next(iter(world.people.values()))))


@routes.post("/ui/admin/permissions")
async def set_permissions(request: web.Request) -> web.Response:
    """Set the bot's permissions in a channel."""
    world = request.app[WORLD]
    body = await read(request)
    channel = world.channel(str(body.get("channel")))
    allow = body.get("allow")
    if allow != "all" and not (isinstance(allow, list) and all(isinstance(one, str) for one in allow)):
        raise PersonError('allow is a list of permission names, or "all".')
    try:
        world.set_permissions(channel, allow)
    except ValueError as error:
        raise PersonError(f"{error}.") from None
    return web.json_response({"channel": str(channel.id), "allow": sorted(channel.ruled_by.bot_may)})


@routes.post("/ui/admin/people")
async def change_person(request: web.Request) -> web.Response:
    """Set whether a person accepts messages from the bot, and their locale.

    `member` tells whether they are in the server, `hidden` which channels they cannot see.
    """
    world = request.app[WORLD]
    body = await read(request)
    person = world.person(str(body.get("user")))
    if "locale" in body:
        person.locale = _locale(body["locale"])
    if "accepts_dms" in body or "locale" not in body:
        person.accepts_dms = body.get("accepts_dms", True) is not False
    person.member = body.get("member", person.member) is not False
    if isinstance(hidden := body.get("hidden"), list):
        for channel in list(world.channels.values()):
            if not channel.is_dm and not channel.is_thread:
                within = str(channel.id) in hidden or channel.name in hidden
                (world.hide if within else world.show)(channel, person)
    told = {"id": str(person.id), "accepts_dms": person.accepts_dms, "locale": person.locale}
    return web.json_response(told)


@routes.post("/ui/admin/guild")
async def change_guild(request: web.Request) -> web.Response:
    """Set the server's locale."""
    guild = request.app[WORLD].guild
    guild.locale = _locale((await read(request)).get("locale"))
    return web.json_response({"id": str(guild.id), "locale": guild.locale})


def _locale(told: object) -> str:
    if not isinstance(told, str) or told not in LOCALES:
        raise PersonError(f"locale is one of {', '.join(sorted(LOCALES))}.")
    return told


@routes.get("/ui/admin/requests")
async def list_requests(request: web.Request) -> web.Response:
    """Return the bot's REST requests."""
    after = request.query.get("after") or "0"
    if not after.isdigit():
        raise PersonError("after is a number.")
    return web.json_response(request.app[LOG].after(int(after)))

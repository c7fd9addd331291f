"""Changing the world from outside the game: channels, permissions, a shaky gateway; and the request log."""

from __future__ import annotations

import re

from aiohttp import web

from bot.sandbox.errors import PersonError
from bot.sandbox.keys import FAULTS, GATEWAY, LOG, WORLD
from bot.sandbox.locales import LOCALES
from bot.sandbox.ui import views
from bot.sandbox.ui.body import read

__all__ = ["routes"]

routes = web.RouteTableDef()
CHANNEL_NAME = re.compile(r"[\w-]{1,100}")


@routes.post("/ui/admin/channels")
async def create_channel(request: web.Request) -> web.Response:
    """Open a text channel."""
    world = request.app[WORLD]
    body = await read(request)
    name = str(body.get("name") or "").strip().lstrip("#").lower().replace(" ", "-")
    if not CHANNEL_NAME.fullmatch(name):
        raise PersonError("A channel's name has 1 to 100 letters, digits and hyphens.")
    channel = world.add_channel(name, str(body.get("topic") or ""))
    return web.json_response(views.channel(world, channel, next(iter(world.people.values()))))


@routes.post("/ui/admin/permissions")
async def set_permissions(request: web.Request) -> web.Response:
    """Let the bot do exactly this in a channel."""
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
    """Let a person take messages from the bot, or refuse them; set the language of their Discord."""
    world = request.app[WORLD]
    body = await read(request)
    person = world.person(str(body.get("user")))
    if "locale" in body:
        person.locale = _locale(body["locale"])
    if "accepts_dms" in body or "locale" not in body:
        person.accepts_dms = body.get("accepts_dms", True) is not False
    told = {"id": str(person.id), "accepts_dms": person.accepts_dms, "locale": person.locale}
    return web.json_response(told)


@routes.post("/ui/admin/guild")
async def change_guild(request: web.Request) -> web.Response:
    """Set the server's language."""
    guild = request.app[WORLD].guild
    guild.locale = _locale((await read(request)).get("locale"))
    return web.json_response({"id": str(guild.id), "locale": guild.locale})


def _locale(told: object) -> str:
    if not isinstance(told, str) or told not in LOCALES:
        raise PersonError(f"locale is one of {', '.join(sorted(LOCALES))}.")
    return told


@routes.post("/ui/admin/gateway")
async def disturb_gateway(request: web.Request) -> web.Response:
    """Cut the bot's sockets, ask it to reconnect (op 7), or declare its session over (op 9)."""
    gateway = request.app[GATEWAY]
    ways = {"drop": gateway.drop, "reconnect": gateway.ask_to_reconnect, "invalidate": gateway.invalidate}
    wanted = str((await read(request)).get("do"))
    if wanted not in ways:
        raise PersonError(f"do is one of {', '.join(ways)}.")
    await ways[wanted]()
    return web.json_response({"done": wanted})


@routes.post("/ui/admin/faults")
async def plan_faults(request: web.Request) -> web.Response:
    """Have the next requests fail: a status, and if wanted a method, a part of the path, and how often."""
    body = await read(request)
    status, times = body.get("status"), body.get("times", 1)
    if not isinstance(status, int) or not 400 <= status <= 599:
        raise PersonError("status is a number from 400 to 599.")
    if isinstance(times, bool) or not isinstance(times, int) or not 1 <= times <= 100:
        raise PersonError("times is a number from 1 to 100.")
    request.app[FAULTS].plan(status, str(body.get("method") or ""), str(body.get("path") or ""), times)
    return web.json_response({"planned": len(request.app[FAULTS].planned)})


@routes.get("/ui/admin/requests")
async def list_requests(request: web.Request) -> web.Response:
    """What the bot asked of the REST interface."""
    after = request.query.get("after") or "0"
    if not after.isdigit():
        raise PersonError("after is a number.")
    return web.json_response(request.app[LOG].after(int(after)))

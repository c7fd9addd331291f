"""Routes that inject faults: failing requests, a disturbed gateway, deleted channels."""

from typing import Any

from aiohttp import web

from discord_sandbox.app_keys import FAULTS, GATEWAY, WORLD
from discord_sandbox.errors import PersonError
from discord_sandbox.faults import Fault
from discord_sandbox.state import messages
from discord_sandbox.state.models import Channel, Json
from discord_sandbox.state.world import World
from discord_sandbox.web.requests import read

routes = web.RouteTableDef()
LONGEST = 600.0


@routes.post("/ui/admin/faults")
async def plan_faults(request: web.Request) -> web.Response:
    """Plan faults of the next `times` requests by method and path fragment.

    `status` (with `code`, `global`, `retry_after`, `foreign`) refuses them, `delay` and `late` slow them
    down, `cut` breaks the connection `before` or `after` execution.
    """
    body = await read(request)
    times = _whole(body, "times", 1, 100, 1)
    status = None if body.get("status") is None else _whole(body, "status", 400, 599, 500)
    cut = body.get("cut") or ""
    if cut not in ("", "before", "after"):
        raise PersonError("cut is before or after.")
    if status is None and not (cut or body.get("delay") or body.get("late")):
        raise PersonError("Say what goes wrong: status, cut, delay or late.")
    fault = Fault(
        status,
        code=_whole(body, "code", 0, 10_000_000, 0),
        everywhere=body.get("global") is True,
        foreign=body.get("foreign") is True,
        retry_after=_seconds(body, "retry_after", 0.05),
        delay=_seconds(body, "delay"),
        late=_seconds(body, "late"),
        cut=cut,
    )
    faults = request.app[FAULTS]
    faults.add(fault, str(body.get("method") or ""), str(body.get("path") or ""), times)
    return web.json_response({"planned": len(faults.planned)})


@routes.delete("/ui/admin/faults")
async def clear_faults(request: web.Request) -> web.Response:
    """Remove all planned faults."""
    request.app[FAULTS].clear()
    return web.json_response({"planned": 0})


@routes.post("/ui/admin/gateway")
async def disturb_gateway(request: web.Request) -> web.Response:
    """Disturb the bot's gateway connections.

    `drop` cuts them, `lose` also discards the sessions, `close` closes with a code, `shut` refuses new ones
    for a while, `reconnect` is op 7, `invalidate` op 9, `resume` an op 9 that permits a resume.
    """
    body = await read(request)
    gateway, wanted = request.app[GATEWAY], str(body.get("do"))
    match wanted:
        case "drop":
            await gateway.drop()
        case "lose":
            await gateway.drop(resumable=False)
        case "close":
            await gateway.hang_up(_whole(body, "code", 1000, 4999, 4000))
        case "shut":
            gateway.closed_doors = _whole(body, "times", 0, 100, 1)
            await gateway.drop()
        case "reconnect":
            await gateway.ask_to_reconnect()
        case "invalidate" | "resume":
            await gateway.invalidate(resumable=wanted == "resume")
        case _:
            raise PersonError("do is one of drop, lose, close, shut, reconnect, invalidate, resume.")
    return web.json_response({"done": wanted})


@routes.post("/ui/admin/interactions")
async def disturb_interactions(request: web.Request) -> web.Response:
    """Repeat or delay interactions from now on."""
    body = await read(request)
    gateway = request.app[GATEWAY]
    gateway.echoes = _whole(body, "echoes", 0, 10, 0)
    gateway.lag = _seconds(body, "lag")
    return web.json_response({"echoes": gateway.echoes, "lag": gateway.lag})


@routes.post("/ui/admin/membership")
async def change_membership(request: web.Request) -> web.Response:
    """Remove the bot from the server, invite it again, or start or end an outage."""
    world, wanted = request.app[WORLD], str((await read(request)).get("do"))
    match wanted:
        case "expel":
            world.expel_bot()
        case "invite":
            world.invite_bot()
        case "outage" | "return":
            world.set_outage(out=wanted == "outage")
        case _:
            raise PersonError("do is one of expel, invite, outage, return.")
    return web.json_response({"member": world.bot_is_member})


@routes.post("/ui/admin/threads")
async def change_thread(request: web.Request) -> web.Response:
    """Archive, open, lock or unlock a thread."""
    world = request.app[WORLD]
    body = await read(request)
    thread = _channel(world, body)
    if not thread.is_thread:
        raise PersonError("That is no thread.")
    flags = {key: body[key] for key in ("archived", "locked") if isinstance(body.get(key), bool)}
    world.set_thread(thread, **flags)
    return web.json_response({"archived": thread.archived, "locked": thread.locked})


@routes.post("/ui/admin/delete")
async def delete(request: web.Request) -> web.Response:
    """Delete a channel or thread, or one message of it."""
    world = request.app[WORLD]
    body = await read(request)
    channel = _channel(world, body)
    if body.get("message") is not None:
        messages.remove(world, world.message(channel, _id(body["message"])))
    elif channel.is_dm:
        raise PersonError("Conversations stay.")
    else:
        world.drop_channel(channel)
    return web.json_response({"deleted": str(body.get("message") or channel.id)})


def _channel(world: World, body: Json) -> Channel:
    return world.channel(str(body.get("channel")))


def _id(told: Any) -> int:
    if not str(told).isdecimal():
        raise PersonError("message is an id.")
    return int(str(told))


def _whole(body: Json, name: str, least: int, most: int, otherwise: int) -> int:
    value: Any = body.get(name, otherwise)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise PersonError(f"{name} is a number from {least} to {most}.")
    return value


def _seconds(body: Json, name: str, otherwise: float = 0.0) -> float:
    value: Any = body.get(name, otherwise)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= LONGEST:
        raise PersonError(f"{name} is a number of seconds from 0 to {LONGEST:.0f}.")
    return float(value)

"""The people's routes, and the page."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web

from discord_sandbox.app_keys import WORLD
from discord_sandbox.errors import ApiError, PersonError
from discord_sandbox.state.models import Channel, Interaction, Json, Message, Person
from discord_sandbox.state.world import World
from discord_sandbox.web import actions, admin, fault_routes, views
from discord_sandbox.web.requests import read
from discord_sandbox.web.socket import push

routes = web.RouteTableDef()
PAGE = Path(__file__).resolve().parent / "static"
# Fixed, since a machine's own table of types may call a script plain text, and browsers then refuse it.
PAGE_TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
SHOWN_IN_PLACE = {"image/png", "image/jpeg", "image/gif", "image/webp"}


def add_web_routes(router: web.UrlDispatcher) -> None:
    """Add the page, its files, and all routes under /ui/."""
    router.add_routes(routes)
    router.add_routes(admin.routes)
    router.add_routes(fault_routes.routes)
    router.add_get("/ui/ws", push)


@web.middleware
async def web_middleware(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Return errors as `{"error": sentence}`."""
    if not request.path.startswith("/ui/"):
        return await handler(request)
    try:
        return await handler(request)
    except PersonError as error:
        return web.json_response({"error": str(error)}, status=error.status)
    except ApiError as error:
        return web.json_response({"error": error.message}, status=error.status)


def _person(world: World, who: Any) -> Person:
    if who is None:
        raise PersonError("Say which user you are.")
    return world.person(str(who))


def _where(world: World, body: Json) -> tuple[Person, Channel, Json]:
    person = _person(world, body.get("user"))
    options = body.get("options") or {}
    if not isinstance(options, dict):
        raise PersonError("Options are an object of names and values.")
    return person, world.channel(str(body.get("channel"))), options


def _begun(it: Interaction) -> web.Response:
    return web.json_response({"interaction_id": str(it.id)})


@routes.get("/ui/state")
async def state(request: web.Request) -> web.Response:
    """Return the initial state of a page."""
    world = request.app[WORLD]
    return web.json_response(views.state(world, _person(world, request.query.get("user"))))


@routes.get("/ui/channels/{channel}/messages")
async def list_messages(request: web.Request) -> web.Response:
    """Return what a person sees in a channel, oldest first, and mark it as read."""
    world = request.app[WORLD]
    person = _person(world, request.query.get("user"))
    channel = world.channel(request.match_info["channel"])
    if not channel.shows_to(person):
        raise PersonError("There is no such channel for you.", 404)
    after, limit = request.query.get("after") or "0", request.query.get("limit") or "100"
    if not (after.isdigit() and limit.isdigit()):
        raise PersonError("after and limit are numbers.")
    seen = [it for it in world.messages_in(channel, person) if it.id > int(after)]
    page = seen[: int(limit)] if request.query.get("after") else seen[-int(limit) or len(seen) :]
    world.mark_read(person, channel)
    return web.json_response([views.message(world, it) for it in page])


@routes.post("/ui/channels/{channel}/messages")
async def say(request: web.Request) -> web.Response:
    """Post a person's message."""
    world = request.app[WORLD]
    body = await read(request)
    channel = world.channel(request.match_info["channel"])
    message = actions.say(world, _person(world, body.get("user")), channel, str(body.get("content") or ""))
    return web.json_response(views.message(world, message))


@routes.post("/ui/interactions/command")
async def command(request: web.Request) -> web.Response:
    """Use a command for a person."""
    world = request.app[WORLD]
    body = await read(request)
    person, channel, options = _where(world, body)
    return _begun(actions.use_command(world, person, channel, str(body.get("command") or ""), options))


@routes.post("/ui/interactions/menu")
async def menu(request: web.Request) -> web.Response:
    """Use a context menu command for a person."""
    world = request.app[WORLD]
    body = await read(request)
    person, channel, _ = _where(world, body)
    on_message = body.get("message") is not None
    wanted = str(body.get("message") if on_message else body.get("person"))
    if not wanted.isdigit():
        raise PersonError("message or person is an id.")
    target = world.message(channel, int(wanted)) if on_message else world.user(int(wanted))
    if isinstance(target, Message) and not target.shows_to(person):
        raise PersonError("That message is not there for you.", 404)
    return _begun(actions.use_menu(world, person, channel, str(body.get("command") or ""), target))


@routes.post("/ui/interactions/autocomplete")
async def autocomplete(request: web.Request) -> web.Response:
    """Wait for the bot's autocompletion of an option."""
    world = request.app[WORLD]
    body = await read(request)
    person, channel, options = _where(world, body)
    name, focused = str(body.get("command") or ""), str(body.get("focused") or "")
    it = actions.complete(world, person, channel, name, options, focused)
    await it.settled.wait()
    if it.choices is None:
        raise PersonError("The application did not respond", 504)
    return web.json_response({"choices": it.choices})


@routes.post("/ui/interactions/component")
async def component(request: web.Request) -> web.Response:
    """Press a component for a person."""
    world = request.app[WORLD]
    body = await read(request)
    person, channel, _ = _where(world, body)
    wanted, values = str(body.get("message")), body.get("values") or []
    if not wanted.isdigit() or not isinstance(values, list):
        raise PersonError("message is an id, values a list.")
    message = world.message(channel, int(wanted))
    chosen = [str(value) for value in values]
    return _begun(actions.press(world, person, message, str(body.get("custom_id") or ""), chosen))


@routes.post("/ui/interactions/modal")
async def modal(request: web.Request) -> web.Response:
    """Submit a modal for a person."""
    world = request.app[WORLD]
    body = await read(request)
    wanted, fields = str(body.get("modal")), body.get("fields") or {}
    if not wanted.isdigit() or not isinstance(fields, dict):
        raise PersonError("modal is an id, fields an object.")
    return _begun(actions.send_form(world, _person(world, body.get("user")), int(wanted), fields))


@routes.get("/ui/interactions/{interaction}")
async def one_interaction(request: web.Request) -> web.Response:
    """Return the state of an interaction."""
    wanted = request.match_info["interaction"]
    it = request.app[WORLD].interactions.get(int(wanted) if wanted.isdigit() else 0)
    if it is None:
        raise PersonError("There is no such interaction.", 404)
    return web.json_response(views.interaction(it))


@routes.get("/")
async def index(request: web.Request) -> web.StreamResponse:
    """Return the page."""
    return _page_file(request, "index.html")


@routes.get("/page/{file:.+}")
async def page_file(request: web.Request) -> web.StreamResponse:
    """Return a file of the page."""
    return _page_file(request, request.match_info["file"])


def _page_file(request: web.Request, name: str) -> web.StreamResponse:
    path = (PAGE / name).resolve()
    if not path.is_relative_to(PAGE) or not path.is_file():
        raise web.HTTPNotFound(text="There is no such file.")
    policy = f"default-src 'self'; connect-src 'self' ws://{request.host}; img-src 'self' data: blob:"
    return web.FileResponse(
        path,
        headers={
            "Cache-Control": "no-cache",
            "Content-Security-Policy": f"{policy}; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
            "Content-Type": PAGE_TYPES.get(path.suffix, "application/octet-stream"),
            "X-Content-Type-Options": "nosniff",
        },
    )


@routes.get("/emojis/{emoji}")
async def emoji(request: web.Request) -> web.Response:
    """Return an emoji of the application."""
    wanted = request.match_info["emoji"].partition(".")[0]
    known = request.app[WORLD].emojis
    if not wanted.isdigit() or int(wanted) not in known:
        raise web.HTTPNotFound(text="There is no such emoji.")
    found = known.find(int(wanted))
    headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "max-age=3600"}
    return web.Response(body=found.content, content_type=found.content_type, headers=headers)


@routes.get("/attachments/{channel}/{attachment}/{filename}")
async def attachment(request: web.Request) -> web.Response:
    """Return a stored file. Only pictures are shown inline, so that no file can act as a page of ours."""
    wanted = request.match_info["attachment"]
    found = request.app[WORLD].files.get(int(wanted) if wanted.isdigit() else 0)
    where = request.match_info["channel"], request.match_info["filename"]
    if found is None or (str(found.channel_id), found.filename) != where:
        raise web.HTTPNotFound(text="There is no such file.")
    content_type = found.content_type or "application/octet-stream"
    headers = {
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'; sandbox",
    }
    if content_type not in SHOWN_IN_PLACE:
        headers["Content-Disposition"] = f'attachment; filename="{found.filename}"'
    return web.Response(body=found.content, content_type=content_type, headers=headers)

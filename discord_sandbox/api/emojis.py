"""Emojis of the application."""

from aiohttp import web

from discord_sandbox.api.access import find_world
from discord_sandbox.api.requests import number, read_object, reply
from discord_sandbox.errors import ErrorCode
from discord_sandbox.serializers import people
from discord_sandbox.state.emojis import Emoji
from discord_sandbox.state.models import Json
from discord_sandbox.validation.emojis import check_name, check_picture
from discord_sandbox.validation.form import Form

routes = web.RouteTableDef()
ALL = "/applications/{application}/emojis"
ONE = ALL + "/{emoji}"


def _found(request: web.Request) -> Emoji:
    return find_world(request).emojis.find(number(request, "emoji", ErrorCode.UNKNOWN_EMOJI))


def _shape(emoji: Emoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": people.user(emoji.maker),
        "require_colons": True,
        "managed": False,
        "animated": emoji.content_type == "image/gif",
        "available": True,
    }


@routes.get(ALL)
async def list_emojis(request: web.Request) -> web.Response:
    """Return all emojis."""
    world = find_world(request)
    return reply({"items": [_shape(one) for one in world.emojis.every()]})


@routes.get(ONE)
async def one_emoji(request: web.Request) -> web.Response:
    """Return an emoji."""
    return reply(_shape(_found(request)))


@routes.post(ALL)
async def create_emoji(request: web.Request) -> web.Response:
    """Create an emoji."""
    world, body, form = find_world(request), await read_object(request), Form()
    name = check_name(form, body.get("name"), world.emojis.named(str(body.get("name"))) is not None)
    content, content_type = check_picture(form, body.get("image"))
    form.raise_errors()
    return reply(_shape(world.emojis.add(name, content, content_type, world.bot)), 201)


@routes.patch(ONE)
async def rename_emoji(request: web.Request) -> web.Response:
    """Rename an emoji."""
    world, emoji, body, form = find_world(request), _found(request), await read_object(request), Form()
    other = world.emojis.named(str(body.get("name")))
    name = check_name(form, body.get("name"), other is not None and other is not emoji)
    form.raise_errors()
    emoji.name = name
    return reply(_shape(emoji))


@routes.delete(ONE)
async def delete_emoji(request: web.Request) -> web.Response:
    """Delete an emoji."""
    find_world(request).emojis.remove(_found(request).id)
    return reply()

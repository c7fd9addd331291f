"""The bot's user and application, the gateway, servers and members."""

from aiohttp import web

from discord_sandbox.api.requests import number, read_object, reply
from discord_sandbox.app_keys import WORLD
from discord_sandbox.errors import ApiError, ErrorCode
from discord_sandbox.serializers import channels, people
from discord_sandbox.state.models import DEFAULT_LOCALE, Json
from discord_sandbox.state.world import World

routes = web.RouteTableDef()


@routes.get("/users/@me")
async def own_user(request: web.Request) -> web.Response:
    """Return the bot's user."""
    world = request.app[WORLD]
    more = {"mfa_enabled": True, "locale": DEFAULT_LOCALE, "verified": True, "email": None, "bio": ""}
    return reply(people.user(world.bot) | more)


@routes.get("/users/@me/guilds")
async def own_guilds(request: web.Request) -> web.Response:
    """Return the bot's servers."""
    world = request.app[WORLD]
    own: Json = {"id": str(world.guild.id), "name": world.guild.name, "icon": None, "owner": False}
    return reply([own | {"features": []}] if world.bot_is_member else [])


@routes.post("/users/@me/channels")
async def open_conversation(request: web.Request) -> web.Response:
    """Open the direct message channel with a person, even if they accept no messages."""
    world = request.app[WORLD]
    recipient = str((await read_object(request)).get("recipient_id", ""))
    person = world.person(recipient)
    return reply(channels.channel(world.conversation(person), world.guild, world.bot))


@routes.get("/users/{user}")
async def one_user(request: web.Request) -> web.Response:
    """Return a user."""
    world = request.app[WORLD]
    return reply(people.user(world.user(number(request, "user", ErrorCode.UNKNOWN_USER))))


@routes.get("/applications/@me")
@routes.get("/oauth2/applications/@me")
async def own_application(request: web.Request) -> web.Response:
    """Return the bot's application."""
    world = request.app[WORLD]
    owner = world.user(world.guild.owner_id)
    return reply(
        {
            "id": str(world.bot.id),
            "name": world.bot.name,
            "icon": None,
            "description": "An application in the sandbox",
            "type": None,
            "bot": people.user(world.bot),
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": people.user(owner),
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "team": None,
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "approximate_guild_count": 1,
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
        }
    )


@routes.get("/gateway")
@routes.get("/gateway/bot")
async def gateway(request: web.Request) -> web.Response:
    """Return the gateway's address and the recommended number of shards, which is one."""
    world = request.app[WORLD]
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return reply({"url": world.gateway_url, "shards": 1, "session_start_limit": limit})


@routes.get("/guilds/{guild}")
async def one_guild(request: web.Request) -> web.Response:
    """Return the server."""
    world = _in_guild(request)
    shape = channels.guild(world.guild, world.bot, [], len(world.people) + 1)
    return reply(
        {key: value for key, value in shape.items() if key not in ("channels", "threads", "members")}
    )


@routes.get("/guilds/{guild}/channels")
async def guild_channels(request: web.Request) -> web.Response:
    """Return the server's channels, without threads."""
    world = _in_guild(request)
    known = [it for it in world.channels.values() if not it.is_dm and not it.is_thread]
    return reply([channels.channel(it, world.guild, world.bot) for it in known])


@routes.get("/guilds/{guild}/roles")
async def guild_roles(request: web.Request) -> web.Response:
    """Return the server's roles, @everyone first."""
    return reply(channels.roles(_in_guild(request).guild))


@routes.get("/guilds/{guild}/members/{user}")
async def one_member(request: web.Request) -> web.Response:
    """Return a member."""
    world = _in_guild(request)
    try:
        person = world.user(number(request, "user", ErrorCode.UNKNOWN_USER))
    except ApiError:
        raise ApiError(ErrorCode.UNKNOWN_MEMBER) from None
    if not person.member:
        raise ApiError(ErrorCode.UNKNOWN_MEMBER)
    return reply(people.member(person, world.guild))


def _in_guild(request: web.Request) -> World:
    world = request.app[WORLD]
    if number(request, "guild", ErrorCode.UNKNOWN_GUILD) != world.guild.id or not world.bot_is_member:
        raise ApiError(ErrorCode.UNKNOWN_GUILD)
    return world

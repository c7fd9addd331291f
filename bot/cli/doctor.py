"""What `doctor` looks at."""

from dataclasses import dataclass

import discord

from bot.app import App
from bot.boards import board_ids, load_board
from bot.cli.host_boards import examine_board
from bot.client.api import use_api_base, use_gateway_of
from bot.client.permissions import INVITED
from bot.config import Config
from bot.engine.antike import Setup, Variant, start
from bot.render import Renderer
from bot.store import Database, Shards, StoreError
from bot.words.speech import say

__all__ = ["Finding", "examine"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at."""

    subject: str
    well: bool
    text: str


async def examine(config: Config) -> list[Finding]:
    """Look at everything the bot needs."""
    shards = f"; this process serves the shards {Shards(*config.shards)}" if config.shards else ""
    findings = [Finding("configuration", True, f"readable{shards}")]
    findings.append(await _database(config))
    findings += [_board(name) for name in board_ids()]
    findings.append(_picture())
    findings += await _discord(config)
    return findings


async def _database(config: Config) -> Finding:
    try:
        async with Database(config.database) as database:
            App(database)
            trouble = await database.examine()
    except StoreError as error:
        return Finding("database", False, str(error))
    return Finding("database", trouble is None, f"{database.name}: {trouble or 'ok'}")


def _board(name: str) -> Finding:
    try:
        return Finding(f"board {name}", True, examine_board(name))
    except ValueError as error:
        return Finding(f"board {name}", False, str(error))


def _picture() -> Finding:
    """Drawing a start position needs fonts, layout and the picture library."""
    try:
        board = load_board("east")
        position = start(Setup(board, Variant(4), tuple(board.start_cities[4])))
        picture = Renderer().draw(position)
    except (OSError, ValueError) as error:
        return Finding("fonts and pictures", False, str(error))
    return Finding("fonts and pictures", True, f"a board takes {len(picture.data) // 1024} KiB")


async def _discord(config: Config) -> list[Finding]:
    if config.token is None:
        return [Finding("Discord", True, "no DISCORD_TOKEN: the bot starts on the local sandbox")]
    if config.api_base is not None:
        use_api_base(str(config.api_base))
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        async with client:
            await client.login(config.token.get_secret_value())
            await use_gateway_of(client.http)
            guilds = [guild async for guild in client.fetch_guilds()]
            found = [Finding("Discord", True, f"logged in as {client.user} in {len(guilds)} servers")]
            found += [await _permissions(client, guild) for guild in guilds]
    except (discord.DiscordException, OSError) as error:
        return [Finding("Discord", False, f"{error}")]
    return found


async def _permissions(client: discord.Client, guild: discord.Guild) -> Finding:
    """What the bot's roles allow in a server; single channels may still differ."""
    if client.user is None:
        raise AssertionError("logged in, the client knows itself")
    member = await guild.fetch_member(client.user.id)
    roles = {role.id: role for role in await guild.fetch_roles()}
    held = discord.Permissions.none()
    for role in [guild.id, *(role.id for role in member.roles)]:
        if role in roles:
            held |= roles[role].permissions
    missing = [say(f"permission-{name}") for name in INVITED if not getattr(held, name)]
    if held.administrator or not missing:
        return Finding(f"server {guild.name}", True, "all permissions are there")
    return Finding(f"server {guild.name}", False, f"lacking: {', '.join(missing)}")

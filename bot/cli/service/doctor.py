"""The checks of `doctor`, which change nothing."""

import asyncio
import errno
import socket
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import discord
from pydantic import SecretStr

from bot.boards import board_ids, host_folder, load_board
from bot.cli.counting import counted
from bot.cli.service.health import read_status
from bot.cli.service.host_boards import examine_board
from bot.cli.service.preconditions import needs
from bot.cli.simulate import usual_number
from bot.client.responses import LINE_ERRORS
from bot.client.setup.endpoint import foreign_answer, use_api_base, use_gateway_of
from bot.client.setup.permissions import INVITED
from bot.config import Config, unknown_setting_warnings
from bot.i18n.lines import one_line
from bot.lessons import lesson_faults, lessons
from bot.puzzles import puzzle_faults, puzzles
from bot.render import Renderer
from bot.render.core.text import unreadable_fonts
from bot.rulesets import ruleset, ruleset_ids
from bot.store import Inspection, Shards, StoreError, look_at_file

_NEEDED: Final = discord.Permissions(**dict.fromkeys(INVITED, True))
_PAGE_TAKEN: Final = "; perhaps by a bot with another database, or another program: `--port` chooses another"


@dataclass(frozen=True, slots=True)
class Finding:
    """Result of a check."""

    subject: str
    well: bool
    text: str


async def examine(config: Config, host: str, port: int) -> list[Finding]:
    """Check everything the bot needs; without a token also the sandbox's port."""
    shards = f"; this process serves the shards {Shards(*config.shards)}" if config.shards else ""
    findings = [Finding("configuration", True, f"readable{shards}")]
    findings += [Finding("configuration", False, text) for text in unknown_setting_warnings()]
    findings += [Finding(setting, False, text) for setting, text in needs(config)]
    look = await _database(config.database)
    findings.append(Finding("database", look.well, one_line(look.text)))
    addresses = {"ANTIKE_METRICS": config.metrics, "ANTIKE_FEEDS": config.feeds}
    findings += [_port(config, setting, address) for setting, address in addresses.items() if address]
    if config.token is None:
        findings.append(_port(config, "sandbox", f"{host}:{port}", _PAGE_TAKEN))
    findings += [_board(name) for name in board_ids()]
    findings += _taught("lessons", lesson_faults(), lessons) + _taught("puzzles", puzzle_faults(), puzzles)
    findings.append(_fonts())
    findings += await _discord(config)
    return findings


async def _database(where: Path | SecretStr) -> Inspection:
    if isinstance(where, Path):
        return await asyncio.to_thread(look_at_file, where)
    try:
        from bot.store.postgresql.inspection import look_at_server  # its driver is optional
    except ImportError as error:
        return Inspection(
            well=False,
            text=f"the driver of PostgreSQL is not there ({error}): install the extra `postgres` "
            "(docs/hosting.md)",
        )
    try:
        return await look_at_server(where.get_secret_value())  # noqa: ASYNC240 no path
    except StoreError as error:
        return Inspection(well=False, text=str(error))


def _port(config: Config, subject: str, address: str, taken: str = "") -> Finding:
    """Check whether the port is free, or used by a running bot; `taken` says who else may have it."""
    host, _, port = address.rpartition(":")
    try:
        family, _, _, _, place = socket.getaddrinfo(
            host.strip("[]"), int(port), type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, socket.SOCK_STREAM) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(place)
            trial.listen(1)
    except OSError as error:
        status = read_status(config.database, config.served)
        if status is not None and status.is_fresh:
            return Finding(subject, True, f"{address} is taken, and a bot runs on this database")
        reason = error.strerror or str(error)
        who = taken if error.errno == errno.EADDRINUSE else ""
        return Finding(subject, False, one_line(f"cannot listen on {address}: {reason}{who}"))
    return Finding(subject, True, f"{address} is free")


def _board(name: str) -> Finding:
    """Check that a board can be played and its start rendered."""
    try:
        told = examine_board(name)
        board = load_board(name)
        found = ruleset(board.ruleset)
        rules = found.rules
        nations = usual_number(found, board)
        settings = rules.default_settings(nations)
        position = rules.start(rules.setup(board, settings, rules.eligible(board, settings)[:nations]))
        picture = Renderer().draw(position)
    except (OSError, ValueError) as error:
        return Finding(f"board {name}", False, one_line(str(error)))
    return Finding(f"board {name}", True, f"{told}; a picture takes {len(picture.data) // 1024} KiB")


def _taught(what: str, faults: Iterable[str], of: Callable[[str], Sequence[object]]) -> list[Finding]:
    """Return each fault of the lessons or the puzzles; if there is none, their number by ruleset."""
    if mistakes := [Finding(what, False, mistake) for mistake in faults]:
        return mistakes
    told = ", ".join(f"{len(of(name))} for {name}" for name in ruleset_ids() if of(name)) or "none"
    left_out = "" if host_folder() is None else "; what does not fit your own boards is left out"
    return [Finding(what, True, f"{told}{left_out}")]


def _fonts() -> Finding:
    """Check that all fonts can be read; each is needed for some characters."""
    broken = unreadable_fonts()
    return Finding(
        "fonts", not broken, f"cannot be read: {', '.join(map(str, broken))}" if broken else "all can be read"
    )


async def _discord(config: Config) -> list[Finding]:
    if config.token is None:
        return [Finding("Discord", True, "no DISCORD_TOKEN: the bot starts on the local sandbox")]
    token = config.token.get_secret_value()
    if config.api_base is not None:
        use_api_base(str(config.api_base))
        if (odd := await foreign_answer(str(config.api_base), token)) is not None:
            return [Finding("DISCORD_API_BASE", False, odd)]
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        async with client:
            await client.login(token)
            await use_gateway_of(client.http)
            guilds = [guild async for guild in client.fetch_guilds()]
            servers = counted(len(guilds), "server")
            found = [Finding("Discord", True, f"logged in as {client.user} in {servers}")]
            if config.guild and config.guild not in {guild.id for guild in guilds}:
                found.append(Finding("ANTIKE_GUILD", False, f"the bot is in no server {config.guild}"))
            found += [await _permissions(client, guild) for guild in guilds]
    except discord.LoginFailure:
        return [Finding("Discord", False, "the token in DISCORD_TOKEN is not accepted")]
    except discord.HTTPException as error:
        return [Finding("Discord", False, f"answered with status {error.status}")]
    except (discord.DiscordException, *LINE_ERRORS) as error:
        return [Finding("Discord", False, one_line(f"cannot be reached: {error or type(error).__name__}"))]
    return found


async def _permissions(client: discord.Client, guild: discord.Guild) -> Finding:
    """Check the permissions of the bot's roles on a server; channels may override them."""
    if client.user is None:
        raise AssertionError("logged in, the client knows itself")
    member = await guild.fetch_member(client.user.id)
    roles = {role.id: role for role in await guild.fetch_roles()}
    held = discord.Permissions.none()
    for role in [guild.id, *(role.id for role in member.roles)]:
        if role in roles:
            held |= roles[role].permissions
    if held.administrator or held >= _NEEDED:
        return Finding(f"server {guild.name}", True, "all permissions are there")
    missing = [name.replace("_", " ") for name, wanted in _NEEDED if wanted and not getattr(held, name)]
    return Finding(f"server {guild.name}", False, f"lacking: {', '.join(missing)}")

"""Running the bot, on Discord or the sandbox."""

import argparse
import asyncio
import contextlib
import itertools
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Final

import discord
from pydantic import SecretStr

from bot.app import App
from bot.app.maintenance.processes import enter, leave
from bot.app.maintenance.restore import notice_restored
from bot.cli.errors import UsageError, as_usage_error
from bot.cli.service.health import Heartbeat
from bot.cli.service.monitor import Monitor, make_meter
from bot.cli.service.preconditions import faults, needs
from bot.cli.service.refusals import closed, refused
from bot.cli.service.shutdown import GRACE, run_until_signal
from bot.client import AntikeBot
from bot.client.responses import LINE_ERRORS
from bot.client.setup.command_sync import UnknownServerError
from bot.client.setup.endpoint import foreign_answer, use_api_base
from bot.cogs import extensions
from bot.config import Config, ConfigError, read_config, unknown_setting_warnings
from bot.feeds import FeedServer, WebhookSender
from bot.render import Renderer
from bot.store import ALL_SHARDS, Database, Shards, StoreError, StoreTroubleError, check_not_moved, sole_use
from bot.telemetry import start_logging
from bot.workers.pool import WorkerPool

_log = logging.getLogger("bot")
_FIRST_WAIT: Final = 1
_LONGEST_WAIT: Final = 300
_TOO_MANY: Final = 429
_INTENTS: Final = 4014
"""Code of a closed connection for which discord.py has an error of its own."""


def _config() -> Config:
    with as_usage_error(ConfigError):
        return read_config()


def _checked_config() -> Config:
    """Return the configuration, after checking boards and lessons."""
    config = _config()
    for setting, what in needs(config):
        raise UsageError(f"{setting}: {what}.")
    for fault in faults():
        raise UsageError(fault)
    return config


def run(options: argparse.Namespace) -> int:
    """Serve Discord, or the sandbox without a token."""
    config = _checked_config()
    if config.token is None:
        print("DISCORD_TOKEN is not set, so the bot starts on a local sandbox.", flush=True)
        return run_sandbox(options)
    if config.api_base is not None:
        use_api_base(str(config.api_base))
    return _serve(partial(_run_on_discord, config, config.token.get_secret_value()), config)


def run_sandbox(options: argparse.Namespace) -> int:
    """Serve the sandbox."""
    config = _checked_config()
    return _serve(partial(_run_on_sandbox, config, options.host, options.port), config)


async def _run_on_discord(config: Config, token: str, asked: asyncio.Event) -> None:
    if config.api_base is not None and (odd := await foreign_answer(str(config.api_base), token)) is not None:
        raise UsageError(f"DISCORD_API_BASE: {odd}.")
    await _run_bot(config, token, asked)


async def _run_on_sandbox(config: Config, host: str, port: int, asked: asyncio.Event) -> None:
    from bot.cli.service.local_discord import local_world  # not for a bot on Discord
    from discord_sandbox import DEFAULT_TOKEN, Sandbox

    sandbox = Sandbox(host, port, world=local_world())
    try:
        await sandbox.start()
    except OSError as error:
        reason = error.strerror or str(error)
        raise UsageError(f"the sandbox cannot listen on {host}:{port}: {reason}.") from error
    try:
        use_api_base(sandbox.api_base)
        invitation = (
            f"Open {sandbox.base_url} and play. It imitates Discord on this machine alone; what is written "
            "there is gone when it stops."
        )
        await _run_bot(config, DEFAULT_TOKEN, asked, invitation)
    finally:
        await sandbox.stop()


async def _run_bot(config: Config, token: str, asked: asyncio.Event, invitation: str = "") -> None:
    """Open the database and stay connected until asked to stop; retry while Discord is unreachable.

    `invitation` is printed once the database is open.
    """
    meter = make_meter() if config.metrics else None
    async with contextlib.AsyncExitStack() as stack:
        await stack.enter_async_context(sole_use(config.database))
        if (database := await _open_database(config, asked)) is None:
            return
        stack.push_async_callback(database.close)
        await check_not_moved(database)
        _log.info("games are kept", extra={"database": database.name})
        if invitation:
            print(invitation, flush=True)
        shards = Shards(*config.shards) if config.shards else ALL_SHARDS
        await stack.enter_async_context(_serving(database, shards, asked))
        workers = WorkerPool(config.boards)
        stack.push_async_callback(workers.close)
        await workers.start()
        app = App(
            database,
            grace=config.grace,
            patience=config.patience,
            meter=meter,
            shards=shards,
            workers=workers,
        )
        await notice_restored(app.context)  # before the heartbeat, which tells when the copy was made
        await enter(app.context)
        stack.push_async_callback(leave, app.context)
        # These outlive the clients: a bot that waits to reach Discord again still uses the database.
        heartbeat = Heartbeat(app, config.database, lambda: False, config.served)
        _run_in_background(stack, heartbeat.run(), "status")
        monitor = Monitor(config.metrics, meter, app, heartbeat) if config.metrics and meter else None
        if monitor:
            await monitor.start()
            stack.push_async_callback(monitor.stop)
        if config.feeds:
            await _start_feeds(app, config.feeds, stack)
        for attempt in itertools.count():
            if await _serve_client(app, config, token, asked, heartbeat, monitor):
                return
            if await _stopped_during_backoff(asked, attempt, "reach Discord"):
                return


@contextlib.asynccontextmanager
async def _serving(database: Database, shards: Shards, asked: asyncio.Event) -> AsyncIterator[None]:
    """Exclude other processes from these shards; stop, and raise `StoreError`, if one takes them anyway."""
    lost = asyncio.Event()

    def stop() -> None:
        lost.set()
        asked.set()

    async with database.serving(shards, stop):
        yield
    if lost.is_set():  # by now everything has been stopped in order, as if asked to
        raise StoreError(f"Another bot has taken the shards of this one on the {database.name}.")


async def _open_database(config: Config, asked: asyncio.Event) -> Database | None:
    """Open the database, retrying while its server is unavailable; None if asked to stop first."""
    database = Database(config.database)
    for attempt in itertools.count():
        try:
            await database.open()
        except StoreTroubleError as error:
            if isinstance(config.database, Path):
                raise
            _log.warning("%s", error)
            if await _stopped_during_backoff(asked, attempt, "open the database"):
                return None
        else:
            return database
    raise AssertionError("it counts for ever")


async def _stopped_during_backoff(asked: asyncio.Event, attempt: int, goal: str) -> bool:
    """Wait before the next attempt, with exponential backoff; True if asked to stop meanwhile."""
    wait = min(_FIRST_WAIT * 2**attempt, _LONGEST_WAIT)
    _log.warning("next try to %s in %s seconds", goal, wait)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(wait):
            await asked.wait()
            return True
    return False


async def _serve_client(
    app: App,
    config: Config,
    token: str,
    asked: asyncio.Event,
    heartbeat: Heartbeat,
    monitor: Monitor | None,
) -> bool:
    """Connect and stay connected; False if Discord was unreachable and the client must be replaced."""
    async with AntikeBot(
        app,
        Renderer(),
        extensions(),
        guild_id=config.guild,
        reports=config.reports,
        feeds_url=config.feeds_base,
        emojis=True,
    ) as client:
        heartbeat.connected = lambda: client.connected
        if monitor:
            monitor.client = client
        return await _stay_connected(client, token, asked)


async def _start_feeds(app: App, address: str, stack: contextlib.AsyncExitStack) -> None:
    """Serve feeds and deliver webhooks; raises `UsageError` if the port is taken."""
    server = FeedServer(app, address)
    try:
        await server.start()
    except OSError as error:
        reason = error.strerror or error
        raise UsageError(f"ANTIKE_FEEDS: cannot listen on {address}: {reason}.") from error
    stack.push_async_callback(server.stop)
    if 0 in app.context.shards.own:
        _run_in_background(stack, WebhookSender(app).run(), "webhooks")


def _run_in_background(
    stack: contextlib.AsyncExitStack, work: Coroutine[None, None, None], name: str
) -> None:
    """Run a background task until the stack is closed."""
    task = asyncio.create_task(work, name=name)

    async def end() -> None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    stack.push_async_callback(end)


async def _stay_connected(client: AntikeBot, token: str, asked: asyncio.Event) -> bool:
    """Stay connected until asked to stop; False if Discord was unreachable. Other errors are raised."""
    serving = asyncio.create_task(client.start(token), name="serving")
    stopping = asyncio.create_task(asked.wait(), name="stopping")
    try:
        await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if asked.is_set():
            await client.drain(GRACE)
        else:
            await serving
    except discord.LoginFailure as error:
        raise UsageError(refused(error)) from None
    except UnknownServerError as error:
        raise UsageError(f"ANTIKE_GUILD: {error}.") from error
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        code = error.code if isinstance(error, discord.ConnectionClosed) else _INTENTS
        raise UsageError(closed(code)) from error
    except discord.RateLimited as error:  # for longer than the library waits by itself
        _log.warning("Discord wants fewer requests from here: %s", error)
        await asyncio.wait({stopping}, timeout=error.retry_after)
        return False
    except (discord.DiscordServerError, discord.GatewayNotFound, *LINE_ERRORS) as error:
        _log.warning("Discord cannot be reached: %r", error)
        return False
    except discord.HTTPException as error:
        if error.status != _TOO_MANY:
            raise UsageError(refused(error)) from error
        _log.warning("Discord wants fewer requests from here: %s", error)
        return False
    finally:
        for task in (serving, stopping):
            task.cancel()
        await asyncio.gather(serving, stopping, return_exceptions=True)
    return True


def _serve(work: Callable[[asyncio.Event], Awaitable[None]], config: Config) -> int:
    """Run until SIGINT or SIGTERM, then close everything in order."""
    os.umask(0o077)  # the database is readable by its owner only
    token = config.token.get_secret_value() if config.token else ""
    address = config.database.get_secret_value() if isinstance(config.database, SecretStr) else ""
    start_logging(config.log_level, config.log_form, [token, address])
    for name in unknown_setting_warnings():
        _log.warning("%s", name)
    with as_usage_error(StoreError):
        asyncio.run(run_until_signal(work))
    return 0


def doctor(options: argparse.Namespace) -> int:
    """Print the findings; exit status 1 if any is bad."""
    from bot.cli.service.doctor import examine

    findings = asyncio.run(examine(_config(), options.host, options.port))
    for finding in findings:
        print(f"{'ok ' if finding.well else 'BAD'}  {finding.subject}: {finding.text}")
    return 0 if all(finding.well for finding in findings) else 1

"""Running the bot, on Discord or on the sandbox."""

import argparse
import asyncio
import contextlib
import logging
import signal
from collections.abc import Coroutine
from typing import Any

import discord

from bot.app import App
from bot.boards import board_ids
from bot.cli.doctor import examine
from bot.cli.errors import UsageError
from bot.cli.health import show_life
from bot.cli.host_boards import examine_board
from bot.client import AntikeClient
from bot.client.api import use_api_base
from bot.config import Config, ConfigError, read_config
from bot.render import Renderer
from bot.sandbox import DEFAULT_TOKEN, Sandbox
from bot.store import Database, StoreError

__all__ = ["doctor", "run", "run_sandbox"]

_log = logging.getLogger("bot")


def _config() -> Config:
    try:
        return read_config()
    except ConfigError as error:
        raise UsageError(str(error)) from error


def _ready() -> Config:
    """The configuration, once it is certain that every board on offer can be played and drawn."""
    config = _config()
    for name in board_ids():
        try:
            examine_board(name)
        except ValueError as error:
            raise UsageError(f"the board {name} cannot be offered: {error}") from error
    return config


def run(options: argparse.Namespace) -> int:
    """Serve Discord, or the sandbox where there is no token."""
    config = _ready()
    if config.token is None:
        print("DISCORD_TOKEN is not set, so the bot starts on a local sandbox.", flush=True)
        return run_sandbox(options)
    if config.api_base is not None:
        use_api_base(str(config.api_base))
    return _serve(_bot(config, config.token.get_secret_value()), config)


def run_sandbox(options: argparse.Namespace) -> int:
    """Serve the sandbox."""
    config = _ready()
    return _serve(_on_sandbox(config, options.host, options.port), config)


async def _on_sandbox(config: Config, host: str, port: int) -> None:
    sandbox = Sandbox(host, port)
    try:
        await sandbox.start()
    except OSError as error:
        reason = error.strerror or str(error)
        raise UsageError(f"the sandbox cannot listen on {host}:{port}: {reason}.") from error
    try:
        use_api_base(sandbox.api_base)
        print(
            f"Open {sandbox.base_url} and play. It imitates Discord on this machine alone; what is written "
            "there is gone when it stops.",
            flush=True,
        )
        await _bot(config, DEFAULT_TOKEN)
    finally:
        await sandbox.stop()


async def _bot(config: Config, token: str) -> None:
    """Open the database and stay connected until stopped."""
    async with Database(config.database) as database:
        renderer = Renderer()
        warming = asyncio.create_task(asyncio.to_thread(renderer.warm, "east"), name="warm")
        async with AntikeClient(App(database, grace=config.grace), renderer, guild_id=config.guild) as client:
            life = asyncio.create_task(show_life(config.database, client.is_ready), name="life")
            try:
                await client.start(token)
            except discord.LoginFailure:
                raise UsageError("Discord does not accept the token in DISCORD_TOKEN.") from None
            finally:
                life.cancel()
                await asyncio.gather(life, warming, return_exceptions=True)


def _serve(work: Coroutine[Any, Any, None], config: Config) -> int:
    """Run until SIGINT or SIGTERM asks to stop, then close everything in order."""
    logging.basicConfig(level=config.log_level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    try:
        asyncio.run(_until_signal(work))
    except StoreError as error:
        raise UsageError(str(error)) from error
    return 0


async def _until_signal(work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()

    def stop() -> None:
        # Once only: a second signal, as make passes one on, may not interrupt what the first has begun.
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, _log.info, "stopping already")
        task.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop)
    with contextlib.suppress(asyncio.CancelledError):
        await task
    _log.info("stopped")


def doctor(options: argparse.Namespace) -> int:
    """Print what was found, and return whether all is well."""
    del options
    findings = asyncio.run(examine(_config()))
    for finding in findings:
        print(f"{'ok ' if finding.well else 'BAD'}  {finding.subject}: {finding.text}")
    return 0 if all(finding.well for finding in findings) else 1

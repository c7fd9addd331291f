"""Two processes on one PostgreSQL database: each serves its own servers, and no message is sent twice."""

import asyncio
import signal
from collections import Counter
from functools import partial
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.cli.service.health import read_status
from bot.engine.antike.actions import Answer, EndTurn
from bot.store import Database
from bot.store.postgresql.serving import LOCKS as SERVICE_LOCKS
from discord_sandbox.state.models import Channel, Message
from tests.databases import emptied
from tests.e2e.pair import ShardPair
from tests.e2e.playing import Game, load_game
from tests.support.bot_forker import Bot

pytestmark = pytest.mark.process


async def test_two_processes_serve_different_servers(tmp_path: Path, address: SecretStr) -> None:
    emptied(address)
    async with ShardPair(tmp_path, address) as running_bot:
        near, far = running_bot.server_on(0), running_bot.server_on(1)
        games = [Game(running_bot, load_game("fight"), channel.name) for channel in (near, far)]
        here, there = games
        actions = here.record.actions
        at, answer = next((n, action) for n, action in enumerate(actions) if isinstance(action, Answer))
        asked = there.players[answer.nation]

        for served in ("0/2", "1/2"):
            await running_bot.until(partial(_well, address, served), f"{served} to be well")

        await asyncio.gather(*(game.open() for game in games))
        await asyncio.gather(*(_play(game, 0, at - 1) for game in games))
        await running_bot.command(asked, far.name, "reminders", where="both")
        await asyncio.gather(*(_play(game, at - 1, at) for game in games))
        assert there.awaited == asked
        await there.demand()
        private = await _private(running_bot, asked, far)

        # Private messages come to shard 0, whatever server they are about. The messages that follow are
        # sent by the process that serves that server, and by no other while it hangs.
        await _all_sent(address)
        await _suspend(running_bot.processes[1], address)
        told = running_bot.posted(far)
        button = next(b["custom_id"] for b in private.components[0]["components"])
        assert running_bot.told(await running_bot.player(asked).press(private, button))
        await _play(here, at, at + 1)
        await here.announced()
        assert running_bot.posted(far) == told
        running_bot.processes[1].signal(signal.SIGCONT)
        await running_bot.until(
            lambda: len(running_bot.posted(far)) > len(told), "the mover to be called back"
        )

        await _all_sent(address)
        statuses = [await running_bot.stop(shard) for shard in (0, 1)]
        assert statuses == [0, 0]
        for channel in (near, far, running_bot.world.conversation(running_bot.world.person(asked))):
            assert set(Counter(running_bot.posted(channel)).values()) == {1}
        assert "Traceback" not in running_bot.log


def _well(address: SecretStr, served: str) -> bool:
    life = read_status(address, served)
    return life is not None and life.is_healthy


async def _play(game: Game, begin: int, end: int) -> None:
    for action in game.record.actions[begin:end]:
        await game.play(action)
        if isinstance(action, EndTurn):
            await game.announced()


async def _private(running_bot: ShardPair, name: str, channel: Channel) -> Message:
    """Wait for the question about a channel's game in a person's private messages, and return it."""
    conversation = running_bot.world.conversation(running_bot.world.person(name))

    def asking() -> list[Message]:
        return [
            one for one in running_bot.world.messages_in(conversation) if f"<#{channel.id}>" in one.content
        ]

    await running_bot.until(lambda: bool(asking()), "the question in private")
    return asking()[-1]


async def _suspend(process: Bot, address: SecretStr) -> None:
    """Suspend a process that holds no game's lock: the server would cut it off, but only after a minute."""
    query = (
        "SELECT COUNT(*) AS number FROM pg_locks"  # noqa: S608 - a number of ours
        f" WHERE locktype = 'advisory' AND classid <> {SERVICE_LOCKS}"
    )
    async with Database(address) as database, asyncio.timeout(30):
        while True:
            process.signal(signal.SIGSTOP)
            held = 0
            for _ in range(2):  # what was on its way has arrived by the second time
                await asyncio.sleep(0.05)
                cursor = await database.reader.execute(query)
                row = await cursor.fetchone()
                held += row["number"] if row else 0
            if not held:
                return
            process.signal(signal.SIGCONT)
            await asyncio.sleep(0.05)


async def _all_sent(address: SecretStr) -> None:
    query = "SELECT COUNT(*) AS number FROM outbox WHERE sent_at IS NULL OR edit_at IS NOT NULL"
    async with Database(address) as database, asyncio.timeout(30):
        number = 1
        while number:
            cursor = await database.reader.execute(query)
            row = await cursor.fetchone()
            assert row is not None
            number = row["number"]
            await asyncio.sleep(0.02)

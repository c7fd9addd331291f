"""Two processes on one PostgreSQL database: each looks after its own servers, and nothing is said twice."""

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
from discord_sandbox.state.models import Channel, Message
from tests.databases import emptied
from tests.e2e.pair import ShardPair
from tests.e2e.playing import Game, load_game

pytestmark = pytest.mark.process


async def test_two_processes_serve_different_servers(tmp_path: Path, address: SecretStr) -> None:
    emptied(address)
    async with ShardPair(tmp_path, address) as house:
        near, far = house.server_on(0), house.server_on(1)
        games = [Game(house, load_game("fight"), channel.name) for channel in (near, far)]
        here, there = games
        actions = here.record.actions
        at, answer = next((n, action) for n, action in enumerate(actions) if isinstance(action, Answer))
        asked = there.players[answer.nation]

        for served in ("0/2", "1/2"):
            await house.until(partial(_well, address, served), f"{served} to be well")

        await asyncio.gather(*(game.open() for game in games))
        await asyncio.gather(*(_play(game, 0, at - 1) for game in games))
        await house.command(asked, far.name, "reminders", where="both")
        await asyncio.gather(*(_play(game, at - 1, at) for game in games))
        assert there.awaited == asked
        await there.demand()
        private = await _private(house, asked, far)

        # Private messages come to shard 0, whatever server they are about. What follows from them is told by
        # whoever looks after that server, and by nobody else while it hangs.
        await _all_sent(address)
        await _hang(house.processes[1], address)
        told = house.posted(far)
        button = next(b["custom_id"] for b in private.components[0]["components"])
        assert house.told(await house.player(asked).press(private, button))
        await _play(here, at, at + 1)
        await here.announced()
        assert house.posted(far) == told
        house.processes[1].send_signal(signal.SIGCONT)
        await house.until(lambda: len(house.posted(far)) > len(told), "the mover to be called back")

        await _all_sent(address)
        statuses = [await house.stop(shard) for shard in (0, 1)]
        assert statuses == [0, 0]
        for channel in (near, far, house.world.conversation(house.world.person(asked))):
            assert set(Counter(house.posted(channel)).values()) == {1}
        assert "Traceback" not in house.log


def _well(address: SecretStr, served: str) -> bool:
    life = read_status(address, served)
    return life is not None and life.well


async def _play(game: Game, begin: int, end: int) -> None:
    for action in game.record.actions[begin:end]:
        await game.play(action)
        if isinstance(action, EndTurn):
            await game.announced()


async def _private(house: ShardPair, name: str, channel: Channel) -> Message:
    """The question about a channel's game in somebody's conversation with the bot."""
    conversation = house.world.conversation(house.world.person(name))

    def asking() -> list[Message]:
        return [one for one in house.world.messages_in(conversation) if f"<#{channel.id}>" in one.content]

    await house.until(lambda: bool(asking()), "the question in private")
    return asking()[-1]


async def _hang(process: asyncio.subprocess.Process, address: SecretStr) -> None:
    """Stop a process where it holds no lock: the server would cut it off, but only after a minute."""
    query = "SELECT COUNT(*) AS number FROM pg_locks WHERE locktype = 'advisory'"
    async with Database(address) as database, asyncio.timeout(30):
        while True:
            process.send_signal(signal.SIGSTOP)
            held = 0
            for _ in range(2):  # what was on its way has arrived by the second time
                await asyncio.sleep(0.05)
                async with database.reader.execute(query) as cursor:
                    row = await cursor.fetchone()
                held += row["number"] if row else 0
            if not held:
                return
            process.send_signal(signal.SIGCONT)
            await asyncio.sleep(0.05)


async def _all_sent(address: SecretStr) -> None:
    query = "SELECT COUNT(*) AS number FROM outbox WHERE sent_at IS NULL OR edit_at IS NOT NULL"
    async with Database(address) as database, asyncio.timeout(30):
        number = 1
        while number:
            async with database.reader.execute(query) as cursor:
                row = await cursor.fetchone()
            assert row is not None
            number = row["number"]
            await asyncio.sleep(0.02)

"""Two processes of the real bot on one PostgreSQL database, each with a shard of one local Discord."""

import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pydantic import SecretStr

from discord_sandbox.state.models import Channel
from tests.e2e.running_bot import RunningBot

if TYPE_CHECKING:
    from tests.support.bot_forker import Bot

_COUNT: Final = 2


class ShardPair(RunningBot):
    """Two bots on one database; `processes` has them by shard."""

    def __init__(self, folder: Path, address: SecretStr) -> None:
        super().__init__(folder)
        self._address = address
        self._folder = folder
        self.processes: dict[int, Bot] = {}

    async def start_bot(self) -> None:
        """Start both, one after the other as Discord requires, and wait until they are connected."""
        for shard in range(_COUNT):
            await self.start(shard)

    async def stop_bot(self, *, kill: bool = False) -> int:
        """Stop both; return the highest exit status."""
        return max([await self.stop(shard, kill=kill) for shard in list(self.processes)], default=0)

    async def start(self, shard: int) -> None:
        """Start the process of a shard, and wait until it is connected."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.sandbox.token,
            "DISCORD_API_BASE": self.sandbox.api_base,
            "ANTIKE_DATABASE": self._address.get_secret_value(),
            "ANTIKE_SHARDS": f"{shard}/{_COUNT}",
            "ANTIKE_GRACE": "0",
            "ANTIKE_PATIENCE": "0",
        }
        self.processes[shard] = await self._forker.start_bot(environment, self._log)
        await self.until(lambda: (shard, _COUNT) in self.sandbox.gateway.shards, f"shard {shard} to connect")

    async def stop(self, shard: int, *, kill: bool = False) -> int:
        """Ask one process to stop, or kill it at once; return its exit status."""
        process = self.processes.pop(shard)
        process.signal(signal.SIGKILL if kill else signal.SIGTERM)
        process.signal(signal.SIGCONT)  # a test may have left it hanging
        status = await process.ended()
        await self.until(lambda: (shard, _COUNT) not in self.sandbox.gateway.shards, f"shard {shard} to go")
        return status

    def server_on(self, shard: int) -> Channel:
        """Return a channel in a server of that shard; servers are added until there is one."""
        first = self.world.channel("table-1")
        found = first if (self.world.guild.id >> 22) % _COUNT == shard else None
        while found is None:
            channel = self.world.add_server(f"far-{shard}")
            assert channel.guild is not None
            found = channel if (channel.guild.id >> 22) % _COUNT == shard else None
        return found

    def posted(self, channel: Channel) -> list[str]:
        """Return the nonces of all messages posted in a channel, repeated ones included."""
        path = f"/channels/{channel.id}/messages"
        sent = [one for one in self.sandbox.log.entries if (one["method"], one["path"]) == ("POST", path)]
        return [str(one["body"]["nonce"]) for one in sent if one["status"] < 300]

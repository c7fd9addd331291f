from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest

from discord_sandbox import Limits, Sandbox, World
from discord_sandbox.state import messages
from discord_sandbox.testing import connected, until
from discord_sandbox.web import actions
from tests.discord_sandbox.bots import TestBot
from tests.discord_sandbox.rest_client import Api, chat_command

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import discord

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, MEMBERS = 1, 1 << 9, 1 << 12, 1 << 1


class Line:
    """A bare gateway client."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def take(self) -> dict[str, Any]:
        message = await self.socket.receive(timeout=30)
        assert message.type is aiohttp.WSMsgType.TEXT, (message, self.socket.close_code)
        frame: dict[str, Any] = json.loads(message.data)
        return frame

    async def names(self, count: int) -> list[str]:
        return [(await self.take())["t"] for _ in range(count)]

    async def closed(self) -> int | None:
        while (await self.socket.receive(timeout=30)).type is aiohttp.WSMsgType.TEXT:
            pass
        return self.socket.close_code

    async def identify(self, sandbox: Sandbox, intents: int = GUILDS, **more: Any) -> dict[str, Any]:
        await self.send(2, {"token": sandbox.token, "intents": intents, "properties": {}, **more})
        return await self.take()


@contextlib.asynccontextmanager
async def line(sandbox: Sandbox) -> AsyncIterator[Line]:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        it = Line(socket)
        assert (await it.take())["op"] == 10
        yield it


async def test_identify_ready_and_the_server(sandbox: Sandbox) -> None:
    async with line(sandbox) as it:
        ready = await it.identify(sandbox)
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert ready["d"]["resume_gateway_url"] == sandbox.gateway_url
        assert ready["d"]["guilds"] == [{"id": str(sandbox.world.guild.id), "unavailable": True}]
        guild = await it.take()
        assert guild["t"] == "GUILD_CREATE"
        assert len(guild["d"]["channels"]) == 4
        await it.send(1, 2)
        assert (await it.take())["op"] == 11


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"token": "wrong", "intents": 1}, 4004),
        ({"token": "sandbox-token", "intents": "all"}, 4013),
        ({"token": "sandbox-token", "intents": True}, 4013),
        ({"token": "sandbox-token", "intents": -1}, 4013),
        ({"token": "sandbox-token", "intents": 1 << 26}, 4013),
        ({"token": "sandbox-token", "intents": 1 | MEMBERS}, 4014),
        ({"token": "sandbox-token", "intents": 1 | 1 << 15}, 4014),
        ({"token": "sandbox-token", "intents": 1, "shard": [2, 1]}, 4010),
        ({"token": "sandbox-token", "intents": 1, "shard": [2, 2]}, 4010),
        ({"token": "sandbox-token", "intents": 1, "shard": [-1, 2]}, 4010),
        ({"token": "sandbox-token", "intents": 1, "shard": 7}, 4010),
        ([], 4004),
    ],
)
async def test_identify_is_refused(sandbox: Sandbox, told: Any, code: Any) -> None:
    async with line(sandbox) as it:
        await it.send(2, told)
        assert await it.closed() == code


async def test_a_client_without_intents_is_ready(sandbox: Sandbox) -> None:
    async with line(sandbox) as it:
        assert (await it.identify(sandbox, 0))["t"] == "READY"


async def test_a_client_has_to_identify_first_once_and_in_json(sandbox: Sandbox) -> None:
    async with line(sandbox) as it:
        await it.send(3, {})
        assert await it.closed() == 4003
    async with line(sandbox) as it:
        await it.socket.send_str("{")
        assert await it.closed() == 4002
    async with line(sandbox) as it:
        await it.identify(sandbox)
        await it.send(2, {"token": sandbox.token, "intents": 1})
        assert await it.closed() == 4005
    async with line(sandbox) as it:
        await it.identify(sandbox)
        await it.send(99, {})
        assert await it.closed() == 4001


async def test_a_heartbeat_is_answered_after_the_client_has_noted_it(sandbox: Sandbox) -> None:
    """The acknowledgement arrives later, and does not delay messages sent meanwhile."""
    async with line(sandbox) as it:
        await it.send(1, None)
        assert (await it.identify(sandbox))["t"] == "READY"
        assert (await it.take())["t"] == "GUILD_CREATE"
        assert (await it.take())["op"] == 11


async def test_silence_closes_the_socket() -> None:
    async with Sandbox(port=0, world=World(limits=Limits(heartbeat=0.05))) as sandbox, line(sandbox) as it:
        await it.identify(sandbox)
        assert await it.closed() == 4009


async def test_only_what_the_intents_ask_for_is_told(sandbox: Sandbox) -> None:
    world = sandbox.world
    ada = sandbox.user("Ada")
    async with line(sandbox) as few, line(sandbox) as many:
        await few.identify(sandbox, GUILDS)
        await many.identify(sandbox, GUILDS | GUILD_MESSAGES | DIRECT_MESSAGES)
        await few.take()
        await many.take()
        ada.say("hello", "general")
        ada.say(f"<@{world.bot.id}> hello", "general")
        ada.say("between us")
        messages.post(world, world.channel("general"), world.bot, {"content": "own"})
        world.add_channel("channel-4")
        assert (await few.take())["t"] == "CHANNEL_CREATE"
        told = [(await many.take())["d"]["content"] for _ in range(4)]
        assert told == ["", f"<@{world.bot.id}> hello", "between us", "own"]


async def test_a_channel_that_is_hidden_from_the_bot_is_told_of_once_more(sandbox: Sandbox) -> None:
    async with line(sandbox) as it:
        await it.identify(sandbox)
        await it.take()
        sandbox.world.deny(sandbox.world.channel("general"), "view_channel")
        assert (await it.take())["t"] == "CHANNEL_UPDATE"


async def test_shards_hear_of_their_own_servers(sandbox: Sandbox) -> None:
    world = sandbox.world
    home = (world.guild.id >> 22) % 2
    async with line(sandbox) as near, line(sandbox) as far:
        assert (await near.identify(sandbox, shard=[home, 2]))["d"]["shard"] == [home, 2]
        assert (await far.identify(sandbox, shard=[1 - home, 2]))["d"]["guilds"] == []
        assert (await near.take())["t"] == "GUILD_CREATE"
        world.add_channel("channel-4")
        assert (await near.take())["t"] == "CHANNEL_CREATE"
        await far.send(1, None)
        assert (await far.take())["op"] == 11


async def test_members_are_sent_on_demand(sandbox: Sandbox) -> None:
    ada = sandbox.world.person("Ada")
    async with line(sandbox) as it:
        await it.identify(sandbox)
        await it.take()
        await it.send(8, {"guild_id": "1", "user_ids": [str(ada.id), "7"], "limit": 0, "nonce": "n"})
        chunk = (await it.take())["d"]
        assert [one["user"]["global_name"] for one in chunk["members"]] == ["Ada"]
        assert (chunk["not_found"], chunk["nonce"]) == (["7"], "n")
        await it.send(8, {"guild_id": "1", "query": "be", "limit": 5})
        assert [one["user"]["username"] for one in (await it.take())["d"]["members"]] == ["ben"]


async def test_a_resume_brings_what_was_missed(sandbox: Sandbox) -> None:
    async with line(sandbox) as it:
        ready = await it.identify(sandbox)
        await it.take()
        await it.socket.close(code=4000)
    await until(lambda: not sandbox.world.bot_online)
    sandbox.world.add_channel("missed")
    async with line(sandbox) as it:
        told = {"token": sandbox.token, "session_id": ready["d"]["session_id"], "seq": 2}
        await it.send(6, told)
        assert await it.names(2) == ["CHANNEL_CREATE", "RESUMED"]
        sandbox.world.add_channel("heard")
        assert (await it.take())["s"] == 5


async def test_what_cannot_be_resumed_is_invalid(sandbox: Sandbox) -> None:
    async with line(sandbox) as it:
        ready = await it.identify(sandbox)
        await it.take()
        await it.socket.close(code=1000)
    await until(lambda: not sandbox.world.bot_online)
    for session_id in (ready["d"]["session_id"], "unknown"):
        async with line(sandbox) as it:
            await it.send(6, {"token": sandbox.token, "session_id": session_id, "seq": 2})
            assert await it.take() == {"op": 9, "d": False, "s": None, "t": None}


async def test_a_session_can_be_resumed_only_for_a_while(sandbox: Sandbox) -> None:
    async with line(sandbox) as it:
        ready = await it.identify(sandbox)
        await it.socket.close(code=4000)
    await until(lambda: not sandbox.world.bot_online)
    sandbox.world.clock.shift(sandbox.world.limits.resume_window + 1)
    async with line(sandbox) as it:
        await it.send(6, {"token": sandbox.token, "session_id": ready["d"]["session_id"], "seq": 1})
        assert (await it.take())["op"] == 9


def answering_bot() -> TestBot:
    bot = TestBot()

    @bot.tree.command(name="ping", description="Answers")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    return bot


async def test_the_client_resumes_after_a_cut_and_answers_what_it_missed() -> None:
    bot = answering_bot()
    world = World(limits=Limits(acknowledge=3.0))
    async with Sandbox(port=0, world=world) as sandbox, connected(bot, sandbox):
        await until(lambda: "ready" in bot.heard)
        await sandbox.gateway.drop()
        it = actions.use_command(world, world.person("Ada"), world.channel("channel-1"), "ping", {})
        await asyncio.wait_for(it.settled.wait(), 30)
        assert it.state == "answered"
        assert bot.heard == ["ready", "resumed"]


async def test_the_client_resumes_when_asked_to_reconnect(sandbox: Sandbox) -> None:
    bot = answering_bot()
    async with connected(bot, sandbox):
        await until(lambda: "ready" in bot.heard)
        await sandbox.gateway.ask_to_reconnect()
        await until(lambda: "resumed" in bot.heard)
        assert (await sandbox.user("Ada").command("ping", "channel-1")).state == "answered"
        assert bot.heard == ["ready", "resumed"]


async def test_the_client_identifies_anew_when_its_session_is_over(sandbox: Sandbox) -> None:
    bot = answering_bot()
    async with connected(bot, sandbox):
        await until(lambda: "ready" in bot.heard)
        await sandbox.gateway.invalidate()
        await until(lambda: bot.heard == ["ready", "ready"], 60)
        assert (await sandbox.user("Ada").command("ping", "channel-1")).state == "answered"


async def test_without_a_bot_an_interaction_fails(api: Api) -> None:
    await api.register(chat_command("ping"))
    api.hurry()
    it = await api.use()
    await asyncio.wait_for(it.settled.wait(), 30)
    assert it.state == "failed"


async def test_the_client_comes_back_after_the_server_was_away(world: World) -> None:
    bot = answering_bot()
    sandbox = Sandbox(port=0, world=world)
    await sandbox.start()
    async with connected(bot, sandbox):
        await until(lambda: "ready" in bot.heard)
        await sandbox.stop()
        assert not world.bot_online
        await sandbox.start()
        await until(lambda: world.bot_online, 60)
        assert (await sandbox.user("Ada").command("ping", "channel-1")).state == "answered"
    await sandbox.stop()


async def test_a_session_moves_to_its_newest_socket(sandbox: Sandbox) -> None:
    async with line(sandbox) as first, line(sandbox) as second:
        ready = await first.identify(sandbox)
        await first.take()
        await second.send(6, {"token": sandbox.token, "session_id": ready["d"]["session_id"], "seq": 2})
        assert (await second.take())["t"] == "RESUMED"
        await first.closed()
        sandbox.world.add_channel("channel-4")
        assert (await second.take())["t"] == "CHANNEL_CREATE"

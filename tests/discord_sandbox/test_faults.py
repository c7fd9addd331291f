"""Faults of the local Discord, as received by the real client library and by a minimal client."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import pytest

from discord_sandbox.faults import Fault
from discord_sandbox.state.models import PUBLIC_THREAD, Channel
from discord_sandbox.testing import connected, until
from discord_sandbox.web import actions
from tests.discord_sandbox.bots import TestBot, text_channel

if TYPE_CHECKING:
    from tests.discord_sandbox.rest_client import Api


def thread_of(api: Api) -> Channel:
    thread = Channel(api.world.ids.next(), PUBLIC_THREAD, "poll", parent=api.channel)
    api.world.add_thread(thread)
    return thread


def contents(api: Api) -> list[str]:
    return [message.content for message in api.world.messages_in(api.channel)]


async def test_a_refusal_in_discords_words(api: Api) -> None:
    await api.ui("POST", "/admin/faults", {"status": 403, "code": 50013, "path": "/messages"})
    answer = await api.post({"content": "x"})
    assert (answer.status, answer.code) == (403, 50013)
    assert answer.body["message"] == "Missing Permissions"
    assert contents(api) == []


async def test_a_cut_before_and_a_cut_after(api: Api) -> None:
    for cut in ("before", "after"):
        await api.ui("POST", "/admin/faults", {"cut": cut, "path": "/messages"})
        with pytest.raises(aiohttp.ClientError):
            await api.post({"content": cut})
    assert contents(api) == ["after"]
    told = (await api.ui("GET", "/admin/requests")).body
    assert ["cut" in entry["error"]["message"] for entry in told] == [True, True]


async def test_slow_before_and_slow_after(api: Api) -> None:
    api.sandbox.faults.add(Fault(delay=0.2), "POST", "/messages")
    asking = asyncio.create_task(api.post({"content": "x"}))
    await until(lambda: not api.sandbox.faults.planned)
    assert contents(api) == []
    assert (await asking).status == 200
    api.sandbox.faults.add(Fault(late=0.2), "POST", "/messages")
    asking = asyncio.create_task(api.post({"content": "x"}))
    await until(lambda: contents(api) == ["x", "x"])
    assert not asking.done()
    assert (await asking).status == 200


async def test_plans_can_be_dropped(api: Api) -> None:
    await api.ui("POST", "/admin/faults", {"status": 500, "times": 9})
    assert (await api.ui("DELETE", "/admin/faults")).body == {"planned": 0}
    assert (await api.post({"content": "x"})).status == 200


@pytest.mark.parametrize(
    "wrong", [{}, {"cut": "off"}, {"delay": -1}, {"late": "x"}, {"status": 500, "code": "x"}]
)
async def test_plans_that_say_nothing(api: Api, wrong: Any) -> None:
    assert (await api.ui("POST", "/admin/faults", wrong)).status == 400


async def test_a_global_limit_holds_up_everything(api: Api) -> None:
    bot = TestBot()
    async with connected(bot, api.sandbox):
        plan = {"status": 429, "global": True, "retry_after": 0.3, "path": "/messages"}
        await api.ui("POST", "/admin/faults", plan)
        first = asyncio.create_task(text_channel(bot, api.channel).send("first"))
        await until(lambda: not bot.http._global_over.is_set())
        await bot.fetch_user(api.world.person("Ada").id)
        assert bot.http._global_over.is_set()
        await first
    assert contents(api) == ["first"]


async def test_a_ban_of_the_address_is_no_limit_to_wait_for(api: Api) -> None:
    bot = TestBot()
    async with connected(bot, api.sandbox):
        await api.ui("POST", "/admin/faults", {"status": 429, "foreign": True, "path": "/messages"})
        with pytest.raises(discord.HTTPException) as caught:
            await text_channel(bot, api.channel).send("x")
        assert caught.value.status == 429


async def test_interactions_told_twice_and_late(api: Api) -> None:
    bot, heard, times = TestBot(), [], []

    @bot.tree.command(name="ping", description="Answers")
    async def ping(interaction: discord.Interaction) -> None:
        heard.append(interaction.id)
        times.append(time.monotonic())
        if len(heard) == 1:
            await interaction.response.send_message("pong")

    async with connected(bot, api.sandbox):
        await api.ui("POST", "/admin/interactions", {"echoes": 1, "lag": 0.1})
        began = time.monotonic()
        it = actions.use_command(api.world, api.world.person("Ada"), api.channel, "ping", {})
        await until(lambda: heard == [it.id, it.id])
        await asyncio.wait_for(it.settled.wait(), 5)
        assert min(times) - began >= 0.1


async def test_every_way_to_lose_the_gateway(api: Api) -> None:
    bot = TestBot()
    async with connected(bot, api.sandbox):
        await until(lambda: bot.heard == ["ready"])
        for do, then in (
            ({"do": "resume"}, "resumed"),
            ({"do": "close", "code": 4000}, "resumed"),
            ({"do": "lose"}, "ready"),
        ):
            before = len(bot.heard)
            await api.ui("POST", "/admin/gateway", do)
            await until(lambda: len(bot.heard) > before and api.world.bot_online, 60)  # noqa: B023
            assert bot.heard[before:] == [then], do


async def test_removed_from_the_server_and_invited_again(api: Api) -> None:
    bot = TestBot()
    dm = str(api.world.conversation(api.world.person("Ada")).id)
    async with connected(bot, api.sandbox):
        await until(lambda: len(bot.guilds) == 1)
        await api.ui("POST", "/admin/membership", {"do": "expel"})
        await until(lambda: len(bot.guilds) == 0)
        assert (await api.post({"content": "x"})).code == 50001
        assert (await api.call("POST", f"/channels/{dm}/messages", {"content": "x"})).code == 50278
        assert (await api.call("GET", "/users/@me/guilds")).body == []
        pressed = {"user": str(api.world.person("Ada").id), "channel": str(api.channel.id), "command": "x"}
        assert (await api.ui("POST", "/interactions/command", pressed)).status == 403
        await api.ui("POST", "/admin/membership", {"do": "invite"})
        await until(lambda: len(bot.guilds) == 1)
        assert (await api.post({"content": "x"})).status == 200
        await api.ui("POST", "/admin/membership", {"do": "outage"})
        await until(lambda: bot.guilds[0].unavailable)
        await api.ui("POST", "/admin/membership", {"do": "return"})
        await until(lambda: not bot.guilds[0].unavailable)
    assert (await api.ui("POST", "/admin/membership", {"do": "dance"})).status == 400


async def test_threads_are_archived_locked_and_deleted(api: Api) -> None:
    thread = thread_of(api)
    where = str(thread.id)
    sent = await api.post({"content": "x"}, channel=thread.id)
    await api.ui("POST", "/admin/threads", {"channel": where, "archived": True, "locked": True})
    assert (await api.post({"content": "y"}, channel=thread.id)).code == 50083
    await api.ui("POST", "/admin/threads", {"channel": where, "archived": False})
    assert (await api.post({"content": "y"}, channel=thread.id)).code == 160005
    await api.ui("POST", "/admin/threads", {"channel": where, "locked": False})
    assert (await api.post({"content": "y"}, channel=thread.id)).status == 200
    await api.ui("POST", "/admin/delete", {"channel": where, "message": sent.body["id"]})
    gone = await api.call("PATCH", f"/channels/{where}/messages/{sent.body['id']}", {"content": "z"})
    assert gone.code == 10008
    await api.ui("POST", "/admin/delete", {"channel": where})
    assert (await api.post({"content": "y"}, channel=thread.id)).code == 10003
    assert (await api.ui("POST", "/admin/threads", {"channel": str(api.channel.id)})).status == 400


async def test_a_nonce_is_told_when_it_is_used_and_not_later(api: Api) -> None:
    sent = await api.post({"content": "x", "nonce": "n-1", "enforce_nonce": True})
    assert sent.body["nonce"] == "n-1"
    (found,) = (await api.call("GET", f"/channels/{api.channel.id}/messages")).body
    assert "nonce" not in found

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from discord_sandbox.state.permissions import DEFAULT

if TYPE_CHECKING:
    from tests.discord_sandbox.rest_client import Answer, Api


async def write(api: Api) -> Answer:
    return await api.post({"content": "x"})


async def write_in_thread(api: Api) -> Answer:
    thread = next(iter(api.world.threads_of(api.channel)))
    return await api.post({"content": "x"}, channel=thread.id)


async def embed(api: Api) -> Answer:
    return await api.post({"embeds": [{"title": "x"}]})


async def attach(api: Api) -> Answer:
    return await api.post({}, {"a.txt": b"x"})


async def read(api: Api) -> Answer:
    return await api.call(
        "GET", f"/channels/{api.channel.id}/messages/{api.world.messages_in(api.channel)[0].id}"
    )


async def edit(api: Api) -> Answer:
    where = f"/channels/{api.channel.id}/messages/{api.world.messages_in(api.channel)[0].id}"
    return await api.call("PATCH", where, {"embeds": [{"title": "x"}]}, {"a.txt": b"x"})


async def begin_thread(api: Api) -> Answer:
    return await api.call("POST", f"/channels/{api.channel.id}/threads", {"name": "T", "type": 11})


async def begin_thread_at_message(api: Api) -> Answer:
    first = api.world.messages_in(api.channel)[0]
    return await api.call("POST", f"/channels/{api.channel.id}/messages/{first.id}/threads", {"name": "T"})


async def reply(api: Api) -> Answer:
    first = api.world.messages_in(api.channel)[0]
    return await api.post({"content": "x", "message_reference": {"message_id": str(first.id)}})


@pytest.fixture
async def busy(api: Api) -> Api:
    await api.post({"content": "First"})
    await begin_thread(api)
    return api


@pytest.mark.parametrize(
    ("do", "needed", "code"),
    [
        (write, "send_messages", 50013),
        (write_in_thread, "send_messages_in_threads", 50013),
        (embed, "embed_links", 50013),
        (attach, "attach_files", 50013),
        (edit, "embed_links", 50013),
        (edit, "attach_files", 50013),
        (read, "read_message_history", 50013),
        (begin_thread, "create_public_threads", 50013),
        (begin_thread_at_message, "create_public_threads", 50013),
        (reply, "read_message_history", 160002),
        *[(do, "view_channel", 50001) for do in (write, write_in_thread, read, edit, begin_thread)],
    ],
)
async def test_what_the_bot_lacks_it_cannot_do(busy: Api, do: Any, needed: str, code: Any) -> None:
    busy.world.deny(busy.channel, needed)
    refused = await do(busy)
    assert (refused.code, refused.status) == (code, 400 if code == 160002 else 403)
    busy.world.set_permissions(busy.channel, DEFAULT)
    assert (await do(busy)).status in (200, 201)


async def test_an_expelled_bot_sees_its_conversations_and_writes_nowhere(api: Api) -> None:
    dm = api.world.conversation(api.world.person("Ada"))
    api.world.expel_bot()
    for channel, read_code, write_code in ((api.channel, 50001, 50001), (dm, None, 50278)):
        assert (await api.call("GET", f"/channels/{channel.id}")).code == read_code
        assert (await api.post({"content": "x"}, channel=channel.id)).code == write_code


async def test_without_history_there_is_nothing_to_list(busy: Api) -> None:
    busy.world.deny(busy.channel, "read_message_history")
    assert (await busy.call("GET", f"/channels/{busy.channel.id}/messages")).body == []


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/channels/1", 10003),
        ("GET", "/channels/x", 10003),
        ("POST", "/channels/1/messages", 10003),
        ("GET", "/channels/{channel}/messages/1", 10008),
        ("PATCH", "/channels/{channel}/messages/1", 10008),
        ("POST", "/channels/{channel}/messages/1/threads", 10008),
        ("GET", "/guilds/1", 10004),
        ("GET", "/users/1", 10013),
        ("GET", "/guilds/{guild}/members/1", 10007),
        ("PUT", "/applications/1/commands", 10002),
        ("PUT", "/applications/{bot}/guilds/1/commands", 10004),
        ("GET", "/applications/{bot}/commands/1", 10063),
        ("DELETE", "/applications/{bot}/commands/1", 10063),
        ("DELETE", "/applications/{bot}/guilds/{guild}/commands/1", 10063),
        ("GET", "/nothing/here", 0),
    ],
)
async def test_unknown_things(api: Api, method: str, path: Any, code: Any) -> None:
    filled = path.format(channel=api.channel.id, guild=api.world.guild.id, bot=api.world.bot.id)
    answer = await api.call(method, filled, {"content": "x", "name": "T"})
    assert (answer.status, answer.code, answer.content_type) == (404, code, "application/json")


async def test_the_wrong_method(api: Api) -> None:
    refused = await api.call("DELETE", "/users/@me")
    assert (refused.status, refused.code) == (405, 0)


@pytest.mark.parametrize("headers", [{}, {"Authorization": "Bot wrong"}, {"Authorization": "sandbox-token"}])
async def test_the_token_is_asked_for(api: Api, headers: dict[str, str]) -> None:
    answer = await api.call("GET", "/users/@me", headers=headers)
    assert (answer.status, answer.body) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_malformed_bodies(api: Api) -> None:
    where = f"/channels/{api.channel.id}/messages"
    headers = {**api.headers, "Content-Type": "application/json"}
    assert (await api.call("POST", where, data="{", headers=headers)).code == 50109
    assert (await api.call("POST", where, data="[]", headers=headers)).code == 50035
    assert (await api.call("POST", where, data="content=x")).code == 50035
    assert (await api.call("PUT", f"/applications/{api.world.bot.id}/commands", {})).code == 50035

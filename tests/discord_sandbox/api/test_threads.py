from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from discord_sandbox.state import messages

if TYPE_CHECKING:
    from tests.discord_sandbox.rest_client import Answer, Api


async def begin(api: Api, **more: object) -> int:
    answer = await api.call(
        "POST", f"/channels/{api.channel.id}/threads", {"name": "Poll", "type": 11, **more}
    )
    assert answer.status == 201, answer
    return int(answer.body["id"])


async def change(api: Api, thread: int, **body: object) -> Answer:
    return await api.call("PATCH", f"/channels/{thread}", body)


async def test_a_thread_is_announced_in_its_channel(api: Api) -> None:
    thread = await begin(api, auto_archive_duration=60)
    shape = (await api.call("GET", f"/channels/{thread}")).body
    assert (shape["type"], shape["parent_id"], shape["owner_id"]) == (
        11, str(api.channel.id), str(api.world.bot.id)
    )  # fmt: skip
    assert shape["thread_metadata"]["auto_archive_duration"] == 60
    announced = api.world.messages_in(api.channel)[0]
    assert (announced.kind, announced.content) == (18, "Poll")


async def test_who_is_in_a_thread_is_told(api: Api) -> None:
    thread, ada = await begin(api), api.world.person("Ada")
    where = f"/channels/{thread}/thread-members/{ada.id}"
    assert (await api.call("GET", where)).code == 10007
    await api.call("PUT", where)
    assert (await api.call("GET", where)).body["user_id"] == str(ada.id)


async def test_a_message_begins_one_thread(api: Api) -> None:
    message = (await api.post({"content": "Poll"})).body
    where = f"/channels/{api.channel.id}/messages/{message['id']}/threads"
    made = await api.call("POST", where, {"name": "Poll"})
    assert made.body["id"] == message["id"]
    shown = (await api.call("GET", f"/channels/{api.channel.id}/messages/{message['id']}")).body
    assert (shown["thread"]["id"], shown["flags"]) == (message["id"], 1 << 5)
    assert (await api.call("POST", where, {"name": "Again"})).code == 160004


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"name": "x", "auto_archive_duration": 61}, "auto_archive_duration"),
        ({"name": "x", "type": 0}, "type"),
    ],
)
async def test_limits(api: Api, body: Any, path: Any) -> None:
    answer = await api.call("POST", f"/channels/{api.channel.id}/threads", body)
    assert (answer.code, answer.wrong(path) != "") == (50035, True)


async def test_a_thread_from_a_message_has_the_same_limits(api: Api) -> None:
    said = messages.say(api.world, api.channel, api.world.person("Ada"), "Hello")
    where = f"/channels/{api.channel.id}/messages/{said.id}/threads"
    assert (await api.call("POST", where, {"name": "x" * 101})).wrong("name")
    assert said.thread is None


async def test_private_threads_are_the_default_and_need_their_permission(api: Api) -> None:
    where = f"/channels/{api.channel.id}/threads"
    api.world.deny(api.channel, "create_private_threads")
    assert (await api.call("POST", where, {"name": "Secret"})).code == 50013
    api.world.set_permissions(api.channel, "all")
    made = (await api.call("POST", where, {"name": "Secret"})).body
    assert made["type"] == 12
    secret, ada = api.world.channel(made["id"]), api.world.person("Ada")
    assert not secret.shows_to(ada)
    await api.call("PUT", f"/channels/{made['id']}/thread-members/{ada.id}")
    assert secret.shows_to(ada)
    members = (await api.call("GET", f"/channels/{made['id']}/thread-members")).body
    assert {it["user_id"] for it in members} == {str(ada.id), str(api.world.bot.id)}
    await api.call("DELETE", f"/channels/{made['id']}/thread-members/{ada.id}")
    assert not secret.shows_to(ada)


async def test_threads_grow_only_in_text_channels(api: Api) -> None:
    thread = await begin(api)
    dm = api.world.conversation(api.world.person("Ada")).id
    for where in (thread, dm):
        assert (await api.call("POST", f"/channels/{where}/threads", {"name": "x"})).code == 50024


async def test_an_archived_thread_refuses_edits_and_opens_when_written_in(api: Api) -> None:
    thread = await begin(api)
    said = (await api.post({"content": "x"}, channel=thread)).body
    where = f"/channels/{thread}/messages/{said['id']}"
    assert (await change(api, thread, archived=True)).body["thread_metadata"]["archived"] is True
    assert (await api.call("GET", f"/guilds/{api.world.guild.id}/threads/active")).body["threads"] == []
    edit = await api.call("PATCH", where, {"content": "y"})
    assert (edit.status, edit.code) == (400, 50083)
    assert (await api.call("DELETE", where)).code == 50083
    assert (await change(api, thread, name="Other")).code == 50083
    assert (await api.post({"content": "y"}, channel=thread)).status == 200
    assert api.world.channel(thread).archived is False
    assert (await api.call("PATCH", where, {"content": "y"})).status == 200


async def test_private_answers_do_not_open_a_thread(api: Api) -> None:
    thread = api.world.channel(await begin(api))
    await change(api, thread.id, archived=True)
    api.channel = thread
    it = await api.use()
    await api.callback(it, 4, {"content": "x", "flags": 64})
    assert thread.archived


async def test_locking_is_for_moderators(api: Api) -> None:
    thread = await begin(api)
    assert (await change(api, thread, locked=True)).code == 50013
    api.world.set_permissions(api.channel, "all")
    assert (await change(api, thread, locked=True, archived=True)).status == 200
    api.world.deny(api.channel, "administrator", "manage_threads")
    assert (await change(api, thread, archived=False)).code == 50013
    assert (await api.post({"content": "x"}, channel=thread)).code == 50083
    api.world.channel(thread).archived = False
    assert (await api.post({"content": "x"}, channel=thread)).code == 160005


async def test_deleting_takes_a_moderator(api: Api) -> None:
    thread = await begin(api)
    assert (await api.call("DELETE", f"/channels/{thread}")).code == 50013
    assert (await api.call("PATCH", f"/channels/{api.channel.id}", {"name": "x"})).code == 50013
    api.world.set_permissions(api.channel, "all")
    assert (await change(api, api.channel.id, topic="New")).body["topic"] == "New"
    assert (await api.call("DELETE", f"/channels/{api.channel.id}")).status == 200
    assert (await api.call("GET", f"/channels/{thread}")).code == 10003

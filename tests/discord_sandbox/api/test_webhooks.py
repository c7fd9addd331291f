from __future__ import annotations

from typing import TYPE_CHECKING

from discord_sandbox.state import messages
from discord_sandbox.state.models import MessageFlag
from tests.discord_sandbox.rest_client import original

if TYPE_CHECKING:
    from tests.discord_sandbox.rest_client import Api

PRIVATE = {"flags": MessageFlag.EPHEMERAL}


async def test_a_promise_is_kept_by_an_edit(api: Api) -> None:
    it = await api.use()
    await api.callback(it, 5, PRIVATE)
    held = (await api.hook(it, "GET", "/messages/@original")).body
    assert held["flags"] == MessageFlag.EPHEMERAL | MessageFlag.LOADING
    assert it.state == "deferred"
    done = await api.hook(it, "PATCH", "/messages/@original", {"content": "Here"}, {"a.txt": b"x"})
    assert (done.body["id"], done.body["flags"]) == (held["id"], MessageFlag.EPHEMERAL)
    assert done.body["edited_timestamp"] is None
    assert done.body["attachments"][0]["ephemeral"] is True
    assert it.state == "answered"


async def test_a_promise_can_be_taken_back(api: Api) -> None:
    it = await api.use()
    await api.callback(it, 5)
    assert (await api.hook(it, "DELETE", "/messages/@original")).status == 204
    assert it.state == "answered"
    assert api.world.messages_in(api.channel) == []
    assert (await api.hook(it, "PATCH", "/messages/@original", {"content": "x"})).code == 10008


async def test_follow_ups_are_changed_and_deleted(api: Api) -> None:
    it = await api.use()
    await api.callback(it, 4, {"content": "One"})
    more = (await api.hook(it, "POST", "", {"content": "Two", **PRIVATE})).body
    assert more["message_reference"]["message_id"] == str(original(it).id)
    where = f"/messages/{more['id']}"
    assert (await api.hook(it, "GET", where)).body == more
    assert (await api.hook(it, "PATCH", where, {"content": "Three"})).body["content"] == "Three"
    assert (await api.hook(it, "DELETE", where)).status == 204
    assert (await api.hook(it, "GET", where)).code == 10008
    assert (await api.hook(it, "POST", "", {"content": "x" * 2001})).wrong("content")


async def test_private_answers_are_out_of_reach_for_the_bot_itself(api: Api) -> None:
    it = await api.use()
    await api.callback(it, 4, {"content": "Psst", **PRIVATE})
    where = f"/channels/{api.channel.id}/messages"
    assert (await api.call("GET", f"{where}/{original(it).id}")).code == 10008
    assert (await api.call("PATCH", f"{where}/{original(it).id}", {"content": "x"})).code == 10008
    assert (await api.call("GET", where)).body == []


async def test_a_token_reaches_only_its_own_messages(api: Api) -> None:
    it = await api.use()
    await api.callback(it, 4, {"content": "One"})
    other = messages.post(api.world, api.channel, api.world.bot, {"content": "Other"})
    assert (await api.hook(it, "PATCH", f"/messages/{other.id}", {"content": "x"})).code == 10008


async def test_a_token_lives_fifteen_minutes(api: Api) -> None:
    it = await api.use()
    await api.callback(it, 5)
    api.world.clock.shift(15 * 60 - 5)
    assert (await api.hook(it, "GET", "/messages/@original")).status == 200
    api.world.clock.shift(6)
    over = await api.hook(it, "PATCH", "/messages/@original", {"content": "x"})
    assert (over.status, over.code) == (401, 50027)
    assert (await api.hook(it, "POST", "", {"content": "x"})).code == 50027


async def test_a_token_is_unknown_before_the_acknowledgement(api: Api) -> None:
    it = await api.use()
    assert (await api.hook(it, "POST", "", {"content": "x"})).code == 10015
    wrong = f"/webhooks/{api.world.bot.id}/wrong"
    assert (await api.call("POST", wrong, {"content": "x"}, headers={})).code == 10015
    await api.callback(it, 5)
    assert (await api.call("POST", f"/webhooks/1/{it.token}", {"content": "x"})).code == 10015

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from discord_sandbox.state import messages
from tests.discord_sandbox.rest_client import Api, row


def button(custom_id: str, **more: object) -> dict[str, object]:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id, **more}


async def test_a_message_is_written_read_changed_and_deleted(api: Api) -> None:
    written = await api.post({"content": "One"})
    assert (written.status, written.content_type) == (200, "application/json")
    where = f"/channels/{api.channel.id}/messages/{written.body['id']}"
    assert (await api.call("GET", where)).body == written.body
    changed = await api.call("PATCH", where, {"content": "Two"})
    assert changed.body["content"] == "Two"
    assert changed.body["edited_timestamp"] is not None
    assert (await api.call("DELETE", where)).status == 204
    assert (await api.call("GET", where)).code == 10008


async def test_messages_are_listed_newest_first(api: Api) -> None:
    ids = [(await api.post({"content": str(n)})).body["id"] for n in range(5)]
    where = f"/channels/{api.channel.id}/messages"

    async def listed(query: str) -> list[str]:
        return [it["id"] for it in (await api.call("GET", where + query)).body]

    assert await listed("") == ids[::-1]
    assert await listed("?limit=2") == [ids[4], ids[3]]
    assert await listed(f"?before={ids[2]}") == [ids[1], ids[0]]
    assert await listed(f"?after={ids[2]}&limit=1") == [ids[3]]
    assert await listed(f"?around={ids[2]}&limit=3") == [ids[3], ids[2], ids[1]]
    assert (await api.call("GET", where + "?limit=101")).wrong("limit") == "NUMBER_TYPE_MAX"
    assert (await api.call("GET", where + "?limit=x")).code == 50035


@pytest.mark.parametrize(
    ("body", "path", "wrong"),
    [
        ({"content": "x" * 2001}, ("content",), "BASE_TYPE_MAX_LENGTH"),
        ({"content": 7}, ("content",), "STRING_TYPE_CONVERT"),
        ({"embeds": [{"title": "x"}] * 11}, ("embeds",), "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": {}}, ("embeds",), "LIST_TYPE_CONVERT"),
        ({"embeds": ["x"]}, ("embeds", 0), "MODEL_TYPE_CONVERT"),
        ({"content": "x", "nonce": "n" * 26}, ("nonce",), "NONCE_TYPE_TOO_LONG"),
        ({"content": "x", "nonce": []}, ("nonce",), "NONCE_TYPE_INVALID"),
        ({"content": "x", "flags": "1"}, ("flags",), "NUMBER_TYPE_COERCE"),
        ({"content": "x", "attachments": [{"id": 0}]}, ("attachments", 0, "id"), "ATTACHMENT_NOT_FOUND"),
        ({"content": "x", "allowed_mentions": {"parse": ["all"]}}, ("allowed_mentions", "parse", 0),
         "BASE_TYPE_CHOICES"),
        ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, ("allowed_mentions",),
         "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"),
        ({"content": "x", "message_reference": {"message_id": "1"}}, ("message_reference",),
         "MESSAGE_REFERENCE_UNKNOWN_MESSAGE"),
        ({"content": "x", "poll": {"question": {}}}, ("poll",), "NOT_IN_THE_SANDBOX"),
        ({"components": [row(*[button(str(n)) for n in range(6)])]}, ("components", 0, "components"),
         "BASE_TYPE_BAD_LENGTH"),
    ],
)  # fmt: skip
async def test_limits(api: Api, body: Any, path: Any, wrong: str) -> None:
    answer = await api.post(body)
    assert (answer.status, answer.code) == (400, 50035)
    assert answer.wrong(*path) == wrong
    assert api.world.messages_in(api.channel) == []


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": None, "embeds": [], "components": []}])
async def test_an_empty_message_is_refused(api: Api, body: Any) -> None:
    assert (await api.post(body)).code == 50006


async def test_just_within_the_limits(api: Api) -> None:
    files = {f"{n}.txt": b"x" for n in range(10)}
    attachments = [{"id": n, "description": "d" * 1024} for n in range(10)]
    answer = await api.post({"content": "x" * 2000, "nonce": "n" * 25, "attachments": attachments}, files)
    assert answer.status == 200
    assert len(answer.body["attachments"]) == 10


async def test_files_are_counted_measured_and_weighed(api: Api) -> None:
    many = {f"{n}.txt": b"x" for n in range(11)}
    assert (await api.post({}, many)).wrong("files") == "BASE_TYPE_MAX_LENGTH"
    told = [{"id": 0, "description": "d" * 1025}]
    long = await api.post({"attachments": told}, {"a.txt": b"x"})
    assert long.wrong("attachments", 0, "description") == "BASE_TYPE_MAX_LENGTH"
    heavy = await api.post({}, {"a.bin": b"x" * 200_001})
    assert (heavy.status, heavy.code) == (413, 40005)
    buffer = io.BytesIO()
    Image.new("RGB", (30, 20)).save(buffer, "WEBP")
    picture = (await api.post({}, {"a.webp": buffer.getvalue()})).body["attachments"][0]
    assert (picture["width"], picture["height"], picture["content_type"]) == (30, 20, "image/webp")
    async with api.session.get(picture["url"]) as answer:
        assert await answer.read() == buffer.getvalue()


async def test_files_shown_in_an_embed_are_not_listed_beside_it(api: Api) -> None:
    embed = {"title": "Map", "image": {"url": "attachment://a.png"}}
    made = await api.post({"embeds": [embed]}, {"a.png": b"x", "b.txt": b"y"})
    assert [it["filename"] for it in made.body["attachments"]] == ["b.txt"]
    assert made.body["embeds"][0]["image"]["url"].endswith("/a.png")
    where = f"/channels/{api.channel.id}/messages/{made.body['id']}"
    changed = await api.call("PATCH", where, {"embeds": []})
    assert [it["filename"] for it in changed.body["attachments"]] == ["a.png", "b.txt"]


async def test_an_edit_keeps_the_files_it_lists(api: Api) -> None:
    made = await api.post({}, {"a.txt": b"x", "b.txt": b"y"})
    where = f"/channels/{api.channel.id}/messages/{made.body['id']}"
    kept = made.body["attachments"][1]["id"]
    changed = await api.call("PATCH", where, {"attachments": [{"id": kept}, {"id": 0}]}, {"c.txt": b"z"})
    assert [it["filename"] for it in changed.body["attachments"]] == ["b.txt", "c.txt"]
    same = await api.call("PATCH", where, {"content": "said"})
    assert len(same.body["attachments"]) == 2
    none = await api.call("PATCH", where, {"attachments": []})
    assert none.body["attachments"] == []
    assert (await api.call("PATCH", where, {"content": ""})).code == 50006


async def test_an_enforced_nonce_writes_once(api: Api) -> None:
    body = {"content": "Your turn", "nonce": "g1:17", "enforce_nonce": True}
    first = (await api.post(body)).body
    assert first["nonce"] == "g1:17"
    assert (await api.post({**body, "content": "Other"})).body["id"] == first["id"]
    assert (await api.post(body, channel=api.world.channel("channel-2").id)).body["id"] == first["id"]
    assert (await api.post({**body, "enforce_nonce": False})).body["id"] != first["id"]
    api.world.clock.shift(api.world.limits.nonce_memory + 1)
    assert (await api.post(body)).body["id"] != first["id"]


async def test_a_reply_refers_to_what_it_answers(api: Api) -> None:
    first = (await api.post({"content": "One"})).body
    made = await api.post({"content": "Two", "message_reference": {"message_id": first["id"]}})
    assert made.body["type"] == 19
    assert made.body["message_reference"]["message_id"] == first["id"]
    lenient = {"message_id": "1", "fail_if_not_exists": False}
    assert (await api.post({"content": "Two", "message_reference": lenient})).body["type"] == 0


@pytest.mark.parametrize(
    ("allowed", "called"),
    [
        (None, ["Ada", "Ben"]),
        ({"parse": ["users"]}, ["Ada"]),
        ({"parse": [], "replied_user": True}, ["Ben"]),
        ({"parse": []}, []),
    ],
)
async def test_a_reply_calls_whom_it_answers(api: Api, allowed: Any, called: list[str]) -> None:
    said = messages.say(api.world, api.channel, api.world.person("Ben"), "Hello")
    text = f"Hello, and hello <@{api.world.person('Ada').id}>"
    body = {"content": text, "message_reference": {"message_id": str(said.id)}, "allowed_mentions": allowed}
    made = await api.post(body)
    assert [it["global_name"] for it in made.body["mentions"]] == called
    message = api.world.message(api.channel, int(made.body["id"]))
    assert message.pinged == {api.world.person(name).id for name in called}
    own = await api.post({"content": "x", "message_reference": {"message_id": made.body["id"]}})
    assert own.body["mentions"] == []


async def test_only_own_messages_are_changed_but_not_system_ones(api: Api) -> None:
    said = messages.say(api.world, api.channel, api.world.person("Ada"), "Hello")
    where = f"/channels/{api.channel.id}/messages/"
    assert (await api.call("PATCH", where + str(said.id), {"content": "x"})).code == 50005
    assert (await api.call("DELETE", where + str(said.id))).code == 50013
    await api.call("POST", f"/channels/{api.channel.id}/threads", {"name": "T", "type": 11})
    system = api.world.messages_in(api.channel)[-1]
    assert (await api.call("PATCH", where + str(system.id), {"content": "x"})).code == 50021


async def test_a_layout_stays_one_and_stands_alone(api: Api) -> None:
    layout = {"flags": 1 << 15, "components": [{"type": 10, "content": "Hello"}]}
    made = await api.post(layout)
    assert made.body["components"] == [{"type": 10, "content": "Hello", "id": 1}]
    where = f"/channels/{api.channel.id}/messages/{made.body['id']}"
    changed = await api.call("PATCH", where, {"content": "words"})
    assert changed.wrong("content") == "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    plain = await api.post({"content": "words"})
    becoming = await api.call("PATCH", f"/channels/{api.channel.id}/messages/{plain.body['id']}", layout)
    assert becoming.wrong("content") == "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    cleared = {**layout, "content": None}
    done = await api.call("PATCH", f"/channels/{api.channel.id}/messages/{plain.body['id']}", cleared)
    assert done.body["flags"] == 1 << 15

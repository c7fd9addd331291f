from __future__ import annotations

import asyncio
import base64
import contextlib
from typing import TYPE_CHECKING, Any

import pytest

from discord_sandbox.state import messages
from discord_sandbox.testing import until
from tests.discord_sandbox.rest_client import Answer, Api, chat_command, form_of, original, row

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from discord_sandbox.state.models import Interaction


def option(name: str, kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "An option", "type": kind, **more}


POLL = chat_command(
    "poll",
    option(
        "new",
        1,
        options=[
            option("topic", required=True, choices=[{"name": "Lunch", "value": "lunch"}]),
            option("answers", 4, min_value=2, max_value=9),
            option("secret", 5),
            option("share", 10),
            option("guest", 6),
            option("where", 7),
            option("file", 11),
            option("note", max_length=5),
            option("goal", autocomplete=True),
        ],
    ),
)


def who(api: Api, name: str = "Ada") -> str:
    return str(api.world.person(name).id)


async def use(api: Api, command: str = "poll new", name: str = "Ada", **options: Any) -> Answer:
    body = {"user": who(api, name), "channel": str(api.channel.id), "command": command, "options": options}
    return await api.ui("POST", "/interactions/command", body)


def begun(api: Api, answer: Answer) -> Interaction:
    assert answer.status == 200, answer
    return api.world.interactions[int(answer.body["interaction_id"])]


async def test_the_state_of_a_person(api: Api) -> None:
    await api.register(POLL)
    state = (await api.ui("GET", f"/state?user={who(api)}")).body
    assert [it["name"] for it in state["people"]] == list(api.world.people)
    assert state["bot"] == {"id": str(api.world.bot.id), "name": "Bot", "online": False}
    assert state["guild"]["name"] == "Test server"
    assert [(it["name"], it["type"]) for it in state["channels"]][-2:] == [("channel-3", 0), ("Bot", 1)]
    assert [it["name"] for it in state["commands"]] == ["poll"]
    assert state["channels"][0] == {
        "id": str(api.world.channel("general").id), "name": "general", "type": 0, "parent_id": None,
        "topic": "Talk about anything", "archived": False, "locked": False, "unread_mentions": 0,
    }  # fmt: skip


async def test_nobody_and_nowhere(api: Api) -> None:
    assert (await api.ui("GET", "/state")).status == 400
    assert (await api.ui("GET", "/state?user=1")).body == {"error": "Unknown User"}
    assert (await api.ui("GET", f"/channels/1/messages?user={who(api)}")).status == 404
    other = api.world.conversation(api.world.person("Ben")).id
    assert (await api.ui("GET", f"/channels/{other}/messages?user={who(api)}")).status == 404
    assert (await api.ui("POST", "/interactions/command", [])).body == {
        "error": "The body is no JSON object."
    }


async def test_people_speak_and_read(api: Api) -> None:
    where = f"/channels/{api.channel.id}/messages"
    said = (await api.ui("POST", where, {"user": who(api), "content": "Hello"})).body
    assert (said["content"], said["author"]["id"], said["ephemeral_for"]) == ("Hello", who(api), None)
    more = [(await api.ui("POST", where, {"user": who(api), "content": str(n)})).body["id"] for n in range(3)]

    async def read(query: str) -> list[str]:
        return [it["id"] for it in (await api.ui("GET", f"{where}?user={who(api, 'Ben')}{query}")).body]

    assert await read("") == [said["id"], *more]
    assert await read("&limit=2") == more[1:]
    assert await read(f"&after={said['id']}&limit=2") == more[:2]
    for refused in ("", "  ", "x" * 2001):
        assert (await api.ui("POST", where, {"user": who(api), "content": refused})).status == 400


async def test_looking_marks_mentions_as_read(api: Api) -> None:
    messages.post(api.world, api.channel, api.world.bot, {"content": f"<@{who(api)}>"})

    async def unread() -> int:
        state = (await api.ui("GET", f"/state?user={who(api)}")).body
        return sum(it["unread_mentions"] for it in state["channels"])

    assert await unread() == 1
    await api.ui("GET", f"/channels/{api.channel.id}/messages?user={who(api)}")
    assert await unread() == 0


async def test_options_reach_the_bot_in_their_types(api: Api) -> None:
    await api.register(POLL)
    file = {"filename": "g.json", "data_base64": base64.b64encode(b"{}").decode()}
    it = begun(
        api,
        await use(
            api, topic="lunch", answers="4", secret=True, share="0.5", guest=who(api, "Ben"),
            where=str(api.world.channel("general").id), file=file, note="short",
        ),
    )  # fmt: skip
    assert (it.data["name"], it.data["options"][0]["name"], it.command) == ("poll", "new", "poll new")
    given = {one["name"]: one["value"] for one in it.data["options"][0]["options"]}
    assert (given["topic"], given["answers"], given["secret"], given["share"]) == ("lunch", 4, True, 0.5)
    resolved = it.data["resolved"]
    assert resolved["users"][given["guest"]]["global_name"] == "Ben"
    assert "permissions" in resolved["members"][given["guest"]]
    assert resolved["channels"][given["where"]]["name"] == "general"
    assert resolved["attachments"][given["file"]]["filename"] == "g.json"


@pytest.mark.parametrize(
    ("command", "options", "said"),
    [
        ("nothing", {}, "There is no command /nothing here."),
        ("poll", {}, "/poll is not a whole command; there are /poll new."),
        ("poll old", {}, "There is no command /poll old here."),
        ("poll new", {}, "The option topic is required."),
        ("poll new", {"topic": "dinner"}, "topic: dinner is none of Lunch."),
        ("poll new", {"topic": "lunch", "size": 1}, "There is no option size; there are topic, answers,"),
        ("poll new", {"topic": "lunch", "answers": "many"}, "answers: many is no number."),
        ("poll new", {"topic": "lunch", "answers": 1}, "answers: the smallest value is 2."),
        ("poll new", {"topic": "lunch", "answers": 10}, "answers: the greatest value is 9."),
        ("poll new", {"topic": "lunch", "note": "too long"}, "note: the greatest length is 5."),
        (
            "poll new",
            {"topic": "lunch", "secret": "maybe"},
            "secret: this is either true or false",
        ),
        ("poll new", {"topic": "lunch", "guest": "7"}, "guest: nobody here is 7."),
        ("poll new", {"topic": "lunch", "where": "7"}, "where: there is no channel 7."),
        ("poll new", {"topic": "lunch", "file": "x"}, "file: a file is given as"),
    ],
)
async def test_what_cannot_be_sent_is_said(
    api: Api, command: Any, options: dict[str, Any], said: str
) -> None:
    await api.register(POLL)
    answer = await use(api, command, **options)
    assert answer.status in (400, 404)
    assert answer.body["error"].startswith(said)


async def test_commands_for_moderators(api: Api) -> None:
    await api.register(chat_command("end", default_member_permissions=str(1 << 5)))
    assert (await use(api, "end", "Ben")).status == 403
    assert (await use(api, "end", "Ada")).status == 200  # she owns the server


@pytest.mark.parametrize("nothing", [0, "0"])
async def test_commands_for_nobody_are_for_administrators(api: Api, nothing: Any) -> None:
    await api.register(chat_command("end", default_member_permissions=nothing), chat_command("look"))
    assert (await use(api, "end", "Ben")).status == 403
    assert (await use(api, "end", "Ada")).status == 200
    assert (await use(api, "look", "Ben")).status == 200


async def test_what_became_of_an_interaction(api: Api) -> None:
    await api.register(chat_command("ping"))
    it = begun(api, await use(api, "ping"))

    async def state() -> Any:
        return (await api.ui("GET", f"/interactions/{it.id}")).body

    assert (await state())["state"] == "waiting"
    await api.callback(it, 5, {"flags": 64})
    deferred = await state()
    assert (deferred["state"], deferred["messages"]) == ("deferred", [str(original(it).id)])
    assert 0 <= deferred["acknowledged_after_ms"] < 3000
    await api.hook(it, "PATCH", "/messages/@original", {"content": "pong"})
    assert (await state())["state"] == "answered"
    message = (await api.ui("GET", f"/channels/{api.channel.id}/messages?user={who(api)}")).body[0]
    assert (message["ephemeral_for"], message["loading"]) == (who(api), False)
    assert message["interaction"]["name"] == "ping"
    assert message["interaction"]["user"]["id"] == who(api)
    assert (await api.ui("GET", f"/channels/{api.channel.id}/messages?user={who(api, 'Ben')}")).body == []
    api.hurry()
    silent = begun(api, await use(api, "ping"))
    await silent.settled.wait()
    failed = (await api.ui("GET", f"/interactions/{silent.id}")).body
    assert (failed["state"], failed["error"]) == ("failed", "The application did not respond")
    assert (await api.ui("GET", "/interactions/1")).status == 404


async def test_completions(api: Api) -> None:
    await api.register(POLL)
    body = {"user": who(api), "channel": str(api.channel.id), "command": "poll new", "focused": "goal"}
    waiting = asyncio.create_task(
        api.ui("POST", "/interactions/autocomplete", {**body, "options": {"goal": "1", "answers": 4}})
    )
    await until(lambda: api.world.interactions)
    it = next(iter(api.world.interactions.values()))
    assert it.data["options"][0]["options"] == [
        {"name": "answers", "type": 4, "value": 4},
        {"name": "goal", "type": 3, "value": "1", "focused": True},
    ]
    await api.callback(it, 8, {"choices": [{"name": "Ten", "value": "10"}]})
    assert (await waiting).body == {"choices": [{"name": "Ten", "value": "10"}]}
    api.hurry()
    late = await api.ui("POST", "/interactions/autocomplete", body)
    assert (late.status, late.body) == (504, {"error": "The application did not respond"})
    assert (await api.ui("POST", "/interactions/autocomplete", {**body, "focused": "note"})).status == 400


async def press(api: Api, message: Any, custom_id: str, *values: str, name: str = "Ada") -> Answer:
    body = {"user": who(api, name), "channel": str(api.channel.id), "message": str(message.id)}
    return await api.ui(
        "POST", "/interactions/component", {**body, "custom_id": custom_id, "values": list(values)}
    )


COMPONENTS = [
    row({"type": 2, "style": 1, "label": "Go", "custom_id": "go"},
        {"type": 2, "style": 1, "label": "Off", "custom_id": "off", "disabled": True},
        {"type": 2, "style": 5, "label": "Link", "url": "https://example.org"}),
    row({"type": 3, "custom_id": "pick", "min_values": 1, "max_values": 2,
         "options": [{"label": it, "value": it} for it in "abc"]}),
    row({"type": 5, "custom_id": "guest", "min_values": 0}),
    row({"type": 7, "custom_id": "any", "max_values": 2}),
    row({"type": 8, "custom_id": "where", "channel_types": [0]}),
]  # fmt: skip


async def test_buttons_and_menus(api: Api) -> None:
    message = messages.post(api.world, api.channel, api.world.bot, {"content": "x", "components": COMPONENTS})
    it = begun(api, await press(api, message, "go"))
    assert (it.data["component_type"], it.source) == (2, message)
    assert begun(api, await press(api, message, "pick", "c", "a")).data["values"] == ["c", "a"]
    chosen = begun(api, await press(api, message, "guest", who(api, "Ben")))
    assert chosen.data["resolved"]["users"][who(api, "Ben")]["global_name"] == "Ben"
    assert begun(api, await press(api, message, "guest")).data["resolved"] == {}
    hosts = str(api.world.add_role("Hosts").id)
    chosen = begun(api, await press(api, message, "any", hosts, who(api, "Ben")))
    assert (list(chosen.data["resolved"]["roles"]), list(chosen.data["resolved"]["users"])) == (
        [hosts], [who(api, "Ben")],
    )  # fmt: skip
    chosen = begun(api, await press(api, message, "where", str(api.channel.id)))
    assert chosen.data["resolved"]["channels"][str(api.channel.id)]["name"] == "channel-1"
    hidden = api.world.channel("channel-3")
    api.world.hide(hidden, api.world.person("Ben"))
    for refused in (
        press(api, message, "any", "7"),
        press(api, message, "where", "nonsense"),
        press(api, message, "where", str(api.world.conversation(api.world.person("Ada")).id)),
        press(api, message, "where", str(hidden.id), name="Ben"),
        press(api, message, "off"),
        press(api, message, "gone"),
        press(api, message, ""),
        press(api, message, "pick"),
        press(api, message, "pick", "a", "a"),
        press(api, message, "pick", "z"),
        press(api, message, "guest", "7"),
    ):
        assert (await refused).status in (400, 404)


async def test_private_messages_are_only_for_their_person(api: Api) -> None:
    private = messages.post(
        api.world, api.channel, api.world.bot, {"content": "x", "components": COMPONENTS},
        ephemeral_for=api.world.person("Ada"),
    )  # fmt: skip
    assert (await press(api, private, "go", name="Ben")).status == 404
    assert (await press(api, private, "go", name="Ada")).status == 200


FORM = {
    "custom_id": "form",
    "title": "A form",
    "components": [
        row({"type": 4, "custom_id": "city", "label": "City", "style": 1, "max_length": 5}),
        {"type": 18, "label": "Pick", "component": {
            "type": 3, "custom_id": "pick", "options": [{"label": it, "value": it} for it in "ab"]}},
        {"type": 18, "label": "Guest", "component": {"type": 5, "custom_id": "guest", "required": False}},
        {"type": 10, "content": "Words"},
    ],
}  # fmt: skip


async def test_forms(api: Api) -> None:
    it = await api.use()
    await api.callback(it, 9, FORM)

    async def send(name: str = "Ada", **fields: Any) -> Answer:
        body = {"user": who(api, name), "modal": str(form_of(it).id), "fields": fields}
        return await api.ui("POST", "/interactions/modal", body)

    for fields in (
        {"pick": "a"},
        {"city": "too long", "pick": "a"},
        {"city": "Rome"},
        {"city": "Rome", "pick": "z"},
        {"city": "Rome", "pick": "a", "more": "x"},
        {"city": "Rome", "pick": "a", "guest": "7"},
    ):
        assert (await send(**fields)).status == 400, fields
    assert (await send("Ben", city="Rome", pick="a")).status == 404
    sent = begun(api, await send(city="Rome", pick="a", guest=who(api, "Ben")))
    inner = [it.get("component") for it in sent.data["components"]]
    assert inner[1] == {"type": 3, "custom_id": "pick", "values": ["a"]}
    assert inner[2]["values"] == list(sent.data["resolved"]["users"])
    assert (await send(city="Rome", pick="a")).status == 404  # a form is sent once


async def test_groups_and_menus_of_forms(api: Api) -> None:
    options = [{"label": it.upper(), "value": it} for it in "abc"]
    inputs = [
        {"type": 6, "custom_id": "role"},
        {"type": 8, "custom_id": "where", "required": False},
        {"type": 21, "custom_id": "one", "options": options, "required": False},
        {"type": 22, "custom_id": "some", "options": options},
        {"type": 23, "custom_id": "yes"},
    ]
    labels = [{"type": 18, "label": it["custom_id"], "component": it} for it in inputs]
    hosts = str(api.world.add_role("Hosts").id)

    async def sent(**fields: Any) -> Answer:
        await api.callback(it := await api.use(), 9, {**FORM, "components": labels})
        body = {"user": who(api), "modal": str(form_of(it).id), "fields": fields}
        return await api.ui("POST", "/interactions/modal", body)

    full = {"role": hosts, "where": str(api.channel.id), "one": ["b"], "some": ["a", "b", "c"], "yes": True}
    it = begun(api, await sent(**full))
    told = [one["component"] for one in it.data["components"]]
    assert [one.get("values", one.get("value")) for one in told] == [
        [hosts], [str(api.channel.id)], "b", ["a", "b", "c"], True,
    ]  # fmt: skip
    assert it.data["resolved"]["roles"][hosts]["name"] == "Hosts"
    assert list(it.data["resolved"]["channels"]) == [str(api.channel.id)]
    few = begun(api, await sent(role="everyone", some="a"))
    told = [one["component"] for one in few.data["components"]]
    assert [one.get("values", one.get("value")) for one in told] == [
        [str(api.world.guild.id)], [], None, ["a"], False,
    ]  # fmt: skip
    refused: list[dict[str, Any]] = [
        {"role": "nonsense"}, {"where": "7"}, {"one": "z"}, {"one": ["a", "b"]}, {"some": []}, {"yes": "x"},
    ]  # fmt: skip
    for wrong in refused:
        assert (await sent(**full | wrong)).status == 400, wrong


@contextlib.asynccontextmanager
async def watching(api: Api, name: str) -> AsyncIterator[Any]:
    async with api.session.ws_connect(f"{api.sandbox.base_url}/ui/ws?user={who(api, name)}") as socket:
        yield socket


async def test_each_person_is_told_what_they_may_see(api: Api) -> None:
    async with watching(api, "Ada") as ada, watching(api, "Ben") as ben:
        await api.register(chat_command("ping"))
        it = begun(api, await use(api, "ping"))
        await api.callback(it, 4, {"content": "Psst", "flags": 64})
        form = begun(api, await use(api, "ping"))
        await api.callback(form, 9, FORM)
        api.hurry()
        silent = begun(api, await use(api, "ping"))
        await silent.settled.wait()
        made = await api.post({"content": "All"})
        await api.call("DELETE", f"/channels/{api.channel.id}/messages/{made.body['id']}")
        api.world.add_channel("channel-4")
        api.world.set_online(True)
        told = [(await ada.receive_json(timeout=30)) for _ in range(9)]
        assert [it["type"] for it in told] == [
            "commands", "message", "interaction", "modal", "interaction", "interaction",
            "message", "message_delete", "channel",
        ]  # fmt: skip
        assert told[2]["data"]["state"] == "answered"
        assert (told[3]["data"]["id"], told[3]["data"]["title"]) == (str(form_of(form).id), "A form")
        assert told[5]["data"]["error"] == "The application did not respond"
        assert told[7]["data"] == {"id": made.body["id"], "channel_id": str(api.channel.id)}
        assert (await ada.receive_json(timeout=30))["data"]["online"] is True
        seen = [(await ben.receive_json(timeout=30))["type"] for _ in range(5)]
        assert seen == ["commands", "message", "message_delete", "channel", "bot"]


async def test_files_are_served_and_only_pictures_in_place(api: Api) -> None:
    made = (await api.post({}, {"a.png": b"x", "b.html": b"<script>"})).body
    for attachment, in_place in zip(made["attachments"], (True, False), strict=True):
        async with api.session.get(attachment["url"]) as answer:
            assert answer.status == 200
            assert ("Content-Disposition" not in answer.headers) is in_place
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        async with api.session.get(attachment["url"].replace(str(api.channel.id), "1")) as answer:
            assert answer.status == 404


async def test_the_page_and_nothing_beside_it(api: Api) -> None:
    async with api.session.get(api.sandbox.base_url + "/") as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith("text/html")
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
    for path in (
        "/page/nothing.js",
        "/page/..%2Fapp.py",
        "/page/message/..%2F..%2Fapp.py",
        "/page/%2Fetc%2Fpasswd",
        "/page/message",
    ):
        async with api.session.get(api.sandbox.base_url + path) as answer:
            assert answer.status == 404


async def test_a_command_of_a_message_or_a_person(api: Api) -> None:
    await api.register({"name": "Quote", "type": 3}, {"name": "Greet", "type": 2})
    message = (
        await api.ui("POST", f"/channels/{api.channel.id}/messages", {"user": who(api), "content": "Hi"})
    ).body
    body = {"user": who(api), "channel": str(api.channel.id)}
    quoted = begun(
        api,
        await api.ui("POST", "/interactions/menu", {**body, "command": "Quote", "message": message["id"]}),
    )
    assert quoted.data["target_id"] == message["id"]
    greeted = begun(
        api,
        await api.ui("POST", "/interactions/menu", {**body, "command": "Greet", "person": who(api, "Ben")}),
    )
    assert greeted.data["type"] == 2
    for odd in (
        {"command": "Quote", "message": "x"},
        {"command": "Quote", "person": who(api)},
        {"command": "Greet"},
    ):
        answer = await api.ui("POST", "/interactions/menu", {**body, **odd})
        assert answer.status in (400, 404), odd

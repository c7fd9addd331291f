"""The sandbox's responses conform to Discord's own description of its API."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from discord_sandbox.serializers import channels, people
from tests.discord_sandbox.rest_client import chat_command, original, row
from tests.valid.description import read_openapi

if TYPE_CHECKING:
    from tests.discord_sandbox.rest_client import Api

jsonschema: Any = import_module("jsonschema")


@pytest.fixture(scope="module")
def registry() -> Registry[Any]:
    resource = Resource.from_contents(read_openapi(), DRAFT202012)
    filled: Registry[Any] = Registry().with_resource("api", resource)
    return filled


@pytest.fixture
def fits(registry: Registry[Any]) -> Any:
    def check(name: str, shape: Any) -> None:
        schema = {"$ref": f"api#/components/schemas/{name}"}
        found = list(jsonschema.Draft202012Validator(schema, registry=registry).iter_errors(shape))
        told = [f"{error.json_path}: {error.message[:200]}" for error in found]
        assert not told, "\n".join(told)

    return check


async def test_who_and_where(api: Api, fits: Any) -> None:
    fits("UserPIIResponse", (await api.call("GET", "/users/@me")).body)
    fits("PrivateApplicationResponse", (await api.call("GET", "/oauth2/applications/@me")).body)
    fits("GatewayBotResponse", (await api.call("GET", "/gateway/bot")).body)
    guild = (await api.call("GET", f"/guilds/{api.world.guild.id}")).body
    assert {"channels", "members", "threads"}.isdisjoint(guild), "only the gateway tells them"
    ada = api.world.person("Ada")
    fits("UserResponse", people.user(ada))
    fits("GuildMemberResponse", people.member(ada, api.world.guild))
    fits("GuildRoleResponse", channels.role(api.world.guild))
    fits("GuildChannelResponse", (await api.call("GET", f"/channels/{api.channel.id}")).body)
    dm = (await api.call("POST", "/users/@me/channels", {"recipient_id": str(ada.id)})).body
    fits("PrivateChannelResponse", dm)


async def test_commands(api: Api, fits: Any) -> None:
    option = {"name": "x", "description": "An option", "type": 3, "autocomplete": True}
    for command in (await api.register(chat_command("a", option), chat_command("b"))).body:
        fits("ApplicationCommandResponse", command)


async def test_messages_and_threads(api: Api, fits: Any) -> None:
    embed = {"title": "x", "fields": [{"name": "n", "value": "v"}], "image": {"url": "attachment://a.png"}}
    components = [
        row({"type": 2, "style": 1, "label": "x", "custom_id": "a"}),
        row({"type": 3, "custom_id": "b", "options": [{"label": "x", "value": "x"}]}),
    ]
    made = await api.post({"embeds": [embed], "components": components}, {"a.png": b"x", "b.txt": b"y"})
    fits("MessageResponse", made.body)
    fits("MessageAttachmentResponse", made.body["attachments"][0])
    where = f"/channels/{api.channel.id}/messages/{made.body['id']}"
    fits("ThreadResponse", (await api.call("POST", where + "/threads", {"name": "T"})).body)
    fits("MessageResponse", (await api.call("GET", where)).body)


async def test_layouts(api: Api, fits: Any) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "A map"}]}
    parts = [
        {"type": 10, "content": "x"},
        gallery,
        {"type": 14},
        {"type": 13, "file": {"url": "attachment://b"}},
    ]
    body = {"flags": 1 << 15, "components": [{"type": 17, "components": parts}]}
    fits("MessageResponse", (await api.post(body, {"a.png": b"x", "b": b"y"})).body)


async def test_interactions(api: Api, fits: Any) -> None:
    it = await api.use()
    answer = await api.callback(it, 4, {"content": "x"}, query="?with_response=1")
    fits("InteractionCallbackResponse", answer.body)
    fits("MessageResponse", (await api.hook(it, "GET", "/messages/@original")).body)
    follow_up = (await api.hook(it, "POST", "", {"content": "y"})).body
    fits("MessageResponse", follow_up)
    assert follow_up["message_reference"]["message_id"] == str(original(it).id)

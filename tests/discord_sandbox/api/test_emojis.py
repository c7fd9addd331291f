from __future__ import annotations

import base64
from typing import TYPE_CHECKING

import pytest

from discord_sandbox.validation.emojis import LARGEST

if TYPE_CHECKING:
    from tests.discord_sandbox.rest_client import Api


def _data(content: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


def _where(api: Api) -> str:
    return f"/applications/{api.world.bot.id}/emojis"


async def test_emojis_come_and_go(api: Api) -> None:
    where = _where(api)
    made = await api.call("POST", where, {"name": "gold", "image": _data(b"picture")})
    assert made.status == 201
    assert (await api.call("GET", where)).body == {"items": [made.body]}
    assert made.body["user"]["id"] == str(api.world.bot.id)
    one = f"{where}/{made.body['id']}"
    renamed = await api.call("PATCH", one, {"name": "silver"})
    assert renamed.body == {**made.body, "name": "silver"}
    assert (await api.call("GET", one)).body == renamed.body
    assert (await api.call("DELETE", one)).status == 204
    assert (await api.call("GET", one)).code == 10014
    assert (await api.call("GET", "/applications/1/emojis")).status == 404


@pytest.mark.parametrize(
    "body",
    [
        {"name": "x", "image": _data(b"picture")},
        {"name": "with space", "image": _data(b"picture")},
        {"name": "taken", "image": _data(b"picture")},
        {"name": "text", "image": "picture"},
        {"name": "large", "image": _data(b"p" * (LARGEST + 1))},
        {"name": "none"},
        {"name": "kind", "image": _data(b"picture", "bmp")},
    ],
)
async def test_what_is_refused(api: Api, body: dict[str, str]) -> None:
    api.world.emojis.add("taken", b"picture", "image/png", api.world.person("Ada"))
    assert (await api.call("POST", _where(api), body)).code == 50035
    assert len(api.world.emojis.every()) == 1


async def test_buttons_show_only_emojis_that_are_there(api: Api) -> None:
    known = api.world.emojis.add("gold", b"picture", "image/png", api.world.person("Ada"))
    for emoji_id, status in ((str(known.id), 200), (known.id, 200), ("17", 400)):
        button = {"type": 2, "style": 1, "custom_id": "b", "emoji": {"id": emoji_id, "name": "gold"}}
        body = {"components": [{"type": 1, "components": [button]}]}
        answer = await api.call("POST", f"/channels/{api.channel.id}/messages", body)
        assert answer.status == status, answer
        if status == 200:
            (row,) = answer.body["components"]
            assert row["components"][0]["emoji"] == {"id": str(known.id), "name": "gold"}


async def test_lines_of_menus_show_them_too(api: Api) -> None:
    known = api.world.emojis.add("gold", b"picture", "image/png", api.world.person("Ada"))
    for emoji_id, status in ((known.id, 200), (17, 400)):
        option = {"label": "Gold", "value": "g", "emoji": {"id": emoji_id, "name": "gold"}}
        menu = {"type": 3, "custom_id": "m", "options": [option]}
        body = {"components": [{"type": 1, "components": [menu]}]}
        answer = await api.call("POST", f"/channels/{api.channel.id}/messages", body)
        assert answer.status == status, answer
    (message,) = api.world.messages_in(api.channel)
    (shown,) = message.components[0]["components"][0]["options"]
    assert shown["emoji"] == {"id": str(known.id), "name": "gold"}

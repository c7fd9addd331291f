from __future__ import annotations

import base64
from typing import TYPE_CHECKING

import pytest

from tests.discord_sandbox.rest_client import row

if TYPE_CHECKING:
    from tests.discord_sandbox.rest_client import Api

_LARGEST = 262_144


def _data(content: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


def _where(api: Api) -> str:
    return f"/applications/{api.world.bot.id}/emojis"


async def test_emojis_come_and_go(api: Api) -> None:
    where = _where(api)
    made = await api.call("POST", where, {"name": "gold", "image": _data(b"p" * _LARGEST)})
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
        {"image": _data(b"picture")},
        {"name": "x", "image": _data(b"picture")},
        {"name": "with space", "image": _data(b"picture")},
        {"name": "taken", "image": _data(b"picture")},
        {"name": "text", "image": "picture"},
        {"name": "large", "image": _data(b"p" * (_LARGEST + 1))},
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


@pytest.mark.parametrize(
    "name",
    [
        "\u2694\ufe0f",
        "\U0001f5e1",
        "5\ufe0f\u20e3",
        "#\u20e3",
        "\u2139\ufe0f",
        "\u203c",
        "\u00a9",
        "\U0001f1e9\U0001f1ea",
        "\U0001f469\U0001f3fd\u200d\U0001f680",
        "\U0001f3f4\U000e0067\U000e0062\U000e007f",
    ],
)
async def test_unicode_has_emojis_of_its_own(api: Api, name: str) -> None:
    button = {"type": 2, "style": 1, "custom_id": "b", "emoji": {"id": None, "name": name}}
    assert (await api.post({"components": [row(button)]})).status == 200


@pytest.mark.parametrize(
    "emoji",
    [
        {"name": "notanemoji"},
        {"name": ":sword:"},
        {"name": "5"},
        {"name": ""},
        {"name": "\u00e9"},
        {"id": None},
    ],
)
async def test_words_are_no_emojis(api: Api, emoji: dict[str, str]) -> None:
    option = {"label": "x", "value": "x", "emoji": emoji}
    menu = {"type": 3, "custom_id": "m", "options": [option]}
    wrong = ("components", 0, "component", "options", 0, "emoji", "name")
    posted = await api.post({"components": [row(menu)]})
    assert (
        posted.wrong("components", 0, "components", *wrong[1:2], *wrong[3:])
        == "BUTTON_COMPONENT_INVALID_EMOJI"
    )
    form = {"custom_id": "f", "title": "F", "components": [{"type": 18, "label": "l", "component": menu}]}
    shown = await api.callback(await api.use(), 9, form)
    assert shown.wrong("data", *wrong) == "BUTTON_COMPONENT_INVALID_EMOJI"

"""Invalid requests of a client get an error that says what is wrong; the server itself never fails."""

from __future__ import annotations

import copy
import random
from typing import TYPE_CHECKING, Any

import pytest

from tests.discord_sandbox.rest_client import chat_command, row

if TYPE_CHECKING:
    from tests.discord_sandbox.rest_client import Api

JUNK: list[Any] = [
    None,
    True,
    -1,
    2**70,
    0.5,
    "",
    "x" * 5000,
    "12",
    [],
    [[]],
    [None],
    {},
    {"type": "x"},
    ["x"],
]
MESSAGE = {
    "content": "words",
    "nonce": "n",
    "enforce_nonce": True,
    "flags": 4,
    "allowed_mentions": {"parse": [], "users": ["1"], "roles": ["2"], "replied_user": True},
    "message_reference": {"message_id": "1", "fail_if_not_exists": False},
    "attachments": [],
    "embeds": [
        {
            "title": "t",
            "fields": [{"name": "n", "value": "v"}],
            "footer": {"text": "f", "icon_url": "attachment://a"},
            "author": {"name": "a"},
            "image": {"url": "attachment://a"},
        }
    ],
    "components": [
        row({"type": 2, "style": 1, "label": "x", "custom_id": "a", "emoji": {"name": "\u2694"}}),
        row({"type": 3, "custom_id": "b", "options": [{"label": "x", "value": "x"}], "min_values": 1}),
    ],
}
LAYOUT = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "accent_color": 3,
            "components": [
                {"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": {
                    "type": 11, "media": {"url": "https://example.org/a.png"}}},
                {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, "description": "d"}]},
                {"type": 14, "spacing": 1},
            ],
        }
    ],
}  # fmt: skip
FORM = {
    "custom_id": "form",
    "title": "A form",
    "components": [
        row({"type": 4, "custom_id": "f", "label": "l", "style": 1, "min_length": 1, "max_length": 3}),
        {"type": 18, "label": "l", "component": {
            "type": 3, "custom_id": "s", "options": [{"label": "x", "value": "x"}]}},
        {"type": 18, "label": "l", "component": {
            "type": 22, "custom_id": "g", "options": [{"label": "x", "value": "x"}], "id": 3}},
        {"type": 18, "label": "l", "component": {
            "type": 8, "custom_id": "c", "min_values": 0, "required": False, "channel_types": [0]}},
    ],
}  # fmt: skip
COMMANDS = [
    chat_command(
        "poll",
        {"name": "new", "description": "d", "type": 1, "options": [
            {"name": "x", "description": "d", "type": 3, "choices": [{"name": "n", "value": "v"}]}]},
    )
]  # fmt: skip


def places(part: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths, of keys and indices, to all parts of a body."""
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    found = [place for key, value in inner for place in places(value, (*here, key))]
    return [here, *found] if here else found


def spoilt(body: Any, dice: random.Random) -> Any:
    """Return a copy of a body in which one random part is replaced by junk, or removed."""
    made = copy.deepcopy(body)
    *way, last = dice.choice(places(made))
    inside = made
    for step in way:
        inside = inside[step]
    if dice.random() < 0.2:
        del inside[last]
    else:
        inside[last] = dice.choice(JUNK)
    return made


@pytest.mark.parametrize("seed", range(3))
async def test_no_body_brings_the_server_down(api: Api, seed: int) -> None:
    dice = random.Random(seed)
    written = (await api.post({"content": "words"})).body["id"]
    messages = f"/channels/{api.channel.id}/messages"
    threads = f"/channels/{api.channel.id}/threads"
    calls: list[tuple[str, str, Any]] = [
        ("POST", messages, MESSAGE),
        ("POST", messages, LAYOUT),
        ("PATCH", f"{messages}/{written}", MESSAGE),
        ("PUT", f"/applications/{api.world.bot.id}/commands", COMMANDS),
        ("POST", f"/applications/{api.world.bot.id}/commands", COMMANDS[0]),
        ("POST", threads, {"name": "T", "type": 11, "auto_archive_duration": 60}),
        ("POST", "/users/@me/channels", {"recipient_id": "1"}),
    ]
    for method, path, body in calls * 12:
        answer = await api.call(method, path, spoilt(body, dice))
        assert answer.status < 500, (method, path, api.sandbox.log.entries[-1])


@pytest.mark.parametrize(("kind", "data"), [(4, MESSAGE), (4, LAYOUT), (5, {"flags": 64}), (9, FORM)])
async def test_no_answer_brings_the_server_down(api: Api, kind: int, data: Any) -> None:
    dice = random.Random(kind)
    for _ in range(25):
        it = await api.use()
        answer = await api.callback(it, kind, spoilt(data, dice))
        assert answer.status < 500, api.sandbox.log.entries[-1]


async def test_bytes_that_are_no_text(api: Api) -> None:
    headers = {**api.headers, "Content-Type": "application/json"}
    where = f"/channels/{api.channel.id}/messages"
    assert (await api.call("POST", where, data=b"\xff\xfe{", headers=headers)).code == 50109


async def test_a_mistake_of_the_sandbox_is_told_and_logged(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    def post(*_: Any, **__: Any) -> None:
        raise ValueError("a mistake")

    monkeypatch.setattr("discord_sandbox.state.messages.post", post)
    answer = await api.post({"content": "words"})
    assert (answer.status, answer.body) == (500, {"message": "500: Internal Server Error", "code": 0})
    entry = api.sandbox.log.entries[-1]
    assert (entry["status"], entry["body"]) == (500, {"content": "words"})
    assert entry["error"]["exception"] == "ValueError('a mistake')"

"""Invalid requests of a page get an answer or an error message; the server itself never fails."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from discord_sandbox.state import messages
from tests.discord_sandbox.api.test_nonsense import FORM, spoilt
from tests.discord_sandbox.rest_client import chat_command, form_of, row

if TYPE_CHECKING:
    from tests.discord_sandbox.rest_client import Api

KINDS = [{"name": f"o{kind}", "description": "d", "type": kind} for kind in range(3, 12)]


@pytest.mark.parametrize("seed", range(3))
async def test_no_body_brings_the_server_down(api: Api, seed: int) -> None:
    dice = random.Random(seed)
    await api.register(chat_command("ping", *KINDS))
    chosen = {"options": [{"label": "x", "value": "x"}]}
    rows = [row({"type": kind, "custom_id": f"m{kind}", **chosen}) for kind in (3, 5)]
    message = messages.post(api.world, api.channel, api.world.bot, {"content": "x", "components": rows})
    it = await api.use()
    await api.callback(it, 9, FORM)
    who = {"user": str(api.world.person("Ada").id), "channel": str(api.channel.id)}
    ben = str(api.world.person("Ben").id)
    pressed = {**who, "message": str(message.id)}
    options = {"o3": "x", "o4": 1, "o5": True, "o6": ben, "o7": who["channel"], "o10": 0.5,
               "o11": {"filename": "a", "data_base64": "e30="}}  # fmt: skip
    bodies: list[tuple[str, Any]] = [
        ("/interactions/command", {**who, "command": "ping", "options": options}),
        ("/interactions/component", {**pressed, "custom_id": "m3", "values": ["x"]}),
        ("/interactions/component", {**pressed, "custom_id": "m5", "values": [ben]}),
        ("/interactions/modal", {**who, "modal": str(form_of(it).id), "fields": {"f": "x", "s": ["x"]}}),
        (f"/channels/{api.channel.id}/messages", {**who, "content": "x"}),
        ("/admin/channels", {"name": "x", "topic": "x"}),
        ("/admin/permissions", {"channel": who["channel"], "allow": ["view_channel"]}),
        ("/admin/people", {"user": who["user"], "accepts_dms": False}),
        ("/admin/gateway", {"do": "drop"}),
        ("/admin/faults", {"status": 500, "path": "/nowhere", "delay": 0.0, "times": 1}),
        ("/admin/interactions", {"echoes": 0, "lag": 0.0}),
        ("/admin/membership", {"do": "invite"}),
        ("/admin/threads", {"channel": who["channel"], "archived": True}),
        ("/admin/delete", {"channel": who["channel"], "message": "5"}),
    ]
    for path, body in bodies * 8:
        told = spoilt(body, dice)
        answer = await api.ui("POST", path, told)
        assert answer.status < 500, (path, told)
        assert answer.status == 200 or set(answer.body) == {"error"}

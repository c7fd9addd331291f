from __future__ import annotations

from typing import TYPE_CHECKING

from discord_sandbox.serializers.interactions import interaction
from discord_sandbox.state.interactions import start
from discord_sandbox.state.models import APP_COMMAND
from discord_sandbox.testing import connected, until
from tests.discord_sandbox.bots import TestBot, text_channel

if TYPE_CHECKING:
    from tests.discord_sandbox.rest_client import Api


async def test_channels_are_opened(api: Api) -> None:
    made = await api.ui("POST", "/admin/channels", {"name": "#Channel 4"})
    assert (made.body["name"], made.body["type"]) == ("channel-4", 0)
    assert api.world.channel("channel-4").id == int(made.body["id"])
    assert (await api.ui("POST", "/admin/channels", {"name": "?"})).status == 400


async def test_permissions_are_set(api: Api) -> None:
    where = str(api.channel.id)
    done = await api.ui("POST", "/admin/permissions", {"channel": where, "allow": ["View Channel"]})
    assert done.body["allow"] == ["view_channel"]
    assert (await api.post({"content": "x"})).code == 50013
    await api.ui("POST", "/admin/permissions", {"channel": where, "allow": "all"})
    assert (await api.post({"content": "x"})).status == 200
    wrong = await api.ui("POST", "/admin/permissions", {"channel": where, "allow": ["fly"]})
    assert wrong.body["error"].startswith("no such permission: fly")
    assert (await api.ui("POST", "/admin/permissions", {"channel": where, "allow": 7})).status == 400


async def test_people_close_their_door(api: Api) -> None:
    ada = api.world.person("Ada")
    await api.ui("POST", "/admin/people", {"user": str(ada.id), "accepts_dms": False})
    dm = await api.call("POST", "/users/@me/channels", {"recipient_id": str(ada.id)})
    assert (await api.post({"content": "x"}, channel=dm.body["id"])).code == 50007


async def test_people_leave_and_channels_are_hidden_from_them(api: Api) -> None:
    ben, shown = api.world.person("Ben"), str(api.channel.id)
    member = f"/guilds/{api.world.guild.id}/members/{ben.id}"

    async def seen() -> list[str]:
        state = await api.ui("GET", "/state?user=Ben")
        return [each["id"] for each in state.body["channels"] if not each.get("person")]

    assert shown in await seen()
    await api.ui("POST", "/admin/people", {"user": "Ben", "hidden": [api.channel.name]})
    assert shown not in await seen()
    overwrites = (await api.call("GET", f"/channels/{shown}")).body["permission_overwrites"]
    assert {"id": str(ben.id), "type": 1, "allow": "0", "deny": "1024"} in overwrites
    await api.ui("POST", "/admin/people", {"user": "Ben", "hidden": []})
    assert shown in await seen()
    assert (await api.call("GET", member)).status == 200
    await api.ui("POST", "/admin/people", {"user": "Ben", "member": False})
    assert (await api.call("GET", member)).code == 10007
    assert shown not in await seen()
    dm = await api.call("POST", "/users/@me/channels", {"recipient_id": str(ben.id)})
    assert (await api.post({"content": "x"}, channel=dm.body["id"])).code == 50278


async def test_people_and_the_server_speak_languages(api: Api) -> None:
    ada = api.world.person("Ada")
    told = await api.ui("POST", "/admin/people", {"user": "Ada", "locale": "de"})
    assert told.body == {"id": str(ada.id), "accepts_dms": True, "locale": "de"}
    assert (await api.ui("POST", "/admin/guild", {"locale": "fr"})).body["locale"] == "fr"
    state = (await api.ui("GET", "/state?user=Ada")).body
    assert state["guild"]["locale"] == "fr"
    assert {one["name"]: one["locale"] for one in state["people"]}["Ada"] == "de"
    shape = interaction(
        start(api.world, APP_COMMAND, ada, api.channel, {}), api.world.guild, api.world.bot, "http://x", 1
    )
    assert (shape["locale"], shape["guild_locale"]) == ("de", "fr")
    for wrong in ("klingon", 7, None):
        assert (await api.ui("POST", "/admin/people", {"user": "Ada", "locale": wrong})).status == 400
        assert (await api.ui("POST", "/admin/guild", {"locale": wrong})).status == 400
    assert (ada.locale, api.world.guild.locale) == ("de", "fr")


async def test_requests_are_written_down_without_their_files(api: Api) -> None:
    await api.post({"content": "x"}, {"a.txt": b"secret"})
    await api.post({"content": ""})
    log = (await api.ui("GET", "/admin/requests")).body
    assert [(it["seq"], it["method"], it["status"]) for it in log] == [(1, "POST", 200), (2, "POST", 400)]
    assert log[0]["path"] == f"/channels/{api.channel.id}/messages"
    assert log[0]["body"]["content"] == "x"
    assert log[0]["files"] == [{"filename": "a.txt", "size": 6}]
    assert log[1]["error"]["code"] == 50006
    assert [it["seq"] for it in (await api.ui("GET", "/admin/requests?after=1")).body] == [2]


async def test_the_gateway_is_disturbed(api: Api) -> None:
    bot = TestBot()
    async with connected(bot, api.sandbox):
        await until(lambda: bot.heard == ["ready"])
        await api.ui("POST", "/admin/gateway", {"do": "drop"})
        await until(lambda: bot.heard == ["ready", "resumed"])
        await api.ui("POST", "/admin/gateway", {"do": "reconnect"})
        await until(lambda: bot.heard == ["ready", "resumed", "resumed"])
        await api.ui("POST", "/admin/gateway", {"do": "invalidate"})
        await until(lambda: bot.heard == ["ready", "resumed", "resumed", "ready"])
    assert (await api.ui("POST", "/admin/gateway", {"do": "explode"})).status == 400


async def test_requests_fail_as_planned(api: Api) -> None:
    plan = {"status": 403, "method": "POST", "path": "/messages", "times": 2}
    assert (await api.ui("POST", "/admin/faults", plan)).body == {"planned": 2}
    assert (await api.call("GET", "/users/@me")).status == 200
    assert [(await api.post({"content": "x"})).status for _ in range(3)] == [403, 403, 200]
    for wrong in ({"status": 200}, {"status": 500, "times": 0}, {"status": "500"}):
        assert (await api.ui("POST", "/admin/faults", wrong)).status == 400


async def test_the_client_tries_again_after_a_429(api: Api) -> None:
    bot = TestBot()
    async with connected(bot, api.sandbox):
        api.sandbox.faults.plan(429, "POST", "/messages")
        await text_channel(bot, api.channel).send("x")
    assert [it.content for it in api.world.messages_in(api.channel)] == ["x"]

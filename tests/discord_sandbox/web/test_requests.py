from __future__ import annotations

from typing import TYPE_CHECKING

import aiohttp
import pytest

from discord_sandbox import Sandbox

if TYPE_CHECKING:
    from tests.discord_sandbox.rest_client import Api


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", ""])
async def test_foreign_names_are_refused(api: Api, host: str) -> None:
    for path in ("/", "/ui/state", "/api/v10/users/@me", "/gateway/"):
        async with api.session.get(api.sandbox.base_url + path, headers={"Host": host}) as answer:
            assert answer.status == 403


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "[::1]"])
async def test_names_of_this_machine_are_fine(api: Api, name: str) -> None:
    headers = {"Host": f"{name}:{api.sandbox.port}"}
    async with api.session.get(api.sandbox.base_url + "/", headers=headers) as answer:
        assert answer.status == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:1"])
async def test_foreign_pages_cannot_write_or_listen(api: Api, origin: str) -> None:
    ada = api.world.person("Ada").id
    said = await api.ui(
        "POST", f"/channels/{api.channel.id}/messages", {"user": str(ada), "content": "x"},
        headers={"Origin": origin},
    )  # fmt: skip
    assert (said.status, api.world.messages_in(api.channel)) == (403, [])
    for path in (f"/ui/ws?user={ada}", "/gateway/"):
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await api.session.ws_connect(api.sandbox.base_url + path, origin=origin)
        assert refused.value.status == 403


async def test_our_own_page_can(api: Api) -> None:
    body = {"user": str(api.world.person("Ada").id), "content": "x"}
    where = f"/channels/{api.channel.id}/messages"
    assert (await api.ui("POST", where, body, headers={"Origin": api.sandbox.base_url})).status == 200
    cross = {"Sec-Fetch-Site": "cross-site"}
    assert (await api.ui("POST", where, body, headers=cross)).status == 403


async def test_a_token_is_needed_to_run() -> None:
    with pytest.raises(ValueError, match="token"):
        Sandbox(token="")

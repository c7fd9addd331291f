from __future__ import annotations

import asyncio
import contextlib
import re
from pathlib import Path

import aiohttp
import pytest

import discord_sandbox
from discord_sandbox import Sandbox, serve


async def test_a_taken_port_is_an_error(sandbox: Sandbox) -> None:
    with pytest.raises(OSError, match="address already in use"):
        await Sandbox(port=sandbox.port).start()


async def test_serving_ends_when_cancelled() -> None:
    started: asyncio.Queue[Sandbox] = asyncio.Queue()
    task = asyncio.create_task(serve(port=0, on_ready=started.put_nowait))
    running = await asyncio.wait_for(started.get(), 60)
    async with aiohttp.ClientSession() as session:
        async with session.get(running.base_url + "/") as answer:
            assert answer.status == 200
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.get(running.base_url + "/")


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("localhost", "http://localhost:80"),
        ("0.0.0.0", "http://127.0.0.1:80"),  # noqa: S104
        ("::1", "http://[::1]:80"),
    ],
)
def test_addresses(host: str, url: str) -> None:
    assert Sandbox(host, 80).base_url == url


def test_the_public_names_are_sorted_and_there() -> None:
    names = discord_sandbox.__all__
    assert sorted(names, key=lambda name: (not name.isupper(), name)) == names
    assert all(hasattr(discord_sandbox, name) for name in names)


def test_it_knows_no_game() -> None:
    package = Path(discord_sandbox.__file__).parent
    texts = {path: path.read_text("utf-8") for path in package.rglob("*") if path.suffix not in ("", ".pyc")}
    assert len(texts) > 80
    assert [
        path for path, text in texts.items() if re.search(r"antike|rondel|\bgames?\b", text, re.IGNORECASE)
    ] == []

from __future__ import annotations

import asyncio
import re
import sys
from typing import TYPE_CHECKING

import pytest

pytestmark = pytest.mark.process

if TYPE_CHECKING:
    from discord_sandbox import Sandbox


async def run(*arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "discord_sandbox", *arguments, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip


async def test_it_says_where_it_is() -> None:
    process = await run("--port", "0")
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
    assert re.search(r"http://127\.0\.0\.1:\d+ ", line)
    process.terminate()
    await process.communicate()


async def test_a_taken_port_is_said(sandbox: Sandbox) -> None:
    process = await run("--port", str(sandbox.port))
    _, errors = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 1
    assert errors.decode().startswith(f"The sandbox cannot listen on 127.0.0.1:{sandbox.port}: ")

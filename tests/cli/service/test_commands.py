"""`run`, `sandbox` and `doctor` as processes; `doctor` is started as a program once, `run` in `tests/e2e`."""

import asyncio
import os
import re
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.cli.service.local_discord import local_world
from discord_sandbox import Sandbox
from tests.cli.conftest import Run
from tests.support.bot_forker import BotForker

ROOT = Path(__file__).resolve().parents[3]


def _environment(folder: Path, **settings: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "ANTIKE_"))}
    return {**kept, "ANTIKE_DATABASE": str(folder / "antike.sqlite3"), **settings}


async def _forked(folder: Path, *arguments: str, **settings: str) -> tuple[int, str, str]:
    """Call the bot in a fork of a process that has done imports, which takes seconds."""
    async with BotForker() as forker:
        return await forker.call(_environment(folder, **settings), folder, *arguments)


@pytest.mark.process
async def test_doctor_finds_a_fresh_house_in_order(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "doctor", "--port", "0"),
        cwd=ROOT,
        env=_environment(tmp_path),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, _ = await asyncio.wait_for(process.communicate(), 120)
    assert process.returncode == 0, out
    for subject in ("configuration", "database", "board east", "fonts", "Discord"):
        assert f"ok   {subject}" in out.decode()


@pytest.mark.process
async def test_nobody_is_invited_to_a_page_that_is_about_to_close(tmp_path: Path) -> None:
    (tmp_path / "antike.sqlite3").write_bytes(b"no database at all, but long enough to be looked at" * 100)
    status, out, _ = await _forked(tmp_path, "run", "--port", "0")
    assert status == 2
    assert "Open http" not in out


@pytest.mark.parametrize(
    "setting", ["ANTIKE_LOG_LEVEL", "ANTIKE_GUILD", "ANTIKE_METRICS", "ANTIKE_FEEDS", "ANTIKE_FEEDS_URL"]
)
@pytest.mark.process
async def test_a_wrong_setting_is_one_line(tmp_path: Path, setting: str) -> None:
    status, out, err = await _forked(tmp_path, "run", **{setting: "nonsense"})
    assert status == 2
    assert out == ""
    assert setting in err
    assert err.count("\n") == 1


@pytest.mark.process
async def test_a_wrong_token_is_one_line(tmp_path: Path) -> None:
    async with Sandbox(port=0, world=local_world()) as sandbox:
        settings = {"DISCORD_TOKEN": "wrong", "DISCORD_API_BASE": sandbox.api_base}
        status, _, err = await _forked(tmp_path, "run", **settings)
    assert status == 2
    assert "DISCORD_TOKEN" in err.splitlines()[-1]
    assert "Traceback" not in err


@pytest.mark.process
async def test_a_server_the_bot_is_not_in_is_one_line(tmp_path: Path) -> None:
    async with Sandbox(port=0, world=local_world()) as sandbox:
        settings = {"DISCORD_TOKEN": sandbox.token, "DISCORD_API_BASE": sandbox.api_base}
        status, _, err = await _forked(tmp_path, "run", **settings, ANTIKE_GUILD="12345")
    assert status == 2
    assert err.splitlines()[-1] == "antike-bot: ANTIKE_GUILD: the bot is in no server 12345."
    assert "Traceback" not in err


@pytest.mark.process
async def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    async with Sandbox(port=0, world=local_world()) as sandbox:
        status, _, err = await _forked(tmp_path, "sandbox", "--port", str(sandbox.port))
    assert status == 2
    assert str(sandbox.port) in err.splitlines()[-1]
    assert "Traceback" not in err


@pytest.mark.process
async def test_an_address_that_is_taken_is_one_line(tmp_path: Path) -> None:
    async with Sandbox(port=0, world=local_world()) as sandbox:
        settings = {"DISCORD_TOKEN": sandbox.token, "DISCORD_API_BASE": sandbox.api_base}
        taken = f"127.0.0.1:{sandbox.port}"
        status, _, err = await _forked(tmp_path, "run", **settings, ANTIKE_METRICS=taken)
    assert status == 2
    assert f"cannot listen on {taken}" in err.splitlines()[-1]
    assert "Traceback" not in err


@pytest.mark.process
async def test_a_bot_that_waits_for_discord_is_told_from_none(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = {"DISCORD_TOKEN": "none", "DISCORD_API_BASE": "http://127.0.0.1:9/api/v10"}
    monkeypatch.setenv("ANTIKE_DATABASE", str(tmp_path / "antike.sqlite3"))
    log = tmp_path / "bot.log"
    async with BotForker() as forker, asyncio.timeout(60):
        await forker.start_bot(_environment(tmp_path, **settings), log)
        while not (log.exists() and "next try to reach Discord in 2 seconds" in log.read_text()):
            await asyncio.sleep(0.01)
        ran = run("health")
    assert (ran.status, ran.out) == (1, "gateway: not connected to Discord; database: ok\n")


@pytest.mark.process
async def test_a_bot_that_waits_for_discord_serves_figures_and_feeds(tmp_path: Path) -> None:
    settings = {"DISCORD_TOKEN": "none", "DISCORD_API_BASE": "http://127.0.0.1:9/api/v10"}
    ports = {"ANTIKE_METRICS": "127.0.0.1:0", "ANTIKE_FEEDS": "127.0.0.1:0"}
    log = tmp_path / "bot.log"
    async with BotForker() as forker, asyncio.timeout(60), aiohttp.ClientSession() as web:
        await forker.start_bot(_environment(tmp_path, **settings, **ports), log)
        while not (log.exists() and "next try to reach Discord in 2 seconds" in log.read_text()):
            await asyncio.sleep(0.01)
        (figures, feeds) = re.findall(
            r"(?:figures are told|feeds are read).*?(127[\d.]+:\d+)", log.read_text()
        )
        for page, status, text in (
            (f"{figures}/health", 503, "gateway: not connected to Discord; database: ok\n"),
            (f"{figures}/metrics", 200, 'antike_up{what="database"} 1.0\n'),
            (f"{feeds}/table/none.json", 404, "Not Found"),
        ):
            async with web.get(f"http://{page}") as answer:
                assert (answer.status, text in await answer.text()) == (status, True), page

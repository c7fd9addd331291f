"""`run`, `sandbox` and `doctor` as processes."""

import asyncio
import os
import sys
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.sandbox import Sandbox
from bot.store import Database, Games, NewGame
from tests.databases import emptied

ROOT = Path(__file__).resolve().parents[2]


def _environment(folder: Path, **settings: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "ANTIKE_"))}
    return {**kept, "ANTIKE_DATABASE": str(folder / "antike.sqlite3"), **settings}


async def _bot(folder: Path, *arguments: str, **settings: str) -> tuple[int, str, str]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        cwd=ROOT,
        env=_environment(folder, **settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await asyncio.wait_for(process.communicate(), 120)
    return process.returncode or 0, out.decode(), err.decode()


async def test_doctor_finds_a_fresh_house_in_order(tmp_path: Path) -> None:
    status, out, _ = await _bot(tmp_path, "doctor")
    assert status == 0, out
    for subject in ("configuration", "database", "board east", "fonts and pictures", "Discord"):
        assert f"ok   {subject}" in out


async def test_doctor_tells_what_a_server_lacks(tmp_path: Path) -> None:
    async with Sandbox(port=0) as sandbox:
        settings = {"DISCORD_TOKEN": sandbox.token, "DISCORD_API_BASE": sandbox.api_base}
        status, out, _ = await _bot(tmp_path, "doctor", **settings)
        assert status == 0, out
        assert "server Antike" in out
        status, out, _ = await _bot(tmp_path, "doctor", **{**settings, "DISCORD_TOKEN": "wrong"})
    assert status == 1
    assert "BAD  Discord" in out


async def test_doctor_finds_a_damaged_database(tmp_path: Path) -> None:
    (tmp_path / "antike.sqlite3").write_bytes(b"no database at all, but long enough to be looked at" * 100)
    status, out, _ = await _bot(tmp_path, "doctor")
    assert status == 1
    assert "BAD  database" in out


async def test_doctor_looks_at_a_server_and_tells_no_password(tmp_path: Path, address: SecretStr) -> None:
    told = address.get_secret_value().replace("antike@", "antike:very-secret@")
    status, out, err = await _bot(tmp_path, "doctor", ANTIKE_DATABASE=told, ANTIKE_SHARDS="1/2")
    assert status == 0, out
    assert "ok   configuration: readable; this process serves the shards 1 of 2" in out
    assert "ok   database: PostgreSQL database games on " in out
    wrong = "postgresql://ada:very-secret@127.0.0.1:1/antike"
    status, wrong_out, wrong_err = await _bot(tmp_path, "doctor", ANTIKE_DATABASE=wrong)
    assert status == 1
    assert "BAD  database: The PostgreSQL database antike on 127.0.0.1:1 cannot be opened" in wrong_out
    assert "very-secret" not in out + err + wrong_out + wrong_err


async def test_a_file_moves_to_a_server_once(tmp_path: Path, address: SecretStr) -> None:
    emptied(address)
    file, server = tmp_path / "antike.sqlite3", {"ANTIKE_DATABASE": address.get_secret_value()}
    assert (await _bot(tmp_path, "transfer", str(file), **server))[0] == 2, "there is no file yet"
    async with Database(file) as database, database.transaction() as tx:
        await Games(tx).create(NewGame(1, 2, 3, "antike", "east", {}, 0))
    assert await _bot(tmp_path, "transfer", str(file), **server) == (0, "1 games\n", "")
    status, _, err = await _bot(tmp_path, "transfer", str(file), **server)
    assert (status, err.count("\n")) == (2, 1)
    assert "in use already" in err
    assert "that same file" in (await _bot(tmp_path, "transfer", str(file)))[2]


@pytest.mark.parametrize("setting", ["ANTIKE_LOG_LEVEL", "ANTIKE_GUILD", "ANTIKE_METRICS"])
async def test_a_wrong_setting_is_one_line(tmp_path: Path, setting: str) -> None:
    status, out, err = await _bot(tmp_path, "run", **{setting: "nonsense"})
    assert status == 2
    assert out == ""
    assert setting in err
    assert err.count("\n") == 1


async def test_a_wrong_token_is_one_line(tmp_path: Path) -> None:
    async with Sandbox(port=0) as sandbox:
        settings = {"DISCORD_TOKEN": "wrong", "DISCORD_API_BASE": sandbox.api_base}
        status, _, err = await _bot(tmp_path, "run", **settings)
    assert status == 2
    assert "DISCORD_TOKEN" in err.splitlines()[-1]
    assert "Traceback" not in err


async def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    async with Sandbox(port=0) as sandbox:
        status, _, err = await _bot(tmp_path, "sandbox", "--port", str(sandbox.port))
    assert status == 2
    assert str(sandbox.port) in err.splitlines()[-1]
    assert "Traceback" not in err


async def test_an_address_that_is_taken_is_one_line(tmp_path: Path) -> None:
    async with Sandbox(port=0) as sandbox:
        settings = {"DISCORD_TOKEN": sandbox.token, "DISCORD_API_BASE": sandbox.api_base}
        taken = f"127.0.0.1:{sandbox.port}"
        status, _, err = await _bot(tmp_path, "run", **settings, ANTIKE_METRICS=taken)
    assert status == 2
    assert f"cannot listen on {taken}" in err.splitlines()[-1]
    assert "Traceback" not in err

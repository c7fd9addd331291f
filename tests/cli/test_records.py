"""Records on the command line: input over the size limit and ambiguous input are refused."""

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from bot.records import MOST_ACTIONS, MOST_BYTES
from tests.cli.conftest import Keep, Run

_RECORD = {
    "format": "antike-record/1",
    "ruleset": "antike",
    "board": "east",
    "variant": {
        "nations": 4,
        "goal": None,
        "expert": False,
        "military": False,
        "one_city": False,
        "two_players": None,
    },
    "seats": [
        {"nation": nation, "player": f"p{seat}"}
        for seat, nation in enumerate(("phoenicians", "persians", "arabs", "greeks"))
    ],
    "position": None,
    "actions": [{"type": "rondel", "wedge": "gold"}, {"type": "end_turn"}],
}
_TEXT = json.dumps(_RECORD)


def test_a_file_that_is_too_long_is_not_read(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    with path.open("wb") as file:
        file.truncate(10**12)  # reading it would take an hour
    for command in (["replay"], ["legal"], ["perft", "--depth", 1]):
        assert f"at most {MOST_BYTES:,} bytes" in run(*command, path).refusal


@pytest.mark.parametrize("endless", ["/dev/zero", "/dev/urandom"])
def test_what_never_ends_is_refused(run: Run, endless: str) -> None:
    assert f"{endless}: a record has at most {MOST_BYTES:,} bytes" in run("replay", endless).refusal


def test_a_pipe_is_read_as_a_file_and_one_without_a_writer_is_empty(
    run: Run, keep: Keep, tmp_path: Path
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert "The file is empty." in run("replay", pipe).refusal
    writer = threading.Thread(target=lambda: pipe.write_bytes(_TEXT.encode()))
    writer.start()
    assert run("replay", pipe).json == run("replay", keep(_TEXT)).json
    writer.join()


@pytest.mark.parametrize("spaces", [0, MOST_BYTES])
@pytest.mark.process
def test_standard_input_has_the_same_limit(spaces: int) -> None:
    command = [sys.executable, "-m", "bot", "replay", "/dev/stdin"]
    sent = b" " * spaces + _TEXT.encode()
    ran = subprocess.run(command, input=sent, capture_output=True, timeout=60, check=False)
    assert ran.returncode == (2 if spaces else 0)
    assert ran.stderr.count(b"\n") == bool(spaces)


def test_a_folder_is_told(run: Run, tmp_path: Path) -> None:
    assert "Is a directory" in run("replay", tmp_path).refusal


def test_too_many_actions_are_refused(run: Run, keep: Keep) -> None:
    actions = [{"type": "end_turn"}] * (MOST_ACTIONS + 1)
    told = run("replay", keep(json.dumps({**_RECORD, "actions": actions}))).refusal
    assert f"at most {MOST_ACTIONS:,} actions" in told


@pytest.mark.parametrize("mark", [b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"])
def test_the_mark_of_an_editor_is_told(run: Run, keep: Keep, mark: bytes) -> None:
    assert "UTF-8 without BOM" in run("replay", keep(mark + _TEXT.encode())).refusal


def test_a_key_that_stands_twice_is_told(run: Run, keep: Keep) -> None:
    for name in ("board", "type", "nation"):
        twice = _TEXT.replace(f'"{name}"', f'"{name}": "west", "{name}"', 1)
        assert f"“{name}” appears twice" in run("replay", keep(twice)).refusal

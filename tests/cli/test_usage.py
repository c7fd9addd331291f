"""Wrong use is one line on standard error and exit status 2, whatever the file or the arguments are."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Keep, Run
from tests.records.samples import EXAMPLE, changed, text

_COMMANDS = ("replay", "legal", "perft", "simulate", "render", "film", "run", "sandbox", "doctor", "transfer")
_READERS = (("replay",), ("legal",), ("perft", "--depth", "1"))


@pytest.mark.parametrize("command", _COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.status == 0
    assert ran.err == ""
    assert f"antike-bot {command}" in ran.out


def test_help_names_all_commands(run: Run) -> None:
    ran = run("--help")
    assert ran.status == 0
    assert all(command in ran.out for command in _COMMANDS)


@pytest.mark.parametrize(
    "words",
    [[], ["dance"], ["--depth"], ["replay"], ["replay", "a", "b"], ["legal", "a", "--depth", "1"], ["a\nb"]],
)
def test_wrong_words(run: Run, words: list[str]) -> None:
    assert run(*words).refusal.startswith("antike-bot")


@pytest.mark.parametrize("command", _READERS, ids=lambda command: command[0])
def test_files_that_cannot_be_read(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    name, *more = command
    for path in (
        tmp_path / "missing.json",
        tmp_path,
        "",
        "a\0b",
        "x" * 5_000,
        tmp_path / "a\nb",
        "/dev/null",
    ):
        run(name, path, *more).refusal  # noqa: B018 the property holds the checks


@pytest.mark.parametrize("command", _READERS, ids=lambda command: command[0])
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff\xfe\x80",
        b"[" * 100_000,
        b"{}",
        b"null",
        b'{"format": "antike-record/2"}',
        b"\xef\xbb\xbf",
    ],
    ids=range(7),
)
def test_files_that_are_no_records(run: Run, keep: Keep, command: tuple[str, ...], content: bytes) -> None:
    name, *more = command
    file = keep(content)
    assert str(file) in run(name, file, *more).refusal


def test_refusals_read_well(run: Run, keep: Keep) -> None:
    for nothing in (b"", b" \n"):
        assert run("replay", keep(nothing)).refusal.endswith(": The file is empty.")
    alone = keep(changed(EXAMPLE, "variant.nations", 1))
    assert ": 1 nation cannot play on this board" in run("replay", alone).refusal
    arming = [{"type": "rondel", "wedge": "arming"}, {"type": "arm", "province": "tyros", "legions": 0}]
    told = run("replay", keep(changed(EXAMPLE, "actions", arming))).json["error"]["message"]
    assert " cannot set up 0 units in " in told


def test_random_bytes_never_come_through(run: Run, keep: Keep) -> None:
    for seed in range(30):
        cut = bytearray(EXAMPLE.encode())
        cut[seed * 9 : seed * 9 + 3] = bytes([seed * 7 % 256, 0x22, seed])
        ran = run("replay", keep(bytes(cut)))
        assert ran.status in (0, 1, 2)
        assert "Traceback" not in ran.err


def _called(*arguments: str, stdin: int | None = None) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "bot", *arguments],
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )


@pytest.mark.process
def test_as_a_program(keep: Keep) -> None:
    """The exit status is 0 for a legal record, 1 for an illegal one, and 2 for a malformed one."""
    illegal = changed(EXAMPLE, "actions.0", {"type": "end_turn"})
    malformed = text({"type": "dänce"})
    programs = [_called("replay", str(keep(record))) for record in (EXAMPLE, illegal, malformed)]
    told = [program.communicate(timeout=120) for program in programs]
    assert [program.returncode for program in programs] == [0, 1, 2]
    assert json.loads(told[0][0])["ok"] is True
    assert json.loads(told[1][0])["ok"] is False
    assert told[0][1] == told[1][1] == told[2][0] == b""
    assert len(told[2][1].splitlines()) == 1


@pytest.mark.process
def test_a_reader_that_has_had_enough(keep: Keep) -> None:
    """If the reader closes the pipe, as `head` does, there is no traceback and no error output."""
    program = _called("simulate", "--games", "50", "--cap", "1")
    assert program.stdout is not None
    assert program.stderr is not None
    assert program.stdout.readline().startswith(b'{"game": 0')
    program.stdout.close()
    assert program.stderr.read() == b""
    assert program.wait(timeout=120) == 0
    program.stderr.close()


@pytest.mark.process
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "ascii:surrogateescape"])
def test_characters_that_the_output_has_not_are_escaped_as_in_json(
    run: Run, keep: Keep, encoding: str
) -> None:
    move = {"type": "move", "unit": "legion", "count": 1, "from": "athen", "to": "pella"}
    file = keep(changed(EXAMPLE, "actions.0", move))
    ran = subprocess.run(
        [sys.executable, "-m", "bot", "replay", str(file)],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (1, b"")
    assert json.loads(ran.stdout.decode("latin-1")) == run("replay", file).json


@pytest.mark.process
@pytest.mark.parametrize("output", [">/dev/full", ">&-", "1</dev/null"])
@pytest.mark.parametrize(
    ("words", "unbuffered"), [("replay", ""), ("replay", "1"), ("simulate --cap", ""), ("--help", "")]
)
def test_an_output_that_takes_nothing_is_one_line(
    keep: Keep, words: str, unbuffered: str, output: str
) -> None:
    last = {"replay": str(keep(EXAMPLE)), "simulate --cap": "1"}.get(words, "")
    ran = subprocess.run(
        ["sh", "-c", f'"$0" -m bot {words} {last} {output}', sys.executable],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert len(ran.stderr.splitlines()) == 1, ran.stderr
    assert ran.stderr.startswith("antike-bot: ")

"""Failed tests that `.ci/run` may run once more."""

import json
from pathlib import Path

import pytest

from tools.failed_tests import main

_PROCESS = "tests/cli/test_usage.py::test_as_a_program"
_PLAIN = "tests/engine/test_purse.py"


def _kept(path: Path, *failed: str) -> Path:
    kept = path / "lastfailed"
    kept.write_text(json.dumps(dict.fromkeys(failed, True)))
    return kept


def test_a_process_may_be_late(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(_kept(tmp_path, _PROCESS)) == 0
    assert capsys.readouterr().out == f"{_PROCESS}\n"


def test_nothing_else_may(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(_kept(tmp_path, _PROCESS, _PLAIN)) == 1
    told = capsys.readouterr()
    assert (told.out, told.err.splitlines()[1:]) == ("", [_PLAIN])


def test_what_went_wrong_was_no_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(tmp_path / "lastfailed") == 1
    assert capsys.readouterr().out == ""

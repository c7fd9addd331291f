"""Command lines of tools that write files: `--help` and wrong words write nothing."""

import sys
from importlib import import_module

import pytest

from tools import freeze


@pytest.mark.parametrize("name", ["fairness", "freeze", "icons", "ladder", "transcribe"])
def test_help_is_told_and_nothing_done(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [name, "--help"])
    with pytest.raises(SystemExit) as ended:
        import_module(f"tools.{name}").main()
    assert ended.value.code == 0
    assert f"python -m tools.{name}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [([], "required: RULESET"), (["chess"], "invalid choice: 'chess'"), (["antike"], "antike: no weights")],
)
def test_what_cannot_be_frozen_is_told(
    words: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_name: str) -> str:
        raise ValueError("no weights")

    monkeypatch.setattr(freeze, "freeze", refuse)
    monkeypatch.setattr(sys, "argv", ["freeze", *words])
    with pytest.raises(SystemExit) as ended:
        freeze.main()
    assert ended.value.code == 2
    assert told in capsys.readouterr().err

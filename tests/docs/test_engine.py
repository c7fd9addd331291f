"""The examples of `docs/engine.md` run and print what the page says."""

import doctest
from pathlib import Path

import pytest

from bot.players.antike.policies import POLICIES, at_random

_ROOT = Path(__file__).parents[2]


def test_the_examples_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "data").symlink_to(_ROOT / "data")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(POLICIES, "mine", at_random)  # which the page adds, so it goes again
    page = str(_ROOT / "docs/engine.md")
    found = doctest.testfile(page, module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8")
    assert found.attempted
    assert not found.failed

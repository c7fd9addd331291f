"""A few hundred inputs have no fault, and the fuzzer finds planted ones."""

import asyncio
import json
from pathlib import Path

import pytest

from bot.cli.service.local_discord import local_world
from discord_sandbox.state.world import Limits
from tests.authorisation import stage
from tests.fuzz_input import files
from tests.fuzz_input.__main__ import again
from tests.fuzz_input.people import PEOPLE
from tests.fuzz_input.run import Fuzz

pytestmark = pytest.mark.slow

_TYPED = {
    "kind": "typing",
    "who": "Finn",
    "scene": "over",
    "name": "vote expel",
    "focused": "player",
    "options": {"player": 0.5},
}


def test_a_few_hundred_inputs(tmp_path: Path) -> None:
    fuzz = Fuzz("suite", tmp_path)
    assert asyncio.run(fuzz.run(250)) == []
    assert (fuzz.done, fuzz.faults) == (250, 0)
    assert {*files.FILES, *PEOPLE} <= set(fuzz.counts)
    assert {"notation: fine", "notation: refused", "record: refused", "config: refused"} <= set(fuzz.counts)
    assert list(tmp_path.iterdir()) == []


def test_an_input_is_made_from_its_number(tmp_path: Path) -> None:
    first, second = Fuzz("same", tmp_path), Fuzz("same", tmp_path)
    kinds = [first.kind_of(number) for number in range(100)]
    assert kinds == [second.kind_of(number) for number in range(100)]
    assert kinds != [Fuzz("other", tmp_path).kind_of(number) for number in range(100)]


def test_what_goes_wrong_is_made_small_and_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def wrong(made: dict[str, str], folder: Path) -> str:
        del folder
        return "fine" if "2" not in made["text"] else str(1 // 0)

    said: list[str] = []
    fuzz = Fuzz("planted", tmp_path, said.append)
    monkeypatch.setattr("tests.fuzz_input.files.look_at", wrong)
    monkeypatch.setattr("tests.fuzz_input.run._SHARES", {"notation": 1})
    (found,) = asyncio.run(fuzz.run(60))
    assert fuzz.faults > 1, "one of them is kept"
    assert found.mark.startswith("ZeroDivisionError")
    assert "2" in found.made["text"]
    assert len(found.made["text"]) <= 3
    (kept,) = tmp_path.glob("notation-*.json")
    assert json.loads(kept.read_text())["input"] == found.made
    assert str(kept) in said[0]


def test_a_traceback_of_the_bot_is_a_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A fault once found: without the gate, a number where a text is typed breaks autocomplete."""
    path = tmp_path / "kept.json"
    path.write_text(json.dumps({"seed": "kept", "input": _TYPED}))
    assert again(path, tmp_path / "finds") == 0
    monkeypatch.setattr("bot.client.checks._may_be_typed", lambda *_: True)
    # An input that is never answered is awaited first; only then is the log checked.
    monkeypatch.setattr(stage, "unhurried_world", lambda: local_world(Limits(acknowledge=10.0)))
    assert again(path, tmp_path / "finds") == 1

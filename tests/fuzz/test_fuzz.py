"""The fuzzer finds planted faults and shrinks them to short records that can be played."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bot.cli import main
from bot.engine.antike import Position, Result
from bot.engine.antike import apply as right_apply
from bot.engine.antike import legal as right_legal
from bot.engine.antike.actions import Action, Conquer, Found, Learn
from bot.engine.antike.update import evolve
from tests.fuzz.__main__ import check
from tests.fuzz.finds import keep, told
from tests.fuzz.game import Find, FuzzGame, any_record
from tests.fuzz.run import Worker, fuzz, progress
from tests.fuzz.shrink import same_fault, shrunk
from tests.laws.broken import LawError
from tests.oracle.antike.records import a_record

pytestmark = pytest.mark.slow

Plant = Callable[[Callable[[Position, Action], Result]], None]
SECONDS = 20


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Return a function that makes the tests' tables play by another `apply`."""

    def planted(wrong: Callable[[Position, Action], Result]) -> None:
        monkeypatch.setattr("tests.laws.table.apply", wrong)

    return planted


def _found(limit: int = 60) -> Find:
    """Return the first find in `limit` games; fail if there is none."""
    for number in range(limit):
        if find := FuzzGame(Random(f"planted/{number}")).play():
            return find
    pytest.fail(f"nothing found in {limit} games")


def _forgets_a_coin(here: Position, action: Action) -> Result:
    """Apply an action, but if a nation pays for learning with coins, give the bank one too few (S7)."""
    after, events = right_apply(here, action)
    if isinstance(action, Learn) and after.bank.coins > here.bank.coins:
        after = evolve(after, bank=after.bank._replace(coins=after.bank.coins - 1))
    return after, events


def test_a_coin_that_is_not_returned_is_found_and_shrunk(plant: Plant, tmp_path: Path) -> None:
    plant(_forgets_a_coin)
    find = _found()
    assert find.broken.law in ("agreement", "conservation")
    short = shrunk(find, SECONDS)
    assert short.broken.fault == find.broken.fault
    assert [action["type"] for action in short.record["actions"]] == ["rondel", "learn"]
    assert len(json.dumps(short.record)) < len(json.dumps(find.record)) / 2
    path = keep(tmp_path, short)
    assert path.name.startswith(short.broken.law)
    assert check(path) == 1
    assert path.with_suffix(".txt").read_text(encoding="utf-8").startswith(told(short, path))


def test_a_wrong_action_on_the_list_is_found_and_shrunk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault, founding listed where the mover has a city (F1), is shrunk to one action or none."""

    def wrong_legal(here: Position) -> list[Action]:
        listed = right_legal(here)
        if any(isinstance(action, Found) for action in listed):
            listed.append(Found(min(here.current.cities)))
        return listed

    monkeypatch.setattr("tests.laws.table.legal", wrong_legal)
    short = shrunk(_found(), SECONDS)
    assert short.broken.fault == ("agreement", "legal: engine found")
    assert len(short.record["actions"]) <= 1


def test_a_crash_is_found_and_shrunk(plant: Plant) -> None:
    """The planted crash, at a conquest with galleys alone (M9), is shrunk to four actions at most."""

    def crashes(here: Position, action: Action) -> Result:
        done = right_apply(here, action)
        if isinstance(action, Conquer) and action.galleys and not action.legions:
            raise KeyError(action.province)
        return done

    plant(crashes)
    short = shrunk(_found(200), SECONDS)
    assert short.broken.fault == ("plays", "KeyError in crashes")
    kinds = [action["type"] for action in short.record["actions"]]
    assert (kinds[0], kinds[-1]) == ("rondel", "conquer")
    assert len(kinds) <= 4


def test_a_find_is_a_record_that_replay_plays(
    plant: Plant, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(_forgets_a_coin)
    lines: list[str] = []
    worker = Worker("planted", tmp_path, lines.append, shrink_seconds=SECONDS)
    while not lines:
        worker.play_one()
    [path] = tmp_path.glob("*.json")
    assert lines == [(path.with_suffix(".txt")).read_text(encoding="utf-8").splitlines()[0]]
    assert str(path) in lines[0]
    assert main(["replay", str(path)]) == 0
    assert json.loads(capsys.readouterr().out)["ok"] is True
    assert worker.counts["finds"] == worker.counts["different finds"] == 1


def test_the_same_fault_is_kept_once(plant: Plant, tmp_path: Path) -> None:
    def always(here: Position, action: Action) -> Result:
        del here
        raise ZeroDivisionError(action.type)

    plant(always)
    lines: list[str] = []
    worker = Worker("always", tmp_path, lines.append, shrink_seconds=SECONDS)
    for _ in range(3):
        worker.play_one()
    assert (worker.counts["finds"], len(lines)) == (3, 1)
    assert "finds, 1 different finds" in progress(worker.counts, 90)


def test_nothing_is_found_where_nothing_is_wrong(tmp_path: Path) -> None:
    counts: Counter[str] = Counter()
    game = FuzzGame(Random(1), 30, dict.fromkeys(("given", "record", "product"), 0.1), counts)
    assert game.play() is None
    assert counts["actions"] == 30
    find = Find(any_record(Random(2)), "snapshot", LawError("snapshot", "nowhere", ""))
    assert same_fault(find.record, find) is None
    assert shrunk(find) is find
    path = tmp_path / "fine.json"
    path.write_text(json.dumps(a_record(Random(3), "west", {"nations": 3})))
    assert check(path) == 0


def test_processes_stop_by_themselves(tmp_path: Path) -> None:
    counts = fuzz("short", 0.01, 2, tmp_path / "finds")
    assert counts["actions"] > 0
    assert counts["finds"] == 0
    assert not (tmp_path / "finds").exists()

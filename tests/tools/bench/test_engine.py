"""`tools.bench engine`: figures of this installation; their values are not tested."""

from bot.engine.antike import game
from tests.cli.conftest import Run
from tools.bench.engine import play_at_random

_QUICK = ("engine", "--repeats", 1, "--actions", 60)


def test_the_figures_as_one_object(run: Run) -> None:
    found = run(*_QUICK, "--json").json
    assert found["compiled"] is not game.__file__.endswith(".py")
    assert found["actions"] == 4 * 3 * 60
    assert found["record_actions"] == 60
    assert list(found["by_nations"]) == ["3", "4", "5", "6"]
    for name in ("actions_per_second", "record_load_ms", "snapshot_load_ms"):
        assert found[name] > 0, name


def test_the_figures_as_a_table(run: Run) -> None:
    ran = run(*_QUICK)
    assert (ran.status, ran.err) == (0, "")
    first, *rows = ran.out.splitlines()
    assert ("plain Python" in first) == game.__file__.endswith(".py")
    assert len(rows) == 9
    assert any("record of 60 actions" in row and row.endswith(" ms") for row in rows)
    assert any(row.strip().startswith("Duellum") and row.endswith(" actions/s") for row in rows)


def test_the_games_measured_are_the_same_each_time() -> None:
    assert play_at_random(5, 2, 200) == play_at_random(5, 2, 200)
    assert play_at_random(5, 2, 200)[1] != play_at_random(5, 1, 200)[1]


def test_wrong_use_is_told(run: Run) -> None:
    for arguments, told in (
        (("engine", "--repeats", 0), "'0' is not a whole number from 1"),
        (("sandbox",), "invalid choice"),
    ):
        ran = run(*arguments)
        assert (ran.status, ran.out) == (2, "")
        assert told in ran.err

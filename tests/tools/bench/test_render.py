"""`tools.bench render`: figures of this installation; their values are not tested."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools.bench.render import drawn_boards, late_positions, recorded_positions

pytestmark = pytest.mark.process

_ROOT = Path(__file__).resolve().parents[3]


def test_the_figures_as_one_object_and_their_positions() -> None:
    """The benchmark runs in a separate process, because memory freed by other tests would count as well."""
    asked = [
        "render",
        "--repeats",
        "1",
        "--width",
        "200",
        "--positions",
        "1",
        "--boards",
        "east",
        "--json",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "tools.bench", *asked], cwd=_ROOT, check=True, capture_output=True, text=True
    )
    found = json.loads(done.stdout)
    assert found["width"] == 200
    shown = {(row["board"], row["theme"], row["positions"]) for row in found["pictures"]}
    assert {("east", "standard", "records"), ("east", "contrast", "late")} <= shown
    assert {board for board, _, _ in shown} == {"east"} == {row["board"] for row in found["views"]}
    for row in found["pictures"]:
        assert 0 < row["ms"] <= row["slowest_ms"]
        assert 0 < row["kb"] <= row["largest_kb"]
    assert set(found["memory_mb"]) == {"standard", "contrast", "all views"}
    assert 0 < found["memory_mb"]["standard"] <= found["memory_peak_mb"]


def test_the_positions_are_real_and_crowded_ones() -> None:
    assert "east" in drawn_boards()
    recorded = recorded_positions()["east"]
    assert len(recorded) >= 20
    late = [*late_positions("east")]
    assert all(len(position.setup.nations) == 6 for position in late)
    units = [s.total("legion") + s.total("galley") for position in late for s in position.nations.values()]
    assert max(units) >= 20
    duels = [*late_positions("punic")]
    assert len(duels) >= 6
    assert all(len(position.setup.nations) == 2 for position in duels)

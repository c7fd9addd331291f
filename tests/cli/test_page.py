"""`page`: a record as an HTML page."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Keep, Run
from tests.records.samples import EXAMPLE, changed


def test_a_game(run: Run, keep: Keep, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    ran = run("page", keep(EXAMPLE), "-o", page, "--language", "de")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    assert page.read_text("utf-8").startswith('<!doctype html>\n<html lang="de">')


def test_what_cannot_be_a_page(run: Run, keep: Keep, tmp_path: Path) -> None:
    record = keep(EXAMPLE)
    assert "has to end in .html" in run("page", record, "-o", tmp_path / "game.pdf").refusal
    nothing = keep(changed(EXAMPLE, "actions", []))
    assert f"{nothing}: Nobody has taken" in run("page", nothing, "-o", tmp_path / "a.html").refusal
    illegal = keep(changed(EXAMPLE, "actions.0", {"type": "end_turn"}))
    refused = run("page", illegal, "-o", tmp_path / "a.html")
    assert refused.status == 1, "as of replay"
    assert f"{illegal}: action 1 of " in refused.err
    assert " cannot be played. The " in refused.err
    missing = tmp_path / "none" / "a.html"
    assert str(missing) in run("page", record, "-o", missing).refusal
    assert not list(tmp_path.glob("*.html"))


@pytest.mark.process
def test_a_record_has_one_page(tmp_path: Path) -> None:
    """The page does not depend on the order of sets."""
    record, page = Path(__file__).parents[1] / "e2e" / "games" / "duel.json", tmp_path / "game.html"
    pages = set[bytes]()
    for seed in ("1", "2"):
        subprocess.run(
            [sys.executable, "-m", "bot", "page", str(record), "-o", str(page)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
        )
        pages.add(page.read_bytes())
    assert len(pages) == 1

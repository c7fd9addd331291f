"""`page`: a record as a page for a browser."""

from pathlib import Path

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
    assert "Nobody has taken a turn yet." in run("page", nothing, "-o", tmp_path / "a.html").refusal
    illegal = keep(changed(EXAMPLE, "actions.0", {"type": "end_turn"}))
    refused = run("page", illegal, "-o", tmp_path / "a.html").refusal
    assert f"{illegal}: action 1 of " in refused
    assert " cannot be played. The " in refused
    missing = tmp_path / "none" / "a.html"
    assert str(missing) in run("page", record, "-o", missing).refusal
    assert not list(tmp_path.glob("*.html"))

"""`report`: the turning points of a game, from its record."""

import json
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.conftest import Keep, Run
from tests.records.samples import EXAMPLE, changed

pytestmark = pytest.mark.slow


def test_as_json(run: Run, keep: Keep, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    ran = run("report", keep(EXAMPLE), "-o", report, "--language", "de")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    told = json.loads(report.read_text("utf-8"))
    assert (told["format"], len(told["turns"])) == ("antike-report/1", 1)
    assert told["decided"]["text"] == "Die Partie läuft noch."


def test_as_a_picture(run: Run, keep: Keep, tmp_path: Path) -> None:
    report = tmp_path / "report.png"
    ran = run("report", keep(EXAMPLE), "-o", report, "--theme", "contrast")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    with Image.open(report) as image:
        assert (image.format, image.width) == ("PNG", 1200)


def test_what_has_no_report(run: Run, keep: Keep, tmp_path: Path) -> None:
    record = keep(EXAMPLE)
    assert "has to end in" in run("report", record, "-o", tmp_path / "report.pdf").refusal
    nothing = keep(changed(EXAMPLE, "actions", []))
    assert f"{nothing}: Nobody has taken" in run("report", nothing, "-o", tmp_path / "a.json").refusal
    illegal = keep(changed(EXAMPLE, "actions.0", {"type": "end_turn"}))
    refused = run("report", illegal, "-o", tmp_path / "a.json")
    assert refused.status == 1, "as of replay"
    assert f"{illegal}: action 1 of " in refused.err
    assert " cannot be played. The " in refused.err
    assert str(tmp_path) in run("report", keep("no record"), "-o", tmp_path / "a.json").refusal
    dark = run("report", record, "-o", tmp_path / "a.png", "--theme", "dark")
    assert "There is no theme 'dark'" in dark.refusal
    missing = tmp_path / "none" / "a.json"
    assert str(missing) in run("report", record, "-o", missing).refusal
    assert not list(tmp_path.glob("a.*"))

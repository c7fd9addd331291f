"""`render`: every view as a file, and errors for missing arguments."""

import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.boards import BOARDS
from tests.cli.conftest import Run

pytestmark = pytest.mark.slow

GAME = BOARDS.parent / "games" / "openings.json"


def size(path: Path) -> tuple[int, int]:
    with Image.open(path) as image:
        return image.size


def test_the_contracts_flags(run: Run, tmp_path: Path) -> None:
    image = tmp_path / "board.webp"
    assert run("render", GAME, "-o", image).status == 0
    assert size(image) == (2000, 1400)
    assert (
        run("render", GAME, "-o", image, "--region", "athen", "--width", 600, "--theme", "contrast").status
        == 0
    )
    assert size(image)[0] == 600


@pytest.mark.parametrize(
    ("wish", "width"),
    [
        (("--view", "overview"), 2000),
        (("--view", "phone"), 1200),
        (("--view", "region", "--region", "pella"), 1200),
        (("--region", "pella"), 1200),
        (("--view", "changes"), 2000),
        (("--since", "4"), 2000),
    ],
)
def test_every_view(run: Run, tmp_path: Path, wish: tuple[str, ...], width: int) -> None:
    image = tmp_path / "board.png"
    ran = run("render", GAME, "-o", image, *wish)
    assert (ran.status, ran.err) == (0, "")
    assert size(image)[0] == width


def standing(tmp_path: Path) -> Path:
    """Write a record with legions in Pella; return its path."""
    record = json.loads(GAME.read_text())
    nations: dict[str, dict[str, Any]] = {
        seat["nation"]: {"cities": [city]}
        for seat, city in zip(record["seats"], ("athen", "saba", "susa", "tyros"), strict=False)
    }
    first = record["seats"][0]["nation"]
    nations[first]["legions"] = {"pella": 2}
    record |= {"position": {"round": 5, "to_move": first, "nations": nations}, "actions": []}
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    return path


def test_reach(run: Run, tmp_path: Path) -> None:
    game, image = standing(tmp_path), tmp_path / "board.png"
    assert run("render", game, "-o", image, "--from", "pella", "--unit", "legion").status == 0
    assert size(image) == (2000, 1400)
    told = run("render", game, "-o", image, "--from", "pella", "--unit", "galley").refusal
    assert told.endswith("No galleys in Pella: pick a province that has some.")


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        (("--view", "map"), "no view 'map'; there is overview, phone, close, region, changes, reach."),
        (("--view", "region"), "The view of a region needs a province."),
        (("--view", "reach"), "--from is missing"),
        (("--unit", "galley"), "--from is missing"),
        (("--from", "atlantis"), 'The East board has no province "atlantis".'),
        (("--since", "99999"), "--since: the record has "),
    ],
)
def test_what_is_missing_is_said(run: Run, tmp_path: Path, wish: tuple[str, ...], words: str) -> None:
    assert words in run("render", GAME, "-o", tmp_path / "board.png", *wish).refusal


def test_a_wrong_number_is_refused(run: Run, tmp_path: Path) -> None:
    ran = run("render", GAME, "-o", tmp_path / "board.png", "--since", "x")
    assert ran.status == 2
    assert "'x' is not the number of an action" in ran.err

"""`film`: a record as an animation."""

import io
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.conftest import Keep, Run
from tests.records.samples import EXAMPLE, changed

pytestmark = pytest.mark.slow

_FOUR = Path(__file__).parents[1] / "e2e" / "games" / "four.json"


def test_a_span_of_a_game(run: Run, tmp_path: Path) -> None:
    image = tmp_path / "game.webp"
    ran = run("film", _FOUR, "-o", image, "--from", 20, "--to", 22, "--width", 240)
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    with Image.open(io.BytesIO(image.read_bytes())) as film:
        assert (film.format, film.width) == ("WEBP", 240)
        assert getattr(film, "n_frames", 1) == 4


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--from", 30, "--to", 20), "Turn 30 is after turn 20."),
        (("--from", 119), "There are turns 1 to 118, not 119."),
        (("--from", 0), "'0' is not the number of a turn, from 1"),
        (("--width", 100), "'100' is not a width from 200 to 4000"),
    ],
)
def test_spans_and_widths_there_are_not(run: Run, tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    assert told in run("film", _FOUR, "-o", tmp_path / "game.webp", *words).refusal
    assert not list(tmp_path.iterdir())


def test_what_cannot_be_filmed(run: Run, keep: Keep, tmp_path: Path) -> None:
    record = keep(EXAMPLE)
    assert "has to end in .webp" in run("film", record, "-o", tmp_path / "game.gif").refusal
    nothing = keep(changed(EXAMPLE, "actions", []))
    assert f"{nothing}: Nobody has taken" in run("film", nothing, "-o", tmp_path / "a.webp").refusal
    illegal = keep(changed(EXAMPLE, "actions.0", {"type": "end_turn"}))
    refused = run("film", illegal, "-o", tmp_path / "a.webp")
    assert refused.status == 1, "as of replay"
    assert f"{illegal}: action 1 of " in refused.err
    assert " cannot be played. The " in refused.err
    missing = tmp_path / "none" / "a.webp"
    told = run("film", record, "-o", missing, "--width", 200).refusal
    assert str(missing) in told

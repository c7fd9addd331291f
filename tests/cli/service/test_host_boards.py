"""A host's folder of boards: offered together with ours, refused if they cannot be played or drawn."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.boards import BOARDS, BoardFileError, board_folder, board_ids, load_board, use_folder
from bot.cli.service.host_boards import examine_board, offer_boards
from bot.cli.service.preconditions import faults
from bot.engine.antike import Setup, Variant, start
from bot.lessons import lessons
from bot.puzzles import puzzles
from bot.render import Renderer
from bot.rulesets import ruleset_ids
from tests.cli.conftest import Run
from tests.render.pictures import open_picture

pytestmark = pytest.mark.slow

SUFFIXES = ("json", "layout.json", "base.webp")


@pytest.fixture(autouse=True)
def ours_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("ANTIKE_BOARDS", raising=False)
    yield
    use_folder(None)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the board `levant`, a copy of our East under another name."""
    folder = tmp_path / "boards"
    folder.mkdir()
    copy_board(folder, "levant")
    return folder


def copy_board(folder: Path, name: str) -> None:
    for suffix in SUFFIXES:
        shutil.copy(BOARDS / f"east.{suffix}", folder / f"{name}.{suffix}")
    change(folder / f"{name}.json", lambda data: data.update(id=name, name=name.capitalize()))
    change(folder / f"{name}.layout.json", lambda data: data.update(board=name))


def change(path: Path, how: Callable[[Any], object]) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    how(data)
    path.write_text(json.dumps(data), encoding="utf-8")


def test_without_a_folder_there_are_ours() -> None:
    offer_boards()
    assert "levant" not in board_ids()
    assert board_folder("east") == BOARDS


def test_a_hosts_board_is_offered_beside_ours(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv("ANTIKE_BOARDS", str(folder))
    offer_boards()
    assert set(board_ids()) >= {"east", "levant"}
    assert load_board("levant").name == "Levant"
    assert examine_board("levant") == f"50 provinces, 127 borders, from {folder}"
    assert load_board("east").name == "East"


def test_a_hosts_board_of_the_same_id_takes_the_place_of_ours(folder: Path) -> None:
    assert load_board("east").provinces["athen"].name == "Athen"
    copy_board(folder, "east")
    change(folder / "east.json", lambda data: data["provinces"][6].update(name="Athenai"))
    use_folder(folder)
    assert load_board("east").provinces["athen"].name == "Athenai"
    assert board_folder("east") == folder
    use_folder(None)
    assert load_board("east").provinces["athen"].name == "Athen"


def test_a_hosts_board_is_drawn_from_its_own_files(folder: Path) -> None:
    use_folder(folder)
    board = load_board("levant")
    picture = Renderer().draw(start(Setup(board, Variant(3), tuple(board.start_cities[3]))), width=400)
    assert open_picture(picture.data).width == 400
    with pytest.raises(ValueError, match="levant"):
        Renderer(BOARDS).draw(start(Setup(board, Variant(3), tuple(board.start_cities[3]))))


@pytest.mark.parametrize("suffix", SUFFIXES[1:])
def test_without_layout_or_picture_a_board_is_refused(folder: Path, suffix: str) -> None:
    (folder / f"levant.{suffix}").unlink()
    use_folder(folder)
    with pytest.raises(ValueError, match=rf"^levant\.json: levant\.{suffix} must lie beside it"):
        examine_board("levant")


@pytest.mark.parametrize(
    ("suffix", "how", "told"),
    [
        ("json", lambda data: data.update(id="orient"), "the id inside is orient"),
        ("json", lambda data: data["borders"].pop(), "its borders are not those of the board"),
        ("layout.json", lambda data: data["borders"].pop(), "its borders are not those of the board (susa-"),
        (
            "layout.json",
            lambda data: data["provinces"].pop("athen"),
            "its provinces are not those of the board (athen",
        ),
        (
            "layout.json",
            lambda data: data.update(size=[2000, 1500]),
            "levant.base.webp: is 2000 by 1400 pixels",
        ),
        ("layout.json", lambda data: data.pop("map"), "levant.layout.json: map"),
    ],
)
def test_files_that_do_not_go_together_are_refused(
    folder: Path, suffix: str, how: Callable[[Any], object], told: str
) -> None:
    change(folder / f"levant.{suffix}", how)
    use_folder(folder)
    with pytest.raises(ValueError) as caught:  # noqa: PT011 the text is what is tested
        examine_board("levant")
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_picture_that_is_none_is_refused(folder: Path) -> None:
    (folder / "levant.base.webp").write_bytes(b"no picture")
    use_folder(folder)
    with pytest.raises(ValueError, match=r"^levant\.base\.webp: cannot be read as a picture"):
        examine_board("levant")


def test_a_picture_that_is_none_is_named_where_something_is_drawn(
    run: Run, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not the picture to be written."""
    (folder / "levant.base.webp").write_bytes(b"no picture")
    monkeypatch.setenv("ANTIKE_BOARDS", str(folder))
    run("simulate", "--board", "levant", "--cap", "1", "--out", tmp_path)
    (record,) = tmp_path.glob("levant-*.json")
    refusal = run("render", record, "-o", tmp_path / "a.png").refusal
    assert refusal == "antike-bot: levant.base.webp: cannot be read as a picture."


def test_a_board_in_no_folder_is_told(folder: Path) -> None:
    use_folder(folder)
    with pytest.raises(BoardFileError, match="There is no board"):
        board_folder("atlantis")


def test_doctor_looks_at_a_hosts_boards(run: Run, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv("ANTIKE_BOARDS", str(folder))
    monkeypatch.setenv("ANTIKE_DATABASE", str(folder / "antike.sqlite3"))
    assert f"ok   board levant: 50 provinces, 127 borders, from {folder}" in run("doctor").out
    (folder / "levant.base.webp").unlink()
    ran = run("doctor")
    assert ran.status == 1
    assert "BAD  board levant: levant.json: levant.base.webp must lie beside it" in ran.out


def test_the_bot_does_not_start_with_a_broken_board(
    run: Run, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    (folder / "levant.base.webp").unlink()
    monkeypatch.setenv("ANTIKE_BOARDS", str(folder))
    monkeypatch.setenv("ANTIKE_DATABASE", str(folder / "antike.sqlite3"))
    assert "the board levant cannot be offered" in run("sandbox", "--port", "0").refusal


def test_a_folder_that_is_none_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv("ANTIKE_BOARDS", str(folder / "nowhere"))
    for words in (
        ("doctor",),
        ("replay", BOARDS.parent / "games" / "openings.json"),
        ("simulate", "--cap", "1"),
    ):
        assert "ANTIKE_BOARDS" in run(*words).refusal


def test_a_hosts_boards_are_known_whatever_the_other_settings_are(
    run: Run, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    monkeypatch.setenv("ANTIKE_BOARDS", str(folder))
    monkeypatch.setenv("ANTIKE_GRACE", "much")
    assert run("simulate", "--board", "levant", "--cap", "1").status == 0


@pytest.mark.process
@pytest.mark.parametrize(
    ("words", "status", "told"),
    [("replay FILE", 0, ""), ("doctor", 2, "antike-bot: .env: "), ("verify", 2, "antike-bot: .env: ")],
)
def test_a_folder_to_stand_in_that_may_not_be_searched_is_no_traceback(
    tmp_path: Path, words: str, status: int, told: str
) -> None:
    ran = _locked_out(tmp_path, tmp_path / "locked", words)
    assert ran.returncode == status, ran.stderr
    assert ran.stderr.startswith(told)
    assert len(ran.stderr.splitlines()) == (1 if status else 0)


@pytest.mark.process
@pytest.mark.parametrize("words", ["replay FILE", "doctor"])
def test_a_folder_of_boards_within_one_that_may_not_be_searched_is_refused(
    tmp_path: Path, words: str
) -> None:
    boards = tmp_path / "locked" / "boards"
    ran = _locked_out(tmp_path, tmp_path, words, ANTIKE_BOARDS=str(boards))
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"antike-bot: ANTIKE_BOARDS: {boards}: Permission denied.\n"


def _locked_out(tmp_path: Path, at: Path, words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the folder `at`; it may not search the folder `locked`, even if we are root."""
    locked = tmp_path / "locked"
    (locked / "boards").mkdir(parents=True)
    game = BOARDS.parent / "games" / "openings.json"
    call = [sys.executable, "-m", "bot", *words.replace("FILE", str(game)).split()]
    if os.geteuid() == 0:
        call = ["setpriv", "--bounding-set", "-all", "--inh-caps", "-all", *call]
    try:
        return subprocess.run(
            ["sh", "-c", 'cd "$0" && chmod 000 "$1" && shift && exec "$@"', at, locked, *call],
            env={**os.environ, "PYTHONPATH": str(BOARDS.parents[1]), **settings},
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        locked.chmod(0o700)


def _renamed(folder: Path, board: str, **names: str) -> None:
    """Copy one of our boards with other names, as an owner of the printed game might do."""
    folder.mkdir(exist_ok=True)
    for suffix in SUFFIXES:
        shutil.copy(BOARDS / f"{board}.{suffix}", folder)
    for suffix in ("json", "layout.json"):
        path = folder / f"{board}.{suffix}"
        text = path.read_text("utf-8")
        for old, new in names.items():
            text = re.sub(rf"\b{old}\b", new, text)
        path.write_text(text, "utf-8")


def test_lessons_and_puzzles_that_do_not_fit_are_left_out(tmp_path: Path) -> None:
    """A host's own boards do not keep the bot from starting."""
    before = {name: (len(lessons(name)), len(puzzles(name))) for name in ruleset_ids()}
    folder = tmp_path / "own"
    _renamed(folder, "east", athen="athenai", tyros="sur")
    _renamed(folder, "west", londinium="london", roma="rome")
    use_folder(folder)
    assert list(faults()) == []
    after = {name: (len(lessons(name)), len(puzzles(name))) for name in ruleset_ids()}
    assert after["duellum"] == before["duellum"]
    assert after["antike"][0] < before["antike"][0]
    assert after["antike"][1] == 0, "they are proven on our boards"
    use_folder(None)
    assert {name: (len(lessons(name)), len(puzzles(name))) for name in ruleset_ids()} == before


def test_puzzles_are_left_out_where_cards_are_others(tmp_path: Path) -> None:
    cards = tmp_path / "duellum.cards.json"
    text = (BOARDS / "duellum.cards.json").read_text("utf-8")
    cards.write_text(text.replace('"storm"', '"tempest"'), "utf-8")
    use_folder(tmp_path)
    assert list(faults()) == []
    assert puzzles("duellum") == ()
    assert puzzles("antike")

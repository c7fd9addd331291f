"""Folders of board files, and the ruleset that reads a file."""

import json
from pathlib import Path

import pytest

from bot.boards import BOARDS, BoardFileError, board_ids, load_board, read_board


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b'"east"', b"\xff\xfe\x00", b"{}"])
def test_a_file_that_holds_no_board_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "none.json"
    path.write_bytes(content)
    with pytest.raises(BoardFileError) as caught:
        read_board(path)
    assert str(caught.value).startswith("none.json: ")


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(BoardFileError) as caught:
        read_board(tmp_path / "gone.json")
    assert str(caught.value) == "gone.json: cannot be read (No such file or directory)."


@pytest.mark.parametrize("name", ["north", "", "../east", "east.json", "EAST"])
def test_an_unknown_board_is_refused_with_those_at_hand(name: str) -> None:
    with pytest.raises(BoardFileError) as caught:
        load_board(name)
    assert "There is no board" in str(caught.value)
    assert "east" in str(caught.value)


def test_a_layout_beside_a_board_is_none(tmp_path: Path) -> None:
    for file in ("b.json", "a.json", "a.layout.json", "notes.txt"):
        (tmp_path / file).write_text("{}", encoding="utf-8")
    assert board_ids(folders=[tmp_path]) == ("a", "b")


def test_the_format_says_whose_board_it_is(folder: Path) -> None:
    told = json.loads((BOARDS / "east.json").read_text(encoding="utf-8"))
    for name, form in (("levant", "antike-board/1"), ("moon", "antike-board/9"), ("sun", None)):
        (folder / f"{name}.json").write_text(json.dumps({**told, "id": name, "format": form}))
    (folder / "torn.json").write_text("{")
    assert set(board_ids()) >= {"east", "levant", "moon", "sun", "torn", "west"}
    assert board_ids("antike") == ("east", "levant", "west")
    assert load_board("levant").ruleset == "antike"
    for name in ("moon", "sun"):
        with pytest.raises(BoardFileError, match=rf"{name}\.json: format: it has to be 'antike-board/1'"):
            load_board(name)

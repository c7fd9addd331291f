"""The board files equal those generated from the facts, byte by byte."""

import pytest

from bot.boards import BOARDS, load_board
from tools.boards.facts import board_file, boards_with_facts, read_exceptions, read_facts


def test_every_board_has_facts() -> None:
    assert set(boards_with_facts()) >= {"east", "west"}


@pytest.mark.parametrize("board_id", boards_with_facts())
def test_the_committed_board_is_what_the_facts_say(board_id: str) -> None:
    committed = (BOARDS / f"{board_id}.json").read_text(encoding="utf-8")
    assert board_file(board_id, read_facts(board_id)) == committed


@pytest.mark.parametrize("board_id", boards_with_facts())
def test_exceptions_are_borders_of_the_board_and_have_a_reason(board_id: str) -> None:
    board = load_board(board_id)
    for (a, b), reason in read_exceptions(board_id).items():
        assert board.border(a, b) is not None
        assert len(reason) > 20


def test_a_board_without_facts_has_no_exceptions() -> None:
    assert read_exceptions("atlantis") == {}

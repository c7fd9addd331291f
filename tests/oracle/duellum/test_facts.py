"""The oracle's own copies of boards and cards agree with the bot's files."""

from dataclasses import replace
from typing import Any

import pytest

from bot.boards import load_board
from bot.engine.duellum import Card, DuellumBoard
from tests.oracle.duellum import engine, facts

_SAID = ("nations", "sites", "symbols", "start_cities", "coins", "prices")


@pytest.mark.parametrize("name", facts.BOARDS)
def test_ds1_ds4_dk2_de1_the_same_facts(name: str) -> None:
    ours, theirs = load_board(name), engine.board_of_facts(name)
    assert isinstance(ours, DuellumBoard)
    assert set(ours.provinces) == set(theirs.provinces)
    assert _borders(ours) == _borders(theirs)
    for each in _SAID:
        assert getattr(ours, each) == getattr(theirs, each), each
    assert {card: _plain(ours.cards[card]) for card in ours.cards} == theirs.cards
    # Short records written by hand rely on the order of the cards.
    assert list(ours.cards) == list(theirs.cards)


def _plain(card: Card) -> Card:
    """Return the card without its texts, which no rule uses."""
    return replace(card, name="", latin="", source="")


def _borders(board: DuellumBoard) -> dict[frozenset[str], Any]:
    return {frozenset(between): kind for between, kind in board.borders.items()}

"""The page that describes the notation can be taken at its word."""

import re
from pathlib import Path

from bot.notation.antike import parse_action, parse_turn, print_action, print_turn
from bot.notation.antike.examples import FORMS
from tests.engine.builders import EAST

_PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
_ROWS = re.findall(r"^\|[^|]*\| `([^`]+)` \|([^|]*)\|$", _PAGE, re.MULTILINE)


def test_every_example_is_read_and_printed_as_it_stands() -> None:
    assert len(_ROWS) >= 20
    for text, _ in _ROWS:
        assert print_action(parse_action(text)) == text


def test_every_type_of_action_is_described() -> None:
    assert {parse_action(text).type for text, _ in _ROWS} == set(FORMS)


def test_the_places_told_are_those_written() -> None:
    for text, told in _ROWS:
        for province in EAST.provinces.values():
            if province.name in told:
                assert province.id in text


def test_the_line_of_a_turn() -> None:
    lines = re.findall(r"`(@[^`]*; \.)`", _PAGE)
    assert lines
    for line in lines:
        assert print_turn(parse_turn(line)) == line

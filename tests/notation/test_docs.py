"""The page `docs/notation.md` describes the notation as it is."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from bot.boards import load_board
from bot.engine.board import Board
from bot.notation import antike, duellum
from bot.records import replay
from tests.records.page import example

_PAGE: Final = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
_ROW: Final = re.compile(r"^\|[^|]*\| `([^`]+)` \|([^|]*)\|$", re.MULTILINE)


@dataclass(frozen=True)
class _Section:
    """The page's section on one ruleset."""

    title: str
    notation: Any
    board: Board

    @property
    def text(self) -> str:
        _, title, rest = _PAGE.partition(f"\n## {self.title}\n")
        assert title
        return rest.partition("\n## ")[0]

    @property
    def rows(self) -> list[tuple[str, str]]:
        return _ROW.findall(self.text)


every_section = pytest.mark.parametrize(
    "section",
    [
        _Section("Antike", antike, load_board("east")),
        _Section("Antike Duellum", duellum, load_board("punic")),
    ],
    ids=lambda section: section.title,
)


@every_section
def test_every_example_is_read_and_printed_as_it_stands(section: _Section) -> None:
    assert len(section.rows) >= 20
    for text, _ in section.rows:
        assert section.notation.print_action(section.notation.parse_action(text)) == text


@every_section
def test_every_type_of_action_is_described(section: _Section) -> None:
    types = {section.notation.parse_action(text).type for text, _ in section.rows}
    assert types == set(section.notation.FORMS)


@every_section
def test_the_places_told_are_those_written(section: _Section) -> None:
    named = [
        province.id in text
        for text, told in section.rows
        for province in section.board.provinces.values()
        if re.search(rf"\b{province.name}\b", told)
    ]
    assert len(named) >= 10
    assert all(named)


@every_section
def test_the_line_of_a_turn(section: _Section) -> None:
    lines = re.findall(r"`([@+][^`]*; \.)`", section.text)
    assert lines
    for line in lines:
        assert section.notation.print_turn(section.notation.parse_turn(line)) == line


def test_the_turn_of_duellum_is_that_of_the_record_described() -> None:
    """`docs/record.md` shows the same turn, so both pages can be read side by side."""
    record = example("duellum")
    turn = [duellum.print_action(action) for action in record.actions[:7]]
    assert replay(record).error is None
    assert turn[0] == "+storm:academy"
    assert f"`{'; '.join(['+storm', *turn[1:]])}`" in _PAGE

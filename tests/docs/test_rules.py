"""`docs/rules.md` has every rule, and whatever names a rule can be looked up there."""

import re
from pathlib import Path
from typing import Final

import pytest

_ROOT: Final = Path(__file__).parents[2]
_PAGE: Final = (_ROOT / "docs/rules.md").read_text(encoding="utf-8")
_HIGHEST: Final = {"S": 10, "T": 4, "P": 2, "B": 1, "A": 3, "K": 5, "M": 13, "F": 1, "V": 4, "W": 2, "X": 6}
_RULES: Final = [f"{letter}{number}" for letter, most in _HIGHEST.items() for number in range(1, most + 1)]
_RULINGS: Final = {"S3", "S6", "S7", "S9", "S10", "P2", "K4", "M3", "M7", "M12", "W2"}
"""Rules in which the rulebook leaves something open."""

_NAMED: Final = re.compile(r"\b([STPBAKMFVWX]\d{1,2})\b")
_RANGE: Final = re.compile(r"\b([STPBAKMFVWX])(\d{1,2})-\1(\d{1,2})\b")
_IN_TEST_NAME: Final = re.compile(r"(?<=_)[stpbakmfvwx]\d{1,2}(?=_|$)")
_TEST: Final = re.compile(r"def (test_\w+)\(")
_ITEM: Final = re.compile(
    r'^- <a id="(?P<anchor>\w+)"></a>\*\*(?P<id>\w+) (?P<title>[^*]+)\.\*\*(?P<text>.*?)(?=^- <a |^## |\Z)',
    re.MULTILINE | re.DOTALL,
)
_OTHERS: Final = {"discord_sandbox", "duellum"}
"""Folders in which such letters mean something else: Discord's "V2" layouts, the rules of another game."""


def _sources() -> list[Path]:
    files = [path for folder in ("bot", "tests", "tools") for path in (_ROOT / folder).rglob("*.py")]
    files += (_ROOT / "bot").rglob("*.sql")
    files.remove(Path(__file__))
    return [path for path in files if not _OTHERS & set(path.relative_to(_ROOT).parts)]


def _named(source: str) -> set[str]:
    """Rules that a file names in text, one by one or from one to another, and in the names of its tests."""
    names = {rule.upper() for test in _TEST.findall(source) for rule in _IN_TEST_NAME.findall(test)}
    for letter, first, last in _RANGE.findall(source):
        names |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return names | set(_NAMED.findall(source))


def test_every_rule_stands_on_the_page_once_and_in_order() -> None:
    items = list(_ITEM.finditer(_PAGE))
    assert [item["id"] for item in items] == _RULES
    assert [item["anchor"] for item in items] == _RULES
    assert all(len(item["text"].split()) >= 3 for item in items)


def test_the_contents_link_to_every_rule_by_its_title() -> None:
    linked = re.findall(r"\[(\w+)\]\(#\1\) ([^·|]+?) (?:·|\|)", _PAGE)
    assert [rule for rule, _ in linked] == _RULES
    assert all(title for _, title in linked)


def test_our_rulings_are_marked() -> None:
    assert {item["id"] for item in _ITEM.finditer(_PAGE) if "**Ruling:**" in item["text"]} == _RULINGS


def test_whatever_the_page_refers_to_is_on_it() -> None:
    assert set(_NAMED.findall(_PAGE)) == set(_RULES)


def test_every_rule_that_code_or_tests_name_is_on_the_page() -> None:
    unknown = {
        str(path.relative_to(_ROOT)): sorted(missing)
        for path in _sources()
        if (missing := _named(path.read_text(encoding="utf-8")) - set(_RULES))
    }
    assert not unknown


def test_tests_name_every_rule() -> None:
    tests = [path for path in _sources() if path.is_relative_to(_ROOT / "tests")]
    assert set().union(*(_named(path.read_text(encoding="utf-8")) for path in tests)) >= set(_RULES)


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("# A nation pays (T2, S8).", {"T2", "S8"}),
        ("Fights (M3-M6)", {"M3", "M4", "M5", "M6"}),
        ("def test_x1_x2_x3_through_commands(", {"X1", "X2", "X3"}),
        ("def test_two_players(", set()),
        ('f"A3: no {unit} left"', {"A3"}),
        ("M14 and T99", {"M14", "T99"}),
        ("ABC1, v2, 2M1", set()),
    ],
)
def test_how_names_of_rules_are_found(source: str, named: set[str]) -> None:
    assert _named(source) == named

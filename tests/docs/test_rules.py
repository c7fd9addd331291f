"""The rules pages contain every rule, and every rule id named in code or tests is on them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

_ROOT: Final = Path(__file__).parents[2]
_RANGES: Final = r"({letter})(\d{{1,2}})(?:-| to )\1(\d{{1,2}})"
_TEST: Final = re.compile(r"def (test_\w+)\(")
_ITEM: Final = re.compile(
    r'^- <a id="(?P<anchor>\w+)"></a>\*\*(?P<id>\w+) (?P<title>[^*]+)\.\*\*(?P<text>.*?)(?=^- <a |^## |\Z)',
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class _Rules:
    """A ruleset's page, its number of rules by section, and folders that do not refer to it."""

    page: str
    sections: Mapping[str, int]
    rulings: frozenset[str]
    """Rules in which the rulebook leaves something open."""
    elsewhere: frozenset[str]
    """Folders in which such ids mean something else."""
    own: frozenset[str] = frozenset()
    """Rules that name what the rulebook does not show."""

    @property
    def text(self) -> str:
        return (_ROOT / "docs" / self.page).read_text(encoding="utf-8")

    @property
    def ids(self) -> list[str]:
        return [
            f"{letter}{number}" for letter, most in self.sections.items() for number in range(1, most + 1)
        ]

    @property
    def items(self) -> list[re.Match[str]]:
        return list(_ITEM.finditer(self.text))

    @property
    def _letter(self) -> str:
        """Pattern of a section: the prefix common to all sections, then any of their last letters."""
        last = "".join(section[-1] for section in self.sections)
        return f"{next(iter(self.sections))[:-1]}[{last}]"

    def sources(self) -> list[Path]:
        """Return the files that may name its rules."""
        files = [path for folder in ("bot", "tests", "tools") for path in (_ROOT / folder).rglob("*.py")]
        files += (_ROOT / "bot").rglob("*.sql")
        files.remove(Path(__file__))
        return [path for path in files if not self.elsewhere & set(path.relative_to(_ROOT).parts)]

    def linked(self, text: str) -> set[str]:
        """Return the rules that a text names one by one."""
        return set(re.findall(rf"\b({self._letter}\d{{1,2}})\b", text))

    def named(self, source: str) -> set[str]:
        """Return the rules that a file names, one by one, as ranges, and in the names of its tests."""
        in_name = re.compile(rf"(?<=_){self._letter.lower()}\d{{1,2}}(?=_|$)")
        names = {rule.upper() for test in _TEST.findall(source) for rule in in_name.findall(test)}
        for letter, first, last in re.findall(rf"\b{_RANGES.format(letter=self._letter)}\b", source):
            names |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
        return names | self.linked(source)


ANTIKE: Final = _Rules(
    page="rules.md",
    sections={"S": 10, "T": 4, "P": 2, "B": 1, "A": 3, "K": 5, "M": 13, "F": 1, "V": 4, "W": 2, "X": 6},
    rulings=frozenset({"S3", "S6", "S7", "S9", "S10", "P2", "K4", "M3", "M7", "M12", "W2"}),
    elsewhere=frozenset({"discord_sandbox", "duellum"}),
)
DUELLUM: Final = _Rules(
    page="duellum-rules.md",
    sections={
        "DS": 7,
        "DT": 4,
        "DP": 4,
        "DB": 5,
        "DA": 6,
        "DK": 7,
        "DM": 10,
        "DF": 4,
        "DV": 6,
        "DE": 10,
        "DW": 1,
    },
    rulings=frozenset(
        {"DT4", "DP2", "DP3", "DB2", "DK7", "DM4", "DM9", "DF3", "DV5", "DE2", "DE3", "DE4", "DE10"}
    ),
    elsewhere=frozenset({"discord_sandbox"}),
    own=frozenset({"DS1", "DS2", "DS4", "DK2", "DE1", "DE7"}),
)

every_page = pytest.mark.parametrize("rules", [ANTIKE, DUELLUM], ids=lambda rules: rules.page)


@every_page
def test_every_rule_stands_on_the_page_once_and_in_order(rules: _Rules) -> None:
    assert [item["id"] for item in rules.items] == rules.ids
    assert [item["anchor"] for item in rules.items] == rules.ids
    assert all(len(item["text"].split()) >= 3 for item in rules.items)


@every_page
def test_the_contents_link_to_every_rule_by_its_title(rules: _Rules) -> None:
    linked = re.findall(r"\[(\w+)\]\(#\1\) ([^·|]+?) (?:·|\|)", rules.text)
    assert [rule for rule, _ in linked] == rules.ids
    assert all(title for _, title in linked)


@every_page
def test_our_rulings_and_our_own_content_are_marked(rules: _Rules) -> None:
    assert {item["id"] for item in rules.items if "**Ruling:**" in item["text"]} == rules.rulings
    assert {item["id"] for item in rules.items if "**Own:**" in item["text"]} == rules.own


@every_page
def test_whatever_the_page_refers_to_is_on_it(rules: _Rules) -> None:
    assert rules.linked(rules.text) == set(rules.ids)


@every_page
def test_every_rule_that_code_or_tests_name_is_on_the_page(rules: _Rules) -> None:
    unknown = {
        str(path.relative_to(_ROOT)): sorted(missing)
        for path in rules.sources()
        if (missing := rules.named(path.read_text(encoding="utf-8")) - set(rules.ids))
    }
    assert not unknown


@every_page
def test_tests_name_every_rule(rules: _Rules) -> None:
    tests = [path for path in rules.sources() if path.is_relative_to(_ROOT / "tests")]
    assert set().union(*(rules.named(path.read_text(encoding="utf-8")) for path in tests)) >= set(rules.ids)


def test_the_page_of_duellum_tells_no_rule_of_antike() -> None:
    """The page names only its own rules (DS to DW), and can be read by itself."""
    assert not ANTIKE.linked(DUELLUM.text)


@pytest.mark.parametrize(
    ("rules", "source", "named"),
    [
        (ANTIKE, "# A nation pays (T2, S8).", {"T2", "S8"}),
        (ANTIKE, "Fights (M3-M6)", {"M3", "M4", "M5", "M6"}),
        (ANTIKE, "def test_x1_x2_x3_through_commands(", {"X1", "X2", "X3"}),
        (ANTIKE, "def test_two_players(", set()),
        (ANTIKE, 'f"A3: no {unit} left"', {"A3"}),
        (ANTIKE, "M14 and T99", {"M14", "T99"}),
        (ANTIKE, "ABC1, v2, 2M1, DM4", set()),
        (DUELLUM, "# Pays (DT2, DP4), unlike S8.", {"DT2", "DP4"}),
        (DUELLUM, "DS3 to DS5 and DM9-DM11", {"DS3", "DS4", "DS5", "DM9", "DM10", "DM11"}),
        (DUELLUM, "def test_example_5_db4_dv6_walls(", {"DB4", "DV6"}),
        (DUELLUM, "M4, DX1, ADM1", set()),
    ],
)
def test_how_names_of_rules_are_found(rules: _Rules, source: str, named: set[str]) -> None:
    assert rules.named(source) == named

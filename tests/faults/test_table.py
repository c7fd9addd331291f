"""The table in `docs/faults.md` and the tests agree: no row without a test, no test without a row."""

import ast
import re
from pathlib import Path

from discord_sandbox.faults import MESSAGES

_ROOT = Path(__file__).resolve().parents[2]
_TABLE = (_ROOT / "docs" / "faults.md").read_text()
_FOLDERS = ("faults", "crashes")
_NAMED = re.compile(r"`((?:tests/(?:\w+/)+)?test_\w+\.py::test_\w+)`")


def _rows() -> list[str]:
    """Return the rows of all tables, without header rows."""
    lines = [line for line in _TABLE.splitlines() if line.startswith("| ")]
    return [line for line in lines if not line.startswith("| What happens")]


def _named() -> list[str]:
    return [name for row in _rows() for name in _NAMED.findall(row)]


def _tests_in(path: Path) -> set[str]:
    functions = [
        node
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return {node.name for node in functions if node.name.startswith("test_")}


def _tests() -> set[str]:
    paths = [path for folder in _FOLDERS for path in (_ROOT / "tests" / folder).glob("test_*.py")]
    return {
        f"{path.name}::{name}"
        for path in paths
        if path.name != Path(__file__).name
        for name in _tests_in(path)
    }


def test_every_row_names_its_test() -> None:
    assert len(_rows()) > 70
    for row in _rows():
        assert len(row.split(" | ")) == 4, row
        assert _NAMED.search(row.split(" | ")[-1]), row


def test_rows_and_tests_are_the_same() -> None:
    named = _named()
    assert {name for name in named if "/" not in name} == _tests()
    assert len(named) == len(set(named)), "each stands once"


def test_tests_of_other_folders_are_there() -> None:
    elsewhere = [name.split("::") for name in _named() if "/" in name]
    assert elsewhere
    for path, test in elsewhere:
        assert Path(path).parent.name not in _FOLDERS, path
        assert test in _tests_in(_ROOT / path), f"{path}::{test}"


def test_the_codes_that_are_named_are_known_to_the_local_discord() -> None:
    named = {int(code) for row in _rows() for code in re.findall(r"\b[1-9]\d{4,5}\b", row)}
    assert named <= set(MESSAGES)
    assert len(named) > 8

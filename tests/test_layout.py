"""Layout rules: small folders and modules, and an import graph without cycles."""

import ast
from collections import Counter
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import pytest

_ROOT: Final = Path(__file__).resolve().parents[1]
_PACKAGES: Final = ("bot", "discord_sandbox")
_MOST_MODULES: Final = 14
_MOST_LINES: Final = 400


def _modules(package: str) -> dict[str, Path]:
    found = {}
    for path in sorted((_ROOT / package).rglob("*.py")):
        parts = path.relative_to(_ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def _imported(path: Path, known: dict[str, Path]) -> Iterator[str]:
    """Yield the known modules that a module imports, also those imported only for types."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module in known:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in known else node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)


@pytest.mark.parametrize("package", _PACKAGES)
def test_no_circles(package: str) -> None:
    known = _modules(package)
    graph = {name: set(_imported(path, known)) - {name} for name, path in known.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


@pytest.mark.parametrize("package", _PACKAGES)
def test_folders_are_small(package: str) -> None:
    paths = [path for path in _modules(package).values() if path.name != "__init__.py"]
    counts = Counter(str(path.parent.relative_to(_ROOT)) for path in paths)
    assert {folder: count for folder, count in counts.items() if count > _MOST_MODULES} == {}


@pytest.mark.parametrize("package", _PACKAGES)
def test_modules_are_short(package: str) -> None:
    lengths = {
        str(path.relative_to(_ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in _modules(package).values()
    }
    assert {path: length for path, length in lengths.items() if length > _MOST_LINES} == {}

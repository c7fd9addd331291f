"""Codes of errors that our modules raise, extracted from their source."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import bot

_SOURCE: Final = Path(bot.__file__).parent
_ENGINE: Final = _SOURCE / "engine"


def codes(paths: Iterable[Path], error: str, kind: str = "") -> Iterator[str]:
    """Yield strings passed as first argument to `error`, or assigned to variables annotated as `kind`."""
    for path in paths:
        for node in _nodes(path):
            if isinstance(node, ast.Call) and node.args and getattr(node.func, "id", "") == error:
                yield from _texts(node.args[0])
            elif kind and isinstance(node, ast.AnnAssign) and getattr(node.annotation, "id", "") == kind:
                yield from _texts(node.value)


@cache
def raised(error: str, ruleset: str) -> frozenset[str]:
    """Return the codes that a ruleset's engine raises, including the modules that engines share."""
    kind = error.replace("Error", "Code")
    return frozenset(codes([*_ENGINE.glob("*.py"), *(_ENGINE / ruleset).rglob("*.py")], error, kind))


@cache
def _nodes(path: Path) -> list[ast.Call | ast.AnnAssign]:
    """Return a file's calls and annotated assignments; cached, as each file is read for several errors."""
    source = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(source) if isinstance(node, ast.Call | ast.AnnAssign)]


def _texts(node: ast.AST | None) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.Constant):
        yield str(node.value)

"""Codes of refusals: every one that is declared is raised somewhere, and nothing else is."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import bot
from bot.app.errors import AppCode
from bot.engine.errors import RuleCode, SetupCode

_FILES = sorted(Path(bot.__file__).parent.rglob("*.py"))


def _raised(error: str, kind: str) -> Iterator[str]:
    """What the first argument of an error can be, there or where it is chosen beforehand."""
    for path in _FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and getattr(node.func, "id", "") == error:
                yield from _texts(node.args[0])
            elif isinstance(node, ast.AnnAssign) and getattr(node.annotation, "id", "") == kind:
                yield from _texts(node.value)


def _texts(node: ast.AST | None) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.Constant):
        yield str(node.value)


@pytest.mark.parametrize(
    ("error", "kind", "declared"),
    [
        ("AppError", "AppCode", get_args(AppCode)),
        ("RuleError", "RuleCode", get_args(RuleCode)),
        ("SetupError", "SetupCode", get_args(SetupCode)),
    ],
)
def test_every_code_is_raised(error: str, kind: str, declared: tuple[str, ...]) -> None:
    assert set(_raised(error, kind)) == set(declared)
    assert len(declared) == len(set(declared))

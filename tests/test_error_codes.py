"""Error codes: every declared code is raised somewhere, and no other is."""

from pathlib import Path
from typing import get_args

import pytest

import bot
from bot.app.errors import AppCode
from bot.engine.errors import RuleCode, SetupCode
from tests.support.error_codes import codes

pytestmark = pytest.mark.slow

_FILES = sorted(Path(bot.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize(
    ("error", "kind", "declared"),
    [
        ("AppError", "AppCode", get_args(AppCode)),
        ("RuleError", "RuleCode", get_args(RuleCode)),
        ("SetupError", "SetupCode", get_args(SetupCode)),
    ],
)
def test_every_code_is_raised(error: str, kind: str, declared: tuple[str, ...]) -> None:
    raised = set(codes(_FILES, error, kind))
    assert raised - set(declared) == set(), f"add to {kind}"
    assert set(declared) - raised == set(), f"raise, or remove from {kind}"
    assert len(declared) == len(set(declared))

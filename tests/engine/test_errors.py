"""The closed family of errors."""

import pytest

from bot.engine.errors import EngineError, RuleError, SetupError


@pytest.mark.parametrize("kind", [RuleError, SetupError])
def test_an_error_carries_its_code_and_facts(kind: type[EngineError]) -> None:
    error = kind("no-way", unit="legion", allowed=("athen",))
    assert isinstance(error, EngineError)
    assert (error.code, error.facts) == ("no-way", {"unit": "legion", "allowed": ("athen",)})
    assert str(error) == "no-way(unit='legion', allowed=('athen',))"


def test_the_two_kinds_are_told_apart() -> None:
    assert not issubclass(RuleError, SetupError)
    assert not issubclass(SetupError, RuleError)

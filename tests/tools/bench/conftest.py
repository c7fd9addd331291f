"""Fixture that calls the benchmarks in this process."""

import pytest

from tests.cli.conftest import Run, calling
from tools.bench.__main__ import main


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that calls `python -m tools.bench` with its arguments."""
    return calling(main, capsys)

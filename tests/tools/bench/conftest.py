"""The benchmarks, called in this process."""

import pytest

from tests.cli.conftest import Run, calling
from tools.bench.__main__ import main


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Call `python -m tools.bench` with these arguments."""
    return calling(main, capsys)

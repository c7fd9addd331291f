"""The page's web modules pass their formatter, linter and type checker."""

import shutil
import subprocess
from pathlib import Path

import pytest

_WEB = Path(__file__).parents[2] / "bot" / "page" / "web"


def _missing() -> str:
    if not shutil.which("npm"):
        return "npm is not installed"
    return "" if (_WEB / "node_modules").is_dir() else "the page's tools are not installed: make page-tools"


@pytest.mark.process
@pytest.mark.skipif(bool(_missing()), reason=_missing())
def test_format_lint_and_types() -> None:
    npm = shutil.which("npm")
    assert npm
    ran = subprocess.run(
        [npm, "run", "--silent", "check"], cwd=_WEB, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr

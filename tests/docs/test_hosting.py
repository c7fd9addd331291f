"""Files that hosts copy from docs/hosting.md are valid as they are."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

_ROOT = Path(__file__).resolve().parents[2]
_PAGE = (_ROOT / "docs" / "hosting.md").read_text()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_the_unit_is_one(tmp_path: Path) -> None:
    found = re.search(r"```ini\n(.*?)```", _PAGE, re.DOTALL)
    assert found
    unit = re.sub(r"(?m)^ExecStart=\S+", "ExecStart=/bin/sh", found[1])
    assert "ExecStart=/bin/sh run" in unit
    (tmp_path / "antike-bot.service").write_text(unit)
    command = ["systemd-analyze", "verify", str(tmp_path / "antike-bot.service")]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")


def test_what_is_added_to_the_container_is_added_to_its_service() -> None:
    found = re.search(r"```yaml\nservices:\n  (\S+):\n", _PAGE)
    assert found
    assert f"\nservices:\n  {found[1]}:\n" in f"\n{(_ROOT / 'compose.yaml').read_text()}"

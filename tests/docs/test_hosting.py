"""Files that hosts copy from docs/hosting.md are valid as they are, and every setting is explained."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.config import Config

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


def test_every_setting_is_explained() -> None:
    pages = [_ROOT / "README.md", _ROOT / "docs" / "hosting.md", _ROOT / "docs" / "scaling.md"]
    told = "".join(page.read_text(encoding="utf-8") for page in pages)
    missing = {field.alias for field in Config.model_fields.values()} - set(re.findall(r"[A-Z_]+", told))
    assert missing == set(), "explain it in README.md (Configuration), docs/hosting.md or docs/scaling.md"


def test_what_is_added_to_the_container_is_added_to_its_service() -> None:
    found = re.search(r"```yaml\nservices:\n  (\S+):\n", _PAGE)
    assert found
    assert f"\nservices:\n  {found[1]}:\n" in f"\n{(_ROOT / 'compose.yaml').read_text()}"

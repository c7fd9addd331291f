"""Files and folders that the maps for contributors name are there."""

import re
from pathlib import Path
from typing import Final

import pytest

from bot.rulesets import ruleset

_ROOT: Final = Path(__file__).parents[2]
_ARCHITECTURE: Final = (_ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
_PATH: Final = re.compile(r"`((?:bot|tests|data|docs|tools|discord_sandbox)/[\w./*-]+)`")


@pytest.mark.parametrize(
    "page", ["CONTRIBUTING.md", "docs/architecture.md", "docs/laws.md", "docs/duellum-rules.md"]
)
def test_paths_lead_somewhere(page: str) -> None:
    named = _PATH.findall((_ROOT / page).read_text(encoding="utf-8"))
    assert {path for path in named if not any(_ROOT.glob(path.rstrip("/")))} == set()


def test_the_parts_of_a_ruleset_are_told_where_they_lie() -> None:
    table = _ARCHITECTURE[_ARCHITECTURE.index("| part |") :].partition("\n\n")[0]
    rows = [line.split("|") for line in table.splitlines()[2:]]
    parts = {part for row in rows for part in re.findall(r"`(\w+)`", row[1])}
    assert parts == set(ruleset("antike").__dataclass_fields__) - {"id"}
    places = [place for row in rows for place in re.findall(r"`([\w./]+)`", row[3])]
    assert all((_ROOT / "bot" / place).exists() for place in places)


_RULESETS: Final = sorted(path.parent.name for path in _ROOT.glob("bot/engine/*/ruleset.py"))


@pytest.mark.parametrize("name", _RULESETS)
def test_every_ruleset_is_on_the_map(name: str) -> None:
    assert f"{name}/" in _ARCHITECTURE
    assert f"`rulesets/{name}.py`" in _ARCHITECTURE

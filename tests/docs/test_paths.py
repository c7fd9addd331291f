"""Files, folders and modules that the documentation names exist."""

import fnmatch
import os
import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

from bot.rulesets import ruleset

_ROOT: Final = Path(__file__).parents[2]
_ARCHITECTURE: Final = (_ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
_PAGES: Final = [
    *(_ROOT / name for name in ("CONTRIBUTING.md", "README.md", "SECURITY.md")),
    *sorted(_ROOT.glob("docs/*.md")),
]
_TOPS: Final = ("assets", "bot", "data", "discord_sandbox", "docs", "tests", "tools")
_FILES: Final = {
    *(path.name for path in _ROOT.iterdir()),
    *(name for top in _TOPS for _, _, names in os.walk(_ROOT / top) for name in names),
}
_CODE: Final = re.compile(r"`([^`\n]+)`")
_PATH: Final = re.compile(r"(?:[\w.*-]+/)+[\w.*-]*")
_FILE: Final = re.compile(r"[\w.*-]+\.(?:css|ftl|html|js|json|md|py|sql|toml|txt|webp|yaml)")
_MODULE: Final = re.compile(r"(?:python -m )?((?:bot|tests|tools|discord_sandbox)(?:\.\w+)+)\b.*")
_MEMBER: Final = re.compile(r"([A-Z]\w+)\.(\w+)")
_BOT: Final = [path.read_text(encoding="utf-8") for path in (_ROOT / "bot").rglob("*.py")]
_MADE_LATER: Final = {"data/antike.sqlite3", "build/compiled"}


def _is_module(dotted: str) -> bool:
    path = dotted.replace(".", "/").replace("NAME", "*")
    return (_ROOT / path).is_dir() or any(_ROOT.glob(f"{path}.py"))


def _is_there(named: str) -> bool:
    """Return whether a text in back-ticks names nothing, or something that exists; `NAME` is any name."""
    if _PATH.fullmatch(named):  # the maps of the code leave out `bot/`
        path = named.rstrip("/").replace("NAME", "*")
        bases = [base for base in (_ROOT, _ROOT / "bot") if (base / path.split("/")[0]).is_dir()]
        if not bases:
            return not _FILE.fullmatch(path.split("/")[-1])
        return path in _MADE_LATER or any(any(base.glob(path)) for base in bases)
    if _FILE.fullmatch(named):
        return bool(fnmatch.filter(_FILES, named.replace("NAME", "*")))
    if module := _MODULE.fullmatch(named):
        holder, _, name = module[1].rpartition(".")
        source = _ROOT / f"{holder.replace('.', '/')}.py"
        return _is_module(module[1]) or (source.is_file() and name in source.read_text(encoding="utf-8"))
    if member := _MEMBER.fullmatch(named):
        return any(f"class {member[1]}" in text and member[2] in text for text in _BOT)
    return True


@pytest.mark.parametrize("page", _PAGES, ids=lambda page: str(page.relative_to(_ROOT)))
def test_what_a_page_names_is_there(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert {named for named in _CODE.findall(text) if not _is_there(named)} == set()


def test_the_modules_of_a_folder_are_in_it() -> None:
    """CONTRIBUTING's table of where to begin names folders, each followed by modules that are in it."""
    page = (_ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    cells = [line.split("|")[2] for line in page.splitlines() if line.count("|") == 4]
    named = [part for cell in cells for part in re.findall(r"`(bot/[\w/]+)/`([^`]*(?:`\w+/?`[^`]*)*)", cell)]
    modules = [f"{folder}/{name}" for folder, after in named for name in re.findall(r"`(\w+)/?`", after)]
    assert len(modules) > 15
    assert [module for module in modules if not _is_module(module)] == []


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
    for told in (f"{name}/", f"`rulesets/{name}.py`"):
        assert told in _ARCHITECTURE, f"docs/architecture.md has to name {told}"


@pytest.mark.parametrize("name", _RULESETS)
def test_contracts_speak_of_every_ruleset(name: str) -> None:
    told = tomllib.loads((_ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = told["tool"]["importlinter"]["contracts"]
    forbidden = {module for contract in contracts for module in contract.get("forbidden_modules", ())}
    assert f"bot.*.{name}" in forbidden, "docs/rulesets.md tells what to add to pyproject.toml"

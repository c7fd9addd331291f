"""Links between the pages lead to existing files and anchors."""

import re
from pathlib import Path
from typing import Final

import pytest

_ROOT: Final = Path(__file__).parents[2]
_PAGES: Final = sorted(
    path
    for pattern in ("*.md", "docs/*.md", "docs/decisions/*.md", "data/games/*.md", "discord_sandbox/*.md")
    for path in _ROOT.glob(pattern)
)
_LINK: Final = re.compile(r"\]\((?!https?:|mailto:|\[)([^)\s#]*)(?:#([^)\s]+))?\)")
_CODE: Final = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def _anchors(page: Path) -> set[str]:
    """Return the names of a page's anchors, and those that GitHub makes of its titles."""
    text = page.read_text(encoding="utf-8")
    titles = re.findall(r"^#+ (.+)$", re.sub(r"```.*?```", "", text, flags=re.DOTALL), re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}
    return slugs | set(re.findall(r'<a id="([^"]+)">', text))


@pytest.mark.parametrize("page", _PAGES, ids=lambda page: str(page.relative_to(_ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in _LINK.findall(_CODE.sub("", page.read_text(encoding="utf-8"))):
        other = (page.parent / target).resolve() if target else page
        assert other.exists(), target
        assert not anchor or anchor in _anchors(other), f"{target}#{anchor}"

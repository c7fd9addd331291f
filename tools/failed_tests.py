"""Print the tests that failed in the last run of pytest, if all of them may be run again.

Those are tests marked `process` or `browser`: they wait for something that a busy machine may delay. Exits
with status 1 and the reason if another test has failed, or if no failed test is recorded.
"""

import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Final

import pytest

LAST_FAILED: Final = Path(".pytest_cache/v/cache/lastfailed")
AGAIN: Final = "process or browser"


class _Collected:
    """A pytest plugin that keeps the ids of the collected tests."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Store the ids; called by pytest."""
        self.ids = {item.nodeid for item in session.items}


def main(kept: Path = LAST_FAILED) -> int:
    """Print the ids, one per line; return the exit status."""
    failed = list(json.loads(kept.read_text())) if kept.exists() else []
    if not failed:
        print("No failed test is known: what went wrong was no test.", file=sys.stderr)
        return 1
    found = _Collected()
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main(["--collect-only", "-q", "-n", "0", "-m", AGAIN, *failed], plugins=[found])
    if others := [test for test in failed if test not in found.ids]:
        print("Failed, and not to be tried again:", *others, sep="\n", file=sys.stderr)
        return 1
    print(*failed, sep="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

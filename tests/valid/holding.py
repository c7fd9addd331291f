"""Final check of every test that runs the real client: all its requests to Discord were valid."""

from collections.abc import Iterable
from typing import Any, Final

from tests.valid.description import description

_MALFORMED: Final = frozenset({40005, 50006, 50035, 50109})
"""Discord's codes for a request too large, an empty message, a body that violates limits, invalid JSON."""


def hold(entries: Iterable[dict[str, Any]]) -> None:
    """Assert that requests in the local Discord's log meet its limits and the description."""
    # Requests that were made to fail may not have been received in full.
    asked = [entry for entry in entries if not entry["planned"]]
    refused = [entry for entry in asked if (entry["error"] or {}).get("code") in _MALFORMED]
    assert not refused, f"malformed: {refused[:3]}"
    faults = description().faults(asked)
    assert not faults, "\n".join(faults[:20])

"""What every test that runs the real client ends with: all that it has asked of Discord was valid."""

from collections.abc import Iterable
from typing import Any, Final

from tests.valid.description import description

_MALFORMED: Final = frozenset({40005, 50006, 50035, 50109})
"""Discord's codes for a request too large, an empty message, a body against the limits, no JSON at all."""


def hold(entries: Iterable[dict[str, Any]]) -> None:
    """Hold requests out of the local Discord's log against its limits, and against the description."""
    # What was made to fail may never have been heard in full.
    asked = [entry for entry in entries if not entry["planned"]]
    refused = [entry for entry in asked if (entry["error"] or {}).get("code") in _MALFORMED]
    assert not refused, f"malformed: {refused[:3]}"
    faults = description().faults(asked)
    assert not faults, "\n".join(faults[:20])

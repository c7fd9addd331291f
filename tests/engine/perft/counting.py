"""The committed positions and counts, and the count by the oracle, which is slower."""

import json
from pathlib import Path
from typing import Any

from tests.oracle import antike, duellum

_HERE = Path(__file__).parent
COUNTS = _HERE / "counts.json"
POSITIONS = _HERE / "positions"


def names() -> list[str]:
    """Return the names of all positions, sorted."""
    return sorted(path.stem for path in POSITIONS.glob("*.json"))


def position_text(name: str) -> str:
    """Return the record that leads to a position, as JSON."""
    return (POSITIONS / f"{name}.json").read_text(encoding="utf-8")


def committed() -> dict[str, dict[int, int]]:
    """Return the numbers of legal sequences by name of the position and by length."""
    read: dict[str, dict[str, int]] = json.loads(COUNTS.read_text(encoding="utf-8"))
    return {name: {int(depth): count for depth, count in counts.items()} for name, counts in read.items()}


class Walk:
    """Position at the end of a record, by the oracle of its ruleset."""

    def __init__(self, record: dict[str, Any]) -> None:
        self._oracle: Any = duellum if record["ruleset"] == "duellum" else antike
        begin = self._oracle.load if record["ruleset"] == "duellum" else self._oracle.start
        self._state = begin(record)
        for action in record["actions"]:
            self._state = self._oracle.play(self._state, action)

    def perft(self, depth: int) -> int:
        """Return the number of legal sequences of a length, by the second implementation of the rules."""
        return self._count(self._state, depth)

    def _count(self, state: Any, depth: int) -> int:
        listed = self._oracle.legal(state)
        if depth == 1:
            return len(listed)
        return sum(self._count(self._oracle.play(state, action), depth - 1) for action in listed)

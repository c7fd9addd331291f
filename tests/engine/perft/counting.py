"""The committed positions and counts, and the oracle's own slow way of counting."""

import json
from pathlib import Path
from typing import Any

from tests.oracle import antike as oracle

_HERE = Path(__file__).parent
COUNTS = _HERE / "counts.json"
POSITIONS = _HERE / "positions"


def names() -> list[str]:
    """All positions."""
    return sorted(path.stem for path in POSITIONS.glob("*.json"))


def position_text(name: str) -> str:
    """The record that leads to a position."""
    return (POSITIONS / f"{name}.json").read_text(encoding="utf-8")


def committed() -> dict[str, dict[int, int]]:
    """By name: the number of legal sequences by their length."""
    read: dict[str, dict[str, int]] = json.loads(COUNTS.read_text(encoding="utf-8"))
    return {name: {int(depth): count for depth, count in counts.items()} for name, counts in read.items()}


def walked(record: dict[str, Any]) -> oracle.State:
    """Where the oracle gets to by the record."""
    state = oracle.start(record)
    for action in record["actions"]:
        state = oracle.play(state, action)
    return state


def oracle_perft(state: oracle.State, depth: int) -> int:
    """The same number, by the second implementation of the rules."""
    listed = oracle.legal(state)
    if depth == 1:
        return len(listed)
    return sum(oracle_perft(oracle.play(state, action), depth - 1) for action in listed)

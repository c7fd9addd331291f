"""Tactical positions with one right answer (`data/tactics`), and a check whether a player finds it."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, Literal

from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import Nation
from bot.puzzles import Puzzle, puzzle_of
from bot.records import FORMAT, read_record, replay
from bot.rulesets import ruleset_of
from tools.puzzle_proof import UnprovenError, is_stopped

FOLDER: Final = Path(__file__).parents[2] / "data" / "tactics"
Kind = Literal["win", "stop", "temple", "coin"]


@dataclass(frozen=True)
class Tactic:
    """Start of a turn in which one thing has to be done."""

    id: str
    kind: Kind
    position: OwnPosition
    why: str
    puzzle: Puzzle | None = None
    """The proven puzzle with this position; None if the position is in the file itself."""
    tempting: str = ""
    """A turn, or its first action, that looks good and is wrong."""
    punished: str = ""
    """Turn by which the next nation wins after the tempting one; "" for puzzles."""

    def parsed(self, text: str) -> tuple[Action, ...]:
        """Parse a turn of the file."""
        return tuple(ruleset_of(self.position).notation.parse_turn(text))

    def solved(self, policy: str, seed: int) -> bool:
        """Return whether a policy wins, or stops the next nation from winning, for every answer of others."""
        me, wins = self.position.mover, self.kind in {"win", "coin"}
        for end in ends(self.position, policy, Random(seed)):
            done = end.winner == me if wins or end.outcome else _stopped(end, me)
            if not done:
                return False
        return True


def _stopped(end: OwnPosition, me: Nation) -> bool:
    """Return whether it is proven that the next nation cannot win."""
    try:
        return is_stopped(end, me)
    except UnprovenError:
        return False


@cache
def tactics() -> tuple[Tactic, ...]:
    """Return all tactical positions of both files, cached."""
    return tuple(
        _tactic(path.stem, json.loads(line))
        for path in sorted(FOLDER.glob("*.jsonl"))
        for line in path.read_text("utf-8").splitlines()
    )


def _tactic(ruleset_id: str, row: dict[str, Any]) -> Tactic:
    kind, why, tempting = row["kind"], row["why"], row.get("tempting", "")
    if "puzzle" in row:
        puzzle = puzzle_of(row["puzzle"])
        assert puzzle is not None, row["puzzle"]
        return Tactic(f"{kind}-{puzzle.id}", kind, puzzle.position, why, puzzle, tempting)
    record = {
        "format": FORMAT,
        "ruleset": ruleset_id,
        "board": row["board"],
        "variant": row["variant"],
        "seats": [{"nation": nation, "player": nation} for nation in row["seats"]],
        "position": row["position"],
        "actions": [],
    }
    position = replay(read_record(json.dumps(record))).position
    return Tactic(f"{kind}-{row['id']}", kind, position, why, None, tempting, row["punished"])


def ends(position: OwnPosition, policy: str, chance: Random) -> Iterator[OwnPosition]:
    """Yield the positions after a policy's turn, one for every answer of others."""
    found, me = ruleset_of(position), position.mover
    while position.outcome is None and position.mover == me:
        if position.awaited != me:
            for answer in found.rules.legal(position):
                yield from ends(found.rules.apply(position, answer)[0], policy, chance)
            return
        for action in found.players.think(position, policy, chance):
            drawn = found.rules.with_draw(position, action, chance.randrange)
            position, _ = found.rules.apply(position, drawn)
    yield position

"""When a vote is decided: as soon as its outcome can no longer change."""

from collections.abc import Collection, Mapping
from typing import Final, Literal

from bot.model import VoteKind, VoteRule
from bot.model.votes import Tally

__all__ = ["HARMLESS", "Tally", "count"]

HARMLESS: Final[frozenset[VoteKind]] = frozenset({"undo", "pause", "resume", "extend"})
"""What may be done though nobody is there to be asked; the rest waits until somebody is."""


def count(
    kind: VoteKind,
    rule: VoteRule,
    asked: Collection[int],
    ballots: Mapping[int, bool],
    away: Collection[int],
) -> Tally:
    """Count the ballots of those asked; whoever is away and has said nothing is left out.

    A majority is more than half of those who count. `all` needs every one of them.
    """
    there = [user_id for user_id in asked if user_id in ballots or user_id not in away]
    yes = sum(ballots.get(user_id, False) for user_id in there)
    waiting = tuple(user_id for user_id in there if user_id not in ballots)
    needed = len(there) if rule == "all" else len(there) // 2 + 1
    outcome: Literal["carried", "rejected"] | None = None
    if not there:
        outcome = "carried" if kind in HARMLESS else None
        needed = 0 if outcome else 1
    elif yes >= needed:
        outcome = "carried"
    elif yes + len(waiting) < needed:
        outcome = "rejected"
    return Tally(yes, needed, waiting, outcome)

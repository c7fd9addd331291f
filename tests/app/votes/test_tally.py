"""When a vote is decided: for every combination of yes, no and no ballot, with voters present or away."""

from itertools import product

import pytest

from bot.app.votes.messages import HARMLESS, count
from bot.model import VoteKind, VoteRule

_ANSWERS = (True, False, None)


def _possible(ballots: dict[int, bool | None], kind: VoteKind, rule: VoteRule) -> set[str | None]:
    """Return the outcomes that are possible once the voters without a ballot have cast one."""
    silent = [user_id for user_id, said in ballots.items() if said is None]
    ends: set[str | None] = set()
    for said in product((True, False), repeat=len(silent)):
        full = {**ballots, **dict(zip(silent, said, strict=True))}
        ends.add(count(kind, rule, full, {who: bool(yes) for who, yes in full.items()}, ()).outcome)
    return ends


@pytest.mark.parametrize("rule", ["majority", "all"])
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_decided_exactly_when_nothing_can_change_it(rule: VoteRule, size: int) -> None:
    for said in product(_ANSWERS, repeat=size):
        ballots = dict(enumerate(said))
        cast = {who: yes for who, yes in ballots.items() if yes is not None}
        outcome = count("end", rule, ballots, cast, ()).outcome
        possible = _possible(ballots, "end", rule)
        assert outcome == (possible.pop() if len(possible) == 1 else None), said


@pytest.mark.parametrize(("size", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_a_majority_is_more_than_half(size: int, needed: int) -> None:
    standing = count("pause", "majority", range(size), {}, ())
    assert (standing.needed, standing.waiting) == (needed, tuple(range(size)))
    assert count("undo", "all", range(size), {}, ()).needed == size


def test_whoever_is_away_counts_only_by_a_ballot() -> None:
    assert count("end", "majority", (1, 2, 3), {1: True}, (2, 3)).outcome == "carried"
    assert count("end", "majority", (1, 2, 3), {1: True, 2: False}, (2, 3)).outcome == "rejected"
    assert count("undo", "all", (1, 2), {1: True}, (2,)).outcome == "carried"


def test_one_of_two_voters_needed_decides_nothing() -> None:
    standing = count("expel", "majority", (1, 2), {1: True}, (2,), least=2)
    assert (standing.needed, standing.outcome) == (2, None)
    assert count("expel", "majority", (1, 2), {1: True, 2: True}, (2,), least=2).outcome == "carried"
    assert count("expel", "majority", (1, 2), {1: True, 2: False}, (), least=2).outcome == "rejected"


@pytest.mark.parametrize("kind", ["undo", "pause", "resume", "extend", "end", "replace", "expel"])
def test_nobody_there(kind: VoteKind) -> None:
    standing = count(kind, "majority", (1, 2), {}, (1, 2))
    assert (standing.outcome, standing.needed) == (("carried", 0) if kind in HARMLESS else (None, 1))

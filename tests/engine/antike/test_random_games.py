"""Laws of every game, checked in games played at random.

With `ANTIKE_LONG=1` 200 games for each number of nations are played instead of a few.
"""

import os
from collections import Counter

import pytest

from bot.engine.antike import Position, apply, legal
from bot.engine.antike.actions import Action, Conquer
from tests.engine.builders import frozen, play
from tests.engine.invariants import check, check_step
from tests.engine.plausible import listed_or_refused
from tests.engine.playing import at_random, dice, late, pick

pytestmark = pytest.mark.slow

LONG = bool(os.environ.get("ANTIKE_LONG"))
GAMES = 200 if LONG else 4
LATE_GAMES = 20 if LONG else 2
SAMPLE = 500 if LONG else 1000
"""Interval in positions at which all plausible actions are tried."""
CHUNK = 10 if LONG else 2
LONGEST = 4000
LONGEST_LATE = 4000 if LONG else 1000
"""Maximum actions of a game, because random play may take very long to win."""


def played(here: Position, seed: object, longest: int = LONGEST) -> tuple[Position, list[Action]]:
    """Play a random game to its end, or `longest` actions, and check every law after every action."""
    chance, done = dice("play", seed), list[Action]()
    eager = chance.choice((0.0, 0.2, 0.4))
    offset = chance.randrange(SAMPLE)
    while len(done) < longest:
        listed = list(legal(here))
        check(here, listed)
        if len(done) % SAMPLE == offset:
            listed_or_refused(here)
        if here.outcome is not None:
            break
        action = pick(chance, listed, eager)
        following, told = apply(here, action)
        assert told
        check_step(here, action, following)
        here = following
        done.append(action)
    return here, done


@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_the_laws_hold_from_the_start_to_the_end(number: int, chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        first = at_random(dice(number, seed), number)
        before = frozen(first)
        last, actions = played(first, (number, seed))
        assert last.outcome is not None or len(actions) == LONGEST
        assert last.winner is None or last.current.personages.total >= last.setup.target
        assert frozen(first) == before
        assert play(first, *actions) == last, "the same actions lead to the same position"


@pytest.mark.parametrize("seed", range(LATE_GAMES))
@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_the_laws_hold_where_everything_is_scarce(number: int, seed: int) -> None:
    """With no target in reach, games end only by a temple destroyed after the last personage is gone (W2)."""
    first = late(dice("late", number, seed), number, goal=99)
    last, actions = played(first, ("late", number, seed), LONGEST_LATE)
    assert last.outcome is None or last.outcome.reason == "temple"
    assert play(first, *actions) == last


def test_the_games_played_here_reach_the_rare_rules() -> None:
    """Rare actions and both reasons to win occur; without them the laws above could hold trivially."""
    kinds: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    games = [late(dice("rare", seed), 3 + seed % 4, goal=99) for seed in (5, 13, 14)]
    games += [at_random(dice("rare", seed), 3 + seed % 4) for seed in (1, 13)]
    for seed, first in zip((5, 13, 14, 1, 13), games, strict=True):
        last, actions = _quickly(first, seed)
        kinds.update(action.type for action in actions)
        kinds.update("give_up" for action in actions if isinstance(action, Conquer) and action.give_up)
        reasons.update([last.outcome.reason] if last.outcome else [])
    assert len(kinds) == 14, kinds
    assert set(reasons) == {"target", "temple"}


def _quickly(here: Position, seed: object) -> tuple[Position, list[Action]]:
    chance, done = dice("quick", seed), list[Action]()
    while here.outcome is None and len(done) < LONGEST:
        done.append(pick(chance, list(legal(here)), eager=0.3))
        here, _ = apply(here, done[-1])
    return here, done

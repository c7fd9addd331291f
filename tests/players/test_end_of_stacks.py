"""With no personage left, the next temple destroyed wins at once (W2): no search goes on after that."""

import pytest

from bot.engine.antike import Position, apply
from bot.engine.antike.actions import Conquer, Rondel
from bot.players.antike.policies import POLICIES, thoughts
from tests.engine.builders import nation, people, play, position
from tests.players.dice import dice
from tests.players.turns import hard_turn

HOMES = "athen pella sparta dyrrhachion"
TEMPLES = "knossos paphos"


def stripped(temples: str = TEMPLES) -> Position:
    """Return a position with all 35 personages taken, and Greek galleys at two weakly defended cities."""
    mine = nation(
        wedge="gold",
        cities=HOMES,
        know_hows="sailing navigation",
        personages=people(king=3, scholar=1, navigator=2),
        galleys={"athen": 2, "sparta": 2, "ephesos": 3, "knossos": 1, "paphos": 1},
    )
    theirs = nation(
        cities="knossos paphos tyros alexandria", temples=temples, personages=people(king=2, citizen=5)
    )
    rest = nation(personages=people(king=4, scholar=4, citizen=1))
    others = nation(personages=people(scholar=3, general=7, navigator=3))
    here = position("greeks", greeks=mine, phoenicians=theirs, arabs=rest, persians=others, goal=20)
    assert here.turn.stacks_were_empty
    return here


@pytest.mark.parametrize("policy", ["easy", "medium", "hard", "greedy"])
@pytest.mark.parametrize("begun", [False, True], ids=["on the rondel", "on the maneuver"])
def test_no_policy_thinks_past_the_end(policy: str, begun: bool) -> None:
    here = play(stripped(), Rondel("maneuver-1")) if begun else stripped()
    for seed in range(3):
        after = here
        line = thoughts(after, POLICIES[policy], dice(seed))
        assert line
        for action in line:
            assert after.outcome is None
            after, _ = apply(after, action)


def test_the_first_temple_wins_and_nothing_comes_after_it() -> None:
    line, after = hard_turn(stripped())
    assert after.winner == "greeks"
    assert after.outcome is not None
    assert after.outcome.reason == "temple"
    assert isinstance(line[-1], Conquer)
    assert sum(isinstance(action, Conquer) for action in line) == 1


def test_a_city_that_wins_nothing_is_left_alone() -> None:
    """Knossos has no temple here, so the shortest line to the win leaves it out."""
    line, after = hard_turn(stripped("paphos"))
    assert after.winner == "greeks"
    assert [action.province for action in line if isinstance(action, Conquer)] == ["paphos"]

"""The set-up, fixed before the first turn (S1-S3, S5, W1)."""

from itertools import permutations

import pytest

from bot.engine.antike import Setup, Variant
from bot.engine.errors import SetupError
from bot.engine.terms import Nation
from tests.engine.builders import EAST, people, seats, setup

EAST_NATIONS: dict[int, set[Nation]] = {
    3: {"greeks", "persians", "arabs"},
    4: {"greeks", "persians", "arabs", "phoenicians"},
    5: {"greeks", "persians", "arabs", "phoenicians", "egyptians"},
    6: {"greeks", "persians", "arabs", "phoenicians", "egyptians", "babylonians"},
}


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_s1_the_nations_go_by_the_number_of_players(number: int) -> None:
    wanted = EAST_NATIONS[number]
    assert set(seats(number)) == wanted
    assert Setup(EAST, Variant(number), tuple(wanted)).nations == tuple(wanted)
    romans: set[Nation] = {"romans"}
    for missing in wanted:
        for wrong in (wanted - {missing}, (wanted - {missing}) | romans):
            with pytest.raises(SetupError) as caught:
                Setup(EAST, Variant(number), tuple(wrong))
            assert caught.value.code == "nations"


def test_s1_no_nation_sits_twice() -> None:
    with pytest.raises(SetupError) as caught:
        Setup(EAST, Variant(3), ("greeks", "persians", "arabs", "arabs"))
    assert caught.value.code == "nations"


@pytest.mark.parametrize("number", [0, 1, 2, 7])
def test_s1_three_to_six_play(number: int) -> None:
    with pytest.raises(SetupError) as caught:
        Setup(EAST, Variant(number), seats(3))
    assert caught.value.code == "number-of-nations"
    assert caught.value.facts["allowed"] == ((3, 4, 5, 6) if number == 2 else (2, 3, 4, 5, 6)), (
        "S10: two, doubled"
    )


def test_s2_and_s3_any_seats_the_turns_go_clockwise_from_the_start_nation() -> None:
    for order in permutations(seats(4)):
        first = order.index("phoenicians")
        assert Setup(EAST, Variant(4), order).turn_order == order[first:] + order[:first]


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_s5_the_supply_of_each_nation(number: int) -> None:
    assert setup(number).supply == (17, 25)


@pytest.mark.parametrize(("number", "target"), [(3, 10), (4, 9), (5, 8), (6, 7)])
def test_w1_targets(number: int, target: int) -> None:
    assert setup(number).target == target
    assert setup(number, goal=12).target == 12
    assert setup(number, goal=1).target == 1


@pytest.mark.parametrize("goal", [0, -1])
def test_w1_a_goal_is_at_least_one(goal: int) -> None:
    with pytest.raises(SetupError) as caught:
        setup(4, goal=goal)
    assert caught.value.code == "goal"


def test_w1_every_personage_counts_one() -> None:
    assert setup(4).score(people(king=2, scholar=1, general=3, citizen=1, navigator=1)) == 8
    assert setup(4).rewards_all_eight

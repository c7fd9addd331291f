"""The course of turns (T3, S3) and the end of the game (W1)."""

import pytest

from bot.engine.antike import Phase, legal, open_types
from bot.engine.antike.actions import ChoosePersonage, EndTurn, Found, Learn, Rondel
from bot.engine.antike.events import CoinTaken, GameWon, RoundBegan, TurnBegan, TurnEnded
from bot.engine.antike.position import Outcome
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.terms import WEDGES, Nation
from tests.engine.builders import (
    ALL_EIGHT,
    events,
    idle,
    nation,
    of_type,
    opening,
    pay,
    people,
    play,
    position,
    refused,
    seats,
)

SEVEN = " ".join(KNOW_HOWS[:-1])


def test_t3_the_stone_first_then_the_wedge_then_founding_then_the_end() -> None:
    here = position("greeks", greeks=nation(legions={"sirmium": 1}, purse=pay(9, 9, 9)))
    assert open_types(here) == ("rondel",)
    refused(here, EndTurn(), "not-now")
    here = play(here, Rondel("temple"))
    assert open_types(here) == ("temple", "found", "end_turn")
    refused(here, Rondel("gold"), "not-now")
    here = play(here, Found("sirmium"))
    assert open_types(here) == ("found", "end_turn")
    here = play(here, EndTurn())
    assert (here.mover, here.phase) == ("phoenicians", Phase.RONDEL)


def test_t3_each_wedge_opens_its_own_action_and_no_other() -> None:
    wanted = {"temple": ("temple",), "arming": ("arm",), "know-how": ("learn",)}
    for wedge in WEDGES:
        maneuver = ("move", "fight", "conquer") if wedge.startswith("maneuver") else ()
        expected = (*wanted.get(wedge, maneuver), "found", "end_turn")
        assert open_types(play(opening(), Rondel(wedge))) == expected


def test_t3_the_wedge_s_action_may_be_left_undone() -> None:
    for wedge in WEDGES:
        here = play(opening(), Rondel(wedge))
        assert of_type(here, "end_turn") == [EndTurn()]
        assert play(here, EndTurn()).mover == "persians"


def test_t3_the_turn_passes_clockwise_and_the_round_ends_with_the_last() -> None:
    here = opening(4)
    order: list[tuple[int, Nation]] = []
    for _ in range(9):
        order.append((here.round, here.mover))
        here = idle(here)
    circle: list[Nation] = ["phoenicians", "persians", "arabs", "greeks"]
    assert order == [*[(1, name) for name in circle], *[(2, name) for name in circle], (3, "phoenicians")]


def test_t3_the_end_of_a_turn_is_told_in_order() -> None:
    here = play(position("greeks"), Rondel("iron"))
    coins = [CoinTaken(name) for name in seats(4)]
    assert list(events(here, EndTurn())) == [
        TurnEnded("greeks"),
        RoundBegan(6),
        *coins,
        TurnBegan("phoenicians"),
    ]
    assert events(play(opening(), Rondel("iron")), EndTurn()) == (
        TurnEnded("phoenicians"),
        TurnBegan("persians"),
    )


@pytest.mark.parametrize(
    ("number", "first"), [(3, "arabs"), (4, "phoenicians"), (5, "egyptians"), (6, "babylonians")]
)
def test_s3_the_start_nation_begins_and_every_round_with_it(number: int, first: Nation) -> None:
    here = opening(number)
    assert here.mover == first
    around = seats(number)
    order = around[around.index(first) :] + around[: around.index(first)]
    assert here.setup.turn_order == order
    for name in order:
        assert (here.mover, here.round) == (name, 1)
        here = idle(here)
    assert (here.mover, here.round) == (first, 2)


@pytest.mark.parametrize(("number", "target"), [(3, 10), (4, 9), (5, 8), (6, 7)])
def test_w1_the_target_goes_by_the_number_of_nations(number: int, target: int) -> None:
    """The king of the fifth city wins if it reaches the target; one short of it the game goes on."""
    five = "messana dyrrhachion sparta sirmium tomis"
    for before, over in ((target - 2, False), (target - 1, True)):
        won = people(scholar=min(before, 6), general=max(0, before - 6))
        here = position("greeks", number=number, greeks=nation(cities=five, personages=won))
        assert here.setup.target == target
        here = play(here, Rondel("iron"))
        after = play(here, EndTurn())
        assert (after.outcome is not None) == over
        if over:
            assert after.outcome == Outcome("greeks", "target")
            assert events(here, EndTurn())[-1] == GameWon("greeks", "target")


def test_w1_the_game_ends_at_once_and_the_round_is_not_finished() -> None:
    here = position("persians", persians=nation(personages=people(scholar=8, general=1)))
    after = play(here, Rondel("iron"), EndTurn())
    assert (after.phase, after.winner, after.awaited) == (Phase.OVER, "persians", None)
    assert (after.mover, after.round) == ("persians", here.round)
    assert after.nations["phoenicians"] == here.nations["phoenicians"]
    assert list(legal(after)) == []
    for action in (EndTurn(), Rondel("gold"), Found("sirmium")):
        refused(after, action, "game-over")


def test_w1_only_the_nation_whose_turn_ends_wins() -> None:
    here = position("phoenicians", greeks=nation(personages=people(scholar=8, general=1)))
    for _ in range(3):
        here = play(here, Rondel("iron"), EndTurn())
        assert here.outcome is None
    assert play(here, Rondel("iron"), EndTurn()).winner == "greeks"


def test_w1_is_looked_at_after_the_personage_of_k4() -> None:
    greeks = nation(know_hows=SEVEN, purse=pay(gold=5), personages=people(general=5, navigator=3))
    here = position("greeks", greeks=greeks, persians=nation(know_hows=ALL_EIGHT))
    after = play(here, Rondel("know-how"), Learn("democracy"), EndTurn())
    assert after.winner == "greeks"
    assert after.current.personages == people(general=5, navigator=3, king=1)


def test_w1_waits_for_the_choice_between_equal_stacks() -> None:
    greeks = nation(know_hows=SEVEN, purse=pay(gold=5), personages=people(general=5, navigator=3))
    persians = nation(know_hows=ALL_EIGHT, personages=people(king=1))
    here = position("greeks", greeks=greeks, persians=persians)
    here = play(here, Rondel("know-how"), Learn("democracy"), EndTurn())
    assert (here.phase, here.outcome) == (Phase.PERSONAGE, None)
    after = play(here, ChoosePersonage("scholar"))
    assert (after.winner, after.mover, after.choice) == ("greeks", "greeks", ())


def test_w1_the_goal_of_a_game_overrides_the_target() -> None:
    greeks = nation(personages=people(scholar=2))
    for goal, winner in ((2, "greeks"), (3, None), (12, None)):
        here = position("greeks", goal=goal, greeks=greeks)
        assert play(here, Rondel("iron"), EndTurn()).winner == winner

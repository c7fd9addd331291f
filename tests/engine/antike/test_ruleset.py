"""What is played for a nation that does not act itself."""

from bot.engine.antike.actions import Answer, EndTurn, Move, Rondel
from bot.engine.antike.ruleset import minimal_action
from tests.engine.builders import maneuver, nation, play, position


def test_the_least_is_one_wedge_and_the_end_of_the_turn() -> None:
    here = position("greeks", greeks=nation(wedge="temple", legions={"athen": 1}))
    assert minimal_action(here) == Rondel("gold")
    assert minimal_action(play(here, Rondel("maneuver-1"))) == EndTurn()


def test_m5_the_least_answer_is_not_to_fight() -> None:
    here = maneuver(greeks=nation(legions={"athen": 1}), arabs=nation(legions={"pella": 1}))
    asked = play(here, Move("legion", 1, "athen", "pella"))
    assert minimal_action(asked) == Answer("arabs", fight=False)

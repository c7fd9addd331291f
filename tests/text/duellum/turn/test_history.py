"""Past turns of Duellum: the heading tells the round, once."""

from bot.engine.duellum.actions import EndTurn, Rondel
from bot.model.turns import Turn
from bot.text.duellum.turn.history import tell_history
from tests.engine.duellum.builders import PUNIC, events, opening


def test_a_turn_does_not_say_again_which_round_it_is() -> None:
    here = opening()
    begun = events(here, Rondel("gold"), EndTurn(), Rondel("gold"), EndTurn())
    turn = Turn(2, "romans", begun, (Rondel("marble"), EndTurn()), here)
    lines = tell_history(PUNIC, [turn], {"romans": "Ada"})
    assert lines == ["**Round 2, Romans (Ada)**", "-# `@marble; .`"]

"""The turns of a game, folded from its actions."""

from pathlib import Path

import pytest

from bot.engine.antike.actions import Action, Answer, EndTurn, PickCity, Rondel
from bot.engine.antike.events import RoundBegan, TurnBegan, TurnEnded
from bot.engine.errors import RuleError
from bot.records import read_record, replay, turns
from tests.engine.builders import opening

_FOUR = Path(__file__).parents[1] / "e2e" / "games" / "four.json"


def test_every_action_belongs_to_one_turn_and_every_turn_to_one_nation() -> None:
    record = read_record(_FOUR.read_bytes())
    told = list(turns(record.start, record.actions))
    assert sum((turn.actions for turn in told), ()) == record.actions
    assert len(told) == sum(isinstance(action, EndTurn) for action in record.actions) == 118
    order = record.setup.turn_order
    assert [turn.nation for turn in told] == [order[i % 4] for i in range(118)]
    assert [turn.round for turn in told] == [1 + i // 4 for i in range(118)]
    assert told[-1].position == replay(record).position
    assert not any(isinstance(event, TurnBegan) for turn in told for event in turn.events)
    assert all([type(event) for event in turn.events].count(TurnEnded) == 1 for turn in told)


def test_an_unfinished_turn_comes_last_and_one_that_has_but_begun_without_actions() -> None:
    start = opening()
    assert list(turns(start, ())) == []
    one: list[Action] = [Rondel("gold"), EndTurn()]
    (turn,) = turns(start, one[:1])
    assert turn.actions == (Rondel("gold"),)
    assert turn.position.mover == turn.nation
    *played, begun = turns(start, one * 4)
    assert [turn.actions for turn in played] == [tuple(one)] * 4
    assert (begun.actions, begun.events[0]) == ((), RoundBegan(2))


def test_a_pick_of_a_start_city_is_a_turn() -> None:
    start = opening(2, two_players="doubled")
    (turn,) = turns(start, [PickCity("tyros")])
    assert (turn.round, turn.nation) == (0, start.mover)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(RuleError):
        list(turns(opening(), [Answer("greeks", True)]))

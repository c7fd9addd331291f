"""Results of a report: turning points, best turns, the turn that decided the game, and counts by round."""

from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest

from bot.boards import load_board
from bot.engine.terms import Nation
from bot.records import Record, turns
from bot.report import GameReport, ReportedTurn, report_of
from bot.report.analysis import best_turn, decided, turning_points, without_decided_end
from bot.rulesets import register, ruleset, ruleset_of
from tests.page.games import antike_game, duellum_game
from tests.report.games import reported

register("heaps", "tests.rulesets.heaps")


class Ended(NamedTuple):
    winner: Nation | None
    reason: str


def _report(record: Record, **more: Any) -> GameReport:
    return report_of(record.start, turns(record.start, record.actions), record.players, **more)


@pytest.mark.parametrize("game", [antike_game, duellum_game])
def test_chances_are_those_of_each_position(game: Any) -> None:
    record, report = game(), reported(game)
    chances = ruleset_of(record.start).players.chances
    played = [turn for turn in turns(record.start, record.actions) if turn.actions]
    assert report.chances == (chances(record.start), *(chances(turn.position) for turn in played))
    assert [turn.number for turn in report.turns] == list(range(1, len(played) + 1))
    assert [turn.position for turn in report.turns] == [
        record.start,
        *(turn.position for turn in played[:-1]),
    ]


@pytest.mark.parametrize("game", [antike_game, duellum_game])
def test_a_game_has_three_turning_points_a_round_apart(game: Any) -> None:
    report = reported(game)
    numbers = [turn.number for turn in report.turning_points]
    assert len(numbers) == 3
    assert all(later - earlier >= len(report.nations) for earlier, later in pairwise(numbers))


@pytest.mark.parametrize("game", [antike_game, duellum_game])
def test_a_turn_moved_who_gained_and_who_lost_most(game: Any) -> None:
    """What one of two nations loses, the other one gains, so only the one on turn is named."""
    report = reported(game)
    for turn in report.turns:
        if len(report.nations) == 2:
            assert turn.moved == (turn.turn.nation,)
            continue
        gained, lost = turn.moved
        gains = [turn.gain([nation]) for nation in report.nations]
        assert (turn.gain([gained]), turn.gain([lost])) == (max(gains), min(gains))


@pytest.mark.parametrize("game", [antike_game, duellum_game])
def test_the_best_turn_of_a_player_is_an_own_one(game: Any) -> None:
    report = reported(game)
    for side, best in report.best_turns.items():
        assert best.turn.nation in side
        own = [turn for turn in report.turns[:-1] if turn.turn.nation in side]
        assert best.gain(side) == max(turn.gain(side) for turn in own) > 0


def test_what_is_counted_stands_at_the_end_of_each_round() -> None:
    record, report = antike_game(), reported(antike_game)
    counts, rounds = report.counts(), report.rounds()
    assert list(counts) == ["cities", "temples", "personages"]
    assert rounds == list(range(report.end.round + 1))
    for nation in report.nations:
        assert counts["cities"][nation][0] == len(record.start.nations[nation].cities)
        assert counts["cities"][nation][-1] == len(report.end.nations[nation].cities)
        assert counts["personages"][nation][-1] == report.end.nations[nation].personages.total
        assert {len(each[nation]) for each in counts.values()} == {len(rounds)}


def test_nobody_has_taken_a_turn() -> None:
    with pytest.raises(ValueError, match="Nobody has taken a turn yet"):
        report_of(duellum_game().start, (), {})


def test_a_ruleset_of_its_own_has_a_report() -> None:
    """In heaps all chances are equal: only the last turn is a turning point, and nobody was ahead before."""
    found, dice = ruleset("heaps"), Random(4)
    nations = found.rules.eligible(load_board("east"), {"nations": 3})
    start = found.rules.start(found.rules.setup(load_board("east"), {"nations": 3}, nations))
    position, actions = start, list[Any]()
    while position.outcome is None:
        action = found.players.think(position, "random", dice)[0]
        actions.append(found.rules.with_draw(position, action, dice.randrange))
        position, _ = found.rules.apply(position, actions[-1])
    report = report_of(start, turns(start, actions), {})
    assert report.winner == position.outcome.winner
    assert report.decided == report.turns[-1]
    assert report.turning_points == (report.turns[-1],)
    assert list(report.counts()) == ["heap"]


SIDES: tuple[tuple[Nation, ...], ...] = (("greeks",), ("arabs",))


def _turns(*greeks: float, winner: Nation | None = None) -> list[ReportedTurn]:
    """Return turns of two nations, the Greeks first, by the Greeks' chances at the start and after each."""
    movers: list[Nation] = ["greeks", "arabs"]
    outcomes = [None] * (len(greeks) - 2) + [Ended(winner, "target") if winner else None]
    chances = [{movers[0]: each, movers[1]: 1 - each} for each in greeks]
    return [
        ReportedTurn(
            index + 1,
            cast("Any", SimpleNamespace(nation=movers[index % 2], position=SimpleNamespace(outcome=outcome))),
            None,
            *chances[index : index + 2],
        )
        for index, outcome in enumerate(outcomes)
    ]


def test_the_end_of_a_game_that_was_won_turns_nothing() -> None:
    turns = _turns(0.5, 0.6, 0.55, 0.65, 0.59, 1.0, winner="greeks")
    told = without_decided_end(turns, SIDES)
    assert told == turns[:-1]
    assert [turn.number for turn in turning_points(told)] == [1, 3, 4]


def test_who_comes_from_behind_turns_it_in_the_end() -> None:
    turns = _turns(0.5, 0.4, 0.3, 1.0, winner="greeks")
    assert without_decided_end(turns, SIDES) == turns
    assert turning_points(turns)[-1] == decided(turns, SIDES, "greeks") == turns[-1]


def test_it_was_decided_when_the_winner_was_ahead_for_good() -> None:
    turns = _turns(0.5, 0.6, 0.4, 0.7, 0.65, 0.9, 1.0, winner="greeks")
    assert decided(turns, SIDES, "greeks") == turns[2]
    assert decided(_turns(0.6, 0.7, 0.8, 1.0, winner="greeks"), SIDES, "greeks") is None


def test_a_game_that_was_given_up_was_not_decided_by_a_turn() -> None:
    assert decided(_turns(0.5, 0.7, 0.4, 0.3), SIDES, "greeks") is None
    assert decided(_turns(0.5, 0.7, 0.4, 0.6), SIDES, "greeks") is not None


def test_the_best_turn_is_the_one_that_gained_most() -> None:
    turns = _turns(0.5, 0.6, 0.55, 0.75, 0.8)
    assert best_turn(turns, ("greeks",)) == turns[2]
    assert best_turn(turns, ("arabs",)) == turns[1]


def test_who_plays_both_nations_gains_nothing() -> None:
    assert best_turn(_turns(0.5, 0.75, 0.25), ("greeks", "arabs")) is None


def test_what_only_goes_to_and_fro_turns_nothing() -> None:
    turns = _turns(0.4, 0.6, 0.4, 0.6, 0.4, 0.6, 0.5, 0.7, 0.5, 0.7)
    assert [turn.number for turn in turning_points(turns)] == [1, 5, 9], "5 stayed, 9 is the last"


def test_of_turns_in_one_round_the_one_that_moved_most_is_told() -> None:
    turns = _turns(0.1, 0.1, 0.4, 0.5, 0.5, 0.5, 0.6, 0.6, 0.6, 0.65, 0.65)
    assert [turn.number for turn in turning_points(turns)] == [2, 6, 9]
    assert [turn.number for turn in turning_points(turns[:4])] == [2, 3], "unless there is nothing else"


def test_a_turn_that_changes_nothing_is_no_turning_point() -> None:
    assert turning_points(_turns(0.5, 0.5, 0.75)) == tuple(_turns(0.5, 0.5, 0.75)[1:])


def test_a_change_that_does_not_show_in_percent_is_not_told() -> None:
    turns = _turns(0.996, 0.999, 0.998)
    assert turning_points(turns) == ()
    assert best_turn(turns, ("greeks",)) is None
    assert best_turn(turns, ("arabs",)) is None


def test_it_can_be_ended_by_its_players() -> None:
    record = duellum_game()
    report = _report(record, outcome=Ended("romans", "concession"))
    assert report.winner == "romans"
    assert _report(record).winner is None
    assert _report(record, outcome=Ended(None, "ended")).decided is None

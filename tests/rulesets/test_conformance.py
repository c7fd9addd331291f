"""Conformance of every registered ruleset, on random games with recorded chance."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from bot.boards import board_ids, load_board
from bot.engine.errors import RuleError
from bot.model.settings import FALLBACKS
from bot.rulesets import Ruleset, register, ruleset, ruleset_ids

register("heaps", "tests.rulesets.heaps")  # parameters are made before any fixture

STEPS = 250


class Chance(Random):
    def draw(self, among: int) -> int:
        return self.randrange(among)


def chance_of(seed: object) -> Chance:
    return Chance(str(seed))


@dataclass(frozen=True)
class Step:
    before: Any
    action: Any
    events: Any
    after: Any


def _begin(found: Ruleset, seed: int) -> Any:
    chance = chance_of(f"{found.id}/{seed}")
    board = load_board(chance.choice(board_ids(found.id)))
    number = chance.choice(found.options.numbers(board))
    kept = found.rules.with_first_draws(board, {"nations": number}, chance.draw)
    nations = tuple(side[0] for side in found.options.sides(board, kept))
    return found.rules.start(found.rules.setup(board, kept, nations))


def _game(found: Ruleset, seed: int, steps: int = STEPS) -> Iterator[Step]:
    chance, position = chance_of(seed), _begin(found, seed)
    for _ in range(steps):
        if position.outcome is not None:
            return
        tried = chance.choice(found.rules.legal(position))
        action = found.rules.with_draw(position, tried, chance.draw)
        after, events = found.rules.apply(position, action)
        yield Step(position, action, events, after)
        position = after


def _never(among: int) -> int:
    raise AssertionError(f"asked for chance among {among} though the action holds it")


games = pytest.mark.parametrize(
    ("found", "seed"),
    [(ruleset(name), seed) for name in ruleset_ids() for seed in range(4)],
    ids=lambda value: value.id if isinstance(value, Ruleset) else str(value),
)


@games
def test_all_that_is_legal_can_be_done(found: Ruleset, seed: int) -> None:
    """The first 40 legal actions of a position can be applied, and its hash stays the same."""
    for step in _game(found, seed, 60):
        told = found.codec.position_hash(step.before)
        for action in found.rules.legal(step.before)[:40]:
            found.rules.apply(step.before, found.rules.with_draw(step.before, action, chance_of(seed).draw))
        assert found.codec.position_hash(step.before) == told


@games
def test_a_replay_of_the_log_leads_to_the_same_place(found: Ruleset, seed: int) -> None:
    """Draws are read from the actions: chance is not used again."""
    position = _begin(found, seed)
    for step in _game(found, seed):
        assert found.rules.with_draw(position, step.action, _never) == step.action
        assert found.rules.draw_of(found.rules.without_draw(step.action)) is None
        assert found.rules.has_draws() or found.rules.without_draw(step.action) == step.action
        position, events = found.rules.apply(position, step.action)
        assert (position, tuple(events)) == (step.after, tuple(step.events))


@games
def test_positions_and_actions_come_back_from_json(found: Ruleset, seed: int) -> None:
    codec = found.codec
    for step in _game(found, seed):
        written = json.dumps(codec.action_to_json(step.action))
        assert codec.action_from_json(written) == step.action
        kept = json.loads(json.dumps(codec.snapshot_to_json(step.after)))
        back = codec.snapshot_from_json(step.after.setup, kept)
        assert back == step.after
        assert codec.position_hash(back) == codec.position_hash(step.after)


@games
def test_lines_of_notation_are_read_back(found: Ruleset, seed: int) -> None:
    line = [step.action for step in _game(found, seed)]
    for action in line:
        assert found.notation.parse_action(found.notation.print_action(action)) == action
    assert list(found.notation.parse_turn(found.notation.print_turn(line[:5]))) == line[:5]


@games
def test_somebody_is_awaited_until_the_end(found: Ruleset, seed: int) -> None:
    for step in _game(found, seed):
        position, rules = step.after, found.rules
        options = rules.legal(position)
        if position.outcome is not None:
            assert (position.awaited, list(options), rules.question(position)) == (None, [], None)
            continue
        assert position.awaited in position.setup.nations
        assert options
        assert rules.minimal_action(position) in options
        assert rules.forced_action(position) in (None, *options)
        question = rules.question(position)
        if question is None:
            assert position.awaited == position.mover
        else:
            assert question.nation == question.asked[0] == position.awaited
            kind = next(kind for kind in found.questions if kind.key == question.key)
            assert {*kind.answers} == {*question.answers}
            assert (kind.default, kind.beforehand) == (question.default, question.beforehand)
            assert question.default in question.answers
            assert all(answer in options for answer in question.answers.values())
            assert all(rules.clock_effect(answer) == "answer" for answer in question.answers.values())


@pytest.mark.parametrize("name", ruleset_ids())
def test_answers_of_standing_orders_are_listed(name: str) -> None:
    answers = {answer for kind in ruleset(name).standing_questions for answer in kind.answers}
    assert answers - {*FALLBACKS} == set(), "add to Fallback in bot/model/settings.py"


@games
def test_turns_begin_where_events_say_so(found: Ruleset, seed: int) -> None:
    for step in _game(found, seed):
        passed = (step.before.round, step.before.mover) != (step.after.round, step.after.mover)
        assert found.rules.begins_turn(step.events) == passed
        ended, begun = found.rules.split_at_next_turn(step.events)
        assert len(ended) + len(begun) <= len(step.events)
        assert bool(len(ended) < len(step.events)) == passed


@games
def test_the_rules_refuse_what_is_over(found: Ruleset, seed: int) -> None:
    *_, last = _game(found, seed, 5)
    over = found.rules.ended(last.after, None, "ended")
    assert over.awaited is None
    assert over.outcome is not None
    assert over.outcome.reason == "ended"
    with pytest.raises(RuleError):
        found.rules.apply(over, last.action)


@games
def test_computer_players_do_what_is_legal(found: Ruleset, seed: int) -> None:
    chance, position = chance_of(seed), _begin(found, seed)
    for _ in range(12):
        if position.outcome is not None:
            break
        for action in found.players.think(position, "random", chance):
            position, _ = found.rules.apply(position, found.rules.with_draw(position, action, chance.draw))


@games
def test_win_chances_are_shares(found: Ruleset, seed: int) -> None:
    for step in _game(found, seed):
        chances = found.players.chances(step.after)
        assert set(chances) == set(step.after.setup.nations)
        assert sum(chances.values()) == pytest.approx(1)
        assert all(0 <= each <= 1 for each in chances.values())
        if step.after.outcome is not None:
            assert chances[step.after.outcome.winner] == 1

"""In every position a computer player has a legal line of play, and the same one for the same seed."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.engine.duellum import Phase, Position, apply, ruleset
from bot.engine.duellum.actions import Action, TakeCard
from bot.engine.duellum.board import DuellumBoard
from bot.engine.duellum.supply import pile
from bot.engine.duellum.update import evolve
from bot.model.seats import LEVELS
from bot.players.duellum.policies import POLICIES, skill_of, think
from bot.players.duellum.turn_search import survey
from bot.players.turn_search import MOST_WEIGHED, Effort
from tests.engine.duellum.builders import HELLENIC, PUNIC, nation, position
from tests.engine.duellum.playing import begun, rich, steps
from tests.players.dice import dice

pytestmark = pytest.mark.slow

BOARDS = pytest.mark.parametrize("board", [PUNIC, HELLENIC], ids=lambda board: board.id)
TODAYS = ["random", "greedy", *LEVELS]
"""Current policies; frozen players are the same code with other weights, checked by their golden turns."""
FULL = Effort(**skill_of("hard")["effort"])


def led(here: Position, policy: str, seed: object) -> Position:
    """Return the position after a policy's line, which is legal and ends with the game."""
    chance = dice(seed)
    return followed(here, think(here, policy, chance), chance)


def followed(here: Position, line: Sequence[Action], chance: Random) -> Position:
    """Return the position after a line, checking that each of its actions is the mover's and legal."""
    assert line
    for number, action in enumerate(line):
        assert here.outcome is None
        assert here.mover == here.awaited
        assert not isinstance(action, TakeCard) or number == len(line) - 1
        here, _ = apply(here, ruleset.with_draw(here, action, chance.randrange))
    return here


@BOARDS
@pytest.mark.parametrize("wealth", [begun, rich], ids=["from the start", "with full hands"])
def test_every_policy_has_a_line_wherever_a_random_game_leads(
    board: DuellumBoard, wealth: Callable[[DuellumBoard, Random], Position]
) -> None:
    chance = dice(f"{board.id}/{wealth is rich}")
    for number, step in enumerate(steps(wealth(board, chance), chance, 200)):
        if number % 10 == 0:
            led(step.before, list(POLICIES)[number // 10 % len(POLICIES)], number)


@BOARDS
def test_games_among_levels_stay_legal_and_end_their_turns(board: DuellumBoard) -> None:
    here = begun(board, dice(board.id))
    for number in range(40):
        mover, due = here.mover, here.phase is Phase.CARDS
        here = led(here, LEVELS[number % 3], number)
        if here.mover == mover and not due:
            here = led(here, "hard", number)  # a line may end before the turn does
    assert here.round >= 10


@pytest.mark.parametrize("policy", TODAYS)
def test_the_same_seed_plays_the_same(policy: str) -> None:
    here = rich(PUNIC, dice(3))
    for number in range(3):
        chance = dice(number)
        line = think(here, policy, chance)
        assert think(here, policy, dice(number)) == line
        here = followed(here, line, chance)


def test_games_of_the_strongest_differ() -> None:
    """Nobody would play twice against a player that always played the same line."""
    openings = set()
    for seed in range(3):
        here, line = begun(PUNIC, dice(0)), ""
        while here.round < 3:
            chance = dice(f"{seed}/{here.round}")
            actions = think(here, "hard", chance)
            line += str(actions)
            here = followed(here, actions, chance)
        openings.add(line)
        if len(openings) > 1:
            break
    assert len(openings) > 1


@pytest.mark.parametrize("policy", TODAYS)
def test_nobody_peeks_at_the_pile(policy: str) -> None:
    """Only the record knows the next cards; no choice depends on them (DE2, DE9)."""
    mine = nation(cities="roma:gold ancona:iron genua:marble", legions={"roma": 2}, cards="levy")
    theirs = nation(cities="carthago:gold zama:marble", cards="fortress")
    for due in (0, 1, 3):
        blind = position(mine, theirs, cards_due=due, display="storm omen granary")
        left = [card for card, count in pile(blind).items() if count]
        lines = {
            str(think(evolve(blind, foreseen=(card, *left)), policy, dice(due)))
            for card in ("", *left)
            if card
        }
        assert lines == {str(think(blind, policy, dice(due)))}


@BOARDS
def test_a_turn_weighs_so_many_positions_at_most(board: DuellumBoard) -> None:
    """The time of a turn is limited by a count, not by the clock: it is the same on every machine.

    Later, random play has spent what the nations had, and no turn comes near the limit.
    """
    chance = dice(7)
    most = 0
    for number, step in enumerate(steps(rich(board, chance), chance, 17)):
        if number % 8 == 0 and step.before.phase is not Phase.CARDS:
            most = max(most, survey(step.before, FULL).weighed)
    assert 100 < most < 1.5 * MOST_WEIGHED


@pytest.mark.parametrize("policy", ["greedy", "hard"])
def test_policies_refuse_a_game_that_is_over(policy: str) -> None:
    over = ruleset.ended(position(), "romans", "concession")
    with pytest.raises(ValueError, match="after the end"):
        think(over, policy, dice())


def test_random_chooses_the_type_first() -> None:
    """With a hundred moves and one end of the turn, both types are equally frequent."""
    here = position(
        nation(wedge="gold", cities="roma:gold genua:iron", legions={"roma": 9, "genua": 3}),
        nation(cities="carthago:gold zama:marble"),
    )
    here, _ = apply(
        here, next(each for each in ruleset.legal(here) if getattr(each, "wedge", "") == "maneuver-1")
    )
    chance = dice(4)
    chosen = [think(here, "random", chance)[0].type for _ in range(200)]
    assert {"move", "end_turn"} == set(chosen)
    assert 70 < chosen.count("end_turn") < 130


def test_a_position_is_never_changed_by_thinking() -> None:
    here = rich(HELLENIC, dice(2))
    before = replace(here)
    think(here, "hard", dice())
    assert here == before

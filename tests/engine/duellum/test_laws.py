"""Laws of every game, checked after every action of random games."""

import os
from collections import Counter
from dataclasses import fields
from typing import Any

import pytest

from bot.engine.duellum import NationState, Phase, Position, apply, legal
from bot.engine.duellum import constants as numbers
from bot.engine.duellum.actions import (
    Action,
    Arm,
    Conquer,
    EndTurn,
    Found,
    Learn,
    Move,
    PlayCard,
    Rondel,
    TakeCard,
    Temple,
    Trade,
    Wall,
)
from bot.engine.duellum.board import DuellumBoard
from bot.engine.duellum.events import Conquered, PersonageWon
from bot.engine.duellum.supply import pile, units_left, walls_left
from bot.engine.duellum.terms import KNOW_HOWS
from bot.engine.duellum.update import evolve, with_mover
from bot.engine.errors import RuleError
from bot.engine.terms import CHIPS, PERSONAGES, UNITS, WEDGES
from bot.records import duellum as codec
from tests.engine.builders import frozen
from tests.engine.duellum.builders import HELLENIC, PUNIC
from tests.engine.duellum.playing import Step, begun, rich, steps
from tests.engine.offered import RICH, check_offer
from tests.engine.playing import dice

GAMES = 60 if os.environ.get("ANTIKE_LONG") else 2
MOST = 1200 if os.environ.get("ANTIKE_LONG") else 350

games = pytest.mark.parametrize(
    ("board", "seed"),
    [(board, seed) for board in (PUNIC, HELLENIC) for seed in range(GAMES)],
    ids=lambda value: value.id if isinstance(value, DuellumBoard) else str(value),
)


def _played(board: DuellumBoard, seed: int, most: int = MOST) -> list[Step]:
    """Return the steps of an ordinary random game, and of one from a rich position."""
    chance = dice(board.id, seed)
    ordinary = list(steps(begun(board, chance), chance, most))
    return ordinary + list(steps(rich(board, chance), chance, most // 2))


def check_conserved(here: Position) -> None:
    """Assert that the numbers of all pieces and cards are conserved (DS3 to DS7, DF2)."""
    board, bank, nations = here.setup.board, here.bank, list(here.nations.values())
    assert bank.coins + sum(nation.purse.coins for nation in nations) == board.coins
    assert bank.temples + sum(len(nation.temples) for nation in nations) == numbers.TEMPLES
    for chip in CHIPS:
        standing = sum(kind == chip for nation in nations for kind in nation.cities.values())
        assert bank.tokens.count_of(chip) + standing == numbers.TOKENS.count_of(chip)
    for kind in PERSONAGES:
        won = sum(nation.personages.of(kind) for nation in nations)
        assert bank.personages.of(kind) + won == numbers.PERSONAGES.of(kind)
    cards = Counter(here.display) + Counter(here.discard) + Counter(pile(here))
    for nation in nations:
        cards += Counter(nation.cards)
    assert cards == Counter({card.id: card.copies for card in board.cards.values()})
    for nation in nations:
        check_nation(board, nation)


def check_nation(board: DuellumBoard, nation: NationState) -> None:
    """Assert the laws of one nation."""
    assert min(nation.purse) >= 0
    assert nation.cities.keys() <= board.sites
    assert nation.cities, "DM9"
    assert nation.temples <= nation.cities.keys()
    assert nation.walls <= nation.cities.keys()
    assert 0 <= walls_left(nation) <= 6
    assert all(count > 0 for count in nation.cards.values())
    for unit in UNITS:
        assert 0 <= units_left(nation, unit) <= numbers.UNITS
        assert nation.box.of(unit) >= 0
        for province, stack in nation.stacks(unit).items():
            assert board.carries(unit, province), "DA4"
            assert stack
            assert min(stack) >= 0
            assert stack[-1] > 0


@games
def test_conservation(board: DuellumBoard, seed: int) -> None:
    for step in _played(board, seed):
        check_conserved(step.after)
        one, other = step.after.nations.values()
        assert not one.cities.keys() & other.cities.keys()
        for unit in UNITS:
            assert not one.stacks(unit).keys() & other.stacks(unit).keys(), "DM4"


@games
def test_what_is_listed_can_be_done_and_leaves_the_old_position_alone(board: DuellumBoard, seed: int) -> None:
    for step in _played(board, seed)[::7]:
        before, listed = frozen(step.before), legal(step.before)
        assert len({repr(action) for action in listed}) == len(listed), "each once"
        for action in listed:
            check_conserved(apply(step.before, action)[0])
        assert frozen(step.before) == before


def _tries(step: Step) -> list[Action]:
    """Return actions of several types, most of which are not legal."""
    board, nation = step.before.setup.board, step.before.current
    places = sorted(board.provinces)[:: max(1, len(board.provinces) // 9)]
    tries: list[Action] = [Rondel(wedge, chip=chip) for wedge in WEDGES for chip in (None, *CHIPS)]
    tries += [PlayCard(card, place) for card in board.cards for place in (None, *places)]
    tries += [Conquer(place, legions, 1) for place in places for legions in (0, 1)]
    tries += [TakeCard(card) for card in board.cards]
    tries += [
        Move(unit, 1, origin, target) for unit in UNITS for origin in nation.stacks(unit) for target in places
    ]
    tries += [Trade(nation.purse, nation.purse)]
    return tries


def _taken(here: Position, action: Action) -> bool:
    try:
        apply(here, action)
    except RuleError:
        return False
    return True


@games
def test_what_is_not_listed_is_refused_and_changes_nothing(board: DuellumBoard, seed: int) -> None:
    """Only rondel, move, card and trade actions are accepted unlisted, as listed ones in another form."""
    for step in _played(board, seed)[::13]:
        before, listed = frozen(step.before), set(map(repr, legal(step.before)))
        for action in _tries(step):
            if repr(action) in listed:
                continue
            if _taken(step.before, action):
                assert isinstance(action, Rondel | Move | PlayCard | Trade), action
        assert frozen(step.before) == before


@games
def test_refusals_offer_what_is_possible_instead(board: DuellumBoard, seed: int) -> None:
    places, offers = [*sorted(board.provinces), "atlantis"], Counter[str]()
    for step in _played(board, seed)[::5]:
        here = with_mover(step.before, purse=RICH)
        listed, tries = legal(here), _tries(step)
        for place in places:
            tries += [Temple(place), Wall(place), Arm(place, 1), *(Found(place, chip) for chip in CHIPS)]
        for action in [*tries, *map(Learn, KNOW_HOWS), EndTurn()]:
            try:
                apply(here, action)
            except RuleError as error:
                offers[error.code] += check_offer(error, listed)
    assert min(offers[code] for code in ("not-now", "no-site", "no-way")) > 20


@games
def test_a_replay_is_the_same_as_the_snapshot(board: DuellumBoard, seed: int) -> None:
    for step in _played(board, seed):
        again, events = apply(step.before, step.action)
        assert (again, events) == (step.after, step.events)
        kept = codec.snapshot_to_json(step.after)
        assert codec.snapshot_from_json(step.after.setup, kept) == step.after


@games
def test_turns_personages_and_cards_due(board: DuellumBoard, seed: int) -> None:
    """DT4, DE4, DV1, DW1: the rival takes a card for each personage, and one for lost cities."""
    lost = False
    for step in _played(board, seed):
        if step.before.mover != step.after.mover or step.after.outcome:
            won = sum(event.count for event in step.events if isinstance(event, PersonageWon))
            due = 0 if step.after.outcome else won + lost
            assert step.after.cards_due == due
            assert (step.after.phase is Phase.CARDS) == bool(due)
            lost = False
        lost = lost or any(isinstance(event, Conquered) for event in step.events)
        if step.after.outcome:
            winner = step.after.nations[step.before.mover]
            assert winner.personages.total >= step.after.setup.target
            assert legal(step.after) == []
            lost = False


@pytest.mark.parametrize("kind", ["position", "nation", "turn"])
def test_evolve_knows_every_field(kind: str) -> None:
    here = begun(PUNIC, dice(1))
    part: Any = {"position": here, "nation": here.current, "turn": here.turn}[kind]
    assert evolve(part) == part
    assert evolve(part) is not part
    for field in fields(part):
        assert getattr(evolve(part), field.name) is getattr(part, field.name)
    with pytest.raises(TypeError):
        evolve(part, wedges=1)

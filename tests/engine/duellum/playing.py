"""Games of Duellum played at random."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bot.engine.duellum import Position, Setup, Variant, apply, given, legal, ruleset, start
from bot.engine.duellum.actions import Action
from bot.engine.duellum.board import DuellumBoard
from bot.engine.duellum.events import Event
from bot.engine.duellum.position import Units
from bot.engine.duellum.supply import pile
from bot.engine.duellum.terms import KNOW_HOWS
from bot.engine.duellum.update import evolve
from bot.engine.purse import Purse


@dataclass(frozen=True)
class Step:
    """An action, where it was done, and what came of it."""

    before: Position
    action: Action
    after: Position
    events: tuple[Event, ...]


def dice(*seed: object) -> Random:
    """Repeatable chance."""
    return Random("/".join(map(str, seed)))


def begun(board: DuellumBoard, chance: Random, goal: int | None = None) -> Position:
    """The ordinary start, with start player and display by lot."""
    nations = list(board.nations)
    chance.shuffle(nations)
    kept = ruleset.with_first_draws(board, {}, chance.randrange)
    return start(Setup(board, Variant(goal=goal), tuple(nations), tuple(kept["draws"])))


def pick(chance: Random, listed: list[Action]) -> Action:
    """Any type of action, then any of that type: moves and trades would crowd out the rest."""
    kind = chance.choice(sorted({action.type for action in listed}))
    return chance.choice([action for action in listed if action.type == kind])


def steps(here: Position, chance: Random, most: int) -> Iterator[Step]:
    """A game from here on, to its end or through so many actions."""
    for _ in range(most):
        if here.outcome is not None:
            return
        action = ruleset.with_draw(here, pick(chance, legal(here)), chance.randrange)
        after, events = apply(here, action)
        yield Step(here, action, after, events)
        here = after


def rich(board: DuellumBoard, chance: Random) -> Position:
    """Full purses, boxes and hands, so that rare actions come up."""
    return _enriched(begun(board, chance, goal=11), chance)


def late(first: Position, chance: Random) -> Position:
    """The start of a turn in a game that began so, some turns after everybody has become rich."""
    found = here = _enriched(first, chance)
    for step in steps(here, chance, chance.randint(10, 120)):
        if ruleset.begins_turn(step.events) and step.after.outcome is None:
            found = step.after
    return found


def _enriched(here: Position, chance: Random) -> Position:
    cards = [card for card, count in pile(here).items() if count]
    nations = {
        name: evolve(
            nation,
            purse=Purse(9, 9, 9, 4),
            box=Units(5, 5),
            know_hows=frozenset(chance.sample(KNOW_HOWS, 3)),
            cards=dict.fromkeys(cards[index::2], 1),
        )
        for index, (name, nation) in enumerate(here.nations.items())
    }
    return given(here.setup, 9, here.mover, nations, here.display)

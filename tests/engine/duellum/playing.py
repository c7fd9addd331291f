"""Games of Duellum played at random."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bot.engine.duellum import Position, Setup, Variant, apply, given_position, legal, ruleset, start
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
    """An action, the positions before and after it, and its events."""

    before: Position
    action: Action
    after: Position
    events: tuple[Event, ...]


def begun(board: DuellumBoard, chance: Random, goal: int | None = None) -> Position:
    """Return the ordinary start, with a random start player and display."""
    nations = list(board.nations)
    chance.shuffle(nations)
    kept = ruleset.with_first_draws(board, {}, chance.randrange)
    return start(Setup(board, Variant(goal=goal), tuple(nations), tuple(kept["draws"])))


def pick(chance: Random, listed: list[Action]) -> Action:
    """Return a random action of a random type: otherwise moves and trades would crowd out the rest."""
    kind = chance.choice(sorted({action.type for action in listed}))
    return chance.choice([action for action in listed if action.type == kind])


def steps(here: Position, chance: Random, most: int) -> Iterator[Step]:
    """Yield the steps of a random game from a position, to its end or at most `most`."""
    for _ in range(most):
        if here.outcome is not None:
            return
        action = ruleset.with_draw(here, pick(chance, legal(here)), chance.randrange)
        after, events = apply(here, action)
        yield Step(here, action, after, events)
        here = after


def rich(board: DuellumBoard, chance: Random) -> Position:
    """Return a start with full purses, boxes and hands, so that rare actions occur."""
    return _enriched(begun(board, chance, goal=11), chance)


def late(first: Position, chance: Random) -> Position:
    """Return the start of a turn, up to 120 random actions after both nations of `first` were made rich."""
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
    return given_position(here.setup, 9, here.mover, nations, here.display)

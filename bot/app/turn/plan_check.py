"""Trying out a turn that is not to be played yet, and what each of its actions relies on.

A plan is tried on the position as it would be if its turn came now. What others do until then is not known,
and is not guessed: nobody is taken to move, and whoever may demand a fight is taken to let the units be.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.engine.errors import RuleCode, RuleError
from bot.engine.ruleset import Action, Event, OwnPosition, Position
from bot.model import PlanStep
from bot.model.orders_plans import Change
from bot.rulesets import Script, ruleset_of

Relied = dict[str, Any]
"""Facts by name, as JSON has them, so that they are equal again when they are read back."""
PRICE_CODES: Final[frozenset[RuleCode]] = frozenset({"too-expensive", "not-at-hand", "wrong-payment"})
"""Refusals that are about a payment."""


@dataclass(frozen=True, slots=True)
class PlanCheck:
    """How far actions could be played, what each relied on, and why the next one could not be."""

    position: OwnPosition
    relies: tuple[Relied, ...]
    error: RuleError | None
    ended: bool
    """Whether the turn, or the game, has ended with them."""
    events: tuple[tuple[Event, ...], ...] = ()
    """What each of them would bring about."""


def rehearse(position: Position, actions: Sequence[Action]) -> PlanCheck:
    """Play actions on a position where whoever is asked lets the units be."""
    relies: list[Relied] = []
    told: list[tuple[Event, ...]] = []
    found, ended = ruleset_of(position), False
    rules = found.rules
    for action in actions:
        if ended:
            break
        try:
            after, events = rules.apply(position, rules.drawn(position, action, _unlucky))
        except RuleError as error:
            return PlanCheck(position, tuple(relies), error, ended, tuple(told))
        told.append(tuple(events))
        relies.append(found.planner.relied(position, action, events))
        position = _let_be(after)
        # A conquest may win the game before the plan has come to its end (W2).
        ended = position.outcome is not None or rules.begins_turn(events)
    return PlanCheck(position, tuple(relies), None, ended, tuple(told))


def scripted(position: Position, script: Script) -> list[Action]:
    """The actions that a script would do on a position where whoever is asked lets the units be.

    Raises `RuleError`; it stops where the turn ends.
    """
    rules, steps, actions = ruleset_of(position).rules, script(position), list[Action]()
    action = next(steps, None)
    while action is not None:
        position, events = rules.apply(position, rules.drawn(position, action, _unlucky))
        actions.append(action)
        position = _let_be(position)
        if position.outcome is not None or rules.begins_turn(events):
            break
        try:
            action = steps.send(position)
        except StopIteration:
            break
    steps.close()
    return actions


def _let_be(position: Position) -> OwnPosition:
    rules = ruleset_of(position).rules
    while (question := rules.question(position)) is not None:
        position, _ = rules.apply(position, question.answers[question.default])
    return position


def _unlucky(among: int) -> int:
    """What chance brings is not known beforehand; a plan is tried with the first of what it could be."""
    return 0


def difference(position: Position, steps: Sequence[PlanStep], done: int = 0) -> Change | None:
    """What keeps the steps of a plan from being played as they were written, if anything does.

    `done` of its steps have been played already; the others are tried on the position.
    """
    left = steps[done:]
    tried = rehearse(position, [step.action for step in left])
    for index, (step, now) in enumerate(zip(left, tried.relies, strict=False), done):
        for fact, before in (step.relies or {}).items():
            if now.get(fact) != before:
                return Change(index, step.action, None, fact, before, now.get(fact))
    if len(tried.relies) < len(left) and tried.position.outcome is None:
        index = done + len(tried.relies)
        return Change(index, steps[index].action, tried.error)
    return None

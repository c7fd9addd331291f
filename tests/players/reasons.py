"""Turns of any ruleset, and the reasons for them."""

from collections.abc import Sequence

from bot.engine.ruleset import Action, Event, OwnPosition
from bot.model.turns import Reason, ReasonKind
from bot.rulesets import ruleset_of


def turn(before: OwnPosition, *actions: Action) -> tuple[Sequence[Reason], list[Event]]:
    """Return the reasons for the actions and the end of the turn, and the events."""
    found, here, happened = ruleset_of(before), before, list[Event]()
    for action in [*actions, found.rules.end_turn_action()]:
        here, events = found.rules.apply(here, action)
        happened += events
    return found.players.reasons(before, here, before.mover), happened


def kinds(found: Sequence[Reason]) -> list[ReasonKind]:
    return [each.kind for each in found]


def the(found: Sequence[Reason], kind: ReasonKind) -> Reason:
    """Return the only reason of a kind."""
    (reason,) = [each for each in found if each.kind == kind]
    return reason

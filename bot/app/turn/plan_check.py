"""Trying out a turn that is not to be played yet, and what each of its actions relies on.

A plan is tried on the position as it would be if its turn came now. What others do until then is not known,
and is not guessed: nobody is taken to move, and whoever may demand a fight is taken to let the units be.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.app.antike.scripts import Script
from bot.engine.antike import Phase, Position, apply, stacks
from bot.engine.antike.actions import Action, Answer, Conquer, Fight, Learn, Move, TakeChip
from bot.engine.antike.change import with_mover
from bot.engine.antike.events import Event, FightAsked, Learned, Produced, StoneMoved, TurnBegan
from bot.engine.antike.evolve import evolve
from bot.engine.antike.rules import coins, turn
from bot.engine.antike.rules.conquest import defence
from bot.engine.antike.rules.fights import opponents
from bot.engine.errors import RuleCode, RuleError
from bot.engine.terms import UNITS, Nation, ProvinceId
from bot.store import PlanStep

__all__ = ["Change", "Rehearsal", "as_if_on_turn", "difference", "may_change", "rehearse", "scripted"]

Relied = dict[str, Any]
"""Facts by name, as JSON has them, so that they are equal again when they are read back."""
_MAY_CHANGE: Final[frozenset[RuleCode]] = frozenset(
    {
        "city-stands",
        "last-city",
        "no-city",
        "no-stone-left",
        "no-stones-left",
        "no-temples-left",
        "nobody-to-fight",
        "not-offered",
        "stone-left",
        "supply",
        "too-weak",
        "wrong-losses",
        "wrong-strength",
    }
)
"""Refusals that others can lift by what they do; a nation's purse, stone and units are its own doing."""
_PRICE_CODES: Final[frozenset[RuleCode]] = frozenset({"too-expensive", "not-at-hand", "wrong-payment"})


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """How far actions could be played, what each relied on, and why the next one could not be."""

    position: Position
    relies: tuple[Relied, ...]
    error: RuleError | None
    ended: bool
    """Whether the turn, or the game, has ended with them."""
    events: tuple[tuple[Event, ...], ...] = ()
    """What each of them would bring about."""


@dataclass(frozen=True, slots=True)
class Change:
    """Why a plan does not hold: an action that is not legal, or a fact that is another than it was."""

    index: int
    action: Action
    error: RuleError | None = None
    fact: str = ""
    before: Any = None
    now: Any = None


def as_if_on_turn(position: Position, nation: Nation) -> Position:
    """The start of the nation's next turn if nobody before it did anything; a new round's coins are taken."""
    current = position.current
    rested = with_mover(
        position, legions=stacks.rested(current.legions), galleys=stacks.rested(current.galleys)
    )
    here = evolve(rested, demand=None, choice=())
    picks = here.setup.pick_order.count(nation) - len(here.nations[nation].cities)
    if here.phase is Phase.PICK and picks > 0:
        return evolve(turn.begin(evolve(here, mover=nation))[0], phase=Phase.PICK)
    order = here.setup.turn_order
    if here.phase is Phase.PICK or order.index(nation) <= order.index(here.mover):
        here, _ = coins.begin_round(evolve(here, round=here.round + 1))
    here, _ = turn.begin(evolve(here, mover=nation))
    return here


def rehearse(position: Position, actions: Sequence[Action]) -> Rehearsal:
    """Play actions on a position where whoever is asked lets the units be."""
    relies: list[Relied] = []
    told: list[tuple[Event, ...]] = []
    ended = False
    for action in actions:
        if ended:
            break
        try:
            after, events = apply(position, action)
        except RuleError as error:
            return Rehearsal(position, tuple(relies), error, ended, tuple(told))
        told.append(tuple(events))
        relies.append(_relied(position, action, events))
        position = _let_be(after)
        # A conquest may win the game before the plan has come to its end (W2).
        ended = position.phase is Phase.OVER or any(isinstance(event, TurnBegan) for event in events)
    return Rehearsal(position, tuple(relies), None, ended, tuple(told))


def scripted(position: Position, script: Script) -> list[Action]:
    """The actions that a script would do on a position where whoever is asked lets the units be.

    Raises `RuleError`; it stops where the turn ends.
    """
    steps, actions = script(position), list[Action]()
    action = next(steps, None)
    while action is not None:
        position, events = apply(position, action)
        actions.append(action)
        position = _let_be(position)
        if position.phase is Phase.OVER or any(isinstance(event, TurnBegan) for event in events):
            break
        try:
            action = steps.send(position)
        except StopIteration:
            break
    steps.close()
    return actions


def _let_be(position: Position) -> Position:
    while position.phase is Phase.ANSWER and position.awaited is not None:
        position, _ = apply(position, Answer(position.awaited, fight=False))
    return position


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
    if len(tried.relies) < len(left) and tried.position.phase is not Phase.OVER:
        index = done + len(tried.relies)
        return Change(index, steps[index].action, tried.error)
    return None


def may_change(error: RuleError) -> bool:
    """Whether an action that is refused now may be legal by the time its turn comes."""
    action = error.facts.get("action")
    if error.code == "not-now":
        return isinstance(action, TakeChip) or "take_chip" in error.facts.get("allowed", ())
    if error.code in _PRICE_CODES:
        return isinstance(action, Learn)  # it is dearer while nobody else has it (K2)
    return error.code in _MAY_CHANGE


def _relied(position: Position, action: Action, events: Sequence[Event]) -> Relied:
    relied: Relied = {}
    for event in events:
        if isinstance(event, StoneMoved):
            relied["price"] = event.paid.total
        elif isinstance(event, Produced):
            relied["produced"] = event.amount
        elif isinstance(event, Learned):
            relied |= {"price": event.paid.total, "new": event.new}
    if isinstance(action, Move):
        relied |= {"owner": position.owner(action.target), "met": _met(position, action.target)}
        relied["asked"] = list(opponents(position, action.unit, action.target)) if _asks(events) else []
    elif isinstance(action, Fight):
        relied["met"] = _met(position, action.province)
    elif isinstance(action, Conquer):
        relied |= _city(position, action.province)
    return relied


def _asks(events: Sequence[Event]) -> bool:
    return any(isinstance(event, FightAsked) for event in events)


def _met(position: Position, province: ProvinceId) -> Mapping[str, list[int]]:
    """Legions and galleys of other nations in a province."""
    counts = {
        name: [nation.count(unit, province) for unit in UNITS]
        for name, nation in position.nations.items()
        if name != position.mover
    }
    return {name: both for name, both in sorted(counts.items()) if any(both)}


def _city(position: Position, province: ProvinceId) -> Relied:
    owner = position.owner(province)
    if owner is None:
        return {"owner": None}
    temple = province in position.nations[owner].temples
    return {"owner": owner, "defence": defence(position, owner, province), "temple": temple}

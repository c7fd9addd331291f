"""Plans of Duellum, where nobody ever comes between (DT4), and why one does not hold any more."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.engine.board import Board
from bot.engine.duellum import events as ev
from bot.engine.duellum.actions import Action, Rondel
from bot.engine.purse import Purse
from bot.engine.terms import Nation
from bot.i18n.catalogue import Facts, say
from bot.model.orders_plans import Change
from bot.notation.duellum import print_action, print_turn
from bot.text.duellum.keys import own
from bot.text.duellum.rules.rule_errors import tell_rule
from bot.text.duellum.turn.actions import say_action
from bot.text.names import mix, place
from bot.text.prices import brief
from bot.text.turns.plans import Plans


def _units_met(met: Sequence[int]) -> str:
    legions, galleys = met
    return mix(legions, galleys) or say("duellum-plans-no-units")


def _city_of(owner: Nation | None) -> str:
    return say("plans-city", nation=owner) if owner else say("plans-no-city")


def _produced(change: Change) -> Facts:
    chip = change.action.wedge if isinstance(change.action, Rondel) else ""
    return {"resource": chip, **_amounts(change)}


def _amounts(change: Change) -> Facts:
    """So much now, and so much before; what does not come about at all is nothing."""
    return {"now": change.now or 0, "before": change.before or 0}


_FACTS: Final[dict[str, Callable[[Change], Facts]]] = {
    "price": lambda change: {"count": change.now or 0, "before": change.before or 0},
    "produced": _produced,
    "new": lambda change: {"now": bool(change.now)},
    "fallen": _amounts,
    "gained": _amounts,
    "lost": _amounts,
    "owner": lambda change: {"now": _city_of(change.now), "before": _city_of(change.before)},
    "met": lambda change: {"now": _units_met(change.now), "before": _units_met(change.before)},
    "defence": _amounts,
    "temple": lambda change: {"now": bool(change.now)},
}
"""What has changed, by the facts that its sentence needs."""
FACTS: Final = tuple(_FACTS)
_PLACED: Final = frozenset({"owner", "met", "defence", "temple"})


def _where(board: Board, action: Action) -> str:
    province = getattr(action, "target", None) or getattr(action, "province", None)
    if province is None:
        raise AssertionError("what changes in a place is about an action there")
    return place(board, province)


def tell_change(board: Board, change: Change) -> str:
    """Which action of a plan does not hold, and what has changed."""
    which: Facts = {"number": change.index + 1, "line": print_action(change.action)}
    if change.error is not None:
        return say("plans-change-refused", refusal=tell_rule(board, change.error), **which)
    if change.fact not in _FACTS:
        return say("plans-change-late", **which)
    facts = _FACTS[change.fact](change)
    if change.fact in _PLACED:
        facts["place"] = _where(board, change.action)
    what = say(own(f"plans-{change.fact}"), **facts)
    return say("plans-change", said=say_action(board, change.action), what=what, **which)


def _gains(event: ev.Event) -> str:
    if isinstance(event, ev.Produced):
        gained: Purse | None = Purse.of(event.resource, event.amount).plus(event.extra)
    else:
        gained = event.gained if isinstance(event, ev.CardPlayed) else None
    return say("duellum-plans-gains", gained=brief(gained)) if gained else ""


_PLANS: Final = Plans(
    say_action,
    print_action,
    print_turn,
    tell_change,
    gains=_gains,
)
tell_plan = _PLANS.tell_plan
tell_draft = _PLANS.tell_draft
tell_pressed = _PLANS.tell_pressed

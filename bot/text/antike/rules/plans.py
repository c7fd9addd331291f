"""Plans of Antike, in which others may demand fights (M5), and why one does not hold any more."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.engine.antike import events as ev
from bot.engine.antike.actions import Action, Rondel
from bot.engine.board import Board
from bot.engine.terms import Nation
from bot.i18n.catalogue import Facts, say
from bot.i18n.cldr import join
from bot.model.orders_plans import Change, PlanOutlook
from bot.notation.antike import print_action, print_turn
from bot.text.antike.rules.rule_errors import tell_rule
from bot.text.antike.turn.actions import say_action
from bot.text.names import mix, place
from bot.text.turns.plans import Plans

_MOST_PLACES: Final = 4


def nobody_or(nations: Sequence[Nation]) -> str:
    """Who may demand a fight."""
    return join([say("plans-nation", nation=name) for name in nations], "or") or say("plans-nobody")


def _units_met(met: Mapping[Nation, Sequence[int]]) -> str:
    told = [
        say("plans-units", units=mix(legions, galleys), nation=name)
        for name, (legions, galleys) in met.items()
    ]
    return join(told) or say("plans-no-units")


def _city_of(owner: Nation | None) -> str:
    return say("plans-city", nation=owner) if owner else say("plans-no-city")


def _where(board: Board, action: Action) -> str:
    province = getattr(action, "target", None) or getattr(action, "province", None)
    return place(board, province) if province else say("plans-bank")


def _produced(change: Change) -> Facts:
    chip = change.action.wedge if isinstance(change.action, Rondel) else ""
    return {"resource": chip, **_amounts(change)}


def _amounts(change: Change) -> Facts:
    """So much now, and so much before; what does not come about at all is nothing."""
    return {"now": change.now or 0, "before": change.before or 0}


def _as_told(tell: Callable[[Any], str]) -> Callable[[Change], Facts]:
    return lambda change: {"now": tell(change.now), "before": tell(change.before)}


_FACTS: Final[dict[str, Callable[[Change], Facts]]] = {
    "price": lambda change: {"count": change.now or 0, "before": change.before or 0},
    "produced": _produced,
    "new": lambda change: {"now": bool(change.now)},
    "owner": _as_told(_city_of),
    "met": _as_told(_units_met),
    "asked": _as_told(nobody_or),
    "defence": _amounts,
    "temple": lambda change: {"now": bool(change.now)},
}
"""What has changed, by the facts that its sentence needs."""
_PLACED: Final = frozenset({"owner", "met", "asked", "defence", "temple"})


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
    what = say(f"plans-{change.fact}", **facts)
    return say("plans-change", said=say_action(board, change.action), what=what, **which)


def _gains(event: ev.Event) -> str:
    if not isinstance(event, ev.Produced):
        return ""
    return say("plans-produces", count=event.amount, resource=event.resource)


def _may_demand(board: Board, outlook: PlanOutlook) -> str:
    told = [
        say("plans-demand", place=place(board, where), nations=nobody_or(who))
        for where, who in outlook.asked[:_MOST_PLACES]
    ]
    return say("plans-may-demand", places="; ".join(told)) if told else ""


_PLANS: Final = Plans(
    say_action,
    print_action,
    print_turn,
    tell_change,
    gains=_gains,
    warning=_may_demand,
)
tell_plan = _PLANS.tell_plan
tell_draft = _PLANS.tell_draft
tell_pressed = _PLANS.tell_pressed

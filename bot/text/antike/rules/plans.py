"""Texts of Antike's plans, with the fights others may demand (M5), and of changes that invalidate them."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.engine.antike import events as ev
from bot.engine.antike.actions import Action
from bot.engine.board import Board
from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.model.orders_plans import PlanOutlook
from bot.notation.antike import print_action, print_turn
from bot.text.antike.rules.rule_errors import format_own_refusal
from bot.text.antike.turn.actions import say_action
from bot.text.names import mix, place, the_nations
from bot.text.turns.plans import USUAL_FACTS, PlanTexts, in_words

_MOST_PLACES: Final = 4


def _nations_or_nobody(nations: Sequence[Nation]) -> str:
    """List the nations that may demand a fight; says nobody if there are none."""
    return the_nations(nations, "or") or say("nobody")


def _units_met(met: Mapping[Nation, Sequence[int]]) -> str:
    told = [
        say("plans-units", units=mix(legions, galleys), nation=name)
        for name, (legions, galleys) in met.items()
    ]
    return join(told) or say("plans-no-units")


def _format_place(board: Board, action: Action) -> str:
    province = getattr(action, "target", None) or getattr(action, "province", None)
    return place(board, province) if province else say("plans-bank")


def _gains(event: ev.Event) -> str:
    if not isinstance(event, ev.Produced):
        return ""
    return say("plans-produces", count=event.amount, resource=event.resource)


def _format_demand_warning(board: Board, outlook: PlanOutlook) -> str:
    told = [
        say("plans-demand", place=place(board, where), nations=_nations_or_nobody(who))
        for where, who in outlook.asked[:_MOST_PLACES]
    ]
    return say("plans-may-demand", places="; ".join(told)) if told else ""


_PLANS: Final = PlanTexts(
    say_action,
    print_action,
    print_turn,
    format_own_refusal,
    {**USUAL_FACTS, "met": in_words(_units_met), "asked": in_words(_nations_or_nobody)},
    _format_place,
    gains=_gains,
    warning=_format_demand_warning,
)
format_change = _PLANS.format_change
format_plan = _PLANS.format_plan
format_plan_draft = _PLANS.format_plan_draft
format_press_reply = _PLANS.format_press_reply

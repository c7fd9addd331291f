"""Plans of Antike, in which others may demand fights (M5)."""

from typing import Final

from bot.engine.antike import events as ev
from bot.engine.board import Board
from bot.i18n.catalogue import say
from bot.model.orders_plans import PlanOutlook
from bot.notation.antike import print_action, print_turn
from bot.text.antike.rules.plan_problems import nobody_or, tell_change
from bot.text.antike.turn.actions import say_action
from bot.text.names import place
from bot.text.turns.plans import Plans

_MOST_PLACES: Final = 4


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

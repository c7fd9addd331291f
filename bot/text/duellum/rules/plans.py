"""Texts of Duellum's plans, which no other nation can interrupt (DT4), and of what invalidates them."""

from collections.abc import Sequence
from typing import Final

from bot.engine.board import Board
from bot.engine.duellum import events as ev
from bot.engine.duellum.actions import Action
from bot.engine.purse import Purse
from bot.i18n.catalogue import say
from bot.notation.duellum import print_action, print_turn
from bot.text.duellum.keys import own_key
from bot.text.duellum.rules.rule_errors import format_own_refusal
from bot.text.duellum.turn.actions import say_action
from bot.text.names import mix, place
from bot.text.prices import brief
from bot.text.turns.plans import USUAL_FACTS, PlanTexts, amounts, in_words


def _units_met(met: Sequence[int]) -> str:
    legions, galleys = met
    return mix(legions, galleys) or say("no-units")


def _format_place(board: Board, action: Action) -> str:
    province = getattr(action, "target", None) or getattr(action, "province", None)
    if province is None:
        raise AssertionError("what changes in a place is about an action there")
    return place(board, province)


def _gains(event: ev.Event) -> str:
    if isinstance(event, ev.Produced):
        gained: Purse | None = Purse.of(event.resource, event.amount).plus(event.extra)
    else:
        gained = event.gained if isinstance(event, ev.CardPlayed) else None
    return say("duellum-plans-gains", gained=brief(gained)) if gained else ""


_FACTS: Final = {
    **USUAL_FACTS,
    "fallen": amounts,
    "gained": amounts,
    "lost": amounts,
    "met": in_words(_units_met),
}
_PLANS: Final = PlanTexts(
    say_action,
    print_action,
    print_turn,
    format_own_refusal,
    _FACTS,
    _format_place,
    gains=_gains,
    key=own_key,
)
format_change = _PLANS.format_change
format_plan = _PLANS.format_plan
format_plan_draft = _PLANS.format_plan_draft
format_press_reply = _PLANS.format_press_reply

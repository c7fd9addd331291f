"""Plans of Duellum; nobody ever comes between (DT4)."""

from typing import Final

from bot.engine.duellum import events as ev
from bot.engine.purse import Purse
from bot.i18n.catalogue import say
from bot.notation.duellum import print_action, print_turn
from bot.text.duellum.rules.plan_problems import tell_change
from bot.text.duellum.turn.actions import say_action
from bot.text.prices import brief
from bot.text.turns.plans import Plans


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

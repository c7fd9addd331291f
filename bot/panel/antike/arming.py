"""ARMING: units in cities with their limits."""

from typing import Final

from bot.engine.antike.actions import Arm
from bot.engine.antike.rules import arming
from bot.i18n.catalogue import say
from bot.panel.antike.builder import PageContext
from bot.panel.antike.payment import paid_first
from bot.panel.arming import Arming
from bot.panel.arming import arms_page as shared_page
from bot.panel.page import Page

ARMING: Final = Arming(
    arm=Arm,
    room=arming.room,
    places_left=arming.places_left,
    price=arming.price,
    paid=paid_first,
)


def arms_page(context: PageContext, number: str = "0", text: str = "") -> Page:
    """Cities with plus and minus."""
    return shared_page(context, ARMING, say("panel-arms-title"), number, text)

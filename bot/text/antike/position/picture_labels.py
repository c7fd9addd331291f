"""Labels drawn into pictures of Antike."""

from itertools import groupby

from bot.engine.antike import Position
from bot.engine.rondel import wedge_price
from bot.engine.terms import WEDGES, Wedge
from bot.i18n.catalogue import say
from bot.i18n.cldr import join


def ways_alt(position: Position) -> str:
    """Return the alt text of the rondel picture: the price of every wedge from the mover's stone."""
    origin, told = position.current.wedge, []

    def price_of(wedge: Wedge) -> int:
        return wedge_price(origin, wedge).total

    for price, wedges in groupby(sorted(WEDGES, key=price_of), key=price_of):
        named = join([say("wedge", wedge=wedge) for wedge in wedges], "or")
        told.append(say("next-wedges", price=price, wedges=named))
    return say("picture-ways", nation=position.mover, wedge=origin or "none", ways="; ".join(told))


def wedge_title(wedge: Wedge) -> str:
    """Return the label of a wedge on the rondel."""
    return say("wedge-short", wedge=wedge)


def new_mark() -> str:
    """Return the mark beside a know-how that no nation has."""
    return say("picture-new")

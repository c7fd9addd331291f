"""Labels in pictures of all rulesets."""

from bot.engine.terms import Nation, Personage
from bot.i18n.catalogue import say


def nation_title(nation: Nation) -> str:
    """Return the short name of a nation."""
    return say("nation-short", nation=nation)


def goal_title() -> str:
    """Return the heading of the ways to win personages."""
    return say("picture-goal")


def personage_title(personage: Personage) -> str:
    """Return the name of a personage in the list of ways to win one."""
    return say("picture-personage", personage=personage)


def personage_way(personage: Personage) -> str:
    """Return the condition that wins a personage, in a short form."""
    return say("picture-way", personage=personage)


def way_price(price: int) -> str:
    """Return the price of the way to a wedge, in a short form."""
    return say("panel-wedge-price", count=price) if price else say("price-free")

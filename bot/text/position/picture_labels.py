"""What is written into pictures of every ruleset."""

from bot.engine.terms import Nation, Personage
from bot.i18n.catalogue import say


def nation_title(nation: Nation) -> str:
    """A nation where room is short."""
    return say("nation-short", nation=nation)


def goal_title() -> str:
    """Stands above the ways to win personages."""
    return say("picture-goal")


def personage_title(personage: Personage) -> str:
    """A personage among the ways to win one."""
    return say("picture-personage", personage=personage)


def personage_way(personage: Personage) -> str:
    """What wins it, where room is short."""
    return say("picture-way", personage=personage)


def way_price(price: int) -> str:
    """What the way to a wedge costs, in as few letters as there are."""
    return say("panel-wedge-price", count=price) if price else say("price-free")

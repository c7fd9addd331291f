"""Labels in pictures of all rulesets."""

from collections.abc import Mapping

from bot.engine.rondel import RondelPosition
from bot.engine.terms import Nation, Personage
from bot.i18n.catalogue import Facts, say
from bot.text.names import player


def headline(
    position: RondelPosition, names: Mapping[Nation, str], *, narrow: bool = False
) -> tuple[str, Nation]:
    """Return the title line and the nation it is about; with `narrow` an answer's line omits the mover."""
    awaited, about = position.awaited, position.winner or position.mover
    called: Facts = {"nation": about, "player": player(names.get(about)), "round": position.round}
    if position.winner is not None:
        return say("picture-won", **called), about
    if awaited is None:
        return say("picture-over", round=position.round), about
    if awaited == position.mover:
        return say("picture-turn", **called), about
    if narrow:
        return say("picture-asked", round=position.round, nation=awaited), awaited
    return say("picture-answer", **called, awaited=awaited), awaited


def nation_title(nation: Nation) -> str:
    """Return the short name of a nation."""
    return say("nation-short", nation=nation)


def bank_title() -> str:
    """Return the heading above the contents of the bank."""
    return say("picture-bank")


def goal_title() -> str:
    """Return the heading of the ways to win personages."""
    return say("picture-goal")


def personage_title(personage: Personage) -> str:
    """Return the name of a personage in the list of ways to win one."""
    return say("personage-title", personage=personage)


def personage_way(personage: Personage) -> str:
    """Return the condition that wins a personage, in a short form."""
    return say("picture-way", personage=personage)


def way_price(price: int) -> str:
    """Return the price of the way to a wedge, in a short form."""
    return say("panel-wedge-price", count=price) if price else say("price-free")

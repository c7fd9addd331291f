"""What is lacking for things that somebody could buy with more in the purse."""

from collections.abc import Iterable
from typing import Final

from bot.engine.payment import ChipPrice
from bot.engine.purse import Purse
from bot.i18n.catalogue import say
from bot.text.names import resources
from bot.text.position.next_steps import few
from bot.text.prices import lacking

_MOST: Final = 3
"""What is lacking for others is more still."""


def tell_too_dear(things: Iterable[tuple[str, ChipPrice]], purse: Purse) -> str:
    """Those that cannot be paid, by what is lacking, the least first; "" where all can be.

    Where none can be paid, only the cheapest are of interest.
    """
    found: dict[Purse, list[str]] = {}
    priced = list(things)
    for name, price in priced:
        if (lack := lacking(price, purse)).total:
            found.setdefault(lack, []).append(name)
    most = _MOST if sum(map(len, found.values())) < len(priced) else 1
    lacks = sorted(found, key=lambda lack: lack.total)[:most]
    told = [
        say("duellum-panel-too-dear.entry", lacks=resources(lack), names=few(found[lack])) for lack in lacks
    ]
    return say("duellum-panel-too-dear", lacks="; ".join(told)) if told else ""

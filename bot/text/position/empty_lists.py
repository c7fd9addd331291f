"""Why nothing can be chosen where a command asks for something; for the one line of such a list."""

from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse
from bot.i18n.catalogue import say
from bot.text.prices import brief, brief_total


def tell_dear(
    what: str, price: ChipPrice, purse: Purse, way: AnyPrice | None = None, *, least: bool = False
) -> str:
    """What a thing costs, and what of that is at hand; `least` where others of its kind cost more."""
    steps = way or AnyPrice(0)
    chips = [have if need else 0 for have, need in zip(purse[:3], price[:3], strict=True)]
    held = purse if steps.total else Purse(chips[0], chips[1], chips[2], purse.coins)
    how = "from" if least else "way" if steps.total else "each"
    return say(
        "offers-dear",
        what=what,
        how=how,
        price=brief_total(price, steps),
        purse=brief(held) if held.total else "none",
    )

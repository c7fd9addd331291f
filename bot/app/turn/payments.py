"""Total price of a command, and division of one payment between the way on the rondel and purchases.

A script represents a command: it yields actions and is sent the position after each. It only proposes
actions; the engine decides whether they are legal.
"""

from collections.abc import Generator, Sequence

from bot.app.errors import SplitError
from bot.engine.errors import RuleError
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse
from bot.engine.rondel import way_payment
from bot.engine.ruleset import Action, Event, OwnPosition
from bot.engine.terms import Wedge
from bot.rulesets import Script, ruleset_of


def single(action: Action) -> Script:
    """Return a script of one action."""

    def steps(position: OwnPosition) -> Generator[Action, OwnPosition, None]:
        yield action

    return steps


def outcome(position: OwnPosition, script: Script) -> tuple[OwnPosition, tuple[Event, ...]] | None:
    """Return the position and events after a script; None if the rules or the payment forbid it.

    The script is stopped at a question or the end of the game.
    """
    rules, events = ruleset_of(position).rules, list[Event]()
    try:
        steps = script(position)
        action = next(steps, None)
        while action is not None:
            position, more = rules.apply(position, action)
            events.extend(more)
            if position.outcome is not None or rules.question(position) is not None:
                break
            action = steps.send(position)
    except StopIteration:
        return position, tuple(events)
    except (RuleError, SplitError):
        return None
    return position, tuple(events)


def things_price(prices: Sequence[ChipPrice]) -> ChipPrice:
    """Return the sum of several prices."""
    return ChipPrice(*(sum(kind) for kind in zip(ChipPrice(), *prices, strict=True)))


def paid_way(price: AnyPrice, wedge: Wedge, purse: Purse) -> Purse | None:
    """Return the payment for the way to a wedge if none is chosen; None if it is the record's default."""
    pay = way_payment(price, wedge, purse)
    return None if pay == price.default(purse) else pay


def mixes(purse: Purse, things: ChipPrice, wedge: Wedge, way: AnyPrice) -> list[Purse]:
    """Return the payments for purchases and the way to their wedge: the usual one first, then by coins."""
    found = {
        of_way.plus(of_things)
        for of_way in way.mixes(purse)
        for of_things in things.mixes(purse.minus(of_way))
    }
    of_way = way_payment(way, wedge, purse)
    usual = of_way.plus(things.default(purse.minus(of_way)))
    return sorted(found, key=lambda pay: (pay != usual, pay.coins, pay))


def divided(
    pay: Purse | None, purse: Purse, wedge: Wedge, way: AnyPrice, prices: Sequence[ChipPrice]
) -> Sequence[Purse | None]:
    """Return the payments for the way and for each purchase; None for each that is left to the default.

    If `pay` is None, the way spares the chips needed on its wedge. Raises `SplitError`.
    """
    if pay is None:
        return [paid_way(way, wedge, purse), *(None for _ in prices)]
    return split(pay, way.total, prices)


def split(pay: Purse, way: int, prices: Sequence[ChipPrice]) -> list[Purse]:
    """Split one payment: chips go to the purchases that need them, the rest pays for the way (S8, DP4).

    The first part is that of the way. Raises `SplitError` if the payment does not match the total price.
    """
    things = things_price(prices)
    chips = Purse(*(min(have, need) for have, need in zip(pay[:3], things[:3], strict=True)))
    spare = Purse(*(have - used for have, used in zip(pay[:3], chips[:3], strict=True)))
    coins_on_way = way - spare.total
    if pay.total != things.total + way or coins_on_way < 0:
        raise SplitError(pay, things, AnyPrice(way))
    parts = [Purse(spare.marble, spare.iron, spare.gold, coins_on_way)]
    for price in prices:
        used = Purse(*(min(left, need) for left, need in zip(chips[:3], price[:3], strict=True)))
        parts.append(Purse(used.marble, used.iron, used.gold, price.total - used.total))
        chips = chips.minus(used)
    return parts

"""Total price of a command, and division of one payment between the way on the rondel and purchases.

A script represents a command: it yields actions and is sent the position after each. It only proposes
actions; the engine decides whether they are legal.
"""

from collections.abc import Generator, Sequence

from bot.app.errors import SplitError
from bot.engine.errors import RuleError
from bot.engine.payment import AnyPrice, ChipPrice, payments
from bot.engine.purse import Purse
from bot.engine.ruleset import Action, Event, OwnPosition
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


def mixes(purse: Purse, things: ChipPrice, way: AnyPrice) -> list[Purse]:
    """Return the payments for purchases and way together: the default one first, then by number of coins."""
    found = {
        of_way.plus(of_things)
        for of_way in payments(way, purse)
        for of_things in payments(things, purse.minus(of_way))
    }
    ordered = sorted(found, key=lambda pay: (pay.coins, pay))
    ordinary = _default_payment(purse, things, way)
    return [ordinary, *(pay for pay in ordered if pay != ordinary)] if ordinary else ordered


def _default_payment(purse: Purse, things: ChipPrice, way: AnyPrice) -> Purse | None:
    """Return the default payment of way and things; None if the way would use chips that the things need."""
    of_way = way.default(purse)
    left = purse.minus(of_way)
    return of_way.plus(things.default(left)) if purse.holds(of_way) and things.affordable(left) else None


def sparing(purse: Purse, way: AnyPrice, prices: Sequence[ChipPrice]) -> Purse | None:
    """Return a payment that spares chips needed for purchases; None if the default does so or none can."""
    things = things_price(prices)
    if way.total == 0 or _default_payment(purse, things, way) is not None:
        return None
    return next(iter(mixes(purse, things, way)), None)


def divided(
    pay: Purse | None, purse: Purse, way: AnyPrice, prices: Sequence[ChipPrice]
) -> Sequence[Purse | None]:
    """Return the payments for the way and for each purchase; None for each that is left to the default.

    If `pay` is None, the way is paid so as to spare the chips needed for the purchases. Raises `SplitError`.
    """
    chosen = pay if pay is not None else sparing(purse, way, prices)
    return [None] * (len(prices) + 1) if chosen is None else split(chosen, way.total, prices)


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

"""Payments: the default one, and the check of a given one; a wrong one raises `RefusedError`."""

from tests.oracle.duellum import facts
from tests.oracle.duellum.state import Nation, gain, refuse_if

Pay = dict[str, int]


def payment(nation: Nation, chips: Pay, coins: int, pay: Pay | None) -> Pay:
    """Return the payment of a price in chips, which coins may replace, and a part in coins only (DP4)."""
    if pay is None:
        pay = {kind: min(nation[kind], number) for kind, number in chips.items()}
        pay["coins"] = coins + sum(chips.values()) - sum(pay.values())
    stood_for = sum(number - pay.get(chip, 0) for chip, number in chips.items())
    foreign = [kind for kind in facts.CHIPS if pay.get(kind, 0) > chips.get(kind, 0)]
    refuse_if(bool(foreign) or pay.get("coins", 0) != coins + stood_for, "that is not the price")
    return affordable(nation, pay)


def steps_payment(nation: Nation, price: int, pay: Pay | None) -> Pay:
    """Return the payment for the rondel: any mix, by default the most plentiful chips, coins last (DT2)."""
    if pay is None:
        left = {kind: int(nation[kind]) for kind in facts.KINDS}
        pay = dict.fromkeys(facts.KINDS, 0)
        for _ in range(price):
            most = max(facts.CHIPS, key=left.__getitem__)  # the first one if several are equal
            kind = most if left[most] else "coins"
            left[kind] -= 1
            pay[kind] += 1
    refuse_if(sum(pay.values()) != price, "that is not the price")
    return affordable(nation, pay)


def affordable(nation: Nation, pay: Pay) -> Pay:
    """Return the payment if the nation can afford it."""
    refuse_if(any(nation[kind] < number for kind, number in pay.items()), "that is more than there is")
    return pay


def spend(nation: Nation, pay: Pay) -> None:
    """Subtract a payment; its coins are back in the bank."""
    for kind, number in pay.items():
        gain(nation, kind, -number)

"""Constants of the rulebook: bank, start, prices, limits (S4, S6, S7, A1, B1, F1, K2, K5, M8, T4, V2).

Values that depend on the variant are in `setup`.
"""

from functools import cache
from typing import Final

from bot.engine.antike.position import Bank, Personages
from bot.engine.antike.setup import Setup
from bot.engine.antike.terms import BASIC_KNOW_HOWS, KnowHow
from bot.engine.payment import ChipPrice
from bot.engine.purse import Purse
from bot.engine.terms import Personage, Unit

FULL_BANK: Final = Bank(
    coins=30, temples=20, personages=Personages(king=9, scholar=8, general=7, citizen=6, navigator=5)
)
START_PURSE: Final = Purse(marble=2, iron=1, gold=3)
TEMPLE_PRICE: Final = ChipPrice(marble=5)
UNIT_IRON: Final = 1
"""Price of placing one unit (A1)."""
CITY_PRICE: Final = ChipPrice(marble=1, iron=1, gold=1)
ROUND_COIN: Final = Purse(coins=1)
"""Income of each nation at the start of a round (S7)."""
UNITS_IN_CITY: Final = 1
UNITS_IN_TEMPLE_CITY: Final = 3
"""Maximum units placed there per turn (A1)."""
TRADE_RATE: Final = 2
"""Resources given for one chip (T4)."""
THRESHOLDS: Final[dict[Personage, int]] = {"king": 5, "citizen": 3, "navigator": 7}
_FASTER: Final[dict[Unit, tuple[KnowHow, KnowHow]]] = {
    "legion": ("wheel", "roads"),
    "galley": ("sailing", "navigation"),
}


@cache
def know_how_price(advance: KnowHow, *, new: bool) -> ChipPrice:
    """Return the price of a know-how, which is higher if no other nation has it (K2)."""
    if advance in BASIC_KNOW_HOWS:
        return ChipPrice(gold=10 if new else 5)
    return ChipPrice(gold=7 if new else 3)


def actions_per_unit(unit: Unit, know_hows: frozenset[KnowHow]) -> int:
    """Return the actions of each unit in a maneuver (K5)."""
    return 1 + _know_how_level(know_hows, *_FASTER[unit])


def market_bonus(know_hows: frozenset[KnowHow]) -> int:
    """Return the extra chips of one production (P2)."""
    return _know_how_level(know_hows, "market", "currency")


def city_strength(know_hows: frozenset[KnowHow], *, temple: bool) -> int:
    """Return the defence of a city without its units (M8)."""
    return (3 if temple else 1) + _know_how_level(know_hows, "monarchy", "democracy")


def highest_score(setup: Setup) -> int:
    """Return an upper bound of a nation's score; a higher target is never reached (V2, S5, S6, K4)."""
    full, supply = FULL_BANK.personages, setup.supply
    cities = min(supply.city_stones, len(setup.board.provinces) - len(setup.nations) + 1)  # M11
    most = Personages(
        king=min(full.king, cities // THRESHOLDS["king"]),
        scholar=full.scholar,
        general=full.general,
        citizen=min(full.citizen, min(cities, FULL_BANK.temples) // THRESHOLDS["citizen"]),
        navigator=min(full.navigator, supply.units // THRESHOLDS["navigator"]),
    )
    return min(setup.score(most) + setup.rewards_all_eight, setup.score(full))


def _know_how_level(know_hows: frozenset[KnowHow], basic: KnowHow, secondary: KnowHow) -> int:
    if secondary in know_hows:
        return 2
    return 1 if basic in know_hows else 0

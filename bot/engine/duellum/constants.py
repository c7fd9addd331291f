"""Numbers of the rules: bank, start, prices, limits (DS2-DS4, DB, DA, DK, DM6, DF3, DV2, DV6).

Data of boards and cards are in their files.
"""

from typing import Final

from bot.engine.payment import ChipPrice
from bot.engine.personages import Personages
from bot.engine.purse import Purse
from bot.engine.terms import Personage, Unit

START_PURSE: Final = Purse(marble=3, iron=3, gold=3)
SECOND_COIN: Final = Purse(coins=1)
"""For the second player (DS5)."""
UNITS: Final = 12
"""Legions, and the same number of galleys, per nation (DS3)."""
TEMPLES: Final = 12
TOKENS: Final = Purse(marble=12, iron=12, gold=10)
PERSONAGES: Final = Personages(king=6, scholar=5, general=4, citizen=4, navigator=2)
TEMPLE_MARBLE: Final = 6
WALL_PRICE: Final = ChipPrice(marble=1)
UNIT_IRON: Final = 2
"""Price of placing one unit (DA1)."""
RECRUIT_GOLD: Final[dict[Unit, int]] = {"legion": 1, "galley": 2}
"""Price of recruiting one unit (DK6)."""
CITY_CHIPS: Final = ChipPrice(marble=1, iron=1, gold=1)
UNITS_IN_CITY: Final = 1
UNITS_IN_TEMPLE_CITY: Final = 3
"""Maximum units placed there per turn (DA2)."""
TRADE_GIVE: Final = 3
TRADE_TAKE: Final = 2
"""Rate of trades: given and taken (DK7)."""
THRESHOLDS: Final[dict[Personage, int]] = {"king": 5, "citizen": 3, "navigator": 7}
TRACK: Final = (0, 1, 2, 3, 5, 7)
"""Numbers of personages at which a nation receives a town wall (DV6)."""


def walls_earned(personages: int) -> int:
    """Return the number of town walls earned with so many personages (DV6)."""
    return sum(1 for symbol in TRACK if symbol <= personages)

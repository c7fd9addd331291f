"""Places that a map shows larger than their surroundings, as plain data."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lens:
    """A place that is drawn larger than its surroundings, which are pushed outwards.

    A point at distance r pixels from the middle moves outwards by `power` r exp(-r²/(2 `spread`²)); a map has
    no folds as long as the powers of all overlapping lenses together stay well below 2.
    """

    longitude: float
    latitude: float
    power: float
    spread: float

"""Places that a map shows larger than their surroundings, as plain data."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lens:
    """A place that is drawn larger than its surroundings; what lies further off makes room.

    A point at distance r from the middle moves away by `power` r exp(-r²/2 `spread`²); a map stays free of
    folds as long as the powers of all lenses that overlap stay well below 2.
    """

    longitude: float
    latitude: float
    power: float
    spread: float

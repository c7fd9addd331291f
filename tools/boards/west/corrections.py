"""Small corrections per province, set by hand, that make the drawing equal to the board."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle on the earth; `km` is its radius."""

    longitude: float
    latitude: float
    km: float


@dataclass(frozen=True, slots=True)
class Correction:
    """Correction of the area that a province gets by distance alone.

    `reach`: pixels by which it reaches further on land; `sea_reach`: the same on the sea; `inland`: km it
    keeps from every coast, but for 40 pixels around its city; `off`: circles whose land it leaves to others.
    """

    reach: float = 0.0
    sea_reach: float = 0.0
    inland: float = 0.0
    off: tuple[Circle, ...] = ()


CORRECTIONS: Final = {
    "ancyra": Correction(inland=70),
    "antiochia": Correction(reach=22, sea_reach=14),
    "artaxata": Correction(inland=80),
    "athenae": Correction(reach=8, sea_reach=24, off=(Circle(20.9, 39.4, 140),)),
    "attalia": Correction(reach=14, sea_reach=26),
    "burdigala": Correction(off=(Circle(3.0, 43.0, 110), Circle(-3.2, 48.2, 170))),
    "byzantium": Correction(sea_reach=16),
    "cambodunum": Correction(reach=66),
    "carnuntum": Correction(reach=72),
    "carthago_nova": Correction(reach=10, sea_reach=6),
    "corniclanum": Correction(reach=20),
    "ctesiphon": Correction(inland=60),
    "cyrene": Correction(off=(Circle(24.6, 25.0, 590),)),
    "ephesus": Correction(sea_reach=8),
    "gades": Correction(reach=12),
    "knossos": Correction(sea_reach=26),
    "marobudum": Correction(reach=10),
    "massilia": Correction(reach=21, sea_reach=16),
    "mediolanum": Correction(reach=20, sea_reach=8, off=(Circle(12.3, 44.8, 120), Circle(12.4, 44.1, 110))),
    "palmyra": Correction(reach=16, inland=60),
    "panticapaeum": Correction(off=(Circle(47.0, 43.6, 290),)),
    "roma": Correction(off=(Circle(12.6, 44.1, 90), Circle(13.5, 43.4, 102), Circle(14.3, 42.5, 80))),
    "salamis": Correction(sea_reach=20),
    "sarmizegetusa": Correction(reach=64, inland=60),
    "sinope": Correction(reach=8, sea_reach=12),
    "sparta": Correction(reach=20),
    "tarraco": Correction(sea_reach=18, off=(Circle(-2.5, 43.4, 86),)),
    "thessalonica": Correction(reach=28, off=(Circle(19.6, 41.2, 120), Circle(20.3, 39.7, 100))),
    "toletum": Correction(reach=34, inland=70),
}

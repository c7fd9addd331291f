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
class Wish:
    """Correction of the area that a province gets by distance alone.

    `reach`: pixels by which it reaches further on land; `sea_reach`: the same on the sea; `inland`: km it
    keeps from every coast, but for 40 pixels around its city; `off`: circles whose land it leaves to others.
    """

    reach: float = 0.0
    sea_reach: float = 0.0
    inland: float = 0.0
    off: tuple[Circle, ...] = ()


WISHES: Final = {
    "ancyra": Wish(inland=70),
    "antiochia": Wish(reach=22, sea_reach=14),
    "artaxata": Wish(inland=80),
    "athenae": Wish(reach=8, sea_reach=24, off=(Circle(20.9, 39.4, 140),)),
    "attalia": Wish(reach=14, sea_reach=26),
    "burdigala": Wish(off=(Circle(3.0, 43.0, 110), Circle(-3.2, 48.2, 170))),
    "byzantium": Wish(sea_reach=16),
    "cambodunum": Wish(reach=66),
    "carnuntum": Wish(reach=72),
    "carthago_nova": Wish(reach=10, sea_reach=6),
    "corniclanum": Wish(reach=20),
    "ctesiphon": Wish(inland=60),
    "cyrene": Wish(off=(Circle(24.6, 25.0, 590),)),
    "ephesus": Wish(sea_reach=8),
    "gades": Wish(reach=12),
    "knossos": Wish(sea_reach=26),
    "marobudum": Wish(reach=10),
    "massilia": Wish(reach=21, sea_reach=16),
    "mediolanum": Wish(reach=20, sea_reach=8, off=(Circle(12.3, 44.8, 120), Circle(12.4, 44.1, 110))),
    "palmyra": Wish(reach=16, inland=60),
    "panticapaeum": Wish(off=(Circle(47.0, 43.6, 290),)),
    "roma": Wish(off=(Circle(12.6, 44.1, 90), Circle(13.5, 43.4, 102), Circle(14.3, 42.5, 80))),
    "salamis": Wish(sea_reach=20),
    "sarmizegetusa": Wish(reach=64, inland=60),
    "sinope": Wish(reach=8, sea_reach=12),
    "sparta": Wish(reach=20),
    "tarraco": Wish(sea_reach=18, off=(Circle(-2.5, 43.4, 86),)),
    "thessalonica": Wish(reach=28, off=(Circle(19.6, 41.2, 120), Circle(20.3, 39.7, 100))),
    "toletum": Wish(reach=34, inland=70),
}

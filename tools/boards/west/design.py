"""Design of the page of the West, set by hand: enlarged cores (lenses), panels, straits and names."""

from dataclasses import dataclass
from typing import Final

from bot.render.map.layout import Box, Panels, SeaName
from tools.boards.drawing import Lens

SIZE: Final = (2000, 1400)
MAP: Final[Box] = (30, 30, 1970, 1187)
PANELS: Final = Panels.model_validate(
    {
        "rondel": {"center": (1762, 238), "radius": 196},
        "know_hows": (40, 988, 600, 1180),
        "bank": (40, 868, 352, 980),
        "nations": (36, 1195, 1964, 1366),
    }
)
"""Panels over land that is not in the game: the rondel on Sarmatia, know-hows and bank on the Sahara."""
GAPS: Final = (12.0, 10.0)
"""Minimum distance of provinces from the rondel, and from the know-hows and the bank, in pixels."""


LENSES: Final = (
    Lens(24.3, 38.6, 0.48, 190),
    Lens(12.8, 42.0, 0.26, 170),
    Lens(35.6, 34.9, 0.38, 140),
    Lens(-4.6, 39.4, 0.40, 150),
    Lens(11.0, 46.8, 0.44, 155),
)
"""The Aegean, Italy, the Levant, Iberia and the Alps, where cities are close together."""


@dataclass(frozen=True, slots=True)
class Strait:
    """Water so narrow that a province may have land on both shores; `km` is the radius of the circle."""

    longitude: float
    latitude: float
    km: float


STRAITS: Final = (Strait(29.1, 41.1, 25), Strait(26.5, 40.2, 35))
"""Bosporus and Dardanelles: Byzantium has land on both continents."""


def _name(text: str, x: float, y: float, size: int, spacing: float) -> SeaName:
    on = "land" if text in {"SARMATIA", "LIBYA"} else "sea"
    return SeaName.model_validate({"text": text, "at": (x, y), "size": size, "spacing": spacing, "on": on})


NAMES: Final = (
    _name("OCEANVS", 170, 150, 24, 0.35),
    _name("ATLANTICVS", 170, 184, 24, 0.35),
    _name("MARE", 1005, 966, 16, 0.35),
    _name("INTERNVM", 1005, 988, 16, 0.35),
    _name("PONTVS EVXINVS", 1520, 592, 14, 0.25),
    _name("SARMATIA", 1450, 84, 22, 0.4),
    _name("LIBYA", 408, 956, 18, 0.3),
)

"""Pictures of the application's emojis: nations, chips, wedges, units and cards, as on the boards."""

import io
from collections.abc import Mapping
from functools import cache
from typing import Final

from PIL import Image

from bot.engine.terms import RESOURCES, Unit, Wedge
from bot.render.core.icons import icon_mask
from bot.render.core.palette import GOLD, INK, NATION_COLOURS, PAPER, WEDGE_COLOURS, Colour, darker
from bot.render.core.supersampled import SupersampledCanvas
from bot.render.core.theme import STANDARD
from bot.render.map.tokens import stone_token

SIDE: Final = 128
"""Width and height in pixels; Discord shows emojis far smaller and accepts up to 256 KiB."""
_RADIUS: Final = 30.0
_WEDGES: Final[Mapping[str, tuple[Wedge, str, Colour]]] = {
    "temple": ("temple", "temple", WEDGE_COLOURS["temple"][1]),
    "arming": ("arming", "arming", INK),
    "maneuver": ("maneuver-1", "maneuver", WEDGE_COLOURS["maneuver-1"][1]),
    "know-how": ("know-how", "scroll", WEDGE_COLOURS["know-how"][1]),
}
"""Wedge that gives the ground, icon, and icon colour: small white icons are lost on pale blue."""
_UNITS: Final[Mapping[Unit, str]] = {"legion": "helmet", "galley": "ship"}
ICONS: Final = (*NATION_COLOURS, *RESOURCES, *_WEDGES, *_UNITS, "card")
"""Names of all emojis."""


@cache
def emoji_pictures() -> Mapping[str, bytes]:
    """Return PNG files by name: `greeks`, `marble`, `temple`, `legion`, `card` and so on."""
    sprites: dict[str, Image.Image] = {
        nation: stone_token(nation, _RADIUS, 2.0, STANDARD) for nation in NATION_COLOURS
    }
    sprites |= {name: _disc(name, *STANDARD.resources[name]) for name in RESOURCES}
    sprites |= {
        name: _disc(figure, WEDGE_COLOURS[wedge][0], ink) for name, (wedge, figure, ink) in _WEDGES.items()
    }
    sprites |= {unit: _disc(figure, PAPER, INK) for unit, figure in _UNITS.items()}
    sprites["card"] = _disc("cards", GOLD, darker(INK, 0.2))
    return {name: _png(sprite) for name, sprite in sprites.items()}


def _disc(figure: str, ground: Colour, ink: Colour) -> Image.Image:
    """Return an icon on a disc with a light and a dark rim, as buttons may be white, dark or blue."""
    canvas = SupersampledCanvas(_RADIUS * 2 + 6, _RADIUS * 2 + 6, 2.0)
    canvas.circle(0, 0, _RADIUS, PAPER)
    canvas.circle(0, 0, _RADIUS - 1.6, INK)
    canvas.circle(0, 0, _RADIUS - 3.8, ground)
    canvas.icon(icon_mask(figure, 256), 0, 0, _RADIUS * 1.42, ink)
    return canvas.finish(0)


def _png(sprite: Image.Image) -> bytes:
    """Return a sprite as a square PNG file without empty margins."""
    box = sprite.getbbox()
    cut = sprite.crop(box) if box else sprite
    side = max(cut.size)
    square = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    square.paste(cut, ((side - cut.width) // 2, (side - cut.height) // 2))
    kept = io.BytesIO()
    square.resize((SIDE, SIDE), Image.Resampling.LANCZOS).save(kept, "PNG")
    return kept.getvalue()

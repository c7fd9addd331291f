"""What lies on the board beside units: cities, temples, stones, tokens. Each is drawn once and kept."""

from PIL import Image

from bot.engine.terms import Chip, Nation, Resource
from bot.render.core.cache import kept
from bot.render.core.icons import icon_mask
from bot.render.core.palette import ink_on, lighter
from bot.render.core.shapes import octagon
from bot.render.core.supersampled import Craft
from bot.render.core.theme import Theme

__all__ = ["city", "site", "stone", "temple", "token"]


def _resource(craft: Craft, chip: Chip, radius: float, theme: Theme) -> None:
    ground, figure = theme.resources[chip]
    craft.disc(0, 0, radius, theme.plate.ink)
    craft.disc(0, 0, radius - 1.8 * theme.weight, ground)
    craft.figure(icon_mask(chip, 128), 0, 0, radius * 1.26, figure)


@kept
def site(chip: Chip, scale: float, theme: Theme) -> Image.Image:
    """A place where no city stands yet."""
    craft = Craft(52, 52, scale)
    _resource(craft, chip, 19, theme)
    return craft.done(110)


@kept
def city(chip: Chip, nation: Nation, scale: float, theme: Theme) -> Image.Image:
    """A city: what it yields, in a ring of its owner's colour, with the owner's emblem at the lower right."""
    colour, weight = theme.nations[nation], theme.weight
    craft = Craft(76, 76, scale)
    craft.disc(0, 0, 28, theme.edge)
    craft.disc(0, 0, 28 - 1.4 * weight, lighter(colour, 0.72))
    craft.disc(0, 0, 26.6 - 1.4 * weight, colour)
    _resource(craft, chip, 18.6, theme)
    badge = 13.5 * (1 + (theme.emblem - 1) / 2)  # it may not reach into the room of its neighbours
    x, y = 32 - badge, 31 - badge
    craft.shape(octagon(x, y, badge), theme.edge)
    craft.shape(octagon(x, y, badge - 1.3 * weight), theme.rim)
    craft.shape(octagon(x, y, badge - 2.6 * weight), colour)
    craft.figure(icon_mask(nation, 96), x, y, (badge - 2.6) * 1.38, ink_on(colour))
    return craft.done()


@kept
def temple(scale: float, theme: Theme) -> Image.Image:
    """A temple; it stands on top of its city."""
    craft = Craft(56, 52, scale)
    for grow, fill in ((2.0 * theme.weight, theme.edge), (0.0, (214, 200, 172))):
        craft.shape(
            [(-18 - grow, -4.5 + grow / 2), (0, -15.5 - grow * 1.2), (18 + grow, -4.5 + grow / 2)], fill
        )
        craft.bar(-15.5 - grow, -5.5 - grow, 15.5 + grow, 14 + grow, fill)
        craft.bar(-18 - grow, 10.5 - grow, 18 + grow, 14.5 + grow, fill)
    craft.figure(icon_mask("temple", 128), 0, -0.6, 37, (255, 253, 246))
    return craft.done()


@kept
def stone(nation: Nation, radius: float, scale: float, theme: Theme) -> Image.Image:
    """An eight-cornered stone with the nation's emblem, for rondel and tables."""
    colour, weight = theme.nations[nation], theme.weight
    side = radius * 2 + 8
    craft = Craft(side, side, scale)
    craft.shape(octagon(0, 0, radius), theme.edge)
    craft.shape(octagon(0, 0, radius * (1 - 0.08 * weight)), lighter(colour, 0.7))
    craft.shape(octagon(0, 0, radius * (1 - 0.08 * weight - 0.1)), colour)
    craft.figure(icon_mask(nation, 96), 0, 0, radius * 1.14 * theme.emblem**0.5, ink_on(colour))
    return craft.done(120)


@kept
def token(name: Resource, radius: float, scale: float, theme: Theme) -> Image.Image:
    """A small round sign for a resource."""
    ground, figure = theme.resources[name]
    craft = Craft(radius * 2 + 6, radius * 2 + 6, scale)
    craft.disc(0, 0, radius, theme.plate.ink)
    craft.disc(0, 0, radius - 1.5, ground)
    craft.figure(icon_mask(name, 96), 0, 0, radius * 1.3, figure)
    return craft.done(80)

"""Rendering of positions as pictures; the parts specific to a ruleset are in subpackages."""

from bot.model.messages import Picture
from bot.render.renderer import Renderer, reach_of

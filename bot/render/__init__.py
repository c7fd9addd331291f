"""Draws the board of a position as a picture; each ruleset's own part in a folder."""

from bot.model.messages import Picture
from bot.render.renderer import Renderer, reach_of

"""Draws the board of a position as a picture."""

from bot.render.antike.alt_text import describe
from bot.render.antike.movement_range import Reach, reach_of
from bot.render.antike.renderer import Picture, Renderer
from bot.render.antike.request import VIEWS, ViewName

__all__ = ["VIEWS", "Picture", "Reach", "Renderer", "ViewName", "describe", "reach_of"]

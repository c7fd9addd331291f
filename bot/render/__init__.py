"""Draws the board of a position as a picture."""

from bot.render.alt import describe
from bot.render.reach import Reach, reach_of
from bot.render.renderer import Picture, Renderer
from bot.render.views import VIEWS, ViewName

__all__ = ["VIEWS", "Picture", "Reach", "Renderer", "ViewName", "describe", "reach_of"]

"""Draws the board of a position as a picture."""

from bot.render.alt import describe
from bot.render.renderer import Picture, Renderer

__all__ = ["Picture", "Renderer", "describe"]

"""What the rest of the bot asks of Duellum's pictures (`bot.rulesets.ruleset.Pictures`)."""

from bot.render.duellum.animation import shoot
from bot.render.duellum.movement_range import reach_of
from bot.render.duellum.renderer import Renderer
from bot.render.duellum.request import VIEWS

__all__ = ["VIEWS", "Renderer", "reach_of", "shoot"]

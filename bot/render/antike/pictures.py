"""What the rest of the bot asks of Antike's pictures (`bot.rulesets.ruleset.Pictures`)."""

from bot.render.antike.movement_range import reach_of
from bot.render.antike.renderer import Renderer
from bot.render.antike.request import VIEWS
from bot.render.antike.views.animation import shoot

__all__ = ["VIEWS", "Renderer", "reach_of", "shoot"]

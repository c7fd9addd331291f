"""Antike's implementation of the picture interface (`bot.rulesets.ruleset.Pictures`)."""

from bot.engine.antike.rules.movement_range import movement_range
from bot.render.antike.map_pieces import pieces_of
from bot.render.antike.renderer import Renderer, render_film
from bot.text.antike.position.picture_labels import wedge_title

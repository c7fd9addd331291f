"""Duellum's implementation of the picture interface (`bot.rulesets.ruleset.Pictures`)."""

from bot.engine.duellum.rules.movement_range import movement_range
from bot.render.duellum.map_pieces import pieces_of
from bot.render.duellum.renderer import Renderer, render_film
from bot.text.duellum.position.picture_labels import wedge_title

"""The ruleset of Antike Duellum (2012).

`start` or `given_position` create a position, `legal` lists its legal actions, `apply` performs one.
"""

from bot.engine.duellum.board import Card, DuellumBoard, KnowHowPrice
from bot.engine.duellum.game import apply, legal, open_types
from bot.engine.duellum.position import NationState, Phase, Position
from bot.engine.duellum.setup import Setup, Variant
from bot.engine.duellum.start import given_position, start
from bot.engine.duellum.update import Result

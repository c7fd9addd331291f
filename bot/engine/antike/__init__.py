"""The ruleset of Antike (2005); other rulesets have folders beside this one.

`start` or `given_position` create a position, `legal` lists its legal actions, `apply` performs one.
"""

from bot.engine.antike.game import apply, legal, open_types
from bot.engine.antike.position import NationState, Phase, Position
from bot.engine.antike.setup import Setup, Variant
from bot.engine.antike.start import given_position, start
from bot.engine.antike.update import Result

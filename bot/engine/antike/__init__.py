"""The ruleset of Antike (2005); another ruleset moves in beside this folder.

`start` or `given` make a position, `legal` lists what may be done in it, `apply` does it.
"""

from bot.engine.antike.game import apply, legal, open_types
from bot.engine.antike.position import NationState, Phase, Position
from bot.engine.antike.setup import Setup, Variant
from bot.engine.antike.start import given, start
from bot.engine.antike.update import Result

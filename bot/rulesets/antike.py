"""Antike, bound together."""

from typing import Final

from bot.app.antike import options, planner
from bot.engine.antike import ruleset as rules
from bot.notation import antike as notation
from bot.players import antike as players
from bot.records import antike as codec
from bot.rulesets.ruleset import Ruleset
from bot.text.antike import presenter

__all__ = ["RULESET"]

RULESET: Final = Ruleset(
    id="antike",
    rules=rules,
    options=options,
    codec=codec,
    notation=notation,
    text=presenter,
    planner=planner,
    players=players,
)

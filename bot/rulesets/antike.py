"""Antike, bound together."""

from typing import TYPE_CHECKING, Final

from bot.boards import antike as boards
from bot.engine.antike import ruleset as rules
from bot.notation import antike as notation
from bot.players import antike as players
from bot.records import antike as codec
from bot.rulesets.registry import Late
from bot.rulesets.ruleset import QuestionKind, Ruleset
from bot.text.antike import presenter

if TYPE_CHECKING:
    from bot.app.antike import options, planner
    from bot.cogs.antike import commands
    from bot.panel.antike import panel
    from bot.render.antike import pictures
else:
    commands = Late("bot.cogs.antike.commands")
    options = Late("bot.app.antike.options")
    planner = Late("bot.app.antike.planner")
    panel = Late("bot.panel.antike.panel")
    pictures = Late("bot.render.antike.pictures")

RULESET: Final = Ruleset(
    id="antike",
    boards=boards,
    rules=rules,
    options=options,
    codec=codec,
    notation=notation,
    text=presenter,
    planner=planner,
    players=players,
    pictures=pictures,
    panel=panel,
    commands=commands,
    questions=(QuestionKind("fight", ("fight", "peace"), "peace", beforehand=True),),
)

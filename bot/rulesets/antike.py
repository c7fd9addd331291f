"""Antike as a `Ruleset`."""

from typing import TYPE_CHECKING, Final

from bot.boards import antike as boards
from bot.engine.antike import ruleset as rules
from bot.notation import antike as notation
from bot.records import antike as codec
from bot.rulesets.registry import LazyModule
from bot.rulesets.ruleset import QuestionKind, Ruleset

if TYPE_CHECKING:
    from bot.app.antike import options, planner
    from bot.cogs.antike import commands
    from bot.panel.antike import panel
    from bot.players import antike as players
    from bot.render.antike import pictures
    from bot.text.antike import presenter
else:
    commands = LazyModule("bot.cogs.antike.commands")
    options = LazyModule("bot.app.antike.options")
    planner = LazyModule("bot.app.antike.planner")
    panel = LazyModule("bot.panel.antike.panel")
    players = LazyModule("bot.players.antike")
    pictures = LazyModule("bot.render.antike.pictures")
    presenter = LazyModule("bot.text.antike.presenter")

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

"""Antike as a `Ruleset`."""

from typing import TYPE_CHECKING, Final

from bot.boards import antike as boards
from bot.engine.antike import ruleset as rules
from bot.notation import antike as notation
from bot.records import antike as codec
from bot.rulesets.registry import Late
from bot.rulesets.ruleset import QuestionKind, Ruleset

if TYPE_CHECKING:
    from bot.app.antike import options, planner
    from bot.cogs.antike import commands
    from bot.panel.antike import panel
    from bot.players import antike as players
    from bot.render.antike import pictures
    from bot.text.antike import presenter
else:
    commands = Late("bot.cogs.antike.commands")
    options = Late("bot.app.antike.options")
    planner = Late("bot.app.antike.planner")
    panel = Late("bot.panel.antike.panel")
    players = Late("bot.players.antike")
    pictures = Late("bot.render.antike.pictures")
    presenter = Late("bot.text.antike.presenter")

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

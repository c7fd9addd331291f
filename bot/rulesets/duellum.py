"""Antike Duellum as a `Ruleset`."""

from typing import TYPE_CHECKING, Final

from bot.boards import duellum as boards
from bot.engine.duellum import ruleset as rules
from bot.notation import duellum as notation
from bot.records import duellum as codec
from bot.rulesets.registry import LazyModule
from bot.rulesets.ruleset import Ruleset

if TYPE_CHECKING:
    from bot.app.duellum import options, planner
    from bot.cogs.duellum import commands
    from bot.panel.duellum import panel
    from bot.players import duellum as players
    from bot.render.duellum import pictures
    from bot.text.duellum import presenter
else:
    commands = LazyModule("bot.cogs.duellum.commands")
    options = LazyModule("bot.app.duellum.options")
    planner = LazyModule("bot.app.duellum.planner")
    panel = LazyModule("bot.panel.duellum.panel")
    players = LazyModule("bot.players.duellum")
    pictures = LazyModule("bot.render.duellum.pictures")
    presenter = LazyModule("bot.text.duellum.presenter")

RULESET: Final = Ruleset(
    id="duellum",
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
)

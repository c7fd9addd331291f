"""Antike Duellum, bound together."""

from typing import TYPE_CHECKING, Any, Final

from bot.boards import duellum as boards
from bot.engine.duellum import ruleset as rules
from bot.notation import duellum as notation
from bot.players import duellum as players
from bot.records import duellum as codec
from bot.rulesets.registry import Late
from bot.rulesets.ruleset import Ruleset

if TYPE_CHECKING:
    from bot.app.duellum import options
else:
    options = Late("bot.app.duellum.options")


def _coming(module: str) -> Any:
    """A part that is not there yet: nothing asks for it before a game can be opened."""
    return Late(module)


RULESET: Final = Ruleset(
    id="duellum",
    boards=boards,
    rules=rules,
    options=options,
    codec=codec,
    notation=notation,
    text=_coming("bot.text.duellum.presenter"),
    planner=_coming("bot.app.duellum.planner"),
    players=players,
    pictures=_coming("bot.render.duellum.pictures"),
    panel=_coming("bot.panel.duellum.panel"),
    commands=_coming("bot.cogs.duellum.commands"),
)

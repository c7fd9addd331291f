"""Antike's implementation of `bot.rulesets.ruleset.Panel`."""

from bot.engine.antike import Position
from bot.panel.antike.builder import script_of as script_of
from bot.panel.antike.pages import page_of as page_of
from bot.panel.antike.purchases import ARMING
from bot.panel.arming import draft_of as draft_of
from bot.panel.arming import read_draft


def preview(position: Position, asked: str) -> Position:
    """Return the position with the selected but unconfirmed units."""
    after: Position = ARMING.preview(position, read_draft(position, draft_of(asked)))
    return after

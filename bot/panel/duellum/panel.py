"""Duellum's implementation of `bot.rulesets.ruleset.Panel`."""

from bot.engine.duellum import Position, apply
from bot.engine.duellum.actions import Recruit
from bot.engine.errors import RuleError
from bot.panel import arming
from bot.panel.arming import read_draft
from bot.panel.duellum.builder import script_of as script_of
from bot.panel.duellum.pages import page_of as page_of
from bot.panel.duellum.purchases import ARMING, read_recruits


def draft_of(asked: str) -> str:
    """Return selected but unconfirmed units or recruits; "" if there are none."""
    return _recruits(asked) or arming.draft_of(asked)


def _recruits(asked: str) -> str:
    name, _, chosen = asked.partition(".")
    return chosen if name == "advances" and any(read_recruits(chosen)) else ""


def preview(position: Position, asked: str) -> Position:
    """Return the position with the selected units."""
    if chosen := _recruits(asked):
        try:
            return apply(position, Recruit(*read_recruits(chosen)))[0]
        except RuleError:
            return position
    after: Position = ARMING.preview(position, read_draft(position, draft_of(asked)))
    return after

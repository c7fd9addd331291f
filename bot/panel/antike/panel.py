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


def own_places(position: Position, nation: Nation) -> list[ProvinceId]:
    """Return the provinces of a nation's cities and units."""
    own = position.nations[nation]
    return sorted(own.cities | own.legions.keys() | own.galleys.keys())

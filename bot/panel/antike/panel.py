"""Antike's implementation of `bot.rulesets.ruleset.Panel`."""

from bot.engine.antike import Position
from bot.engine.terms import Nation, ProvinceId
from bot.panel.antike.builder import playing as playing
from bot.panel.antike.pages import page_of as page_of
from bot.panel.antike.purchases import ARMING
from bot.panel.arming import drafted as drafted
from bot.panel.arming import read_draft


def previewed(position: Position, asked: str) -> Position:
    """Return the position with the selected but unconfirmed units."""
    after: Position = ARMING.previewed(position, read_draft(position, drafted(asked)))
    return after


def own_places(position: Position, nation: Nation) -> list[ProvinceId]:
    """Return the provinces of a nation's cities and units."""
    own = position.nations[nation]
    return sorted(own.cities | own.legions.keys() | own.galleys.keys())

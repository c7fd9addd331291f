"""Antike's rondel: the one all rulesets share, with its own names of wedges and prices of ways."""

from bot.engine.antike.position import Position
from bot.engine.antike.rules.rondel import yields
from bot.engine.rondel import wedge_price
from bot.engine.terms import CHIPS, WEDGES
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Layout
from bot.render.tables import rondel
from bot.render.tables.rondel_choices import Ways
from bot.text.antike.position.picture_labels import wedge_title


def draw_rondel(view: Viewport, layout: Layout) -> None:
    """Draw the empty rondel on the page."""
    rondel.draw_rondel(view, layout, wedge_title)


def ways_of(position: Position) -> Ways:
    """What whoever is to move can do with the stone (T2)."""
    state = position.current
    return Ways(
        stones=rondel.stones_of(position),
        origin=state.wedge,
        holds=state.purse.total,
        prices={wedge: wedge_price(state.wedge, wedge).total for wedge in WEDGES},
        gains={chip: yields(position, state, chip) for chip in CHIPS},
        title=wedge_title,
    )

"""Duellum's rondel: the one all rulesets share, with Latin names of wedges and its prices of ways."""

from bot.engine.duellum.position import Position
from bot.engine.duellum.rules.rondel import price, yields
from bot.engine.terms import CHIPS, WEDGES
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Layout
from bot.render.tables import rondel
from bot.render.tables.rondel_choices import Ways
from bot.text.duellum.position.picture_labels import wedge_title


def draw_rondel(view: Viewport, layout: Layout) -> None:
    """Draw the empty rondel on the page."""
    rondel.draw_rondel(view, layout, wedge_title)


def ways_of(position: Position) -> Ways:
    """What the mover can do with its stone (DT2)."""
    state = position.current
    return Ways(
        stones=rondel.stones_of(position),
        origin=state.wedge,
        holds=state.purse.total,
        prices={wedge: price(position, wedge).total for wedge in WEDGES},
        gains={chip: yields(state, chip) for chip in CHIPS},
        title=wedge_title,
    )

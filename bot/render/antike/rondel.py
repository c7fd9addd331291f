"""Antike's rondel: the one all rulesets share, with its own names of wedges and prices of ways."""

from bot.engine.antike.position import Position
from bot.engine.antike.rules.rondel import yields
from bot.engine.rondel import wedge_price
from bot.engine.terms import CHIPS, WEDGES, Nation, Wedge
from bot.render.core.viewport import Viewport
from bot.render.map.layout import Layout
from bot.render.tables import rondel
from bot.render.tables.rondel_choices import Ways
from bot.text.antike.position.picture_labels import way_price, wedge_title


def draw_rondel(view: Viewport, layout: Layout) -> None:
    """Draw the empty rondel on the page."""
    rondel.draw_rondel(view, layout, wedge_title)


def stones_of(position: Position) -> dict[Nation, Wedge | None]:
    """Where every nation's stone lies, in order of seats."""
    return {nation: position.nations[nation].wedge for nation in position.setup.nations}


def draw_stones(view: Viewport, layout: Layout, position: Position) -> None:
    """Lay every nation's stone on its wedge."""
    rondel.place_stones(view, layout.panels.rondel.center, stones_of(position))


def ways_of(position: Position) -> Ways:
    """What whoever is to move can do with the stone (T2)."""
    state = position.current
    return Ways(
        stones=stones_of(position),
        origin=state.wedge,
        holds=state.purse.total,
        prices={wedge: wedge_price(state.wedge, wedge).total for wedge in WEDGES},
        gains={chip: yields(position, state, chip) for chip in CHIPS},
        title=wedge_title,
        price_text=way_price,
    )

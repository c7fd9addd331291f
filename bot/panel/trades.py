"""Trading with the bank, step by step (T4, DK7)."""

from collections.abc import Sequence
from typing import Any

from bot.engine.terms import CHIPS
from bot.i18n.catalogue import say
from bot.panel.context import MOST_OPTIONS, BasicContext
from bot.panel.page import Block, Page
from bot.text.prices import brief


def trade_page(context: BasicContext, trades: Sequence[Any], text: str, most: int = 4) -> Page:
    """Create the page of trades in up to `most` menus, without trades of a kind for itself."""
    useful = [
        trade
        for trade in trades
        if not any(trade.take.count_of(chip) and trade.give.count_of(chip) for chip in CHIPS)
    ]
    options = [
        context.option(say("panel-trade-option", give=brief(trade.give), take=brief(trade.take)), [trade])
        for trade in useful[: most * MOST_OPTIONS]
    ]
    blocks: list[Block] = [context.standing(), text]
    blocks += context.picks(say("panel-trade-pick"), options, "x")
    blocks += context.leaving("now", besides="trade")
    return Page(say("panel-trade-title"), tuple(blocks))

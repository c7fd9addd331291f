"""Trading with the bank, step by step (T4, DK7)."""

from collections.abc import Sequence
from typing import Any

from bot.i18n.catalogue import say
from bot.i18n.lines import ENTRIES
from bot.notation.words import amount_of
from bot.panel.context import BasicContext
from bot.panel.page import Block, Page, rows
from bot.text.prices import brief


def trade_page(context: BasicContext, trades: Sequence[Any], text: str, given: str = "") -> Page:
    """Create the page of trades: all in one menu or, if there are too many, first what to give.

    `given` is what to give, in notation. Trades that only lose some of it are left out.
    """
    useful = [trade for trade in trades if not trade.give.holds(trade.take)]
    chosen = [trade for trade in useful if amount_of(trade.give) == given]
    blocks: list[Block] = [context.standing(), text]
    if chosen:
        blocks.append(say("panel-trade-take", give=brief(chosen[0].give)))
        blocks += rows([context.do(brief(trade.take), [trade]) for trade in chosen], 3)
    elif len(useful) > ENTRIES:
        gives = dict.fromkeys(trade.give for trade in useful)
        options = [context.way(brief(give), f"trade.{amount_of(give)}") for give in gives]
        blocks += context.picks(say("panel-trade-give"), options, "x")
    else:
        options = [
            context.option(say("panel-trade-option", give=brief(trade.give), take=brief(trade.take)), [trade])
            for trade in useful
        ]
        blocks += context.picks(say("panel-trade-pick"), options, "x")
    blocks += context.leaving("trade" if chosen else "now", besides="trade")
    return Page(say("panel-trade-title"), tuple(blocks))

"""The end of a turn: events so far, advice, and remaining actions."""

from collections.abc import Sequence

from bot.engine.antike import events as ev
from bot.engine.antike import legal
from bot.engine.antike.actions import EndTurn, Found, Trade
from bot.i18n.catalogue import say
from bot.panel import trades
from bot.panel.antike.advice import advice
from bot.panel.antike.builder import PageContext
from bot.panel.antike.founding import sites_blocks
from bot.panel.page import Block, Page, PanelButton, rows
from bot.panel.planning import describe_plan, keeping
from bot.panel.summary import summary


def more_page(context: PageContext) -> Page:
    """Create the page that ends a turn or a plan."""
    told = (
        describe_plan(context.view.plan)
        if context.view.plan
        else say("panel-your-turn", summary=summary(context))
    )
    blocks: list[Block] = [told, context.standing()]
    blocks += sites_blocks(context, "more")
    if warnings := advice(context):
        blocks.append("\n".join([say("panel-advice"), *(f"💡 {line}" for line in warnings)]))
    ends = [context.do(say("panel-end-turn"), [EndTurn()], "good")]
    blocks += rows([*(keeping(context) if context.view.plan else ends), *_action_buttons(context)])
    blocks.append(context.last_row())
    title = "plans-panel-end" if context.view.plan else "panel-more-title"
    shot = context.picture_of(context.legal_by_province(Found), since=ev.TurnBegan)
    return Page(say(title), tuple(blocks), shot, describes_turn=True)


def _action_buttons(context: PageContext) -> Sequence[PanelButton]:
    """Create buttons back to the wedge's actions, or to trading."""
    presses, kinds = [], {action.type for action in legal(context.position)}
    for kind, page in (("temple", "temples"), ("learn", "advances"), ("arm", "arms"), ("move", "maneuver")):
        if kind in kinds:
            presses.append(context.go(say("panel-back-to", page=page), page))
    if context.legal_of_type(Trade):
        presses.append(context.go(say("panel-trade"), "trade"))
    return presses


def trade_page(context: PageContext) -> Page:
    """Create the page for trading two of anything for one chip (T4)."""
    return trades.trade_page(context, context.legal_of_type(Trade), say("panel-trade-text"))

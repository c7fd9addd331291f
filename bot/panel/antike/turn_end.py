"""Before a turn ends: what has happened in it, what a friend would say, what can still be done."""

from collections.abc import Sequence
from typing import Final

from bot.engine.antike import events as ev
from bot.engine.antike import legal
from bot.engine.antike.actions import EndTurn, Trade
from bot.engine.terms import CHIPS
from bot.i18n.catalogue import say
from bot.panel.antike.advice import advice
from bot.panel.antike.builder import PageContext
from bot.panel.antike.founding import sites_blocks
from bot.panel.antike.planning import keeping, planned
from bot.panel.page import Block, Page, PagePicture, PanelButton, rows
from bot.text.antike.turn.events import tell_events
from bot.text.prices import brief

_NOISE: Final = (ev.RoundBegan, ev.CoinTaken, ev.ChipOwed, ev.TurnBegan, ev.FightAsked)
_MOST_LETTERS: Final = 1200


def summary(context: PageContext) -> str:
    """The turn so far in words, its latest steps if there are too many."""
    kept = [event for event in context.view.happened if not isinstance(event, _NOISE)]
    lines = [f"- {line}" for line in tell_events(context.position.setup.board, kept)]
    shown: list[str] = []
    for line in reversed(lines):
        if sum(map(len, shown)) + len(line) > _MOST_LETTERS:
            shown.append(say("panel-earlier", count=len(lines) - len(shown)))
            break
        shown.append(line)
    return "\n".join(reversed(shown))


def more_page(context: PageContext) -> Page:
    """The one question at the end of a turn, or of a plan."""
    told = (
        planned(context.view.plan) if context.view.plan else say("panel-your-turn", summary=summary(context))
    )
    blocks: list[Block] = [told, context.standing()]
    blocks += sites_blocks(context, "more")
    if warnings := advice(context):
        blocks.append("\n".join([say("panel-advice"), *(f"💡 {line}" for line in warnings)]))
    ends = [context.do(say("panel-end-turn"), [EndTurn()], "good")]
    blocks += rows([*(keeping(context) if context.view.plan else ends), *_ways(context)])
    blocks.append(context.back_row())
    title = "plans-panel-end" if context.view.plan else "panel-more-title"
    return Page(say(title), tuple(blocks), PagePicture(_latest(context)), tells=True)


def _ways(context: PageContext) -> Sequence[PanelButton]:
    """Back to what the wedge is for, or to trading."""
    presses, kinds = [], {action.type for action in legal(context.position)}
    for kind, page in (("temple", "temples"), ("learn", "advances"), ("arm", "arms"), ("move", "maneuver")):
        if kind in kinds:
            presses.append(context.go(say("panel-back-to", page=page), page))
    if context.listed(Trade):
        presses.append(context.go(say("panel-trade"), "trade"))
    return presses


def _latest(context: PageContext) -> str | None:
    """The province of the latest thing that has one, to be shown close by."""
    for event in reversed(context.view.happened):
        if isinstance(event, ev.TurnBegan):
            return None
        if (province := getattr(event, "target", None) or getattr(event, "province", None)) is not None:
            return str(province)
    return None


def trade_page(context: PageContext) -> Page:
    """Two of anything for one chip, step by step (T4)."""
    trades = [action for action in context.listed(Trade) if isinstance(action, Trade)]
    useful = [
        trade
        for trade in trades
        if not any(trade.take.count_of(chip) and trade.give.count_of(chip) for chip in CHIPS)
    ]
    options = [
        context.option(say("panel-trade-option", give=brief(trade.give), take=brief(trade.take)), [trade])
        for trade in useful
    ]
    blocks: list[Block] = [context.standing(), say("panel-trade-text")]
    blocks += context.picks(say("panel-trade-pick"), options, "x")
    blocks.append(context.back_row(context.go(say("panel-on"), "more", "good")))
    return Page(say("panel-trade-title"), tuple(blocks))

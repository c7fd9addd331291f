"""Before a turn ends: what has happened in it, what a friend would say, what can still be done."""

from collections.abc import Sequence
from typing import Final

from bot.engine.antike import events as ev
from bot.engine.antike import legal
from bot.engine.antike.actions import EndTurn, Trade
from bot.engine.terms import CHIPS
from bot.i18n.catalogue import say
from bot.panel.antike.advice import advice
from bot.panel.antike.builder import Hand
from bot.panel.antike.founding import sites_blocks
from bot.panel.antike.planning import keeping, planned
from bot.panel.page import Block, Page, Press, Shot, rows
from bot.text.antike.turn.events import tell_events
from bot.text.prices import brief

_NOISE: Final = (ev.RoundBegan, ev.CoinTaken, ev.ChipOwed, ev.TurnBegan, ev.FightAsked)
_MOST_LETTERS: Final = 1200


def summary(hand: Hand) -> str:
    """The turn so far in words, its latest steps if there are too many."""
    kept = [event for event in hand.desk.happened if not isinstance(event, _NOISE)]
    lines = [f"- {line}" for line in tell_events(hand.position.setup.board, kept)]
    shown: list[str] = []
    for line in reversed(lines):
        if sum(map(len, shown)) + len(line) > _MOST_LETTERS:
            shown.append(say("panel-earlier", count=len(lines) - len(shown)))
            break
        shown.append(line)
    return "\n".join(reversed(shown))


def more_page(hand: Hand) -> Page:
    """The one question at the end of a turn, or of a plan."""
    told = planned(hand.desk.plan) if hand.desk.plan else say("panel-your-turn", summary=summary(hand))
    blocks: list[Block] = [told, hand.standing()]
    blocks += sites_blocks(hand, "more")
    if warnings := advice(hand):
        blocks.append("\n".join([say("panel-advice"), *(f"💡 {line}" for line in warnings)]))
    ends = [hand.do(say("panel-end-turn"), [EndTurn()], "good")]
    blocks += rows([*(keeping(hand) if hand.desk.plan else ends), *_ways(hand)])
    blocks.append(hand.back_row())
    title = "plans-panel-end" if hand.desk.plan else "panel-more-title"
    return Page(say(title), tuple(blocks), Shot(_latest(hand)), tells=True)


def _ways(hand: Hand) -> Sequence[Press]:
    """Back to what the wedge is for, or to trading."""
    presses, kinds = [], {action.type for action in legal(hand.position)}
    for kind, page in (("temple", "temples"), ("learn", "advances"), ("arm", "arms"), ("move", "maneuver")):
        if kind in kinds:
            presses.append(hand.go(say("panel-back-to", page=page), page))
    if hand.listed(Trade):
        presses.append(hand.go(say("panel-trade"), "trade"))
    return presses


def _latest(hand: Hand) -> str | None:
    """The province of the latest thing that has one, to be shown close by."""
    for event in reversed(hand.desk.happened):
        if isinstance(event, ev.TurnBegan):
            return None
        if (province := getattr(event, "target", None) or getattr(event, "province", None)) is not None:
            return str(province)
    return None


def trade_page(hand: Hand) -> Page:
    """Two of anything for one chip, step by step (T4)."""
    trades = [action for action in hand.listed(Trade) if isinstance(action, Trade)]
    useful = [
        trade
        for trade in trades
        if not any(trade.take.count_of(chip) and trade.give.count_of(chip) for chip in CHIPS)
    ]
    options = [
        hand.option(say("panel-trade-option", give=brief(trade.give), take=brief(trade.take)), [trade])
        for trade in useful
    ]
    blocks: list[Block] = [hand.standing(), say("panel-trade-text")]
    blocks += hand.picks(say("panel-trade-pick"), options, "x")
    blocks.append(hand.back_row(hand.go(say("panel-on"), "more", "good")))
    return Page(say("panel-trade-title"), tuple(blocks))

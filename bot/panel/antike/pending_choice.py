"""Choices that stand in the way: a chip for a coin, a personage, a start city, an answer; and waiting."""

from typing import Final

from bot.engine.antike import Phase
from bot.engine.antike.actions import Answer, ChoosePersonage, PickCity, TakeChip
from bot.engine.terms import CHIPS
from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.panel.antike.builder import MOST_OPTIONS, Hand
from bot.panel.antike.turn_end import summary
from bot.panel.page import Block, Page, Press, Row, Shot, rows
from bot.text.antike.turn.channel_messages import score_line, tell_demand

_MOST_BUTTONS: Final = 10


def chip_page(hand: Hand) -> Page:
    """The bank had no coin (S7)."""
    presses = [hand.do(say("panel-chip", resource=chip), [TakeChip(chip)]) for chip in CHIPS]
    return Page(say("panel-chip-title"), (hand.standing(), say("panel-chip-text"), Row(tuple(presses))))


def personage_page(hand: Hand) -> Page:
    """All eight know-hows (K4)."""
    presses = [
        hand.do(say("panel-personage", personage=kind), [ChoosePersonage(kind)], "good")
        for kind in hand.position.choice
    ]
    return Page(say("panel-personage-title"), (say("panel-personage-text"), *rows(presses)))


def cities_page(hand: Hand) -> Page:
    """A start city is picked (X4, S10)."""
    board = hand.position.setup.board
    sites = [action.province for action in hand.listed(PickCity) if isinstance(action, PickCity)]
    blocks: list[Block] = [say("panel-cities-text")]
    if len(sites) <= _MOST_BUTTONS:
        blocks += rows([hand.do(hand.place(site), [PickCity(site)]) for site in sites])
    else:
        options = [
            hand.option(
                hand.place(site), [PickCity(site)], say("chip", resource=board.provinces[site].resource)
            )
            for site in sorted(sites, key=hand.place)
        ]
        blocks += hand.picks(say("panel-cities-pick"), options[: 4 * MOST_OPTIONS], "p")
    return Page(say("panel-cities-title"), tuple(blocks))


def answer_page(hand: Hand) -> Page:
    """Whether to fight those who have come in (M5)."""
    demand = hand.position.demand
    if demand is None:
        raise AssertionError("nobody is asked")
    told = tell_demand(hand.position)
    presses = (
        hand.do(say("panel-fight"), [Answer(demand.asked[0], fight=True)], "strong"),
        hand.do(say("panel-peace"), [Answer(demand.asked[0], fight=False)], "plain"),
    )
    text = f"{told.call[:1].upper()}{told.call[1:]}\n{told.text}"
    return Page(say("panel-answer-title"), (text, Row(presses)), Shot(demand.province))


def waiting_page(hand: Hand) -> Page:
    """Somebody else has to act, or nobody any more."""
    desk, position = hand.desk, hand.position
    look = hand.go(say("panel-look-again"), "now", "main")
    if position.phase is Phase.OVER or desk.table.game.status != "running":
        return Page(say("panel-over-title"), (say("panel-over"), score_line(position)))
    if desk.table.game.paused_at is not None:
        return Page(say("panel-paused-title"), (say("panel-paused"), Row((look, *_planning(hand)))))
    awaited = desk.table.awaited
    name, nation = (safe(awaited.name), awaited.nation) if awaited else ("", position.mover)
    told = say("panel-waits-for", nation=nation or position.mover, name=name)
    blocks: list[Block] = [*hand.losses(), told]
    if desk.own_turn and (so_far := summary(hand)):
        blocks.append(say("panel-your-turn", summary=so_far))
        blocks.append(hand.back_row(look))
    else:
        blocks += [score_line(position), Row((*_planning(hand), look))]
    return Page(say("panel-waiting-title"), tuple(blocks))


def _planning(hand: Hand) -> tuple[Press, ...]:
    """The way to the plan of the next turn."""
    label = say("plans-panel-open")
    return (hand.elsewhere(label, "main", planning=True),) if hand.desk.may_plan else ()

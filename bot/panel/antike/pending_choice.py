"""Choices that stand in the way: a chip for a coin, a personage, a start city, an answer; and waiting."""

from typing import Final

from bot.engine.antike import Phase
from bot.engine.antike.actions import Answer, ChoosePersonage, PickCity, TakeChip
from bot.engine.terms import CHIPS
from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.panel.antike.builder import MOST_OPTIONS, PageContext
from bot.panel.antike.turn_end import summary
from bot.panel.page import Block, Page, PagePicture, PanelButton, Row, rows
from bot.text.antike.turn.channel_messages import score_line, tell_demand

_MOST_BUTTONS: Final = 10


def chip_page(context: PageContext) -> Page:
    """The bank had no coin (S7)."""
    presses = [context.do(say("panel-chip", resource=chip), [TakeChip(chip)]) for chip in CHIPS]
    return Page(say("panel-chip-title"), (context.standing(), say("panel-chip-text"), Row(tuple(presses))))


def personage_page(context: PageContext) -> Page:
    """All eight know-hows (K4)."""
    presses = [
        context.do(say("panel-personage", personage=kind), [ChoosePersonage(kind)], "good")
        for kind in context.position.choice
    ]
    return Page(say("panel-personage-title"), (say("panel-personage-text"), *rows(presses)))


def cities_page(context: PageContext) -> Page:
    """A start city is picked (X4, S10)."""
    board = context.position.setup.board
    sites = [action.province for action in context.listed(PickCity) if isinstance(action, PickCity)]
    blocks: list[Block] = [say("panel-cities-text")]
    if len(sites) <= _MOST_BUTTONS:
        blocks += rows([context.do(context.place(site), [PickCity(site)]) for site in sites])
    else:
        options = [
            context.option(context.place(site), [PickCity(site)], say("chip", resource=board.resources[site]))
            for site in sorted(sites, key=context.place)
        ]
        blocks += context.picks(say("panel-cities-pick"), options[: 4 * MOST_OPTIONS], "p")
    return Page(say("panel-cities-title"), tuple(blocks))


def answer_page(context: PageContext) -> Page:
    """Whether to fight those who have come in (M5)."""
    demand = context.position.demand
    if demand is None:
        raise AssertionError("nobody is asked")
    told = tell_demand(context.position)
    presses = (
        context.do(say("panel-fight"), [Answer(demand.asked[0], fight=True)], "strong"),
        context.do(say("panel-peace"), [Answer(demand.asked[0], fight=False)], "plain"),
    )
    text = f"{told.call[:1].upper()}{told.call[1:]}\n{told.text}"
    return Page(say("panel-answer-title"), (text, Row(presses)), PagePicture(demand.province))


def waiting_page(context: PageContext) -> Page:
    """Somebody else has to act, or nobody any more."""
    view, position = context.view, context.position
    look = context.go(say("panel-look-again"), "now", "main")
    if position.phase is Phase.OVER or view.table.game.status != "running":
        return Page(say("panel-over-title"), (say("panel-over"), score_line(position)))
    if view.table.game.paused_at is not None:
        return Page(say("panel-paused-title"), (say("panel-paused"), Row((look, *_planning(context)))))
    awaited = view.table.awaited
    name, nation = (safe(awaited.name), awaited.nation) if awaited else ("", position.mover)
    told = say("panel-waits-for", nation=nation or position.mover, name=name)
    blocks: list[Block] = [*context.losses(), told]
    if view.own_turn and (so_far := summary(context)):
        blocks.append(say("panel-your-turn", summary=so_far))
        blocks.append(context.back_row(look))
    else:
        blocks += [score_line(position), Row((*_planning(context), look))]
    return Page(say("panel-waiting-title"), tuple(blocks))


def _planning(context: PageContext) -> tuple[PanelButton, ...]:
    """The way to the plan of the next turn."""
    label = say("plans-panel-open")
    return (context.elsewhere(label, "main", planning=True),) if context.view.may_plan else ()

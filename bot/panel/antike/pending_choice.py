"""Pages of mandatory choices: chip for a coin, personage, start city, answer."""

from typing import Final

from bot.engine.antike.actions import Answer, ChoosePersonage, PickCity, TakeChip
from bot.engine.terms import CHIPS
from bot.i18n.catalogue import say
from bot.i18n.lines import ENTRIES, capitalized
from bot.panel.antike.builder import PageContext
from bot.panel.page import Block, Page, PagePicture, Row, rows
from bot.text.antike.turn.channel_messages import format_demand

_MOST_BUTTONS: Final = 10


def chip_page(context: PageContext) -> Page:
    """Create the page to choose a chip, as the bank had no coin (S7)."""
    presses = [context.do(say("panel-chip", resource=chip), [TakeChip(chip)], icon=chip) for chip in CHIPS]
    return Page(say("panel-chip-title"), (context.standing(), say("panel-chip-text"), Row(tuple(presses))))


def personage_page(context: PageContext) -> Page:
    """Create the page to choose a personage for all eight know-hows (K4)."""
    presses = [
        context.do(say("personage-title", personage=kind), [ChoosePersonage(kind)], "good")
        for kind in context.position.choice
    ]
    return Page(say("panel-personage-title"), (say("panel-personage-text"), *rows(presses)))


def cities_page(context: PageContext) -> Page:
    """Create the page to pick a start city (X4, S10)."""
    board, one = context.position.setup.board, context.position.setup.variant.one_city
    sites = [action.province for action in context.legal_of_type(PickCity)]
    blocks: list[Block] = [say("panel-cities-text", one=one)]
    if len(sites) <= _MOST_BUTTONS:
        lines = [say("panel-site", province=context.place(s), resource=board.resources[s]) for s in sites]
        blocks.append("\n".join(lines))
        blocks += rows([context.do(context.place(site), [PickCity(site)]) for site in sites])
    else:
        options = [
            context.option(
                context.place(site),
                [PickCity(site)],
                say("chip", resource=board.resources[site]),
                icon=board.resources[site] or "",
            )
            for site in sorted(sites, key=context.place)
        ]
        blocks += context.picks(say("panel-cities-pick"), options[: 4 * ENTRIES], "p")
    return Page(say("panel-cities-title"), tuple(blocks))


def answer_page(context: PageContext) -> Page:
    """Create the page to answer a demand to fight (M5)."""
    demand = context.position.demand
    if demand is None:
        raise AssertionError("nobody is asked")
    told = format_demand(context.position)
    presses = (
        context.do(say("panel-fight"), [Answer(demand.asked[0], fight=True)], "strong"),
        context.do(say("panel-peace"), [Answer(demand.asked[0], fight=False)], "plain"),
    )
    text = f"{capitalized(told.call)}\n{told.text}"
    return Page(say("panel-answer-title"), (text, Row(presses)), PagePicture(demand.province))

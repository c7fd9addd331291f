"""Founding cities: sites, resources and prices (DF1-DF3)."""

from collections.abc import Sequence
from typing import Final

from bot.engine.duellum.actions import Found
from bot.engine.duellum.constants import CITY_CHIPS
from bot.engine.duellum.rules.founding import price, sites, uses_settlers
from bot.engine.terms import CHIPS
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.i18n.lines import ENTRIES
from bot.panel.duellum.builder import PageContext
from bot.panel.groups import groups_of
from bot.panel.page import Block, Option, Row
from bot.panel.payment import choices
from bot.text.duellum.position.cards import with_settlers
from bot.text.duellum.position.empty_lists import format_unaffordable
from bot.text.duellum.position.next_steps import by_price
from bot.text.duellum.position.status import format_progress
from bot.text.names import resources
from bot.text.prices import brief_price, lacking

_FEW: Final = 3
"""Number of sites up to which each has its own row of buttons."""
_MENUS: Final = 2


def sites_blocks(context: PageContext, page: str) -> Sequence[Block]:
    """Return buttons or a menu of sites; if none is affordable, the reason."""
    found = context.legal_by_province(Found)
    if not found:
        return _explain_no_sites(context)
    ends = context.founding_ends(groups_of(context.position))
    head = say("duellum-panel-sites", price=brief_price(CITY_CHIPS), ends=ends)
    lines = [head, format_progress(context.position, "king"), *_explain_missing(context)]
    blocks: list[Block] = ["\n".join(filter(None, lines))]
    # Sites with a unit first, as the card allows one city only.
    mine = context.position.current
    found = dict(sorted(found.items(), key=lambda each: uses_settlers(mine, each[0])))
    if len(found) <= _FEW:
        blocks += [
            Row(tuple(context.do(_label(context, each), [each], "good") for each in ways))
            for ways in found.values()
        ]
    else:
        options = [_option(context, each) for ways in found.values() for each in ways]
        blocks += context.picks(say("duellum-panel-site-pick"), options[: _MENUS * ENTRIES], "f")
    prices = [
        price(context.position, each.province, each.resource) for ways in found.values() for each in ways
    ]
    return [*blocks, *context.paying_row(page, choices(context.position, prices))]


def _explain_missing(context: PageContext) -> Sequence[str]:
    """Explain why not every site has a button for every resource."""
    position = context.position
    kinds = [chip for chip in CHIPS if position.bank.tokens.count_of(chip)]
    priced = [
        (_dear_name(context, same), cost)
        for site in sites(position)
        for cost, same in by_price(position, [Found(site, chip) for chip in kinds]).items()
    ]
    gone = join([say("chip", resource=chip) for chip in CHIPS if chip not in kinds])
    told = [format_unaffordable(priced, position.current.purse)]
    return [*filter(None, told), *([say("duellum-panel-kinds-gone", kinds=gone)] if gone else [])]


def _label(context: PageContext, action: Found) -> str:
    extra = price(context.position, action.province, action.resource).coins
    place = context.place(action.province)
    told = say("duellum-panel-site", province=place, resource=action.resource, extra=extra)
    return with_settlers(context.position, action.province, told)


def _dear_name(context: PageContext, same: Sequence[Found]) -> str:
    """Name the cities of several resources that cost the same at one site."""
    kinds, site = join([say("chip", resource=each.resource) for each in same], "or"), same[0].province
    told = say("duellum-panel-site-dear", first=same[0].resource, kinds=kinds, province=context.place(site))
    return with_settlers(context.position, site, told)


def _option(context: PageContext, action: Found) -> Option:
    return context.option(_label(context, action), [action], context.price(action))


def _explain_no_sites(context: PageContext) -> Sequence[Block]:
    position = context.position
    free = sites(position) if context.opens("found") else ()
    if not free:
        return []
    kinds = [chip for chip in CHIPS if position.bank.tokens.count_of(chip)]
    if not kinds:
        return [say("duellum-panel-no-tokens")]
    cheapest = min((price(position, site, chip) for site in free for chip in kinds), key=sum)
    lacks = resources(lacking(cheapest, position.current.purse))
    return [say("duellum-panel-sites-dear", count=len(free), lacks=lacks)]

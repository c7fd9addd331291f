"""Founding cities: possible sites and their yields."""

from collections.abc import Sequence
from typing import Final

from bot.engine.antike.actions import Found
from bot.engine.antike.constants import CITY_PRICE
from bot.engine.antike.rules.affordable import cities_most
from bot.engine.antike.rules.founding import free_sites, stones_left
from bot.i18n.catalogue import say
from bot.panel.antike.builder import PageContext
from bot.panel.groups import groups_of
from bot.panel.page import Block, rows
from bot.panel.payment import choices
from bot.text.antike.position.status import format_progress
from bot.text.names import resources
from bot.text.prices import lacking

_MOST_BUTTONS: Final = 5


def sites_blocks(context: PageContext, page: str) -> Sequence[Block]:
    """Return buttons or a menu of sites; if none is affordable, the reason."""
    board = context.position.setup.board
    sites = [action.province for action in context.legal_of_type(Found)]
    if not sites:
        return _explain_no_sites(context)
    lines = [
        say("panel-site", province=context.place(site), resource=board.resources[site]) for site in sites
    ]
    price, ends = context.price(Found(sites[0])), context.founding_ends(groups_of(context.position))
    head = [
        format_progress(context.position, "king"),
        say("panel-sites", count=len(sites), price=price, ends=ends),
    ]
    blocks: list[Block] = ["\n".join(filter(None, head)), "\n".join(lines)]
    if len(sites) <= _MOST_BUTTONS:
        presses = [
            context.do(say("panel-site-button", province=context.place(site)), [Found(site)], "good")
            for site in sites
        ]
        blocks += rows(presses)
    else:
        options = [context.option(context.place(site), [Found(site)]) for site in sites]
        blocks += context.picks(say("panel-site-pick"), options, "f", cities_most(context.position))
    return [*blocks, *context.paying_row(page, choices(context.position, [CITY_PRICE]))]


def _explain_no_sites(context: PageContext) -> Sequence[Block]:
    position = context.position
    sites = free_sites(position)
    if not context.opens("found") or not sites:
        return []
    if not stones_left(position):
        return [say("panel-no-stones")]
    lacks = resources(lacking(CITY_PRICE, position.current.purse))
    return [say("panel-sites-dear", count=len(sites), lacks=lacks)]

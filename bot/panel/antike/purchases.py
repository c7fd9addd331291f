"""TEMPLE, KNOW-HOW and ARMING: menus with prices, units by city, and what remains."""

from typing import Final

from bot.engine.antike.actions import Arm, Learn, Temple
from bot.engine.antike.constants import TEMPLE_PRICE
from bot.engine.antike.rules import arming
from bot.engine.antike.rules.affordable import temples_most
from bot.engine.antike.rules.know_how import is_new, price
from bot.engine.antike.terms import BASIC_KNOW_HOWS, KNOW_HOWS, KnowHow
from bot.engine.terms import ProvinceId
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.panel.antike.builder import PageContext, paid_first
from bot.panel.arming import Arming
from bot.panel.arming import arms_page as shared_page
from bot.panel.page import Block, Option, Page
from bot.panel.payment import choices
from bot.text.prices import brief_price


def temples_page(context: PageContext) -> Page:
    """Create the page of cities for temples, up to the affordable number."""
    position = context.position
    sites = [action.province for action in context.legal_of_type(Temple)]
    most = temples_most(position)
    options = [_temple(context, site) for site in sites]
    blocks: list[Block] = [
        context.standing(),
        say("panel-temples", most=most, left=position.bank.temples, price=brief_price(TEMPLE_PRICE)),
    ]
    blocks += context.picks(say("panel-temples-pick", most=most), options, "t", most)
    blocks += context.paying_row("temples", choices(position, [TEMPLE_PRICE]) if sites else ())
    blocks.append(context.last_row(context.on()))
    return Page(say("panel-temples-title"), tuple(blocks), context.picture_of(sites))


def _temple(context: PageContext, site: ProvinceId) -> Option:
    resource = context.position.setup.board.resources[site]
    about = say("panel-temple-yields", resource=resource)
    return context.option(context.place(site), [Temple(site)], about, icon=resource or "")


def advances_page(context: PageContext) -> Page:
    """Create the page of all eight know-hows with price and state, and a menu of affordable ones."""
    position = context.position
    payable = [action.advance for action in context.legal_of_type(Learn)]
    options = [_offer(context, advance) for advance in payable]
    blocks: list[Block] = [context.standing(), "\n".join(_state(context, advance) for advance in KNOW_HOWS)]
    blocks += context.picks(say("panel-advances-pick"), options, "k")
    prices = [price(position, position.mover, advance) for advance in payable]
    blocks += context.paying_row("advances", choices(position, prices))
    blocks.append(context.last_row(context.on()))
    return Page(say("panel-advances-title"), tuple(blocks))


def _offer(context: PageContext, advance: KnowHow) -> Option:
    label = say("panel-advance-offer", advance=advance, price=context.price(Learn(advance)))
    return context.option(label, [Learn(advance)], say("panel-advance-effect", advance=advance))


def _state(context: PageContext, advance: KnowHow) -> str:
    position = context.position
    if advance in position.current.know_hows:
        return say("panel-advance-known", advance=advance)
    cost = price(position, position.mover, advance)
    new = is_new(position, position.mover, advance)
    basic = BASIC_KNOW_HOWS.get(advance)
    if basic is not None and basic not in position.current.know_hows:
        return say("panel-advance-locked", advance=advance, basic=_name(basic), price=cost.gold)
    if not cost.affordable(position.current.purse):
        lacks = cost.gold - position.current.purse.gold - position.current.purse.coins
        return say("panel-advance-dear", advance=advance, price=cost.gold, lacks=lacks)
    return say("panel-advance-open", advance=advance, price=cost.gold, new="yes" if new else "no")


def _name(advance: KnowHow) -> str:
    return join([say("know-how", advance=advance)])


ARMING: Final = Arming(
    arm=Arm,
    room=arming.capacity,
    places_left=arming.places_left,
    price=arming.price,
    paid=paid_first,
)


def arms_page(context: PageContext, number: str = "0", text: str = "") -> Page:
    """Create the page of cities with buttons to add and remove units."""
    return shared_page(context, ARMING, say("panel-arms-title"), number, text)

"""TEMPLE, KNOW-HOW and ARMING: buttons and menus with prices, units by city, and what remains."""

from typing import Final

from bot.engine.antike.actions import Arm, Learn, Temple
from bot.engine.antike.constants import TEMPLE_PRICE
from bot.engine.antike.rules import arming
from bot.engine.antike.rules.affordable import temples_most
from bot.engine.antike.rules.know_how import is_new, price
from bot.engine.antike.terms import BASIC_KNOW_HOWS, KNOW_HOWS, KnowHow
from bot.engine.terms import ProvinceId
from bot.i18n.catalogue import say
from bot.panel.antike.builder import PageContext, paid_first
from bot.panel.arming import Arming
from bot.panel.arming import arms_page as shared_page
from bot.panel.page import Block, Option, Page, PanelButton, rows
from bot.panel.payment import choices
from bot.text.antike.position.names import KNOW_HOW_NAMES
from bot.text.antike.position.status import format_learning, format_progress
from bot.text.prices import brief_price

_FEW: Final = 3
"""Cities for temples up to which each is a button, so that one tap suffices."""


def temples_page(context: PageContext) -> Page:
    """Create the page of cities for temples, up to the affordable number."""
    position = context.position
    sites = [action.province for action in context.legal_of_type(Temple)]
    most = temples_most(position)
    told = [
        say("panel-temples", most=most, left=position.bank.temples, price=brief_price(TEMPLE_PRICE)),
        say("panel-temple-brings") if sites else "",
        format_progress(position, "citizen") if position.bank.temples else "",
    ]
    blocks: list[Block] = [context.standing(), "\n".join(filter(None, told))]
    if len(sites) > _FEW:
        options = [_temple(context, site) for site in sites]
        blocks += context.picks(say("panel-temples-pick", most=most), options, "t", most)
    elif sites:
        cities = [f"**{context.place(site)}** {_describe_temple(context, site)}" for site in sites]
        blocks += [" · ".join(cities), *rows([_temple_button(context, site) for site in sites])]
    blocks += context.paying_row("temples", choices(position, [TEMPLE_PRICE]) if sites else ())
    blocks.append(context.last_row(context.on()))
    return Page(say("panel-temples-title"), tuple(blocks), context.picture_of(sites))


def _temple(context: PageContext, site: ProvinceId) -> Option:
    about = _describe_temple(context, site)
    return context.option(context.place(site), [Temple(site)], about, icon=_resource(context, site))


def _temple_button(context: PageContext, site: ProvinceId) -> PanelButton:
    label = say("panel-temple-button", province=context.place(site))
    return context.do(label, [Temple(site)], icon=_resource(context, site))


def _describe_temple(context: PageContext, site: ProvinceId) -> str:
    return say("panel-temple-yields", resource=_resource(context, site))


def _resource(context: PageContext, site: ProvinceId) -> str:
    return context.position.setup.board.resources[site] or ""


def advances_page(context: PageContext) -> Page:
    """Create the page of all eight know-hows with price and state, and a menu of affordable ones."""
    position = context.position
    payable = [action.advance for action in context.legal_of_type(Learn)]
    options = [_offer(context, advance) for advance in payable]
    states = [_state(context, advance) for advance in KNOW_HOWS]
    if any(_earns_scholar(context, advance) for advance in KNOW_HOWS):
        states.append(say("panel-advance-new.note"))
    told = "\n".join(filter(None, [format_learning(position), *states]))
    blocks: list[Block] = [context.standing(), told]
    blocks += context.picks(say("panel-advances-pick"), options, "k")
    prices = [price(position, position.mover, advance) for advance in payable]
    blocks += context.paying_row("advances", choices(position, prices))
    blocks.append(context.last_row(context.on()))
    return Page(say("panel-advances-title"), tuple(blocks))


def format_offer(context: PageContext, action: Learn) -> str:
    """Format a know-how with its price."""
    return say("panel-advance-offer", advance=action.advance, price=context.price(action))


def _offer(context: PageContext, advance: KnowHow) -> Option:
    label = format_offer(context, Learn(advance))
    effect, new = say("panel-advance-effect", advance=advance), _earns_scholar(context, advance)
    about = f"{say('panel-advance-new.offer')} · {effect}" if new else effect
    return context.option(label, [Learn(advance)], about)


def _earns_scholar(context: PageContext, advance: KnowHow) -> bool:
    """Return whether learning a know-how, now or later, would earn a scholar (K3)."""
    position = context.position
    left = position.bank.personages.scholar > position.turn.scholars
    return left and advance not in position.current.know_hows and is_new(position, position.mover, advance)


def _state(context: PageContext, advance: KnowHow) -> str:
    line = _state_and_price(context, advance)
    return f"{line} · {say('panel-advance-new')}" if _earns_scholar(context, advance) else line


def _state_and_price(context: PageContext, advance: KnowHow) -> str:
    position = context.position
    if advance in position.current.know_hows:
        return say("panel-advance-known", advance=advance)
    cost = price(position, position.mover, advance)
    basic = BASIC_KNOW_HOWS.get(advance)
    if basic is not None and basic not in position.current.know_hows:
        return say("panel-advance-locked", advance=advance, basic=KNOW_HOW_NAMES[basic], price=cost.gold)
    if not cost.affordable(position.current.purse):
        lacks = cost.gold - position.current.purse.gold - position.current.purse.coins
        return say("panel-advance-dear", advance=advance, price=cost.gold, lacks=lacks)
    return say("panel-advance-open", advance=advance, price=cost.gold)


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

"""Purchases: TEMPLUM and SCIENTIA with menus and prices, units and recruits with plus and minus."""

from typing import Final

from bot.engine.duellum.actions import Arm, Learn, Recruit, Temple, Wall
from bot.engine.duellum.constants import WALL_PRICE
from bot.engine.duellum.rules import arming
from bot.engine.duellum.rules.affordable import temples_at_once, temples_most, walls_most
from bot.engine.duellum.rules.building import bare_cities, temple_marble, temple_price
from bot.engine.duellum.rules.know_how import is_new, learnable, price, recruit_price
from bot.engine.duellum.supply import units_left, walls_left
from bot.engine.duellum.terms import KNOW_HOWS, KnowHow
from bot.engine.payment import ChipPrice
from bot.engine.terms import UNITS, ProvinceId, Unit
from bot.i18n.catalogue import say
from bot.panel.arming import Arming
from bot.panel.arming import arms_page as shared_page
from bot.panel.duellum.builder import PageContext, paid_first
from bot.panel.duellum.cards import timely
from bot.panel.duellum.foretold import describe_defence_change, describe_fights
from bot.panel.page import Block, Look, Option, Page, PanelButton, Row
from bot.panel.payment import choices
from bot.panel.requests import number_of
from bot.text.duellum.position.empty_lists import format_unaffordable
from bot.text.duellum.position.names import KNOW_HOW_NAMES
from bot.text.duellum.position.status import format_progress
from bot.text.names import mix
from bot.text.prices import brief_price


def temples_page(context: PageContext) -> Page:
    """Create the page of cities for temples and walls, up to the affordable number."""
    position = context.position
    sites = [action.province for action in context.legal_of_type(Temple)]
    walled = [action.province for action in context.legal_of_type(Wall)]
    temples, walls = temples_most(position), walls_most(position)
    plain, wall = brief_price(ChipPrice(temple_marble(position))), brief_price(WALL_PRICE)
    cheaper = position.turn.temple_discount > 0
    told = [
        say("duellum-panel-temples", price=plain, cheaper=cheaper, most=temples, left=position.bank.temples),
        say("duellum-panel-walls", price=wall, most=walls, left=walls_left(position.current)),
    ]
    if position.bank.temples:
        bare = [(context.place(city), temple_price(position, city)) for city in bare_cities(position)]
        brings = say("panel-temple-brings") if sites else ""
        told[1:1] = [
            brings,
            format_progress(position, "citizen"),
            format_unaffordable(bare, position.current.purse),
        ]
    blocks: list[Block] = [context.standing(), "\n".join(filter(None, told))]
    # An Architect makes only the next temple cheaper, so the prices shown are for one.
    at_once = 1 if position.turn.temple_discount else temples_at_once(position)
    hint = say("duellum-panel-temples-pick", most=at_once)
    blocks += context.picks(hint, [_temple(context, site) for site in sites], "t", at_once)
    hint = say("duellum-panel-walls-pick", most=walls)
    blocks += context.picks(hint, [_wall(context, city) for city in walled], "w", walls)
    prices = [found for site in sites if (found := context.price_of(Temple(site)))]
    prices += [found for city in walled[:1] if (found := context.price_of(Wall(city)))]
    blocks += [*context.paying_row("temples", choices(position, prices)), *timely(context)]
    blocks.append(context.last_row(context.on()))
    return Page(say("duellum-panel-temples-title"), tuple(blocks), context.picture_of([*sites, *walled]))


def _temple(context: PageContext, site: ProvinceId) -> Option:
    cost = temple_price(context.position, site)
    label = say("duellum-panel-offer", name=context.place(site), price=context.price(Temple(site)))
    resource = context.position.current.cities[site]
    about = say("duellum-panel-temple-yields", resource=resource, extra=cost.coins)
    return context.option(label, [Temple(site)], about, icon=resource)


def _wall(context: PageContext, city: ProvinceId) -> Option:
    label = say("duellum-panel-offer", name=context.place(city), price=context.price(Wall(city)))
    return context.option(label, [Wall(city)], describe_defence_change(context.position, Wall(city), city))


def read_recruits(text: str) -> tuple[int, int]:
    """Parse the selected legions and galleys."""
    legions, _, galleys = text.partition("-")
    return number_of(legions), number_of(galleys)


def advances_page(context: PageContext, text: str = "") -> Page:
    """Create the page of all five know-hows; selected recruits must be confirmed or discarded first."""
    position = context.position
    chosen = read_recruits(text)
    if any(chosen) and Recruit(*chosen) in context.legal_of_type(Recruit):
        return _recruits_page(context, *chosen)
    payable = [action.advance for action in context.legal_of_type(Learn)]
    states = [_state(context, advance) for advance in KNOW_HOWS]
    if any(is_new(position, advance) for advance in learnable(position)):
        states.append(say("duellum-panel-advances-new"))
    blocks: list[Block] = [context.standing(), "\n".join(states)]
    blocks += context.picks(say("panel-advances-pick"), [_offer(context, each) for each in payable], "k")
    blocks += context.paying_row("advances", choices(position, [price(position, each) for each in payable]))
    blocks += timely(context)
    blocks += [_supply(context), Row(tuple(_plus(context, (0, 0), unit) for unit in UNITS))]
    blocks.append(context.last_row(context.on()))
    return Page(say("duellum-panel-advances-title"), tuple(blocks))


def _recruits_page(context: PageContext, legions: int, galleys: int) -> Page:
    chosen = (legions, galleys)
    told = say("duellum-panel-recruits", units=mix(*chosen), price=context.price(Recruit(*chosen)))
    presses = [_plus(context, chosen, unit) for unit in UNITS]
    presses += [
        _recruit_button(context, chosen, unit, -1) for unit, count in zip(UNITS, chosen, strict=True) if count
    ]
    blocks: list[Block] = [context.standing(), _supply(context), told, Row(tuple(presses))]
    asked = f"advances.{legions}-{galleys}"
    blocks += context.paying_row(asked, choices(context.position, [recruit_price(*chosen)]))
    done = context.do(say("duellum-panel-recruit", count=sum(chosen)), [Recruit(*chosen)], "good")
    blocks.append(Row((done, context.go(say("panel-arms-clear"), "advances"))))
    return Page(say("duellum-panel-advances-title"), tuple(blocks))


def _supply(context: PageContext) -> str:
    nation = context.position.current
    left = mix(*(units_left(nation, unit) for unit in UNITS)) or say("no-units")
    legion, galley = (brief_price(recruit_price(*counts)) for counts in ((1, 0), (0, 1)))
    box = mix(*nation.box) or say("no-units")
    return say("duellum-panel-supply", left=left, box=box, legion=legion, galley=galley)


def _plus(context: PageContext, chosen: tuple[int, int], unit: Unit) -> PanelButton:
    legions, galleys = _change_count(chosen, unit, 1)
    may = context.opens("recruit") and Recruit(legions, galleys) in context.legal_of_type(Recruit)
    return _recruit_button(context, chosen, unit, 1, disabled=not may)


def _recruit_button(
    context: PageContext, chosen: tuple[int, int], unit: Unit, by: int, *, disabled: bool = False
) -> PanelButton:
    legions, galleys = _change_count(chosen, unit, by)
    label = say("panel-plus" if by > 0 else "panel-minus", unit=unit)
    look: Look = "main" if by > 0 else "plain"
    return context.go(label, f"advances.{legions}-{galleys}", look, disabled=disabled, icon=unit)


def _change_count(chosen: tuple[int, int], unit: Unit, by: int) -> tuple[int, int]:
    legions, galleys = chosen
    return (legions + by, galleys) if unit == "legion" else (legions, galleys + by)


def format_offer(context: PageContext, action: Learn) -> str:
    """Format a know-how with its price."""
    return say("duellum-panel-offer", name=KNOW_HOW_NAMES[action.advance], price=context.price(action))


def _offer(context: PageContext, advance: KnowHow) -> Option:
    label, about = format_offer(context, Learn(advance)), say("duellum-know-how-gloss", advance=advance)
    if is_new(context.position, advance):
        about = f"{say('duellum-panel-advances-new.offer')} · {about}"
    return context.option(label, [Learn(advance)], about)


def _state(context: PageContext, advance: KnowHow) -> str:
    position, name = context.position, KNOW_HOW_NAMES[advance]
    if advance not in learnable(position):
        return say("duellum-panel-advance-known", advance=name, now=advance in position.turn.learned)
    cost, purse = price(position, advance), position.current.purse
    lacks = max(0, cost.gold - purse.gold - purse.coins)
    new = is_new(position, advance)
    return say("duellum-panel-advance", advance=advance, name=name, price=cost.gold, lacks=lacks, new=new)


ARMING: Final = Arming(
    arm=Arm,
    room=arming.capacity,
    places_left=arming.places_left,
    price=arming.price,
    paid=paid_first,
    about=lambda context, city: describe_fights(context.position, city),
)


def arms_page(context: PageContext, number: str = "0", text: str = "") -> Page:
    """Create the page of cities with buttons to add and remove units from the box."""
    ready = context.position.turn.ready
    title = say("duellum-panel-arms-title", ready=mix(*ready) or say("no-units"))
    return shared_page(context, ARMING, title, number, text)

"""Autocompletion of purchases on Duellum's wedges: only legal values, with prices."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product

from bot.app.duellum import scripts
from bot.app.duellum.scripts import Bought, way_price
from bot.app.turn.payments import outcome, things_price
from bot.cogs.completion import Offer, shortened
from bot.cogs.duellum.parsing import read_advances, read_recruits, read_sites
from bot.cogs.parsing import fits, read_provinces
from bot.cogs.turn import offers
from bot.cogs.turn.offers import offer_lists, read_or_none, short
from bot.cogs.turn.parsing import read_arming
from bot.engine.duellum import Position
from bot.engine.duellum.actions import Arm, Found, Learn, Recruit, Temple, Wall
from bot.engine.duellum.constants import UNITS_IN_TEMPLE_CITY
from bot.engine.duellum.prices import prices_of
from bot.engine.duellum.rules.founding import sites, uses_settlers
from bot.engine.duellum.rules.know_how import is_new, learnable
from bot.engine.duellum.supply import units_left
from bot.engine.duellum.terms import KnowHow
from bot.engine.terms import CHIPS, UNITS, Chip, ProvinceId, Wedge
from bot.i18n.catalogue import say
from bot.text.duellum.position.cards import with_settlers
from bot.text.duellum.position.names import KNOW_HOW_NAMES
from bot.text.names import mix, place
from bot.text.prices import brief_price, brief_total

_Site = tuple[ProvinceId, Chip]
_Armed = tuple[ProvinceId, int, int]


def _can_buy(position: Position, wedge: Wedge, bought: Sequence[Bought]) -> bool:
    return outcome(position, scripts.buy(wedge, bought)) is not None


def _format_with_price(position: Position, wedge: Wedge, value: str, bought: Sequence[Bought]) -> str:
    """Append the price of purchases and of the way to their wedge."""
    things = things_price(scripts.prices_on(position, wedge, bought))
    return say("offers-line", value=value, remark=brief_total(things, way_price(position, wedge)))


def _offer_cities(
    position: Position,
    current: str,
    standing: frozenset[ProvinceId],
    bought: Callable[[Sequence[ProvinceId]], Sequence[Bought]],
) -> list[Offer]:
    """Autocomplete own cities that are not in `standing`; `bought` is all that the command would then buy."""
    board = position.setup.board

    def possible(begun: Sequence[ProvinceId]) -> list[ProvinceId]:
        cities = sorted(position.current.cities.keys() - standing - {*begun})
        return [city for city in cities if _can_buy(position, "temple", bought([*begun, city]))]

    def label(value: str, cities: list[ProvinceId]) -> str:
        return _format_with_price(position, "temple", value, bought(cities))

    return offer_lists(current, partial(read_provinces, board), possible, partial(place, board), label)


def _cities_option(position: Position, text: str | None) -> list[ProvinceId]:
    """Return the cities given in another option; empty if missing or invalid."""
    return read_or_none(partial(read_provinces, position.setup.board), text) or []


def offer_temples(position: Position, current: str, walls: str | None = None) -> list[Offer]:
    """Autocomplete own cities for temples, with coins for adjacent temples (DB2), and the walls named."""
    around = [Wall(city) for city in _cities_option(position, walls)]
    return _offer_cities(
        position, current, position.current.temples, lambda cities: [*map(Temple, cities), *around]
    )


def offer_walls(position: Position, current: str, temples: str | None = None) -> list[Offer]:
    """Autocomplete own cities for town walls (DB4), after the temples named."""
    built = [Temple(city) for city in _cities_option(position, temples)]
    return _offer_cities(
        position, current, position.current.walls, lambda cities: [*built, *map(Wall, cities)]
    )


def offer_arming(position: Position, current: str) -> list[Offer]:
    """Autocomplete units by city, small numbers first, so that every city is listed."""
    board, ready = position.setup.board, position.turn.ready

    def name(armed: _Armed) -> str:
        province, legions, galleys = armed
        return f"{short(legions, galleys)} {place(board, province)}"

    def possible(begun: Sequence[_Armed]) -> list[_Armed]:
        taken = {province for province, _, _ in begun}
        mixes = [
            (city, legions, galleys)
            for legions in range(min(ready.legions, UNITS_IN_TEMPLE_CITY) + 1)
            for galleys in range(min(ready.galleys, UNITS_IN_TEMPLE_CITY - legions) + 1)
            for city in sorted(position.current.cities.keys() - taken)
            if legions + galleys
        ]
        mixes.sort(key=lambda mix: mix[1] + mix[2])
        return [mix for mix in mixes if _can_buy(position, "arming", [Arm(*each) for each in (*begun, mix)])]

    def label(value: str, places: list[_Armed]) -> str:
        return _format_with_price(position, "arming", value, [Arm(*each) for each in places])

    return offer_lists(current, partial(read_arming, board), possible, name, label)


def offer_advances(position: Position, current: str, recruit: str | None = None) -> list[Offer]:
    """Autocomplete affordable know-hows, with the recruits named; new ones earn a scholar (DK3)."""
    recruits = read_or_none(read_recruits, recruit)

    def bought(advances: Sequence[KnowHow]) -> list[Bought]:
        return [*map(Learn, advances), *([Recruit(*recruits)] if recruits else [])]

    def possible(begun: Sequence[KnowHow]) -> list[KnowHow]:
        left = [advance for advance in learnable(position) if advance not in begun]
        return [each for each in left if _can_buy(position, "know-how", bought([*begun, each]))]

    def label(value: str, advances: list[KnowHow]) -> str:
        offer = _format_with_price(position, "know-how", value, bought(advances))
        new = sum(is_new(position, advance) for advance in advances)
        return say("duellum-offers-new", offer=offer, new=new) if new else offer

    return offer_lists(current, read_advances, possible, KNOW_HOW_NAMES.__getitem__, label)


def offer_recruits(position: Position, current: str, advances: str | None = None) -> list[Offer]:
    """Autocomplete combinations that supply and purse allow, after the know-hows named (DK6)."""
    learned = [Learn(advance) for advance in read_or_none(read_advances, advances) or []]
    counts = [range(units_left(position.current, unit) + 1) for unit in UNITS]
    mixes = [(one, two) for one, two in product(*counts) if one + two]
    typed = read_or_none(read_recruits, current)

    def bought(recruits: tuple[int, int]) -> list[Bought]:
        return [*learned, Recruit(*recruits)]

    return shortened(
        Offer(_format_with_price(position, "know-how", short(*each), bought(each)), short(*each))
        for each in [*([typed] if typed else []), *sorted(mixes, key=sum)]
        if each == typed or fits(current, f"{short(*each)} {mix(*each)}")
        if _can_buy(position, "know-how", bought(each))
    )


def offer_sites(position: Position, current: str) -> list[Offer]:
    """Autocomplete sites with each resource, and the surcharge for adjacent cities of that kind (DF3)."""
    board = position.setup.board

    def name(site: _Site) -> str:
        return f"{place(board, site[0])}:{say('chip', resource=site[1])}"

    def possible(begun: Sequence[_Site]) -> list[_Site]:
        taken = {province for province, _ in begun}
        free = [(site, chip) for site in sites(position) if site not in taken for chip in CHIPS]
        return [site for site in free if outcome(position, scripts.found([*begun, site]))]

    def label(value: str, chosen: list[_Site]) -> str:
        price = brief_price(things_price(prices_of(position, [Found(*site) for site in chosen])))
        settled = next((site for site, _ in chosen if uses_settlers(position.current, site)), None)
        shown = with_settlers(position, settled, price) if settled else price
        return say("offers-line", value=value, remark=shown)

    return offer_lists(current, partial(read_sites, board), possible, name, label)


offer_wedges = partial(offers.offer_wedges, price=way_price, turn_to=scripts.turn_to)

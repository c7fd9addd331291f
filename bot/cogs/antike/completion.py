"""Autocompletion for Antike: only legal values, with prices.

Each function takes the position of the awaited player and the text typed so far. Lists are completed at their
last entry; earlier entries are taken as given.
"""

from collections.abc import Sequence
from functools import partial

from bot.app.antike import scripts
from bot.app.antike.scripts import Bought, way_price
from bot.app.turn.payments import outcome, things_price
from bot.cogs.antike.parsing import read_advances
from bot.cogs.completion import Offer, shortened
from bot.cogs.parsing import fits, read_provinces
from bot.cogs.turn import offers
from bot.cogs.turn.offers import offer_lists, offer_purses, read_or_none, short, trade_choices
from bot.cogs.turn.parsing import read_arming, read_pay, read_purse
from bot.engine.antike import Phase, Position, open_types
from bot.engine.antike.actions import Arm, Found, Learn, Temple
from bot.engine.antike.constants import TRADE_RATE
from bot.engine.antike.prices import prices_of
from bot.engine.antike.rules import start_cities as picking
from bot.engine.antike.rules.arming import capacity, places_left
from bot.engine.antike.rules.founding import free_sites
from bot.engine.antike.rules.know_how import is_new
from bot.engine.antike.terms import KNOW_HOWS, KnowHow
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, RESOURCES, ProvinceId, Wedge
from bot.i18n.catalogue import say
from bot.text.antike.position.names import KNOW_HOW_NAMES
from bot.text.names import place
from bot.text.prices import brief, brief_price, brief_total

_Armed = tuple[ProvinceId, int, int]


def _format_with_price(value: str, price: str) -> str:
    return say("offers-line", value=value, remark=price)


def _format_total(position: Position, wedge: Wedge, bought: Sequence[Bought]) -> str:
    """Format the price of purchases and of the way to their wedge."""
    return brief_total(things_price(prices_of(position, bought)), way_price(position, wedge))


def offer_temples(position: Position, current: str) -> list[Offer]:
    """Autocomplete own cities for temples."""
    board = position.setup.board
    nation = position.current

    def possible(begun: Sequence[ProvinceId]) -> list[ProvinceId]:
        cities = sorted(nation.cities - nation.temples - set(begun))
        return [c for c in cities if outcome(position, scripts.build_temples([*begun, c]))]

    def label(value: str, cities: list[ProvinceId]) -> str:
        return _format_with_price(value, _format_total(position, "temple", [*map(Temple, cities)]))

    return offer_lists(current, partial(read_provinces, board), possible, partial(place, board), label)


def offer_arming(position: Position, current: str) -> list[Offer]:
    """Autocomplete units by city, small numbers first, so that every city is listed."""
    board = position.setup.board

    def name(armed: _Armed) -> str:
        province, legions, galleys = armed
        return f"{short(legions, galleys)} {place(board, province)}"

    def possible(begun: Sequence[_Armed]) -> list[_Armed]:
        taken = {province for province, _, _ in begun}
        mixes = [
            mix
            for city in sorted(position.current.cities - taken)
            for mix in _possible_armings(position, city)
        ]
        mixes.sort(key=lambda mix: mix[1] + mix[2])
        return [mix for mix in mixes if outcome(position, scripts.arm([*begun, mix]))]

    def label(value: str, places: list[_Armed]) -> str:
        return _format_with_price(value, _format_total(position, "arming", [Arm(*each) for each in places]))

    return offer_lists(current, partial(read_arming, board), possible, name, label)


def _possible_armings(position: Position, city: ProvinceId) -> list[_Armed]:
    legions, galleys = capacity(position, city, "legion"), capacity(position, city, "galley")
    most = places_left(position, city)
    return [
        (city, first, second)
        for first in range(legions + 1)
        for second in range(galleys + 1)
        if 0 < first + second <= most
    ]


def offer_advances(position: Position, current: str) -> list[Offer]:
    """Autocomplete affordable know-hows."""

    def possible(begun: Sequence[KnowHow]) -> list[KnowHow]:
        left = [advance for advance in KNOW_HOWS if advance not in begun]
        return [advance for advance in left if outcome(position, scripts.learn([*begun, advance]))]

    def label(value: str, advances: list[KnowHow]) -> str:
        new = sum(is_new(position, position.mover, advance) for advance in advances)
        price = _format_total(position, "know-how", [*map(Learn, advances)])
        return (
            say("offers-new", value=value, price=price, new=new) if new else _format_with_price(value, price)
        )

    return offer_lists(current, read_advances, possible, KNOW_HOW_NAMES.__getitem__, label)


def offer_sites(position: Position, current: str) -> list[Offer]:
    """Autocomplete provinces for new cities, or for a start city."""
    board = position.setup.board
    if position.phase is Phase.PICK:
        return _offer_picks(position, current)

    def possible(begun: Sequence[ProvinceId]) -> list[ProvinceId]:
        sites = [site for site in free_sites(position) if site not in begun]
        return [site for site in sites if outcome(position, scripts.found([*begun, site]))]

    def label(value: str, sites: list[ProvinceId]) -> str:
        price = brief_price(things_price(prices_of(position, [*map(Found, sites)])))
        if len(sites) > 1:
            return _format_with_price(value, price)
        return say("offers-site", value=value, price=price, resource=board.resources[sites[0]])

    return offer_lists(current, partial(read_provinces, board), possible, partial(place, board), label)


def _offer_picks(position: Position, current: str) -> list[Offer]:
    """Autocomplete provinces for a start city (X4, S10)."""
    board = position.setup.board
    return shortened(
        Offer(
            say("offers-pick", value=place(board, site), resource=board.resources[site]), place(board, site)
        )
        for site in sorted(picking.free_sites(position), key=lambda site: place(board, site))
        if fits(current, place(board, site))
    )


offer_wedges = partial(offers.offer_wedges, price=way_price, turn_to=scripts.turn_to)


def offer_give(position: Position, current: str, taken: str | None = None) -> list[Offer]:
    """Autocomplete what to give in a trade, for the resources to take or else two and more."""
    purse, take = position.current.purse, read_pay(taken)
    if "trade" not in open_types(position):
        return []
    sizes = [TRADE_RATE * take.total] if take else [TRADE_RATE, 2 * TRADE_RATE]
    payable = [size for size in sizes if size <= purse.total]
    gives = [give for size in payable for give in trade_choices(RESOURCES, size) if purse.holds(give)]
    typed = read_or_none(read_purse, current) or Purse()
    if typed.total and typed.total % TRADE_RATE == 0 and purse.holds(typed) and not take:
        gives.insert(0, typed)

    def label(give: Purse) -> str:
        return say("offers-give", value=brief(give), count=give.total // TRADE_RATE)

    return offer_purses(current, gives, label, typed)


def offer_take(position: Position, current: str, given: str | None = None) -> list[Offer]:
    """Autocomplete what to take in a trade, for the resources given."""
    purse, give = position.current.purse, read_pay(given)
    if "trade" not in open_types(position) or (give and (give.total % TRADE_RATE or not purse.holds(give))):
        return []

    def label(take: Purse) -> str:
        return say("offers-take", value=brief(take), count=TRADE_RATE * take.total)

    return offer_purses(current, trade_choices(CHIPS, give.total // TRADE_RATE if give else 1), label)

"""Autocompletion of Duellum's maneuvers, trades and cards."""

from collections.abc import Sequence
from itertools import chain

from bot.app.duellum import scripts
from bot.client.errors import InputError
from bot.cogs.completion import Offer, shortened
from bot.cogs.duellum.parsing import card_option, read_card, read_kind
from bot.cogs.parsing import fits
from bot.cogs.turn import offers
from bot.cogs.turn.offers import offer_mixes, offer_purses, province_option, read_or_none, trade_choices
from bot.cogs.turn.parsing import read_pay, read_purse
from bot.engine.duellum import Position, legal, open_types
from bot.engine.duellum.actions import Conquer, PlayCard, Rondel, TakeCard
from bot.engine.duellum.constants import TRADE_GIVE, TRADE_TAKE
from bot.engine.duellum.events import Event, Fought, Moved
from bot.engine.duellum.rules.conquest import fortress_strength
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, RESOURCES, ProvinceId
from bot.i18n.catalogue import say
from bot.i18n.lines import fitting
from bot.panel.duellum.foretold import describe_card_target
from bot.text.duellum.position.cards import card_line, playable_line
from bot.text.duellum.position.names import card_name
from bot.text.duellum.turn.actions import format_card_choice
from bot.text.names import place
from bot.text.prices import brief


def offer_ways(position: Position, current: str, moving: str | None, origin: str | None) -> list[Offer]:
    """Autocomplete where the named units can go, step by step, with battles on the way (DM4)."""
    return offers.offer_ways(position, current, moving, origin, scripts.move, _format_arrival)


def _format_arrival(now: Position, events: Sequence[Event], path: Sequence[ProvinceId], value: str) -> str:
    """Describe the end of a way: crossings left, or losses of each side."""
    fallen = sum(event.count for event in events if isinstance(event, Fought))
    if fallen:
        return say("duellum-offers-battle", value=value, count=fallen)
    left = min(event.actions_left for event in events if isinstance(event, Moved))
    return say("duellum-offers-way", value=value, left=left)


def _conquests(position: Position) -> list[Conquer]:
    return [action for action in legal(position) if isinstance(action, Conquer)]


def offer_cities(position: Position, current: str) -> list[Offer]:
    """Autocomplete cities that can be conquered, with the units needed (DM6, DE8)."""
    board = position.setup.board
    return shortened(
        Offer(
            say(
                "duellum-offers-city",
                value=place(board, action.province),
                count=action.legions + action.galleys,
                extra=fortress_strength(position),
            ),
            place(board, action.province),
        )
        for action in _conquests(position)
        if fits(current, place(board, action.province))
    )


def offer_conquerors(position: Position, current: str, province: str | None) -> list[Offer]:
    """Autocomplete combinations of units that conquer a city."""
    city = province_option(position, province)
    ways = (action for action in _conquests(position) if action.province == city)
    return offer_mixes(current, [(action.legions, action.galleys) for action in ways])


def offer_give(position: Position, current: str, taken: str | None) -> list[Offer]:
    """Autocomplete what to give in a trade, three for every two (DK7)."""
    purse, take = position.current.purse, read_pay(taken)
    size = TRADE_GIVE * take.total // TRADE_TAKE if take and take.total % TRADE_TAKE == 0 else TRADE_GIVE
    if "trade" not in open_types(position) or size > purse.total:
        return []
    gives = [give for give in trade_choices(RESOURCES, size) if purse.holds(give)]
    gives.sort(key=lambda give: give.coins)
    typed = read_or_none(read_purse, current)
    if typed and typed.total % TRADE_GIVE == 0 and purse.holds(typed) and not take:
        gives.insert(0, typed)

    def label(give: Purse) -> str:
        return _format_trade_side("duellum-offers-give", give, take, give.total * TRADE_TAKE // TRADE_GIVE)

    return offer_purses(current, gives, label, typed)


def _format_trade_side(key: str, purse: Purse, other: Purse | None, count: int) -> str:
    """Describe one side of a trade with the other side, or with the number of chips."""
    if other is not None:
        return say("duellum-offers-trade", value=brief(purse), other=brief(other))
    return say(key, value=brief(purse), count=count)


def offer_take(position: Position, current: str, given: str | None) -> list[Offer]:
    """Autocomplete what to take in a trade, for the resources given."""
    purse, give = position.current.purse, read_pay(given)
    if "trade" not in open_types(position) or (give and (give.total % TRADE_GIVE or not purse.holds(give))):
        return []
    takes = trade_choices(CHIPS, give.total * TRADE_TAKE // TRADE_GIVE if give else TRADE_TAKE)

    def label(take: Purse) -> str:
        return _format_trade_side("duellum-offers-take", take, give, take.total * TRADE_GIVE // TRADE_TAKE)

    return offer_purses(current, takes, label)


def offer_chips(position: Position, current: str, wedge: str) -> list[Offer]:
    """Autocomplete the chip replacing a coin that the bank lacks (DP3)."""
    chips = [
        action.chip for action in legal(position) if isinstance(action, Rondel) and action.wedge == wedge
    ]
    return [
        Offer(say("chip", resource=chip), chip)
        for chip in chips
        if chip is not None and fits(current, f"{say('chip', resource=chip)} {chip}")
    ]


def offer_display(position: Position, current: str) -> list[Offer]:
    """Autocomplete cards that can be taken now, with their effects (DE4)."""
    board = position.setup.board
    taken = [action.card for action in legal(position) if isinstance(action, TakeCard)]
    return shortened(
        Offer(card_line(board, card), card) for card in taken if fits(current, card_name(board, card))
    )


def _playable(position: Position, card: str = "") -> list[PlayCard]:
    """Return the legal ways to play a card, or any card."""
    board = position.setup.board
    try:
        kind = read_card(board, card) if card.strip() else None
    except InputError:
        return []
    played = [action for action in legal(position) if isinstance(action, PlayCard)]
    return [action for action in played if kind in {None, action.card}]


def offer_hand(position: Position, current: str) -> list[Offer]:
    """Autocomplete cards in hand that have an effect now."""
    board = position.setup.board
    kinds = dict.fromkeys(action.card for action in _playable(position))
    return shortened(
        Offer(playable_line(position, card), card) for card in kinds if fits(current, card_name(board, card))
    )


def offer_choice(position: Position, current: str, option: str, others: dict[str, str]) -> list[Offer]:
    """Autocomplete an option of a card (provinces, units or chips) with its effect (DE7)."""
    board, found = position.setup.board, dict[str, set[tuple[str, ...]]]()
    province = province_option(position, others.get("province")) if option != "province" else None
    unit = read_or_none(read_kind, others.get("unit")) if option != "unit" else None
    for action in _playable(position, others.get("card", "")):
        value = card_option(board, action, option)
        agrees = province in {None, action.province} and unit in {None, action.unit}
        if value and agrees:
            told = describe_card_target(position, action) or [format_card_choice(board, action)]
            found.setdefault(value, set()).add(tuple(told))
    return shortened(
        Offer(_format_with_remark(value, remarks), value)
        for value, remarks in found.items()
        if fits(current, " ".join((value, *chain(*remarks))))
    )


def _format_with_remark(value: str, remarks: set[tuple[str, ...]]) -> str:
    """Append the first description of the effect that fits, unless it still depends on another option."""
    if len(remarks) != 1:
        return value
    return fitting(*(say("offers-line", value=value, remark=told) for told in chain(*remarks)))

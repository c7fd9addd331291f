"""What is written into pictures, and what they are described with."""

from collections.abc import Iterator, Mapping

from bot.engine.duellum import Phase, Position
from bot.engine.duellum.board import Card
from bot.engine.duellum.terms import CardId, KnowHow
from bot.engine.rondel import wedge_price
from bot.engine.terms import UNITS, WEDGES, Nation, Wedge
from bot.i18n.catalogue import Facts, say
from bot.i18n.lists import join
from bot.text.duellum.position.names import KNOW_HOW_NAMES, WEDGE_NAMES, card_name
from bot.text.names import board_name, place, player, units


def headline(position: Position, names: Mapping[Nation, str]) -> tuple[str, Nation]:
    """The line for the title, and the nation that it is about."""
    about = position.winner or position.mover
    called: Facts = {"nation": about, "player": player(names.get(about)), "round": position.round}
    if position.winner is not None:
        return say("duellum-picture-won", **called), about
    if position.phase is Phase.OVER:
        return say("duellum-picture-over", round=position.round), about
    return say("duellum-picture-turn", **called), about


def nation_title(nation: Nation) -> str:
    """A nation where room is short."""
    return say("nation-short", nation=nation)


def wedge_title(wedge: Wedge) -> str:
    """A wedge on the rondel's ring."""
    return say("duellum-wedge-short", wedge=wedge)


def know_how_title(advance: KnowHow) -> str:
    """A know-how among the prices."""
    return KNOW_HOW_NAMES[advance]


def card_title(position: Position, card: CardId) -> str:
    """A card on display or in a hand."""
    return card_name(position.setup.board, card)


def card_time(card: Card) -> str:
    """When it is played, in as few words as there are."""
    return say("duellum-picture-when", when=card.when)


def bank_title() -> str:
    """Stands above what the bank holds."""
    return say("duellum-picture-bank")


def box_title() -> str:
    """Stands beside a recruitment box."""
    return say("duellum-picture-box")


def supply_title() -> str:
    """Stands beside the units that are neither on the board nor in the box."""
    return say("duellum-picture-supply")


def hand_title(due: int) -> str:
    """Stands above a hand of cards; `due` cards are still to be taken."""
    return say("duellum-picture-due", count=due) if due else say("duellum-picture-hand")


def way_price(price: int) -> str:
    """What the way to a wedge costs, in as few letters as there are."""
    return say("panel-wedge-price", count=price) if price else say("price-free")


def ways_alt(position: Position) -> str:
    """What the rondel with the ways shows."""
    origin, free = position.current.wedge, position.turn.free_steps
    prices = {wedge: 0 if free else wedge_price(origin, wedge).total for wedge in WEDGES}
    told = [
        say("duellum-picture-way", price=way_price(price), wedges=join(named, "or"))
        for price in sorted(set(prices.values()))
        if (named := [WEDGE_NAMES[wedge] for wedge in WEDGES if prices[wedge] == price])
    ]
    return say("duellum-picture-ways", nation=position.mover, wedge=origin or "none", ways="; ".join(told))


def tell_picture(position: Position, names: Mapping[Nation, str]) -> Iterator[str]:
    """Sentences on a position for those who cannot see its picture, the most needed first."""
    yield say("duellum-alt-start", board=board_name(position.setup.board.id), round=position.round)
    about = position.winner or position.mover
    facts: Facts = {"nation": about, "player": player(names.get(about))}
    if position.winner is not None:
        yield say("alt-won", **facts)
    elif position.phase is Phase.OVER:
        yield say("alt-over")
    else:
        yield say("alt-to-move", **facts)
    if position.cards_due:
        yield say("duellum-alt-due", nation=position.mover, count=position.cards_due)
    yield from (_standing(position, nation) for nation in position.setup.nations)
    if position.display:
        yield say("duellum-alt-display", cards=_cards(position, position.display))
    yield from (_strength(position, nation) for nation in position.setup.nations)
    yield from (_cities(position, nation) for nation in position.setup.nations)


def _cards(position: Position, cards: tuple[CardId, ...]) -> str:
    return ", ".join(card_title(position, card) for card in cards)


def _standing(position: Position, nation: Nation) -> str:
    state = position.nations[nation]
    return say(
        "alt-standing",
        nation=nation,
        cities=say("cities", count=len(state.cities)),
        temples=say("temples", count=len(state.temples)),
        score=state.personages.total,
        target=position.setup.target,
    )


def _strength(position: Position, nation: Nation) -> str:
    state = position.nations[nation]
    held = tuple(card for card in sorted(state.cards) for _ in range(state.cards[card]))
    return say(
        "duellum-alt-strength",
        nation=nation,
        units=", ".join(units(state.total(unit), unit) for unit in UNITS),
        box=", ".join(units(state.box.of(unit), unit) for unit in UNITS),
        marble=state.purse.marble,
        iron=state.purse.iron,
        gold=state.purse.gold,
        count=state.purse.coins,
        cards=_cards(position, held) or "none",
        wedge=state.wedge or "none",
    )


def _cities(position: Position, nation: Nation) -> str:
    state, board = position.nations[nation], position.setup.board
    named = [
        say(
            "duellum-alt-city",
            place=place(board, city),
            resource=state.cities[city],
            temple="yes" if city in state.temples else "no",
            wall="yes" if city in state.walls else "no",
        )
        for city in sorted(state.cities)
    ]
    return say("duellum-alt-cities", nation=nation, cities=", ".join(named))

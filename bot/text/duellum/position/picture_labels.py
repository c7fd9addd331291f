"""Labels drawn into pictures of Duellum."""

from bot.engine.duellum import Position
from bot.engine.duellum.board import Card
from bot.engine.rondel import wedge_price
from bot.engine.terms import WEDGES, Nation, Personage, Wedge
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.text.duellum.position.names import WEDGE_NAMES
from bot.text.position import picture_labels as labels


def wedge_title(wedge: Wedge) -> str:
    """Return the label of a wedge on the rondel."""
    return say("duellum-wedge-short", wedge=wedge)


def card_time(card: Card) -> str:
    """Return when a card is played, as briefly as possible."""
    return say("duellum-picture-when", when=card.when)


def box_title() -> str:
    """Return the label beside a recruitment box."""
    return say("duellum-picture-box")


def supply_title() -> str:
    """Return the label beside the units that are neither on the board nor in the box."""
    return say("duellum-picture-supply")


def hand_title(due: int) -> str:
    """Return the heading above a hand of cards; `due` is the number of cards still to be taken."""
    return say("duellum-picture-due", count=due) if due else say("duellum-picture-hand")


def hand_of(nation: Nation) -> str:
    """Return the label before a nation's cards in a picture of both hands."""
    return say("duellum-picture-hand-of", nation=nation)


def personage_way(personage: Personage) -> str:
    """Return in brief what wins a personage; navigators count sea areas here, places in other rulesets."""
    return say("duellum-picture-navigator") if personage == "navigator" else labels.personage_way(personage)


def ways_alt(position: Position) -> str:
    """Return the alt text of the rondel picture: the price of every wedge from the mover's stone."""
    origin, free = position.current.wedge, position.turn.free_steps
    prices = {wedge: 0 if free else wedge_price(origin, wedge).total for wedge in WEDGES}
    told = [
        say("duellum-picture-way", price=labels.way_price(price), wedges=join(named, "or"))
        for price in sorted(set(prices.values()))
        if (named := [WEDGE_NAMES[wedge] for wedge in WEDGES if prices[wedge] == price])
    ]
    return say("duellum-picture-ways", nation=position.mover, wedge=origin or "none", ways="; ".join(told))

"""What a nation's next turn may bring: the wedges it can reach, and the personages on them."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.engine.antike.limits import THRESHOLDS, know_how_price
from bot.engine.antike.personages import seas_sailed
from bot.engine.antike.position import NationState, Position
from bot.engine.antike.rondel import steps_to, yields
from bot.engine.purse import Purse
from bot.engine.terms import BASIC_KNOW_HOWS, CHIPS, KNOW_HOWS, KnowHow, Personage, ProvinceId, Wedge
from bot.players.reach import Forces
from bot.players.weights import Weights

__all__ = ["Offer", "Scene", "foundable", "offers", "scene", "scholars_within"]

_MANEUVER_WORTH: Final = 4.0
_MOST_MOVED: Final = 8


class Scene(NamedTuple):
    """What is asked of a position again and again, worked out once."""

    position: Position
    taken: frozenset[ProvinceId]
    """Provinces with a city."""
    news: tuple[KnowHow, ...]
    """Know-hows that still bring a scholar (K3)."""


class Offer(NamedTuple):
    """What one wedge would bring: its worth, and personages."""

    worth: float
    points: int


def scene(position: Position) -> Scene:
    """The position with what follows from all nations together."""
    states = position.nations.values()
    known = frozenset[KnowHow]().union(*(state.know_hows for state in states))
    news = tuple(each for each in KNOW_HOWS if each not in known)
    taken = frozenset[ProvinceId]().union(*(state.cities for state in states))
    return Scene(position, taken, news if position.bank.personages.scholar else ())


def foundable(purse: Purse, sites: int) -> int:
    """How many of so many sites could be paid for (F1)."""
    for count in range(min(sites, purse.total // 3), 0, -1):
        if sum(max(0, count - have) for have in (purse.marble, purse.iron, purse.gold)) <= purse.coins:
            return count
    return 0


def scholars_within(view: Scene, nation: NationState) -> int:
    """NEW know-hows that could be bought at once (K2, K3)."""
    funds = nation.purse.gold + nation.purse.coins
    known = set(nation.know_hows)
    count = 0
    for advance in sorted(view.news, key=lambda each: each in BASIC_KNOW_HOWS):
        price = know_how_price(advance, new=True).total
        if BASIC_KNOW_HOWS.get(advance, advance) in known | {advance} and funds >= price:
            funds -= price
            known.add(advance)
            count += 1
    return min(count, view.position.bank.personages.scholar)


def _reached(kind: Personage, count: int, nation: NationState, view: Scene) -> int:
    """Personages of a kind that such a count would bring (V2)."""
    return max(
        0, min(count // THRESHOLDS[kind] - nation.earned.of(kind), view.position.bank.personages.of(kind))
    )


def _conquests(view: Scene, forces: Forces, nation: NationState) -> tuple[int, int]:
    """Whether a foreign temple, and any foreign city, lies open to this nation's next maneuver."""
    power = forces.strikes(nation)
    temple = city = 0
    for other in view.position.nations.values():
        if other is nation or len(other.cities) < 2:
            continue
        for place, needed in forces.guards(other).items():
            if power.get(place, 0) >= needed:
                city = 1
                temple |= place in other.temples
    return temple, city


def _maneuver(view: Scene, forces: Forces, nation: NationState, sites: int) -> Offer:
    position, earned = view.position, nation
    temple, city = _conquests(view, forces, nation)
    points = 0
    if temple and (position.bank.personages.general or position.turn.stacks_were_empty):
        points = 2 if position.setup.scores_points else 1
    cities = len(nation.cities) + city + foundable(nation.purse, sites + 1)
    galleys = nation.total("galley")
    seas = min(galleys, seas_sailed(nation) + galleys // 2)  # about half of them find a new sea in one turn
    points += _reached("king", cities, earned, view) + _reached("navigator", seas, earned, view)
    moved = min(nation.total("legion") + galleys, _MOST_MOVED)
    return Offer(_MANEUVER_WORTH * moved, points)


def _standing_offers(
    view: Scene, forces: Forces, nation: NationState, sites: int
) -> Iterator[tuple[Wedge, Offer]]:
    position, purse = view.position, nation.purse
    open_cities = len(nation.cities) - len(nation.temples)
    temples = min((purse.marble + purse.coins) // 5, open_cities, position.bank.temples)
    citizens = _reached("citizen", len(nation.temples) + temples, nation, view)
    yield "temple", Offer(16.0 * temples, citizens)
    for chip in CHIPS:
        yield chip, Offer(7.0 * yields(position, nation, chip), 0)
    units = min(purse.iron + purse.coins, len(nation.cities) + 2 * len(nation.temples), 6)
    yield "arming", Offer(3.0 * units, 0)
    scholars = scholars_within(view, nation)
    yield "know-how", Offer(55.0 * scholars, scholars)
    maneuver = _maneuver(view, forces, nation, sites)
    yield "maneuver-1", maneuver
    yield "maneuver-2", maneuver


def offers(
    view: Scene, forces: Forces, nation: NationState, sites: int, weights: Weights
) -> tuple[float, int]:
    """The worth of the next turn, and the most personages it could bring.

    The best wedge counts, and a little of the second best; steps beyond the free ones cost (T2).
    """
    best = second = 0.0
    points = 0
    king = _reached("king", len(nation.cities) + foundable(nation.purse, sites), nation, view)
    for wedge, offer in _standing_offers(view, forces, nation, sites):
        paid = max(0, steps_to(nation.wedge, wedge) - 3)
        if paid > nation.purse.total:
            continue
        points = max(
            points, max(offer.points, offer.points + king) if "maneuver" not in wedge else offer.points
        )
        worth = offer.worth - weights.step * paid
        if worth > best:
            # The two maneuvers are one chance, not two.
            second = second if wedge == "maneuver-2" else best
            best = worth
        elif worth > second and wedge != "maneuver-2":
            second = worth
    return 0.8 * best + 0.25 * second, points

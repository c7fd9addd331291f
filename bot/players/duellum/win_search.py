"""Duellum's part of the search for a win in the current turn.

Of due cards it takes those on display now; their replacements are unknown (DE2).
"""

from collections.abc import Collection, Hashable, Sequence
from typing import Final

from bot.engine.duellum import Phase, Position, apply
from bot.engine.duellum.actions import Action, EndTurn, Move, PlayCard, Rondel, Trade
from bot.engine.duellum.prices import price_of
from bot.engine.duellum.rules import (
    arming,
    building,
    cards,
    conquest,
    founding,
    know_how,
    movement,
    personages,
    rondel,
    trade,
    turn,
)
from bot.engine.duellum.terms import Effect
from bot.engine.duellum.update import with_mover
from bot.engine.payment import payments
from bot.engine.purse import Purse
from bot.engine.rondel import PAID_WITH
from bot.engine.terms import CHIPS, MANEUVERS, Chip, Nation, ProvinceId, Unit
from bot.players.duellum.action_filter import GOING_ON
from bot.players.duellum.attack_plans import marches, move_groups
from bot.players.duellum.threats import Forces
from bot.players.duellum.turn_bounds import TurnBounds
from bot.players.geography import within
from bot.players.rondel import farther_maneuver
from bot.players.turn_bounds import NOTHING, PersonageBounds
from bot.players.win_search import Step, WinSearch

_GIFTS: Final[frozenset[Effect]] = frozenset({"take_chips", "take_coins", "chips_per_know_how"})
_BEFORE: Final[frozenset[Effect]] = frozenset({"place_unit", "free_steps"})
_AT_WAR: Final[frozenset[Effect]] = frozenset({"destroy_wall", "extra_step"})
_DISCOUNTS: Final[frozenset[Effect]] = frozenset({"temple_discount", "know_how_discount"})
_CLEARING: Final[frozenset[Effect]] = frozenset({"remove_unit"})
_SETTLERS: Final[frozenset[Effect]] = frozenset({"settle"})


class Wins(WinSearch):
    """The search for the mover of a position."""

    def __init__(self, position: Position, budget: int) -> None:
        super().__init__(position.mover, budget)
        self._board: Final = position.setup.board
        self._bounds: Final = TurnBounds(position.setup.board)
        self._most: PersonageBounds = NOTHING
        """Bound of the current position."""
        self._forces: Final = Forces(position.setup.board)
        self._display: Final = position.display
        self._hand: Final = position.current.cards

    def after(self, position: Position, action: Action) -> Position:
        """Return the position after an action."""
        return apply(position, action)[0]

    def answers(self, position: Position) -> Sequence[Action]:
        """Raise an error, as nobody is asked in a turn (DT4)."""
        raise AssertionError(position)

    def key(self, position: Position) -> Hashable:
        """Return everything of both nations a turn can change."""
        nation, spent = position.current, position.turn
        # If only units count, the purse is irrelevant.
        paying = position.phase not in {Phase.MOVEMENT, Phase.CONQUEST} or self._most.kinds["king"]
        return (
            position.phase,
            nation.wedge,
            nation.purse if paying else None,
            frozenset(nation.cities.items()),
            nation.temples,
            frozenset(nation.legions.items()),
            frozenset(nation.galleys.items()),
            frozenset(nation.cards.items()),
            (spent.learned, spent.scholars, spent.generals, spent.conquered, spent.ready),
            (spent.temple_discount, spent.know_how_discount, spent.free_steps, spent.settlers),
            self.mark(position.other),
            position.cards_due,
        )

    def is_before_move(self, position: Position) -> bool:
        """Return whether the stone has not moved yet."""
        return position.phase in {Phase.CARDS, Phase.RONDEL}

    def possible(self, position: Position) -> bool:
        """Return whether the upper bound suffices to win."""
        if position.phase not in GOING_ON:
            return True
        self._most = self._bounds.most(position)
        return self._most.score >= _missing_score(position)

    def steps(self, position: Position) -> list[Step]:
        """Return the steps that could bring a win nearer, most promising first."""
        phase = position.phase
        if phase is Phase.CARDS:
            return self._take_card_steps(position)
        if phase is Phase.RONDEL:
            return [(each,) for each in [*self._ways(position), *_card_plays(position, _BEFORE | _GIFTS)]]
        if _due_score(position) >= _missing_score(position):
            return [(EndTurn(),)]
        if phase is Phase.MOVEMENT:
            return self._maneuver_steps(position)
        listed: list[Action] = _wedge_actions(position) if phase is Phase.ACTION else []
        if phase is Phase.CONQUEST:
            listed += [*conquest.options(position), *_card_plays(position, _AT_WAR)]
        return [(each,) for each in [*listed, *_foundings(position), *_funding(position)]]

    def _take_card_steps(self, position: Position) -> list[Step]:
        """Return due cards among those on display when the search began."""
        held, before = position.current.cards, self._hand
        return [
            (each,)
            for each in turn.take_options(position)
            if self._display.count(each.card) > held.get(each.card, 0) - before.get(each.card, 0)
        ]

    def _ways(self, position: Position) -> list[Action]:
        """Return the ways to every wedge, paid with chips first, as coins replace any chip (DP4)."""
        nation, found = position.current, list[Rondel]()
        for way in rondel.options(position):
            if way.wedge == farther_maneuver(nation.wedge):
                continue
            mixes = list(payments(rondel.price(position, way.wedge), nation.purse))
            if len(mixes) == 1 or self.possible(_apply_without_price(position, way)):
                found += [Rondel(way.wedge, mix, way.chip) for mix in mixes if mix.coins == mixes[0].coins]
        found.sort(key=lambda each: each.wedge in MANEUVERS)  # the most expensive search comes last
        return [*found]

    def _maneuver_steps(self, position: Position) -> list[Step]:
        prey = {each.city for each in self._most.prey}
        listed: list[Step] = [(each,) for each in conquest.options(position)]
        listed += [(each,) for each in _foundings(position)]
        if prey:
            planned = marches(position, self._forces)
            listed += [done for done in [move_groups(position, each)[1] for each in planned] if done]
        listed += [(each,) for each in self._moves(position, prey)]
        listed += [(each,) for each in [*_card_plays(position, _AT_WAR), *_funding(position)]]
        return listed

    def _moves(self, position: Position, prey: set[ProvinceId]) -> list[Move]:
        """Return moves of single units and whole groups to useful places, arriving ones first."""
        nation, kinds = position.current, self._most.kinds
        wanted: dict[Unit, Collection[ProvinceId]] = {"legion": prey, "galley": prey}
        if kinds["king"]:
            free = self._board.sites.difference(nation.cities, position.other.cities)
            sites = prey.union(free.difference(nation.legions, nation.galleys))
            wanted = {"legion": sites, "galley": sites}
        if kinds["navigator"]:
            wanted["galley"] = self._board.provinces.keys() - (nation.galleys.keys() - prey)
        cards_held = self._bounds.extra_crossings(nation)
        useful: list[tuple[int, int, Move]] = []
        for move in movement.options(position):
            unit, there = move.unit, wanted[move.unit]
            stack = nation.stacks(unit)[move.origin]
            left = move.actions_left or len(stack) - 1
            if move.count not in (1, stack[left]):
                continue
            if within(self._board, unit, move.target, left - 1 + cards_held[unit]).isdisjoint(there):
                continue
            order = -move.count if move.target in prey else move.count
            useful.append((0 if move.target in there else 1, order, move))
        useful.sort(key=lambda each: each[:2])
        return [move for *_, move in useful]


def next_turns(position: Position, me: Nation) -> list[Position]:
    """Return the rival's turn, if it is beginning."""
    return [] if position.outcome is not None or position.mover == me else [position]


def _missing_score(position: Position) -> int:
    return position.setup.target - position.current.personages.total


def _due_score(position: Position) -> int:
    """Return what the end of the turn earns (DV1)."""
    left = position.bank.personages
    return sum([min(count, left.of(kind)) for kind, count in personages.due(position).items()])


def _apply_without_price(position: Position, way: Rondel) -> Position:
    """Return the position on a wedge as if the way had been free."""
    after, price = apply(position, way)[0], rondel.price(position, way.wedge)
    back = price.default(position.current.purse)
    return with_mover(after, purse=after.current.purse.plus(back))


def _wedge_actions(position: Position) -> list[Action]:
    wedge = position.current.wedge
    if wedge == "temple":
        built: list[Action] = sorted(
            building.temple_options(position), key=lambda each: _total_price(position, each)
        )
        return [*built, *_card_plays(position, _DISCOUNTS)]
    if wedge == "arming":
        held = position.current.galleys
        return [each for each in arming.options(position) if not each.legions and each.province not in held]
    if wedge == "know-how":
        return [*know_how.learn_options(position), *_card_plays(position, _DISCOUNTS)]
    return []


def _total_price(position: Position, action: Action) -> int:
    price = price_of(position, action)
    return price.total if price else 0


def _foundings(position: Position) -> list[Action]:
    """Return foundings, cheapest first, also by Settlers."""
    found: list[Action] = sorted(founding.options(position), key=lambda each: _total_price(position, each))
    return [*found, *_card_plays(position, _SETTLERS)]


def _card_plays(position: Position, effects: Collection[Effect]) -> list[PlayCard]:
    """Return the ways to play cards of these effects that may bring a win nearer."""
    nation, known = position.current, position.setup.board.cards
    if not any(known[card].effect in effects for card in nation.cards):
        return []
    listed = [each for each in cards.options(position) if known[each.card].effect in effects]
    return [
        each
        for each in listed
        if each.province not in nation.walls or known[each.card].effect != "destroy_wall"
    ]


def _funding(position: Position) -> list[Action]:
    """Return cards and trades for resources, and cards that remove hostile units (DE7, DK7)."""
    nation = position.current
    listed: list[Action] = [*_card_plays(position, _GIFTS), *_card_plays(position, _CLEARING)]
    if "commercium" in nation.know_hows:
        wanted = PAID_WITH.get(nation.wedge or "") if position.phase is Phase.ACTION else None
        listed += [each for each in trade.options(position) if _is_worthwhile(each, nation.purse, wanted)]
    return listed


def _is_worthwhile(action: Trade, purse: Purse, wanted: Chip | None) -> bool:
    """Return whether a trade takes scarce chips and gives neither those nor coins."""
    if action.give.coins:
        return False
    taken = [chip for chip in CHIPS if action.take.count_of(chip)]
    given = [chip for chip in CHIPS if action.give.count_of(chip)]
    return not set(taken) & set(given) and any(chip == wanted or not purse.count_of(chip) for chip in taken)

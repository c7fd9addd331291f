"""Antike's part of the search for a win in the current turn."""

from collections.abc import Collection, Hashable, Sequence
from typing import Final

from bot.engine.antike import Phase, Position, apply, legal
from bot.engine.antike.actions import Action, EndTurn, Move, Rondel, Trade
from bot.engine.antike.constants import CITY_PRICE
from bot.engine.antike.rules import (
    arming,
    conquest,
    fights,
    founding,
    know_how,
    movement,
    personages,
    rondel,
    temple,
    trade,
    turn,
)
from bot.engine.antike.update import evolve, with_mover
from bot.engine.payment import payments
from bot.engine.purse import Purse
from bot.engine.rondel import PAID_WITH
from bot.engine.terms import CHIPS, MANEUVERS, Chip, Nation, ProvinceId, Unit
from bot.players.antike.action_filter import GOING_ON
from bot.players.antike.attack_plans import marches, move_groups
from bot.players.antike.turn_bounds import TurnBounds, without_city
from bot.players.geography import within
from bot.players.rondel import farther_maneuver
from bot.players.turn_bounds import NOTHING, PersonageBounds
from bot.players.turn_search import own_side
from bot.players.win_search import Step, WinSearch


class Wins(WinSearch):
    """The search for the mover of a position."""

    def __init__(self, position: Position, budget: int) -> None:
        super().__init__(position.mover, budget)
        self._board: Final = position.setup.board
        self._bounds: Final = TurnBounds(position.setup.board, position.mover)
        self._most: PersonageBounds = NOTHING
        """Bound of the current position."""

    def after(self, position: Position, action: Action) -> Position:
        """Return the position after an action."""
        return apply(position, action)[0]

    def answers(self, position: Position) -> Sequence[Action]:
        """Return the answers: fight, or let pass."""
        return legal(position)

    def key(self, position: Position) -> Hashable:
        """Return everything a turn can change."""
        nation, spent = position.current, position.turn
        # If only units count, the purse is irrelevant.
        paying = nation.wedge not in MANEUVERS or position.phase is Phase.RONDEL or self._most.kinds["king"]
        return (
            position.phase,
            nation.wedge,
            nation.purse if paying else None,
            nation.cities,
            nation.temples,
            nation.know_hows,
            frozenset(nation.legions.items()),
            frozenset(nation.galleys.items()),
            (spent.scholars, spent.generals, nation.owes_chip),
            tuple([self.mark(other) for name, other in position.nations.items() if name != self.me]),
        )

    def is_before_move(self, position: Position) -> bool:
        """Return whether the stone has not moved yet."""
        return position.phase is Phase.RONDEL

    def possible(self, position: Position) -> bool:
        """Return whether the upper bound suffices to win."""
        if position.phase not in GOING_ON:
            return True
        self._most = self._bounds.most(position)
        return self._most.score >= _missing_score(position)

    def steps(self, position: Position) -> list[Step]:
        """Return the steps that could bring a win nearer, most promising first."""
        phase = position.phase
        if phase is Phase.PERSONAGE:
            return [(each,) for each in personages.options(position)]
        if phase is Phase.RONDEL:
            return self._ways(position)
        if _due_score(position) >= _missing_score(position):
            return [(EndTurn(),)]
        if phase is Phase.WEDGE and position.current.wedge in MANEUVERS:
            return self._maneuver_steps(position)
        listed: list[Action] = _wedge_actions(position) if phase is Phase.WEDGE else []
        if phase is Phase.CONQUEST:
            listed += conquest.options(position)
        return [(each,) for each in [*listed, *_first_site(position), *_trades(position)]]

    def _ways(self, position: Position) -> list[Step]:
        """Return the ways to every wedge, paid with chips first, as coins replace any chip (S8)."""
        nation = position.current
        if nation.owes_chip:
            return [(each,) for each in turn.chip_options(position)]
        found: list[Step] = []
        for way in rondel.options(position):
            if way.wedge == farther_maneuver(nation.wedge):
                continue
            mixes = list(payments(rondel.price(position, way.wedge), nation.purse))
            if len(mixes) == 1 or self.possible(_apply_without_price(position, way)):
                found += [(Rondel(way.wedge, mix),) for mix in mixes if mix.coins == mixes[0].coins]
        found.sort(key=lambda step: step[0].wedge in MANEUVERS)  # the most expensive search comes last
        return found

    def _maneuver_steps(self, position: Position) -> list[Step]:
        prey = {each.city for each in self._most.prey}
        listed: list[Step] = [(each,) for each in conquest.options(position)]
        listed += [(each,) for each in _first_site(position)]
        if prey:
            planned = marches(position, self._bounds.forces)
            listed += [
                done for done in [move_groups(position, each, _identity)[1] for each in planned] if done
            ]
        listed += [(each,) for each in self._moves(position, prey)]
        listed += [(each,) for each in fights.fight_options(position) if each.province in prey]
        if not CITY_PRICE.affordable(position.current.purse):
            listed += [(each,) for each in _trades(position)]
        return listed

    def _moves(self, position: Position, prey: set[ProvinceId]) -> list[Move]:
        """Return moves of single units and whole groups to useful places, arriving ones first."""
        nation, kinds = position.current, self._most.kinds
        wanted: dict[Unit, Collection[ProvinceId]] = {"legion": prey, "galley": prey}
        if kinds["king"]:
            sites = prey.union(without_city(position).difference(nation.legions, nation.galleys))
            wanted = {"legion": sites, "galley": sites}
        if kinds["navigator"]:
            wanted["galley"] = self._board.provinces.keys() - (nation.galleys.keys() - prey)
        useful: list[tuple[int, int, Move]] = []
        for move in movement.options(position):
            unit, there = move.unit, wanted[move.unit]
            stack = nation.stack(unit, move.origin)
            left = move.actions_left or max([each for each in (1, 2, 3) if stack[each]], default=0)
            if move.count not in (1, stack[left]):
                continue
            if within(self._board, unit, move.target, left - 1).isdisjoint(there):
                continue
            order = -move.count if move.target in prey else move.count
            useful.append((0 if move.target in there else 1, order, move))
        useful.sort(key=lambda each: each[:2])
        return [move for *_, move in useful]


def next_turns(position: Position, me: Nation) -> list[Position]:
    """Return the other players' next turns, by nation, each as if no one came between."""
    if position.outcome is not None or position.mover == me:
        return []
    order, side = position.setup.turn_order, own_side(position, me)
    start, here, found = order.index(position.mover), position, list[Position]()
    for number in range(len(order)):
        nation = order[(start + number) % len(order)]
        if number and nation == order[0]:
            here = turn.take_coins(evolve(here, round=here.round + 1))[0]
        if nation not in side:
            found.append(turn.begin(evolve(here, mover=nation))[0])
    return found


def _apply_without_price(position: Position, way: Rondel) -> Position:
    """Return the position on a wedge as if the way had been free."""
    after, price = apply(position, way)[0], rondel.price(position, way.wedge)
    back = price.default(position.current.purse)
    return with_mover(after, purse=after.current.purse.plus(back))


def _identity(position: Position) -> Position:
    return position


def _missing_score(position: Position) -> int:
    return position.setup.target - position.setup.score(position.current.personages)


def _due_score(position: Position) -> int:
    """Return what the end of the turn earns (V1, K4)."""
    left, given, score = position.bank.personages, 0, 0
    for kind, count in personages.due(position).items():
        paid = min(count, left.of(kind))
        given += paid
        score += paid * position.setup.points_of(kind)
    return score + (position.turn.all_eight and position.setup.rewards_all_eight and left.total > given)


def _wedge_actions(position: Position) -> list[Action]:
    wedge, held = position.current.wedge, position.current.galleys
    if wedge == "temple":
        return [*temple.options(position)[:1]]  # one city is as good as another (B1)
    if wedge == "arming":
        ports = [
            each
            for each in arming.options(position)
            if each.galleys == 1 and not each.legions and each.province not in held
        ]
        return [*ports[:1]]
    if wedge == "know-how":
        return [*know_how.options(position)]
    return []


def _first_site(position: Position) -> list[Action]:
    """Return one founding, as all sites are equal (F1)."""
    return [*founding.options(position)[:1]]


def _trades(position: Position) -> list[Trade]:
    """Return trades for chips the wedge or founding needs; coins need no trade (T4)."""
    nation = position.current
    if not know_how.has_all(nation.know_hows):
        return []
    wanted = PAID_WITH.get(nation.wedge or "") if position.phase is Phase.WEDGE else None
    listed = trade.options(position)
    return [each for each in listed if not each.give.coins and _is_worthwhile(each, nation.purse, wanted)]


def _is_worthwhile(action: Trade, purse: Purse, wanted: Chip | None) -> bool:
    for chip in CHIPS:
        if action.take.count_of(chip):
            return not action.give.count_of(chip) and (chip == wanted or not purse.count_of(chip))
    return False

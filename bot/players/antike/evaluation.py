"""Evaluation of positions for a nation."""

from typing import Final, NamedTuple

from bot.engine.antike.constants import CITY_PRICE, THRESHOLDS
from bot.engine.antike.position import NationState, Phase, Position
from bot.engine.antike.rules.personages import due, seas_sailed
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.payment import payable
from bot.engine.terms import Nation, Personage, Wedge
from bot.players.antike.action_filter import GOING_ON
from bot.players.antike.next_turn import CHEAPEST, PositionFacts, scene, wedge_prospects
from bot.players.antike.threats import CITY, NOTHING, TEMPLE, Forces
from bot.players.antike.weights import WEIGHTS, Weights
from bot.players.reasons import Breakdown
from bot.players.rondel import most_worth, offers
from bot.players.turn_search import own_side


class _CachedStanding(NamedTuple):
    """Cached standing of a nation without its dangers."""

    nation: NationState
    """Kept alive, because the cache key is its id."""
    worth: float
    points: int


class Evaluator:
    """Evaluates positions of a game for one nation; caches intermediate results during a turn.

    Without `pairs`, a player's other nation (S9) counts like any other.
    """

    def __init__(
        self, position: Position, me: Nation, weights: Weights = WEIGHTS, *, pairs: bool = True
    ) -> None:
        self._setup = position.setup
        self._me = me
        self._sides: Final = {
            nation: own_side(position, nation) if pairs else (nation,) for nation in position.nations
        }
        self.side: Final = self._sides[me]
        self.weighed = 0
        self._weights = weights
        self.pace: Final = weights.pace
        self.forces: Final = Forces(position.setup.board)
        # As before the turn; otherwise a personage won would reduce the worth of future yields.
        self._horizon = max(0.0, 1 - max(map(self._score, position.nations.values())) / self._setup.target)
        self._kept: dict[tuple[object, ...], _CachedStanding] = {}

    def value(self, position: Position) -> float:
        """Return the value of a position: the nation's standing against the others'."""
        w, side = self._weights, self.side
        self.weighed += 1
        if position.outcome is not None:
            return w.won if position.outcome.winner in side else -w.won
        view = scene(position, self.forces)
        worth, _ = self._standing(view, self._me)
        mine = worth + self._assault(view, self._me)
        if position.mover == self._me and position.phase in GOING_ON:
            owed, scores = self._due_at_turn_end(position)
            if scores >= self._missing_score(position.nations[self._me]):
                return w.won - 1.0  # due at the end of the turn; having it is better still
            mine += owed
        elif position.mover == self._me and position.phase is Phase.PERSONAGE:
            mine += w.point  # whichever it picks (K4)
        against = 0.0
        for name, nation in position.nations.items():
            if name not in side:
                worth, points = self._standing(view, name)
                progress = self._setup.score(nation.personages) / self._setup.target
                against += (w.against + w.rivalry * progress**3) * worth
                if points >= self._missing_score(nation):
                    mine -= w.alarm
        return mine - against / (1 + w.crowd * (len(position.nations) - len(side) - 1))

    def breakdown(self, position: Position) -> Breakdown:
        """Return the terms whose sum is `value`."""
        return self.breakdown_for(position, self._me)

    def breakdown_for(self, position: Position, me: Nation) -> Breakdown:
        """Return the terms for another nation; facts common to all nations are computed once."""
        w, side = self._weights, self._sides[me]
        if position.outcome is not None:
            return Breakdown({"win": w.won if position.outcome.winner in side else -w.won}, {}, {})
        view = scene(position, self.forces)
        own = self._own_terms(view, me)
        own["danger"], own["assault"] = -self._danger(view, me), self._assault(view, me)
        if position.mover == me and position.phase in GOING_ON:
            owed, scores = self._due_at_turn_end(position)
            if scores >= self._missing_score(position.nations[me]):
                return Breakdown({"win": w.won - 1.0}, {}, {})
            own["personages"] += owed
        elif position.mover == me and position.phase is Phase.PERSONAGE:
            own["personages"] += w.point
        crowd = 1 + w.crowd * (len(position.nations) - len(side) - 1)
        rivals: dict[Nation, float] = {}
        alarms: dict[Nation, float] = {}
        for name, nation in position.nations.items():
            if name not in side:
                worth, points = self._standing(view, name)
                progress = self._score(nation) / self._setup.target
                rivals[name] = -(w.against + w.rivalry * progress**3) * worth / crowd
                alarms[name] = -w.alarm if points >= self._missing_score(nation) else 0.0
        return Breakdown(own, rivals, alarms)

    def best_wedge(self, position: Position) -> Wedge | None:
        """Return the wedge the nation's next turn will probably use."""
        nation, view = position.nations[self._me], scene(position, self.forces)
        opens = max(view.openings[self._me].values())
        prospects = wedge_prospects(view, nation, _count_sites(view, nation), opens, self._weights)
        return most_worth(prospects, nation.wedge, nation.purse.total, self._weights)

    def _own_terms(self, view: PositionFacts, me: Nation) -> dict[str, float]:
        """Return the terms whose sum is `_base_standing`."""
        nation = view.position.nations[me]
        w, left, sites = self._weights, view.position.bank.personages, _count_sites(view, nation)
        prospects = wedge_prospects(view, nation, sites, max(view.openings[me].values()), w)
        expected, _ = offers(prospects, nation.wedge, nation.purse.total, w)
        units = self._units(view, nation, sites)
        reached = w.site * min(sites, w.most_sites) + w.paid_site * payable(CITY_PRICE, nation.purse, sites)
        known = (w.known + w.known_long * self._horizon) * sum(
            [w.know_hows[each] for each in nation.know_hows]
        )
        if self._setup.rewards_all_eight and len(nation.know_hows) < len(KNOW_HOWS) and left.total:
            known += w.all_eight * (len(nation.know_hows) / len(KNOW_HOWS)) ** 2
        return {
            "personages": self._score_worth(self._score(nation)),
            "king": self._progress("king", len(nation.cities), nation, left.king),
            "citizen": self._progress("citizen", len(nation.temples), nation, left.citizen),
            "navigator": self._progress("navigator", seas_sailed(nation), nation, left.navigator),
            "cities": (w.city + w.city_yields * self._horizon) * len(nation.cities),
            "temples": (w.temple + w.temple_yields * self._horizon) * len(nation.temples),
            "know-hows": known,
            "purse": self._purse(view, nation),
            "units": units - reached,
            "sites": reached,
            "next": expected,
        }

    def _due_at_turn_end(self, position: Position) -> tuple[float, int]:
        """Return what the end of this turn earns: its worth, less the progress towards it, and the score."""
        w, left, worth, scores = self._weights, position.bank.personages, 0.0, 0
        for kind, count in due(position).items():
            given = min(count, left.of(kind))
            points = given * self._setup.points_of(kind)
            worth -= w.near.get(kind, 0.0) * given
            scores += points
        if position.turn.all_eight and self._setup.rewards_all_eight and left.total:
            scores += 1
        has = self._score(position.nations[self._me])
        return worth + self._score_worth(has + scores) - self._score_worth(has), scores

    def _score_worth(self, score: int) -> float:
        """Return the worth of a number of personages, each worth more than the one before."""
        w, progress = self._weights, score / self._setup.target
        return score * (w.point + w.rush * progress * progress)

    def _score(self, nation: NationState) -> int:
        return self._setup.score(nation.personages)

    def _missing_score(self, nation: NationState) -> int:
        return self._setup.target - self._score(nation)

    def _standing(self, view: PositionFacts, name: Nation) -> tuple[float, int]:
        """Return a nation's standing (holdings, expectations, dangers) and personages possible next turn."""
        position, nation = view.position, view.position.nations[name]
        opens, sites = max(view.openings[name].values()), _count_sites(view, nation)
        full = len(view.taken) == len(self._setup.board.provinces)
        bank, empty = position.bank, position.turn.stacks_were_empty
        # All dependencies; others' actions rarely change them, so it is seldom recomputed.
        key = (
            id(nation),
            opens,
            sites,
            full,
            view.news,
            bank.temples,
            bank.personages,
            empty,
            position.round,
        )
        kept = self._kept.get(key)
        if kept is None or kept.nation is not nation:
            kept = self._kept[key] = _CachedStanding(nation, *self._base_standing(view, nation, opens, sites))
        return kept.worth - self._danger(view, name), kept.points

    def _base_standing(
        self, view: PositionFacts, nation: NationState, opens: int, sites: int
    ) -> tuple[float, int]:
        w, left = self._weights, view.position.bank.personages
        prospects = wedge_prospects(view, nation, sites, opens, w)
        expected, points = offers(prospects, nation.wedge, nation.purse.total, w)
        value = self._score_worth(self._score(nation))
        value += self._progress("king", len(nation.cities), nation, left.king)
        value += self._progress("citizen", len(nation.temples), nation, left.citizen)
        value += self._progress("navigator", seas_sailed(nation), nation, left.navigator)
        value += (w.city + w.city_yields * self._horizon) * len(nation.cities)
        value += (w.temple + w.temple_yields * self._horizon) * len(nation.temples)
        value += (w.known + w.known_long * self._horizon) * sum(
            w.know_hows[each] for each in nation.know_hows
        )
        if self._setup.rewards_all_eight and len(nation.know_hows) < len(KNOW_HOWS) and left.total:
            value += w.all_eight * (len(nation.know_hows) / len(KNOW_HOWS)) ** 2
        value += self._purse(view, nation) + self._units(view, nation, sites)
        return value + expected, points

    def _progress(self, kind: Personage, count: int, nation: NationState, left: int) -> float:
        """Return the worth of progress to the next personage of a kind; earned steps do not count (V2)."""
        if left == 0:
            return 0.0
        step = THRESHOLDS[kind]
        ahead = max(0, count - step * nation.earned.of(kind))
        return self._weights.near[kind] * min(ahead / step, self._weights.most_ahead)

    def _purse(self, view: PositionFacts, nation: NationState) -> float:
        w, purse = self._weights, nation.purse
        sites = len(nation.cities) - len(nation.temples)
        marble = w.marble_to_build if sites and view.position.bank.temples else w.marble_to_found
        gold = w.gold_to_learn if view.news else w.gold_to_found
        value = w.marble * self._effective_chips(purse.marble, marble)
        value += w.iron * self._effective_chips(purse.iron, w.iron_to_arm)
        value += w.gold * self._effective_chips(purse.gold, gold) + w.news * len(view.news)
        if view.news:
            value += w.studies * min(1.0, (purse.gold + purse.coins) / CHEAPEST) ** 2
        return (
            value + w.coin * min(purse.coins, w.few_coins) + w.more_coins * max(0, purse.coins - w.few_coins)
        )

    def _effective_chips(self, count: int, useful: int) -> float:
        """Return the effective number of chips: needed ones in full, as many more in part, others hardly."""
        w = self._weights
        few = min(count, useful)
        more = min(count - few, useful)
        return few + w.more_chips * more + w.spare_chip * (count - few - more)

    def _units(self, view: PositionFacts, nation: NationState, sites: int) -> float:
        w = self._weights
        total = nation.total("legion") + nation.total("galley")
        many = w.many_units + w.war_units * (w.unit - w.many_units) * need_for_war(view, nation, w)
        value = w.first_units * min(total, w.scouts)
        value += w.unit * min(max(0, total - w.scouts), w.army - w.scouts)
        value += many * max(0, total - w.army)
        value += w.site * min(sites, w.most_sites)
        return value + w.paid_site * payable(CITY_PRICE, nation.purse, sites)

    def _danger(self, view: PositionFacts, name: Nation) -> float:
        """Return the worth of what opponents might capture next maneuver: of each the dearest city."""
        w, lost, side = self._weights, 0.0, self._sides[name]
        for attacker, row in view.openings.items():
            opens = NOTHING if attacker in side else row[name]
            if opens == TEMPLE:
                lost += w.temple_at_risk
            elif opens == CITY:
                lost += w.city_at_risk
        return w.danger * lost

    def _assault(self, view: PositionFacts, me: Nation) -> float:
        """Return the worth of threatened foreign cities, weighted by how nearly they can be conquered."""
        w, position = self._weights, view.position
        nation = position.nations[me]
        need = need_for_war(view, nation, w)
        power = self.forces.strikes(nation)
        later = self.forces.strikes(nation, 3 if need > w.far_hunger else 2)
        cost = w.cost_of_war * (1 - w.hungry_war * need)
        generals = position.bank.personages.general > 0 or position.turn.stacks_were_empty
        best = second = 0.0
        for name, other in position.nations.items():
            if name in self._sides[me] or len(other.cities) < 2:
                continue
            for city, needed in self.forces.guards(other).items():
                if city not in later:
                    continue
                near = power.get(city, 0)
                if near >= needed:
                    share = w.strike
                else:
                    share = w.closing_in * min(1.0, (later[city] + near) / (2 * needed))
                prize = w.prize if generals and city in other.temples else w.booty
                gain = share * (prize - cost * needed)
                if gain > best:
                    best, second = gain, best
                elif gain > second:
                    second = gain
        return (best + w.second_target * second) * (1 + need)


def _count_sites(view: PositionFacts, nation: NationState) -> int:
    """Return the number of provinces where a nation could found a city (F1)."""
    return len((nation.legions.keys() | nation.galleys.keys()) - view.taken)


def need_for_war(view: PositionFacts, nation: NationState, w: Weights) -> float:
    """Return how much a nation depends on war: 0 while peace still pays, 1 if nothing else is left.

    It grows as the bank's stacks run out, with each kind of personage the nation can no longer earn, and with
    the rounds, so that games without a peaceful winner end as well.
    """
    position = view.position
    bank, left = position.bank, position.bank.personages
    ways = [
        bool(view.news),
        left.king > 0 and len(view.taken) < len(position.setup.board.provinces),
        left.citizen > 0 and bank.temples > 0,
        left.navigator > 0 and nation.total("galley") < position.setup.supply.units,
    ]
    scarce = 1 - (left.king + left.scholar + left.citizen + left.navigator) / w.plenty
    late = (position.round - w.long) / w.long
    return min(1.0, max(0.0, scarce, 1 - sum(ways) / w.ways, late))

"""Evaluation of positions for a nation."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.engine.duellum.constants import THRESHOLDS, UNIT_IRON
from bot.engine.duellum.position import Bank, NationState, Phase, Position
from bot.engine.duellum.rules.personages import due
from bot.engine.duellum.supply import walls_left
from bot.engine.duellum.terms import KnowHow
from bot.engine.terms import Chip, Nation, Personage, ProvinceId, Wedge
from bot.players.duellum import card_values
from bot.players.duellum.next_turn import NationFacts, means, reached, wedge_prospects
from bot.players.duellum.threats import Forces, Targets
from bot.players.duellum.weights import WEIGHTS, Weights
from bot.players.reasons import Breakdown
from bot.players.rondel import most_worth, offers

_AT_START: Final = frozenset({Phase.CARDS, Phase.RONDEL})


class _CachedStanding(NamedTuple):
    """Cached standing of a nation without its dangers, with everything it depends on."""

    nation: NationState
    know_hows: frozenset[KnowHow]
    cities: Mapping[ProvinceId, Chip]
    """The rival's."""
    bank: Bank
    worth: float
    points: int


class Evaluator:
    """Evaluates positions of a game for one nation; caches intermediate results during a turn."""

    def __init__(self, position: Position, me: Nation, weights: Weights = WEIGHTS) -> None:
        self._setup = position.setup
        self._board = position.setup.board
        self.me: Final = me
        self._rival = position.setup.rival(me)
        self.weighed = 0
        self._weights = weights
        self.pace: Final = weights.pace
        self.forces: Final = Forces(position.setup.board)
        self._cheapest = max(1, min([price.first for price in position.setup.board.prices.values()]))
        # As before the turn; otherwise a personage won would reduce the worth of future yields.
        best = max([nation.personages.total for nation in position.nations.values()])
        self._horizon = max(0.0, 1 - best / self._setup.target)
        self._late = min(1.0, max(0.0, (position.round - weights.late) / weights.late))
        self._mean = {nation: card_values.average(position, nation, weights) for nation in position.nations}
        self._kept: dict[Nation, _CachedStanding] = {}
        self._threats: dict[tuple[int, bool, bool], tuple[Targets, float]] = {}

    def value(self, position: Position) -> float:
        """Return the value of a position: the nation's standing against the rival's."""
        w = self._weights
        self.weighed += 1
        if position.outcome is not None:
            return w.won if position.outcome.winner == self.me else -w.won
        mine, theirs = position.nations[self.me], position.nations[self._rival]
        started = position.phase in _AT_START
        first = position.mover if started else position.rival
        worth, _ = self._standing(position, self.me, mine, theirs)
        against, points = self._standing(position, self._rival, theirs, mine)
        worth += self._assault(position, mine, theirs, first == self.me)
        against += self._assault(position, theirs, mine, first == self._rival)
        if mine.cards:
            worth += card_values.hand(self._board.cards, mine, theirs, w)
        if theirs.cards:
            against += card_values.hand(self._board.cards, theirs, mine, w)
        if position.cards_due:
            expected = self._due_cards_worth(position, position.mover, position.cards_due)
            if position.mover == self.me:
                worth += expected
            else:
                against += expected
        if position.mover == self.me and not started:
            owed, scores = self._due_at_turn_end(position, mine)
            if scores >= self._missing_score(mine):
                return w.won - 1.0  # due at the end of the turn; having it is better still
            worth += owed
        if first == self._rival:
            missing = self._missing_score(theirs)
            if (
                missing <= w.near_end
                and points + self._conquest_personages(position, theirs, mine) >= missing
            ):
                worth -= w.alarm
        return worth - w.against * against

    def breakdown(self, position: Position) -> Breakdown:
        """Return the terms whose sum is `value`."""
        w, me, rival = self._weights, self.me, self._rival
        if position.outcome is not None:
            return Breakdown({"win": w.won if position.outcome.winner == me else -w.won}, {}, {})
        mine, theirs = position.nations[me], position.nations[rival]
        started = position.phase in _AT_START
        first = position.mover if started else position.rival
        against, points = self._standing(position, rival, theirs, mine)
        against += card_values.hand(self._board.cards, theirs, mine, w)
        own = self._own_terms(position.bank, mine, theirs)
        own["assault"] = self._assault(position, mine, theirs, first == me)
        own["danger"] = -w.against * self._assault(position, theirs, mine, first == rival)
        own["cards"] = card_values.hand(self._board.cards, mine, theirs, w)
        if position.cards_due:
            expected = self._due_cards_worth(position, position.mover, position.cards_due)
            if position.mover == me:
                own["cards"] += expected
            else:
                against += expected
        if position.mover == me and not started:
            owed, scores = self._due_at_turn_end(position, mine)
            if scores >= self._missing_score(mine):
                return Breakdown({"win": w.won - 1.0}, {}, {})
            own["personages"] += owed
        missing = self._missing_score(theirs)
        near = first == rival and missing <= w.near_end
        alarm = near and points + self._conquest_personages(position, theirs, mine) >= missing
        return Breakdown(own, {rival: -w.against * against}, {rival: -w.alarm if alarm else 0.0})

    def best_wedge(self, position: Position) -> Wedge | None:
        """Return the wedge the nation's next turn will probably use."""
        mine, theirs = position.nations[self.me], position.nations[self._rival]
        has = means(self._board, position.bank, mine, theirs, self._weights)
        prospects = wedge_prospects(self._board, position.bank, mine, has, self._weights)
        return most_worth(prospects, mine.wedge, mine.purse.total, self._weights)

    def _own_terms(self, bank: Bank, nation: NationState, rival: NationState) -> dict[str, float]:
        """Return the terms whose sum is `_base_standing`."""
        w, board, left = self._weights, self._board, bank.personages
        has = means(board, bank, nation, rival, w)
        prospects = wedge_prospects(board, bank, nation, has, w)
        expected, _ = offers(prospects, nation.wedge, nation.purse.total, w)
        reached = w.site * min(has.sites, w.most_sites) + w.paid_site * has.found
        return {
            "personages": self._score_worth(nation.personages.total),
            "king": self._progress("king", len(nation.cities), nation, left.king),
            "citizen": self._progress(
                "citizen", len(nation.temples), nation, min(left.citizen, bank.temples)
            ),
            "navigator": self._progress("navigator", has.seas, nation, left.navigator),
            "cities": w.city * len(nation.cities),
            "temples": w.temple * len(nation.temples),
            "yields": self._yields(has),
            "know-hows": sum([self._know_how_worth(each) for each in nation.know_hows]),
            "walls": w.wall * (len(nation.walls) + w.stored_wall * walls_left(nation)),
            "purse": self._purse(nation, has),
            "units": self._units(bank, nation, has) - reached,
            "sites": reached,
            "next": expected,
        }

    def _yields(self, has: NationFacts) -> float:
        """Return the worth of all future productions."""
        w = self._weights
        marble, iron, gold = (self._harvest(has.marble), self._harvest(has.iron), self._harvest(has.gold))
        income = w.chips["marble"] * marble * (1.0 if has.building else w.dull_harvest)
        income += w.chips["iron"] * iron + w.chips["gold"] * gold * (1.0 if has.news else w.dull_harvest)
        return w.yields * self._horizon * income

    def _due_cards_worth(self, position: Position, nation: Nation, count: int) -> float:
        return card_values.expected_worth(position, nation, count, self._mean[nation], self._weights)

    def _conquest_personages(self, position: Position, nation: NationState, other: NationState) -> int:
        """Return the personages that conquests in a nation's next maneuver could earn."""
        falling = [each for each in self.forces.targets(nation, other) if each.near >= each.needed]
        if not falling:
            return 0
        bank = position.bank
        general = bank.personages.general > 0 and any(each.temple for each in falling)
        return general + reached("king", len(nation.cities) + 1, nation, bank)

    def _due_at_turn_end(self, position: Position, mine: NationState) -> tuple[float, int]:
        """Return what the end of this turn earns: its worth, less the progress towards it, and the score."""
        w, turn, left, worth, gained = self._weights, position.turn, position.bank.personages, 0.0, 0
        for kind, count in due(position).items():
            given = min(count, left.of(kind))
            worth -= w.near.get(kind, 0.0) * given
            gained += given
        has = mine.personages.total
        worth += self._score_worth(has + gained) - self._score_worth(has)
        for advance in turn.learned:
            worth += self._know_how_worth(advance)
        worth += w.chips["marble"] * turn.temple_discount + w.chips["gold"] * turn.know_how_discount
        cards = gained + turn.conquered
        if cards:
            expected = card_values.expected_worth(position, self._rival, cards, self._mean[self._rival], w)
            worth -= w.against * expected
        return worth, gained

    def _score_worth(self, score: int) -> float:
        """Return the worth of a number of personages, each worth more than the one before."""
        w, progress = self._weights, score / self._setup.target
        return score * (w.point + w.rush * progress * progress)

    def _missing_score(self, nation: NationState) -> int:
        return self._setup.target - nation.personages.total

    def _standing(
        self, position: Position, name: Nation, nation: NationState, rival: NationState
    ) -> tuple[float, int]:
        """Return a nation's standing: holdings and expectations; and personages possible next turn."""
        bank, kept = position.bank, self._kept.get(name)
        if (
            kept is None
            or kept.nation is not nation
            or kept.know_hows is not rival.know_hows
            or kept.cities is not rival.cities
            or (kept.bank is not bank and kept.bank[1:] != bank[1:])
        ):
            kept = _CachedStanding(
                nation, rival.know_hows, rival.cities, bank, *self._base_standing(bank, nation, rival)
            )
            self._kept[name] = kept
        return kept.worth, kept.points

    def _base_standing(self, bank: Bank, nation: NationState, rival: NationState) -> tuple[float, int]:
        w, board, left = self._weights, self._board, bank.personages
        has = means(board, bank, nation, rival, w)
        prospects = wedge_prospects(board, bank, nation, has, w)
        expected, points = offers(prospects, nation.wedge, nation.purse.total, w)
        value = expected + self._score_worth(nation.personages.total)
        value += self._progress("king", len(nation.cities), nation, left.king)
        value += self._progress("citizen", len(nation.temples), nation, min(left.citizen, bank.temples))
        value += self._progress("navigator", has.seas, nation, left.navigator)
        value += w.city * len(nation.cities) + w.temple * len(nation.temples)
        value += self._yields(has)
        value += sum([self._know_how_worth(each) for each in nation.know_hows])
        value += w.wall * (len(nation.walls) + w.stored_wall * walls_left(nation))
        value += self._purse(nation, has) + self._units(bank, nation, has)
        return value, points

    def _know_how_worth(self, advance: KnowHow) -> float:
        w = self._weights
        return (w.known + w.known_long * self._horizon) * w.know_hows[advance]

    def _progress(self, kind: Personage, count: int, nation: NationState, left: int) -> float:
        """Return the worth of progress to the next personage of a kind; earned steps do not count (DV2)."""
        if left == 0:
            return 0.0
        step = THRESHOLDS[kind]
        ahead = max(0, count - step * nation.personages.of(kind))
        return self._weights.near[kind] * min(ahead / step, self._weights.most_ahead)

    def _purse(self, nation: NationState, has: NationFacts) -> float:
        w, purse = self._weights, nation.purse
        useful = has.useful
        value = w.chips["marble"] * self._effective_chips(purse.marble, useful.marble)
        value += w.chips["iron"] * self._effective_chips(purse.iron, useful.iron)
        value += w.chips["gold"] * self._effective_chips(purse.gold, useful.gold)
        value += w.armed * min(nation.box.legions + nation.box.galleys, purse.iron // UNIT_IRON, w.muster)
        if has.news:
            value += w.studies * min(1.0, (purse.gold + purse.coins) / self._cheapest) ** 2
        return (
            value + w.coin * min(purse.coins, w.few_coins) + w.more_coins * max(0, purse.coins - w.few_coins)
        )

    def _effective_chips(self, count: int, useful: int) -> float:
        """Return the effective number of chips: needed ones in full, as many more in part, others hardly."""
        w = self._weights
        few = min(count, useful)
        more = min(count - few, useful)
        return few + w.more_chips * more + w.spare_chip * (count - few - more)

    def _units(self, bank: Bank, nation: NationState, has: NationFacts) -> float:
        w, total = self._weights, has.legions + has.galleys
        boxed = nation.box.legions + nation.box.galleys
        value = w.first_units * min(total, w.scouts)
        value += w.unit * min(max(0, total - w.scouts), w.army - w.scouts)
        value += w.many_units * max(0, total - w.army)
        value += w.boxed * min(boxed, w.few_boxed) + w.many_boxed * w.boxed * max(0, boxed - w.few_boxed)
        if bank.personages.navigator:
            value += w.sailing * (
                min(has.galleys, w.fleet) + w.boxed_galley * min(nation.box.galleys, w.fleet)
            )
        return value + w.site * min(has.sites, w.most_sites) + w.paid_site * has.found

    def _assault(self, position: Position, nation: NationState, other: NationState, first: bool) -> float:
        """Return the worth of threatened hostile cities, weighted by how nearly they can be conquered."""
        targets, generals = self.forces.targets(nation, other), position.bank.personages.general > 0
        key = (id(targets), generals, first)
        kept = self._threats.get(key)
        if kept is None:
            kept = self._threats[key] = (targets, self._targets_worth(targets, generals, first))
        return kept[1]

    def _targets_worth(self, targets: Targets, generals: bool, first: bool) -> float:
        w = self._weights
        share = w.strike_first if first else w.strike_later
        cost = w.cost_of_war * (1 - w.late_war * self._late)
        closing = w.closing_in * (1 + self._late)
        best = second = 0.0
        for target in targets:
            needed = target.needed
            prize = w.prize if generals and target.temple else w.booty
            gain = prize - cost * needed
            if gain <= 0:
                continue
            if target.near >= needed:
                gain *= share
            else:
                gain *= closing * min(1.0, (target.later + target.near) / (2 * needed))
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
        return best + w.second_target * second

    def _harvest(self, amount: int) -> float:
        """Return the effective chips of one production: a few of each kind suffice."""
        w = self._weights
        return min(amount, w.few_chips) + w.more_harvest * max(0, amount - w.few_chips)

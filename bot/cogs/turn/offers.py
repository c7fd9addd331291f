"""Autocompletion of options common to all rulesets: units, places, payments, plans.

Each function takes the position of the awaited player and the text typed so far.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any, Final, TypeVar

from bot.app.turn.payments import mixes, outcome, things_price
from bot.app.turn.plan_check import PlanCheck, simulate_plan
from bot.client.errors import InputError
from bot.cogs.completion import Offer, completed, shortened, split_last
from bot.cogs.parsing import clean, fits, parts, read_path, read_province
from bot.cogs.turn.parsing import read_units
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse, purses
from bot.engine.reach import most_moves, quiet_paths
from bot.engine.ruleset import Action, Event, OwnPosition, Position
from bot.engine.terms import MANEUVERS, UNITS, Nation, ProvinceId, Resource, Unit, Wedge
from bot.i18n.catalogue import say
from bot.model.turns import Group
from bot.notation import NotationError
from bot.rulesets import Script, ruleset_of
from bot.text.names import mix, place
from bot.text.position.next_steps import few_places
from bot.text.prices import brief, brief_price, format_amount

_T = TypeVar("_T")
_MOST_TRADED: Final = 40
Offers = Callable[[Any, str, dict[str, str]], list[Offer]]
"""Called with position, typed text and the other options by name."""


def offering(offer: Callable[..., list[Offer]], *others: str) -> Offers:
    """Adapt a source that also depends on other options, passed in this order; None if omitted."""
    return lambda position, current, filled: offer(position, current, *map(filled.get, others))


def offer_lists(
    current: str,
    read: Callable[[str], list[_T]],
    possible: Callable[[Sequence[_T]], list[_T]],
    name: Callable[[_T], str],
    label: Callable[[str, list[_T]], str],
) -> list[Offer]:
    """Autocomplete the next entry of a list; empty if its complete entries cannot be parsed.

    `label` describes a list, given its text and its entries.
    """
    text, fragment = split_last(current)
    try:
        earlier = read(text) if parts(text) else []
    except InputError:
        return []
    lists = [(", ".join(map(name, each)), each) for each in completed(fragment, earlier, possible, name)]
    return shortened(Offer(label(value, each), value) for value, each in lists)


def offer_purses(
    current: str, amounts: Iterable[Purse], label: Callable[[Purse], str], typed: Purse | None = None
) -> list[Offer]:
    """Autocomplete amounts of resources; that which is `typed` may be written in any way."""
    return shortened(
        Offer(label(each), format_amount(each))
        for each in amounts
        if each == typed or fits(current, f"{brief(each)} {format_amount(each)}")
    )


def offer_wedges(
    position: OwnPosition,
    current: str,
    *,
    price: Callable[[Any, Wedge], AnyPrice],
    turn_to: Callable[[Wedge], Script],
) -> list[Offer]:
    """Autocomplete the affordable maneuver wedges, the cheaper one first."""
    names = ruleset_of(position).text.WEDGE_NAMES
    return [
        Offer(say("offers-line", value=names[wedge], remark=brief_price(price(position, wedge))), wedge)
        for wedge in sorted(MANEUVERS, key=lambda wedge: price(position, wedge).total)
        if fits(current, f"{names[wedge]} {wedge}") and outcome(position, turn_to(wedge))
    ]


def _movable_groups(position: OwnPosition) -> dict[ProvinceId, dict[Unit, int]]:
    """Return the largest group of each type that can move together, by province."""
    groups: dict[ProvinceId, dict[Unit, int]] = {}
    for action in ruleset_of(position).rules.legal(position):
        if action.type != "move":
            continue
        here = groups.setdefault(action.origin, {})
        here[action.unit] = max(here.get(action.unit, 0), action.count)
    return groups


def read_or_none(read: Callable[[str], _T], text: str | None) -> _T | None:
    """Return what `read` finds in another option; None if missing or invalid."""
    try:
        return read(text) if text and text.strip() else None
    except InputError:
        return None


def province_option(position: OwnPosition, text: str | None) -> ProvinceId | None:
    """Return the province given in another option; None if missing or invalid."""
    return read_or_none(partial(read_province, position.setup.board), text)


def groups_option(text: str | None) -> list[Group]:
    """Return the units given in another option; empty if missing or invalid."""
    return read_or_none(read_units, text) or []


def short(legions: int, galleys: int) -> str:
    """Format units in input notation: `2L 1G`."""
    counts = zip(UNITS, (legions, galleys), strict=True)
    return " ".join(f"{count}{unit[0].upper()}" for unit, count in counts if count)


def offer_mixes(current: str, mixes: Iterable[tuple[int, int]]) -> list[Offer]:
    """Autocomplete combinations of legions and galleys."""
    return shortened(
        Offer(say("offers-line", value=short(*each), remark=mix(*each)), short(*each))
        for each in mixes
        if fits(current, f"{short(*each)} {mix(*each)}")
    )


def offer_movers(position: OwnPosition, current: str, origin: str | None = None) -> list[Offer]:
    """Autocomplete groups that can move, from one province or any."""
    board, ready = position.setup.board, _movable_groups(position)
    start = province_option(position, origin)
    chosen = [start] if start in ready else list(ready)
    offered: list[Offer] = []
    for province in chosen:
        legions, galleys = (ready[province].get(unit, 0) for unit in UNITS)
        mixes = [(legions, galleys)] if legions and galleys else []
        mixes += [(count, 0) for count in range(legions, 0, -1)]
        mixes += [(0, count) for count in range(galleys, 0, -1)]
        for each in mixes:
            wanted = dict(zip(UNITS, each, strict=True))
            others = [o for o in chosen if all(ready[o].get(u, 0) >= n for u, n in wanted.items())]
            if fits(current, f"{short(*each)} {mix(*each)}"):
                where = few_places(board, others)
                label = say("offers-movers", value=short(*each), units=mix(*each), places=where)
                offered.append(Offer(label, short(*each)))
    return shortened(offered)


def offer_origins(position: OwnPosition, current: str, moving: str | None = None) -> list[Offer]:
    """Autocomplete provinces from which units, or the units named, can move."""
    board, groups = position.setup.board, groups_option(moving)
    offered = []
    for province, ready in _movable_groups(position).items():
        if fits(current, place(board, province)) and all(ready.get(g.unit, 0) >= g.count for g in groups):
            words = mix(*(ready.get(unit, 0) for unit in UNITS))
            value = place(board, province)
            offered.append(Offer(say("offers-origin", value=value, units=words), value))
    return shortened(offered)


@dataclass(frozen=True, slots=True)
class _Ways:
    """Ways that named units can go from the province in which they stand, tried out one by one."""

    position: OwnPosition
    groups: Sequence[Group]
    start: ProvinceId
    move: Callable[[Sequence[Group], Sequence[ProvinceId]], Script]

    def end(self, path: Sequence[ProvinceId]) -> tuple[OwnPosition, Sequence[Event]] | None:
        """Return what a way leads to; None if the units cannot go it."""
        return outcome(self.position, self.move(self.groups, [self.start, *path]))

    def survived(self, path: Sequence[ProvinceId]) -> bool:
        """Return whether any of the units is left at the end of a way, on which they may fight (DM4)."""
        fallen = _units(self.position) - _units(after[0]) if (after := self.end(path)) else 0
        return fallen < sum(group.count for group in self.groups)

    def steps(self, path: Sequence[ProvinceId]) -> list[ProvinceId]:
        """Return where a way can go on; nowhere while others are asked, or if none of the units is left."""
        if path and ((after := self.end(path)) is None or _is_asked(after[0]) or not self.survived(path)):
            return []
        board, last = self.position.setup.board, path[-1] if path else self.start
        around = set.intersection(*(set(board.ways(group.unit, last)) for group in self.groups))
        return [to for to in sorted(around) if self.end([*path, to])]

    def farther(self, begun: Sequence[ProvinceId], named: Collection[ProvinceId]) -> list[list[ProvinceId]]:
        """Return the best way on from those `begun` to each of some provinces that the units can reach."""
        if not self.steps(begun):
            return []
        state, unit = self.position.current, self.groups[0].unit
        stacks = [(state.stacks(group.unit).get(self.start, ()), group.count) for group in self.groups]
        most = min(most_moves(*each) for each in stacks) - len(begun)
        onward = quiet_paths(self.position, unit, begun[-1] if begun else self.start, most)
        ways = ([*begun, *path[1:]] for path in onward if path[-1] in named)
        return [way for way in ways if self.end(way) and self.survived(way[:-1])]


def _units(position: OwnPosition) -> int:
    """Return the number of the mover's units on the board."""
    return sum(position.nations[position.mover].total(unit) for unit in UNITS)


def _is_asked(position: OwnPosition) -> bool:
    return ruleset_of(position).rules.question(position) is not None


def offer_ways(
    position: OwnPosition,
    current: str,
    moving: str | None,
    origin: str | None,
    move: Callable[[Sequence[Group], Sequence[ProvinceId]], Script],
    arrival: Callable[[Any, Sequence[Any], Sequence[ProvinceId], str], str],
) -> list[Offer]:
    """Autocomplete where the named units can go, step by step, or the whole way to a province named.

    `arrival` describes the end of a way from the position and events it leads to.
    """
    board, groups, start = position.setup.board, groups_option(moving), province_option(position, origin)
    if not groups or start is None:
        return []
    begun, _, fragment = clean(current).replace("→", ">").rpartition(">")
    try:
        earlier = read_path(board, begun) if begun.strip() else []
    except InputError:
        return []
    ways, named = _Ways(position, groups, start, move), fragment.strip()

    def offered(path: list[ProvinceId]) -> Offer:
        value, after = " > ".join(place(board, province) for province in path), ways.end(path)
        return Offer(arrival(*after, path, value) if after else say("offers-impossible", value=value), value)

    found = completed(named, earlier, ways.steps, lambda to: place(board, to))
    if named:
        fitting = {province for province in board.provinces if fits(named, place(board, province))}
        found += ways.farther(earlier, fitting.difference(path[-1] for path in found))
    return shortened(map(offered, found))


def whole_way(
    position: OwnPosition,
    groups: Sequence[Group],
    path: Sequence[ProvinceId],
    move: Callable[[Sequence[Group], Sequence[ProvinceId]], Script],
) -> Script:
    """Return the script of a way; raises `InputError` with the whole one if provinces are left out.

    The rules would only say that two of its provinces aren't neighbours.
    """
    board, ways = position.setup.board, _Ways(position, groups, path[0], move)
    for index, (last, to) in enumerate(pairwise(path)):
        if any(to not in board.ways(group.unit, last) for group in groups):
            found = [[*way, *path[index + 2 :]] for way in ways.farther(path[1 : index + 1], {to})]
            if whole := next(filter(ways.end, found), None):
                written = " > ".join(place(board, province) for province in whole)
                ends = {"origin": place(board, last), "target": place(board, to)}
                raise InputError(say("reading-whole-way", **ends, way=written))
            break
    return move(groups, path)


def offer_payments(
    position: OwnPosition,
    current: str,
    script: Script,
    prices: Sequence[ChipPrice],
    way: AnyPrice,
    *,
    may_buy: bool = False,
) -> list[Offer]:
    """Autocomplete payments for the way and the purchase, the default first; empty if `script` fails.

    If the wedge `may_buy` something and nothing is named yet, each says that it is for the way.
    """
    if outcome(position, script) is None:
        return []
    purse, way_only = position.current.purse, may_buy and not prices

    def label(pay: Purse) -> str:
        value = say("price-way", price=brief(pay)) if way_only else brief(pay)
        return say("offers-pay", value=value, left=brief(purse.minus(pay)))

    return offer_purses(current, (pay for pay in mixes(purse, things_price(prices), way) if pay.total), label)


def trade_choices(kinds: Sequence[Resource], size: int) -> tuple[Purse, ...]:
    """Return every choice of `size` resources; empty if there are too many to enumerate.

    An imported game may have any number of resources in a purse.
    """
    return purses(kinds, size) if size <= _MOST_TRADED else ()


def unit_places(position: OwnPosition, nation: Nation) -> frozenset[ProvinceId]:
    """Return the provinces in which a nation has units."""
    units = ruleset_of(position).pictures.pieces_of(position).units
    return frozenset(place for place, forces in units.items() if any(f.nation == nation for f in forces))


def unit_at(position: OwnPosition, province: ProvinceId, first: Collection[Nation]) -> Unit:
    """Return the unit type in a province: of the nations in `first`, else any; legions before galleys."""
    forces = ruleset_of(position).pictures.pieces_of(position).units.get(province, ())
    for nations in (first, position.setup.nations):
        for unit in UNITS:
            if any(force.count(unit) for force in forces if force.nation in nations):
                return unit
    return "legion"


def offer_plan(position: Position, current: str) -> list[Offer]:
    """Autocomplete a plan by one more action; `position` is the start of the planned turn.

    Text before the last `|` contains other lines of the plan, which are kept.
    """
    lines, bar, line = current.rpartition("|")
    before = f"{lines.strip()} {bar} " if bar else ""
    text, _, fragment = line.rpartition(";")
    begun, whole = _parse_or_none(position, text), _parse_or_none(position, line)
    if begun is None:
        return []
    offers = _offer_next_action(position, begun, fragment, before)
    if whole is not None and len(whole) > len(begun) and _simulate_line(position, whole)[0].error is None:
        written = before + ruleset_of(position).notation.print_turn(whole)
        offers = [Offer(written, written), *_offer_next_action(position, whole, "", before), *offers]
    return shortened(offers)


def _parse_or_none(position: Position, text: str) -> Sequence[Action] | None:
    try:
        return ruleset_of(position).notation.parse_turn(text)
    except NotationError:
        return None


def _simulate_line(position: Position, actions: Sequence[Action]) -> tuple[PlanCheck, bool]:
    """Return how far a line can be played, and whether that is in the second of its turns."""
    tried = simulate_plan(position, actions)
    if not tried.ended or len(tried.assumptions) == len(actions) or tried.position.outcome is not None:
        return tried, False
    after = ruleset_of(position).planner.as_if_on_turn(tried.position, position.mover)
    return simulate_plan(after, actions[len(tried.assumptions) :]), True


def _offer_next_action(
    position: Position, begun: Sequence[Action], fragment: str, before: str
) -> list[Offer]:
    """Offer one more action; the end of the turn comes first, so that it is never cut off."""
    tried, second = _simulate_line(position, begun)
    if tried.error is not None or (tried.ended and (second or tried.position.outcome is not None)):
        return []
    if tried.ended:  # the turn after it
        after = ruleset_of(position).planner.as_if_on_turn(tried.position, position.mover)
        tried = replace(tried, position=after)
    offers, found = [], ruleset_of(position)
    ending = type(found.rules.end_turn_action())
    for action in sorted(found.rules.legal(tried.position), key=lambda each: not isinstance(each, ending)):
        said = found.text.say_action(position.setup.board, action)
        if fits(fragment, f"{found.notation.print_action(action)} {said}"):
            value = before + found.notation.print_turn([*begun, action])
            offers.append(Offer(_label(value, said), value))
    return offers


def _label(value: str, said: str) -> str:
    """Label a plan by the meaning of its last action; of a long plan only the end is shown."""
    shown = value if len(value) <= 50 else f"… {value[-48:]}"
    return say("offers-line", value=shown, remark=said)

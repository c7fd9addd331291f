"""What opens while somebody types the commands of a maneuver."""

from collections.abc import Iterator, Sequence

from bot.app.antike import scripts
from bot.app.turn.payments import outcome
from bot.client.errors import InputError
from bot.cogs.antike.parsing import read_target
from bot.cogs.completion import Offer, completed, shortened
from bot.cogs.parsing import clean, fits, read_nation, read_path, read_province, read_unit
from bot.cogs.turn.parsing import read_units
from bot.engine.antike import Phase, Position, legal
from bot.engine.antike.actions import Conquer, Fight, Move
from bot.engine.antike.events import Moved
from bot.engine.antike.rules.conquest import defence
from bot.engine.antike.rules.fights import losses_each
from bot.engine.terms import UNITS, Nation, ProvinceId, Unit
from bot.i18n.catalogue import say
from bot.i18n.lists import join
from bot.model.turns import Group
from bot.text.names import NATION_NAMES, of_units, place, units


def _moves(position: Position) -> Iterator[Move]:
    return (action for action in legal(position) if isinstance(action, Move))


def _ready(position: Position) -> dict[ProvinceId, dict[Unit, int]]:
    """The largest group of each type that can move together, by province."""
    groups: dict[ProvinceId, dict[Unit, int]] = {}
    for action in _moves(position):
        here = groups.setdefault(action.origin, {})
        here[action.unit] = max(here.get(action.unit, 0), action.count)
    return groups


def _province(position: Position, text: str | None) -> ProvinceId | None:
    """A province already written in another option; None where there is none to be read."""
    try:
        return read_province(position.setup.board, text) if text and text.strip() else None
    except InputError:
        return None


def _groups(text: str | None) -> list[Group]:
    try:
        return read_units(text) if text and text.strip() else []
    except InputError:
        return []


def _short(counts: Sequence[tuple[Unit, int]]) -> str:
    return " ".join(f"{count}{unit[0].upper()}" for unit, count in counts)


def _words(counts: Sequence[tuple[Unit, int]]) -> str:
    return join([units(count, unit) for unit, count in counts])


def offer_movers(position: Position, current: str, origin: str | None = None) -> list[Offer]:
    """Groups that can move, from one province or from any."""
    board, ready = position.setup.board, _ready(position)
    start = _province(position, origin)
    chosen = [start] if start in ready else list(ready)
    told: list[Offer] = []
    for province in chosen:
        here = [(unit, ready[province][unit]) for unit in UNITS if unit in ready[province]]
        mixes = [here] if len(here) > 1 else []
        mixes += [[(unit, count)] for unit, most in here for count in range(most, 0, -1)]
        for mix in mixes:
            words = _words(mix)
            others = [other for other in chosen if all(ready[other].get(u, 0) >= n for u, n in mix)]
            where = "; ".join(place(board, other) for other in others)
            if fits(current, f"{_short(mix)} {words}"):
                label = say("offers-movers", value=_short(mix), units=words, places=where)
                told.append(Offer(label, _short(mix)))
    return shortened(told)


def offer_origins(position: Position, current: str, moving: str | None = None) -> list[Offer]:
    """Provinces from which units, or those already named, can move."""
    board, groups = position.setup.board, _groups(moving)
    told = []
    for province, ready in _ready(position).items():
        if fits(current, place(board, province)) and all(ready.get(g.unit, 0) >= g.count for g in groups):
            words = _words([(unit, ready[unit]) for unit in UNITS if unit in ready])
            value = place(board, province)
            told.append(Offer(say("offers-origin", value=value, units=words), value))
    return shortened(told)


def offer_ways(position: Position, current: str, moving: str | None, origin: str | None) -> list[Offer]:
    """Where the named units can go, step by step."""
    board, groups, start = position.setup.board, _groups(moving), _province(position, origin)
    if not groups or start is None:
        return []
    begun, _, fragment = clean(current).replace("→", ">").rpartition(">")
    try:
        earlier = read_path(board, begun) if begun.strip() else []
    except InputError:
        return []

    def possible(path: Sequence[ProvinceId]) -> list[ProvinceId]:
        if path and _stopped(position, groups, [start, *path]):
            return []
        last = path[-1] if path else start
        around = set.intersection(*(set(board.ways(group.unit, last)) for group in groups))
        return [to for to in sorted(around) if outcome(position, scripts.move(groups, [start, *path, to]))]

    def told(path: list[ProvinceId]) -> Offer:
        value = " > ".join(place(board, province) for province in path)
        return Offer(_arrival(position, groups, [start, *path], value), value)

    return shortened(map(told, completed(fragment.strip(), earlier, possible, lambda to: place(board, to))))


def _stopped(position: Position, groups: list[Group], path: list[ProvinceId]) -> bool:
    """Whether the way ends there for now, since others are asked."""
    after = outcome(position, scripts.move(groups, path))
    return after is None or after[0].phase is Phase.ANSWER


def _arrival(position: Position, groups: list[Group], path: list[ProvinceId], value: str) -> str:
    """A way with the actions left, or with who may fight what enters."""
    after = outcome(position, scripts.move(groups, path))
    if after is None:
        return say("offers-impossible", value=value)
    now, events = after
    if now.demand is not None:
        asked = "; ".join(NATION_NAMES[nation] for nation in now.demand.asked)
        where = place(position.setup.board, now.demand.province)
        return say("offers-asked", value=value, place=where, nations=asked)
    left = min(event.actions_left for event in events if isinstance(event, Moved))
    return say("offers-way", value=value, left=left)


def _fights(
    position: Position, province: str | None = None, unit: str | None = None, nation: str | None = None
) -> list[Fight]:
    """Fights that can be picked, of those that fit what is already written."""
    place_id = _province(position, province)
    kind, enemy = _unit(unit), _nation(nation)
    return [
        action
        for action in legal(position)
        if isinstance(action, Fight)
        and place_id in {None, action.province}
        and kind in {None, action.unit}
        and enemy in {None, action.nation}
    ]


def _unit(text: str | None) -> Unit | None:
    try:
        return read_unit(text) if text and text.strip() else None
    except InputError:
        return None


def _nation(text: str | None) -> Nation | None:
    try:
        return read_nation(text) if text and text.strip() else None
    except InputError:
        return None


def offer_fights(position: Position, current: str, unit: str | None, nation: str | None) -> list[Offer]:
    """Provinces where there can be a fight."""
    board = position.setup.board
    told = []
    for fight in _fights(position, unit=unit, nation=nation):
        lost = losses_each(position, fight.unit, fight.province, fight.nation)
        where = place(board, fight.province)
        if fits(current, where):
            label = say("offers-fight", value=where, unit=fight.unit, nation=fight.nation, lost=lost)
            told.append(Offer(label, where))
    return shortened(told)


def offer_fighters(position: Position, current: str, province: str | None, nation: str | None) -> list[Offer]:
    """Legions or galleys, where they can fight."""
    found = dict.fromkeys(fight.unit for fight in _fights(position, province, None, nation))
    return shortened(Offer(of_units(unit), unit) for unit in found if fits(current, of_units(unit)))


def offer_enemies(position: Position, current: str, province: str | None, unit: str | None) -> list[Offer]:
    """Nations that can be fought."""
    found = dict.fromkeys(fight.nation for fight in _fights(position, province, unit))
    return shortened(
        Offer(NATION_NAMES[nation], nation) for nation in found if fits(current, NATION_NAMES[nation])
    )


def _conquests(position: Position) -> Iterator[Conquer]:
    return (action for action in legal(position) if isinstance(action, Conquer))


def offer_cities(position: Position, current: str) -> list[Offer]:
    """Cities that can be conquered; where a stone is lacking, with each own city that could be given up."""
    board = position.setup.board
    told = []
    for action in _conquests(position):
        owner = position.owner(action.province)
        if owner is None:
            raise AssertionError("only cities with an owner can be conquered")
        value = place(board, action.province)
        if action.give_up is not None:
            value = say("offers-give-up", value=value, own=place(board, action.give_up))
        needed = defence(position, owner, action.province)
        if fits(current, value):
            told.append(Offer(say("offers-city", value=value, count=needed, nation=owner), value))
    return shortened(told)


def offer_conquerors(position: Position, current: str, province: str | None) -> list[Offer]:
    """Mixes of units that conquer a city."""
    try:
        target = read_target(position.setup.board, province or "")
    except InputError:
        return []
    told = []
    for action in _conquests(position):
        counts: tuple[tuple[Unit, int], ...] = (("legion", action.legions), ("galley", action.galleys))
        mix = [(unit, count) for unit, count in counts if count]
        words = _words(mix)
        if action.province == target.city and fits(current, f"{_short(mix)} {words}"):
            told.append(Offer(say("offers-line", value=_short(mix), remark=words), _short(mix)))
    return shortened(told)

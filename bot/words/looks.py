"""What stands in single provinces, and how far units get from them."""

from collections.abc import Mapping
from typing import Final, Protocol

from bot.engine.antike import Position
from bot.engine.board import Board
from bot.engine.terms import BorderKind, Nation, ProvinceId, Unit
from bot.words.names import NATION_NAMES, join, place, plural, units
from bot.words.variants import round_name

__all__ = [
    "ReachView",
    "tell_borders",
    "tell_nobody_there",
    "tell_province",
    "tell_reach",
    "tell_reach_title",
    "tell_region",
]

_BY: Final[dict[BorderKind, str]] = {"land": "by land", "sea": "by sea", "both": "by land and sea"}


_REACH_NOTE: Final = "Numbers are moves; with an exclamation mark others may fight."


class ReachView(Protocol):
    """How far units of one kind get."""

    @property
    def nation(self) -> Nation:
        """Whose units they are."""
        ...

    @property
    def unit(self) -> Unit:
        """Legions or galleys."""
        ...

    @property
    def origin(self) -> ProvinceId:
        """Where they stand."""
        ...

    @property
    def count(self) -> int:
        """How many stand there."""
        ...

    @property
    def actions(self) -> int:
        """Actions of the readiest of them."""
        ...

    @property
    def steps(self) -> Mapping[ProvinceId, int]:
        """The fewest moves to each province."""
        ...

    @property
    def contested(self) -> frozenset[ProvinceId]:
        """Where others may answer with a fight."""
        ...

    @property
    def supposed(self) -> bool:
        """Whether it holds for a maneuver still to come."""
        ...


def tell_nobody_there(board: Board, province: ProvinceId, unit: Unit) -> str:
    """Why there is no reach to show."""
    return f"Nobody has {plural(0, unit)[2:]} in {place(board, province)}: name a province where some stand."


def tell_reach_title(board: Board, reach: ReachView) -> str:
    """The same in half a line."""
    when = "next maneuver" if reach.supposed else "this maneuver"
    return f"{units(reach.count, reach.unit).capitalize()} in {place(board, reach.origin)} · {when}"


def tell_reach(board: Board, reach: ReachView) -> list[str]:
    """Who can go where: a sentence for each number of steps."""
    many = f"{units(reach.count, reach.unit)} of the {NATION_NAMES[reach.nation]}"
    when = " on their next maneuver, as things stand now" if reach.supposed else ""
    told = [f"{many} in {place(board, reach.origin)}, {plural(reach.actions, 'action')} each{when}."]
    if not reach.actions:
        told = [f"{many} in {place(board, reach.origin)} have no action left."]
    for step in sorted(set(reach.steps.values())):
        reached = sorted(_target(board, reach, target) for target, at in reach.steps.items() if at == step)
        told.append(f"{plural(step, 'step')}: {join(reached)}.")
    return told


def _target(board: Board, reach: ReachView, target: ProvinceId) -> str:
    fight = " (others may fight)" if target in reach.contested else ""
    return f"{place(board, target)}{fight}"


def tell_province(position: Position, province: ProvinceId) -> str:
    """What one province yields, whose city it has, and who stands there."""
    board = position.setup.board
    owner = position.owner(province)
    told = f"{place(board, province)} ({board.provinces[province].resource}): "
    if owner is None:
        told += "no city"
    else:
        temple = " with a temple" if province in position.nations[owner].temples else ""
        told += f"city of the {NATION_NAMES[owner]}{temple}"
    for nation in position.setup.turn_order:
        if there := _force(position, nation, province):
            told += f"; {NATION_NAMES[nation]} {there}"
    return f"{told}."


def _force(position: Position, nation: Nation, province: ProvinceId) -> str:
    state = position.nations[nation]
    legions, galleys = state.count("legion", province), state.count("galley", province)
    told = [units(legions, "legion")] if legions else []
    if galleys:
        told.append(units(galleys, "galley"))
    return join(told)


def tell_borders(board: Board, province: ProvinceId) -> str:
    """Its neighbours, by what they can be reached."""
    kinds: dict[BorderKind, list[str]] = {"land": [], "both": [], "sea": []}
    for (a, b), kind in board.borders.items():
        if province in (a, b):
            kinds[kind].append(place(board, b if a == province else a))
    told = [f"{join(sorted(names))} {_BY[kind]}" for kind, names in kinds.items() if names]
    return f"{place(board, province)} borders on {'; '.join(told)}."


def tell_region(position: Position, province: ProvinceId) -> list[str]:
    """A province, its borders, and what stands in each of its neighbours."""
    board = position.setup.board
    around = sorted({a if b == province else b for a, b in board.borders if province in (a, b)})
    here = [tell_province(position, province), tell_borders(board, province)]
    return [*here, *(tell_province(position, name) for name in around)]


def tell_shown(
    position: Position, view: str, province: ProvinceId | None, reach: ReachView | None, *, mine: bool
) -> str:
    """What stands above a picture: what it shows, and of which round."""
    board, now = position.setup.board, round_name(position)
    if view == "reach" and reach is not None:
        title = tell_reach_title(board, reach).replace(" · ", ", ")
        return f"The {NATION_NAMES[reach.nation]}: {title[0].lower()}{title[1:]}. {_REACH_NOTE}"
    if view == "region" and province is not None:
        return f"Around {place(board, province)}, {now.lower()}."
    if view == "changes":
        span = "since you last ended a turn" if mine else "in the latest round of turns"
        return f"What has changed {span}; now it is {now.lower()}."
    return f"{now}."

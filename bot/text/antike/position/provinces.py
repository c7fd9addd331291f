"""What stands in single provinces, and how far units get from them."""

from bot.engine.antike import Position
from bot.engine.antike.movement_range import Reach
from bot.engine.board import Board
from bot.engine.terms import BorderKind, Nation, ProvinceId, Unit
from bot.i18n.catalogue import Facts, say
from bot.i18n.lists import join
from bot.text.names import mix, place


def tell_nobody_there(board: Board, province: ProvinceId, unit: Unit) -> str:
    """Why there is no reach to show."""
    return say("looks-nobody-there", unit=unit, place=place(board, province))


def _facts(board: Board, reach: Reach) -> Facts:
    return {
        "nation": reach.nation,
        "unit": reach.unit,
        "count": reach.count,
        "place": place(board, reach.origin),
        "supposed": reach.supposed,
    }


def tell_reach_title(board: Board, reach: Reach) -> str:
    """The same in half a line."""
    return say("reach-title", **_facts(board, reach))


def tell_reach(board: Board, reach: Reach) -> list[str]:
    """Who can go where: a sentence for each number of steps."""
    facts = _facts(board, reach)
    told = [say("reach-units", **facts, actions=reach.actions)]
    if not reach.actions:
        told = [say("reach-units.done", **facts)]
    for step in sorted(set(reach.steps.values())):
        reached = sorted(_target(board, reach, target) for target, at in reach.steps.items() if at == step)
        told.append(say("reach-steps", count=step, places=join(reached)))
    return told


def _target(board: Board, reach: Reach, target: ProvinceId) -> str:
    name = place(board, target)
    return say("reach-contested", place=name) if target in reach.contested else name


def tell_province(position: Position, province: ProvinceId) -> str:
    """What one province yields, whose city it has, and who stands there."""
    board, owner = position.setup.board, position.owner(province)
    owned = "none"
    if owner is not None:
        owned = "temple" if province in position.nations[owner].temples else "city"
    forces = [
        say("province-what.force", nation=nation, units=there)
        for nation in position.setup.turn_order
        if (there := _force(position, nation, province))
    ]
    return say(
        "province-what",
        place=place(board, province),
        resource=board.resources[province],
        owned=owned,
        owner=owner or "",
        forces="".join(forces),
    )


def _force(position: Position, nation: Nation, province: ProvinceId) -> str:
    state = position.nations[nation]
    return mix(state.count("legion", province), state.count("galley", province))


def tell_borders(board: Board, province: ProvinceId) -> str:
    """Its neighbours, by what they can be reached."""
    kinds: dict[BorderKind, list[str]] = {"land": [], "both": [], "sea": []}
    for (a, b), kind in board.borders.items():
        if province in (a, b):
            kinds[kind].append(place(board, b if a == province else a))
    told = [say(f"borders-{kind}", places=join(sorted(names))) for kind, names in kinds.items() if names]
    return say("borders-all", place=place(board, province), borders="; ".join(told))


def tell_region(position: Position, province: ProvinceId) -> list[str]:
    """A province, its borders, and what stands in each of its neighbours."""
    board = position.setup.board
    around = sorted({a if b == province else b for a, b in board.borders if province in (a, b)})
    here = [tell_province(position, province), tell_borders(board, province)]
    return [*here, *(tell_province(position, name) for name in around)]


def tell_around(position: Position, nation: Nation) -> str:
    """What stands above a close look at a nation."""
    return say("shown-around", nation=nation, round=position.round)


def tell_shown(
    position: Position, view: str, province: ProvinceId | None, reach: Reach | None, *, mine: bool
) -> str:
    """What stands above a picture: what it shows, and of which round."""
    board = position.setup.board
    if view == "reach" and reach is not None:
        return say("shown-reach", **_facts(board, reach))
    if view in {"region", "close"} and province is not None:
        return say("shown-region", place=place(board, province), round=position.round)
    if view in {"changes", "close"} and province is None:
        return say("shown-changes", mine=mine, round=position.round)
    return say("shown-board", round=position.round)

"""MANEUVER: choose a group, see where it can go, move, fight, conquer, found."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bot.engine.antike import Position
from bot.engine.antike.actions import Action, Conquer, Fight, Move
from bot.engine.antike.conquest import defence, ready_units
from bot.engine.antike.stacks import ready
from bot.engine.terms import UNITS, ProvinceId, Unit
from bot.panel.hand import MOST_OPTIONS, Hand
from bot.panel.page import Block, Option, Page, Press, Row, Shot, rows
from bot.panel.paths import paths
from bot.panel.sites import sites_blocks
from bot.words.names import NATION_NAMES, join, units
from bot.words.speech import say

__all__ = ["conquest_page", "group_page", "maneuver_page"]

_MOST_BUTTONS: Final = 10
_COUNTS: Final = 5

Group = tuple[Unit, ProvinceId, int, int]
"""Like units in one province with the same actions left: unit, province, actions left, how many."""


def _groups(position: Position) -> list[Group]:
    """All that can still move, those with the most actions first."""
    found = [
        (unit, province, left, stack[left])
        for unit in UNITS
        for province, stack in position.current.stacks(unit).items()
        for left in (3, 2, 1)
        if stack[left]
    ]
    return sorted(found, key=lambda group: (-group[2], group[1], group[0]))


def maneuver_page(hand: Hand) -> Page:
    """Who is ready where, and all that can be done."""
    position = hand.position
    groups = _groups(position) if hand.opens("move") else []
    blocks: list[Block] = [hand.standing(), _ready(hand, groups)]
    if groups:
        blocks.append(say("panel-groups"))
        blocks += _group_buttons(hand, groups)
    blocks += _fights(hand)
    blocks += _cities(hand)
    blocks += sites_blocks(hand)
    blocks.append(hand.back_row(hand.go(say("panel-on"), "more", "good")))
    return Page(say("panel-maneuver-title"), tuple(blocks), Shot(_latest(hand)))


def _latest(hand: Hand) -> ProvinceId | None:
    """Where something has just happened, on this maneuver."""
    for event in reversed(hand.desk.happened):
        province = getattr(event, "target", None) or getattr(event, "province", None)
        if province is not None:
            return str(province)
    return None


def _ready(hand: Hand, groups: Sequence[Group]) -> str:
    if not hand.opens("move"):
        return say("panel-movement-over")
    if not groups:
        return say("panel-all-moved")
    told = [_named(hand, group) for group in groups[:_MOST_BUTTONS]]
    return say("panel-ready", groups=join(told))


def _named(hand: Hand, group: Group) -> str:
    unit, province, left, count = group
    return say("panel-group", units=units(count, unit), province=hand.place(province), left=left)


def _group_buttons(hand: Hand, groups: Sequence[Group]) -> Sequence[Block]:
    if len(groups) > _MOST_BUTTONS:
        options = [hand.way(_named(hand, group), _page_of(group)) for group in groups]
        return hand.picks(say("panel-group-pick"), options[: 2 * MOST_OPTIONS], "g")
    presses = []
    for group in groups:
        unit, province, left, count = group
        label = say("panel-group-button", unit=unit, count=count, province=hand.place(province), left=left)
        presses.append(hand.go(label, _page_of(group), "main"))
    return rows(presses)


def _page_of(group: Group, count: int | None = None) -> str:
    unit, province, left, most = group
    return f"group.{unit}.{province}.{left}.{count or most}"


def group_page(
    hand: Hand, unit: str = "", province: str = "", left: str = "", count: str = ""
) -> Page | None:
    """One group: how many go, and where to; None where there is no such group any more."""
    group = next(
        (each for each in _groups(hand.position) if each[:3] == (unit, province, _number(left))), None
    )
    if group is None or not hand.opens("move"):
        return None
    most = group[3]
    going = min(_number(count) or most, most)
    targets = [
        _target(hand, group, going, path) for path in paths(hand.position, group[0], group[1], group[2])
    ]
    blocks: list[Block] = [_named(hand, group)]
    if most > 1:
        blocks.append(say("panel-how-many"))
        blocks += rows([_count(hand, group, number, going) for number in _numbers(most)])
    blocks += hand.picks(say("panel-where", units=units(going, group[0])), targets[: 2 * MOST_OPTIONS], "m")
    blocks.append(Row((hand.go(say("panel-other"), "maneuver"),)))
    return Page(say("panel-group-title"), tuple(blocks), Shot(group[1], group[0]))


def _number(text: str) -> int:
    return int(text) if text.isdecimal() else 0


def _numbers(most: int) -> list[int]:
    """Every count where they are few; otherwise some of them, all always."""
    return [*range(1, most + 1)] if most <= 2 * _COUNTS else [*range(1, 2 * _COUNTS), most]


def _count(hand: Hand, group: Group, number: int, going: int) -> Press:
    label = say("panel-count", count=number, all="yes" if number == group[3] else "no")
    return hand.go(label, _page_of(group, number), disabled=number == going)


def _target(hand: Hand, group: Group, going: int, path: Sequence[ProvinceId]) -> Option:
    """A way to one province, with what waits there."""
    unit, _, left, _ = group
    mixed = sum(1 for number in hand.position.current.stack(unit, path[0]) if number) > 1
    moves: list[Action] = []
    for step, (origin, target) in enumerate(pairwise(path)):
        # Those on their way are told from others by the actions they have left.
        named = left - step if mixed or step else None
        moves.append(Move(unit, going, origin, target, named))
    label = say("panel-target", province=hand.place(path[-1]), steps=len(path) - 1)
    return hand.option(label, moves, _about(hand, unit, path))


def _about(hand: Hand, unit: Unit, path: Sequence[ProvinceId]) -> str:
    """Who may demand a fight on the way, whose city stands there, what it yields."""
    told = []
    for province in path[1:]:
        for nation, at_once in hand.desk.ahead(unit, province):
            told.append(
                say(
                    "panel-ahead",
                    nation=nation,
                    province=hand.place(province),
                    orders="given" if at_once else "ask",
                )
            )
    owner = hand.position.owner(path[-1])
    if owner is None:
        chip = hand.position.setup.board.provinces[path[-1]].resource
        told.append(say("panel-target-free", resource=chip))
    elif owner != hand.position.mover:
        needed = defence(hand.position, owner, path[-1])
        told.append(say("panel-target-city", nation=owner, needed=needed))
    else:
        told.append(say("panel-target-own"))
    return " · ".join(told)


def _fights(hand: Hand) -> Sequence[Block]:
    """Buttons for all fights that can be picked now."""
    named: dict[tuple[str, str, str], Fight] = {}
    for action in hand.listed(Fight):
        if isinstance(action, Fight):
            named.setdefault((action.province, action.unit, action.nation), action)
    presses = [
        hand.do(
            say(
                "panel-fight-button",
                nation=fight.nation,
                unit=fight.unit,
                province=hand.place(fight.province),
            ),
            [Fight(fight.province, fight.unit, fight.nation)],
            "strong",
        )
        for fight in list(named.values())[:_MOST_BUTTONS]
    ]
    return [say("panel-fights"), *rows(presses)] if presses else []


def _cities(hand: Hand) -> Sequence[Block]:
    """Cities that can be conquered, and those whose defence is still too strong."""
    named: dict[ProvinceId, list[Conquer]] = {}
    for action in hand.listed(Conquer):
        if isinstance(action, Conquer):
            named.setdefault(action.province, []).append(action)
    presses = [_conquer(hand, province, ways) for province, ways in list(named.items())[:_MOST_BUTTONS]]
    weak = [_weak(hand, city) for city in _entered(hand.position) if city not in named]
    blocks: list[Block] = [say("panel-conquests"), *rows(presses)] if presses else []
    if weak and hand.opens("conquer"):
        blocks.append("\n".join(weak))
    return blocks


def _conquer(hand: Hand, province: ProvinceId, ways: Sequence[Conquer]) -> Press:
    needed, label = ways[0].legions + ways[0].galleys, hand.place(province)
    told = say("panel-conquer-button", province=label, needed=needed)
    if len(ways) == 1:
        return hand.do(told, ways, "strong")
    return hand.go(told, f"conquest.{province}", "strong")


def _entered(position: Position) -> list[ProvinceId]:
    """Foreign cities beside which own units stand that could take part."""
    nation = position.current
    here = [p for unit in UNITS for p, stack in nation.stacks(unit).items() if ready(stack)]
    return sorted({p for p in here if position.owner(p) not in {None, position.mover}})


def _weak(hand: Hand, city: ProvinceId) -> str:
    position = hand.position
    owner = position.owner(city)
    if owner is None:
        raise AssertionError("only cities are entered")
    if len(position.nations[owner].cities) == 1:
        return say("panel-last-city", province=hand.place(city), nation=owner)
    return say(
        "panel-too-weak",
        province=hand.place(city),
        needed=defence(position, owner, city),
        there=sum(ready_units(position, city)),
    )


def conquest_page(hand: Hand, province: str = "") -> Page | None:
    """The needed strength and the mixes that have it; None where it cannot be conquered any more."""
    ways = [each for each in hand.listed(Conquer) if isinstance(each, Conquer) and each.province == province]
    if not ways:
        return None
    owner, needed = hand.position.owner(province), ways[0].legions + ways[0].galleys
    options = [hand.option(_mix(hand, way), [way]) for way in ways[: 2 * MOST_OPTIONS]]
    told = say(
        "panel-conquest",
        province=hand.place(province),
        nation=NATION_NAMES[owner] if owner else "",
        needed=needed,
    )
    blocks: list[Block] = [told, *hand.picks(say("panel-conquest-pick"), options, "c")]
    blocks.append(Row((hand.go(say("panel-other"), "maneuver"),)))
    return Page(say("panel-conquest-title"), tuple(blocks), Shot(province))


def _mix(hand: Hand, way: Conquer) -> str:
    told = [
        units(count, unit) for unit, count in zip(UNITS, (way.legions, way.galleys), strict=True) if count
    ]
    if way.give_up is None:
        return join(told)
    return say("panel-conquest-giving", units=join(told), city=hand.place(way.give_up))

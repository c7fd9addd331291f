"""MANEUVER: who can move, and all that can be fought, conquered and founded."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.engine.antike import Position
from bot.engine.antike.actions import Conquer, Fight
from bot.engine.antike.rules.conquest import defence, ready_units
from bot.engine.antike.stacks import ready
from bot.engine.terms import UNITS, ProvinceId
from bot.i18n.catalogue import say
from bot.i18n.lists import join
from bot.panel.antike.builder import MOST_OPTIONS, Hand
from bot.panel.antike.founding import sites_blocks
from bot.panel.antike.unit_group import Group, group_asked, groups_of
from bot.panel.page import MOST_WEIGHT, Block, Page, Press, Row, Shot, rows, weight
from bot.text.names import NATION_NAMES, units

_MOST_BUTTONS: Final = 10


def maneuver_page(hand: Hand) -> Page:
    """Who is ready where, and all that can be done: as buttons, or in menus where these are too many."""
    groups = groups_of(hand.position) if hand.opens("move") else []
    top: list[Block] = [hand.standing(), *_stopped(hand, groups)]
    sections = [
        _Section("panel-groups", "panel-group-pick", "g", [_group_button(hand, each) for each in groups]),
        _Section("panel-fights", "panel-fight-pick", "a", _fights(hand)),
        _Section("panel-conquests", "panel-conquer-pick", "c", _conquests(hand)),
    ]
    bottom = [*_weak_cities(hand), *sites_blocks(hand, "maneuver")]
    bottom.append(hand.back_row(hand.go(say("panel-on"), "more", "good")))
    middle = _fitted(hand, sections, MOST_WEIGHT - weight(top) - weight(bottom))
    return Page(say("panel-maneuver-title"), (*top, *middle, *bottom), Shot(_latest(hand)))


class _Section(NamedTuple):
    """Things of one kind that can be done: a heading, what a menu says, its name, and buttons."""

    head: str
    hint: str
    name: str
    presses: Sequence[Press]

    def blocks(self, hand: Hand, *, menu: bool) -> Sequence[Block]:
        """One or the other; nothing where nothing can be done."""
        if not self.presses:
            return ()
        shown = hand.menu(say(self.hint), self.presses, self.name) if menu else rows(self.presses)
        return (say(self.head), *shown)


def _fitted(hand: Hand, sections: Sequence[_Section], room: int) -> Sequence[Block]:
    """The sections in so much room: the longest become menus first."""
    longest = sorted(sections, key=lambda section: -len(section.presses))
    found: list[Block] = []
    for count in range(len(sections) + 1):
        crowded = longest[:count]
        found = [
            b for s in sections for b in s.blocks(hand, menu=s in crowded or len(s.presses) > _MOST_BUTTONS)
        ]
        if weight(found) <= room:
            break
    return found


def _latest(hand: Hand) -> ProvinceId | None:
    """Where something has just happened, on this maneuver."""
    for event in reversed(hand.desk.happened):
        province = getattr(event, "target", None) or getattr(event, "province", None)
        if province is not None:
            return str(province)
    return None


def _stopped(hand: Hand, groups: Sequence[Group]) -> Sequence[Block]:
    """Why nobody moves; those who can are told by their buttons."""
    if groups:
        return ()
    return (say("panel-all-moved" if hand.opens("move") else "panel-movement-over"),)


def _group_button(hand: Hand, group: Group) -> Press:
    unit, province, left, count = group
    label = say("panel-group-button", unit=unit, count=count, province=hand.place(province), left=left)
    return hand.go(label, group_asked(group), "main")


def _fights(hand: Hand) -> Sequence[Press]:
    """Buttons for all fights that can be picked now."""
    named: dict[tuple[str, str, str], Fight] = {}
    for action in hand.listed(Fight):
        if isinstance(action, Fight):
            named.setdefault((action.province, action.unit, action.nation), action)
    return [
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
        for fight in named.values()
    ]


def _conquerable(hand: Hand) -> dict[ProvinceId, list[Conquer]]:
    named: dict[ProvinceId, list[Conquer]] = {}
    for action in hand.listed(Conquer):
        if isinstance(action, Conquer):
            named.setdefault(action.province, []).append(action)
    return named


def _conquests(hand: Hand) -> Sequence[Press]:
    """Buttons for cities that can be conquered now."""
    return [_conquer(hand, province, ways) for province, ways in _conquerable(hand).items()]


def _weak_cities(hand: Hand) -> Sequence[Block]:
    """Cities that units have come to and whose defence is still too strong."""
    if not hand.opens("conquer"):
        return ()
    named = _conquerable(hand)
    weak = [_weak(hand, city) for city in _entered(hand.position) if city not in named]
    return ("\n".join(weak),) if weak else ()


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

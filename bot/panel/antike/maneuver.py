"""MANEUVER: units that can move, and possible fights, conquests and foundings."""

from collections.abc import Sequence

from bot.engine.antike import Phase, Position
from bot.engine.antike.actions import Conquer, Fight, Found
from bot.engine.antike.rules.conquest import defence, ready_units
from bot.engine.antike.rules.fights import losses_each
from bot.engine.terms import Nation, ProvinceId
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.i18n.lines import ENTRIES
from bot.panel.antike.builder import PageContext
from bot.panel.antike.founding import sites_blocks
from bot.panel.groups import Group, conquest_button, group_button, groups_of
from bot.panel.page import MOST_WEIGHT, Block, Page, PagePicture, PanelButton, weight
from bot.panel.sections import Section, fit_sections
from bot.text.antike.position.status import format_progress
from bot.text.names import NATION_NAMES, mix


def maneuver_page(context: PageContext) -> Page:
    """Create the page of ready units and possible actions, as buttons or, if too many, menus."""
    groups = groups_of(context.position) if context.opens("move") else []
    seas = format_progress(context.position, "navigator") if context.position.current.galleys else ""
    standing = "\n".join(filter(None, [context.standing(), seas]))
    top: list[Block] = [standing, *_explain_no_moves(context, groups)]
    sections = [
        Section(
            say("panel-groups"),
            say("panel-group-pick"),
            "g",
            [group_button(context, each) for each in groups],
        ),
        Section(say("panel-fights"), say("panel-fight-pick"), "a", _fights(context)),
        Section(say("panel-conquests"), say("panel-conquer-pick"), "c", _conquests(context)),
    ]
    bottom = [*filter(None, [describe_entered(context)]), *sites_blocks(context, "maneuver")]
    bottom.append(context.last_row(context.on()))
    middle = fit_sections(context, sections, MOST_WEIGHT - weight(top) - weight(bottom))
    pressed = {province for _, province, _, _ in groups}
    pressed.update(*map(context.legal_by_province, (Fight, Conquer, Found)))
    return Page(say("panel-maneuver-title"), (*top, *middle, *bottom), context.picture_of(pressed))


def _explain_no_moves(context: PageContext, groups: Sequence[Group]) -> Sequence[Block]:
    """Explain why no unit can move; otherwise the buttons list the units."""
    if groups:
        return ()
    return (say("panel-all-moved" if context.opens("move") else "panel-movement-over"),)


def _fights(context: PageContext) -> Sequence[PanelButton]:
    named: dict[tuple[str, str, str], Fight] = {}
    for action in context.legal_of_type(Fight):
        named.setdefault((action.province, action.unit, action.nation), action)
    return [
        context.do(
            say(
                "panel-fight-button",
                nation=fight.nation,
                unit=fight.unit,
                count=losses_each(context.position, fight.unit, fight.province, fight.nation),
                province=context.place(fight.province),
            ),
            [Fight(fight.province, fight.unit, fight.nation)],
            "strong",
            icon=fight.nation,
        )
        for fight in named.values()
    ]


def _conquests(context: PageContext) -> Sequence[PanelButton]:
    cities = context.legal_by_province(Conquer)
    return [conquest_button(context, province, ways) for province, ways in cities.items()]


def describe_entered(context: PageContext) -> str:
    """Describe foreign cities that own units have entered but cannot conquer; "" if there are none."""
    return "\n".join(filter(None, [*_weak_cities(context), _describe_spent(context)]))


def _weak_cities(context: PageContext) -> Sequence[str]:
    """Describe foreign cities entered by units that could take part but are too weak to conquer them."""
    return [
        _describe_weak_city(context, city, owner)
        for city, owner in _unconquerable_cities(context)
        if any(ready_units(context.position, city))
    ]


def _describe_spent(context: PageContext) -> str:
    """Name foreign cities entered only by units that can no longer take part; "" if there are none."""
    position = context.position
    spent = [
        context.place(city)
        for city, owner in _unconquerable_cities(context)
        if not any(ready_units(position, city)) and not _is_last_city(position, owner)
    ]
    return say("panel-spent", provinces=join(spent)) if spent else ""


def _unconquerable_cities(context: PageContext) -> list[tuple[ProvinceId, Nation]]:
    """Return foreign cities, with their owners, that own units have entered but cannot conquer.

    None once a conquest has ended movement and fights (M7) and no other is possible: nothing can change that.
    """
    position, mine, ways = context.position, context.position.current, context.legal_by_province(Conquer)
    if not context.opens("conquer") or (position.phase is Phase.CONQUEST and not ways):
        return []
    entered = (mine.legions.keys() | mine.galleys.keys()) - ways.keys()
    return sorted(
        (city, owner)
        for owner, nation in position.nations.items()
        if owner != position.mover
        for city in entered & nation.cities
    )


def _is_last_city(position: Position, owner: Nation) -> bool:
    return len(position.nations[owner].cities) == 1


def _describe_weak_city(context: PageContext, city: ProvinceId, owner: Nation) -> str:
    position = context.position
    if _is_last_city(position, owner):
        return say("panel-last-city", province=context.place(city), nation=owner)
    return say(
        "panel-too-weak",
        province=context.place(city),
        needed=defence(position, owner, city),
        there=sum(ready_units(position, city)),
    )


def conquest_page(context: PageContext, province: str = "") -> Page | None:
    """Create the page with the needed strength and possible units; None if the city cannot be conquered."""
    ways = context.legal_by_province(Conquer).get(province)
    if not ways:
        return None
    owner, needed = context.position.owner(province), ways[0].legions + ways[0].galleys
    ways = sorted(ways, key=lambda way: way.give_up in context.position.current.temples)
    options = [context.option(_conquest_label(context, way), [way]) for way in ways[: 2 * ENTRIES]]
    told = say(
        "panel-conquest",
        province=context.place(province),
        nation=NATION_NAMES[owner] if owner else "",
        needed=needed,
    )
    if ways[0].give_up is not None:
        told += " " + say("panel-conquest-stone")
    blocks: list[Block] = [told, *context.picks(say("panel-conquest-pick"), options, "c")]
    blocks += context.leaving("maneuver")
    return Page(say("panel-conquest-title"), tuple(blocks), PagePicture(province))


def _conquest_label(context: PageContext, way: Conquer) -> str:
    told = mix(way.legions, way.galleys)
    if way.give_up is None:
        return told
    temple = way.give_up in context.position.current.temples
    return say("panel-conquest-giving", units=told, city=context.place(way.give_up), temple=temple)

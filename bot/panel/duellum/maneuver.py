"""DUELLUM: units that can move, and possible conquests and foundings."""

from collections.abc import Collection, Sequence
from typing import Final

from bot.engine.duellum.actions import Conquer, Found
from bot.engine.duellum.rules.conquest import defence, fortress_strength
from bot.engine.terms import UNITS, ProvinceId
from bot.i18n.catalogue import say
from bot.i18n.lines import ENTRIES
from bot.panel.duellum.builder import PageContext
from bot.panel.duellum.cards import timely
from bot.panel.duellum.founding import sites_blocks
from bot.panel.groups import Group, conquest_button, group_button, groups_of
from bot.panel.page import MOST_WEIGHT, Block, Page, PagePicture, rows, weight
from bot.panel.sections import Section, fit_sections
from bot.text.duellum.position.status import format_progress
from bot.text.names import mix

_FEW: Final = 5
"""Number of combinations listed as buttons, so that one tap suffices."""


def maneuver_page(context: PageContext) -> Page:
    """Create the page of ready units and possible actions, as buttons or, if too many, menus."""
    groups = groups_of(context.position) if context.opens("move") else []
    ways = context.legal_by_province(Conquer)
    seas = format_progress(context.position, "navigator") if context.position.current.galleys else ""
    standing = "\n".join(filter(None, [context.standing(), seas]))
    top: list[Block] = [standing, *_explain_no_moves(context, groups, ways)]
    moving = [group_button(context, each) for each in groups]
    taking = [conquest_button(context, province, each) for province, each in ways.items()]
    head = say("panel-conquests" if context.opens("move") else "duellum-panel-more-conquests")
    if added := fortress_strength(context.position):
        head = f"{head}\n{say('duellum-panel-fortress', count=added)}"
    sections = [
        Section(say("panel-groups"), say("panel-group-pick"), "g", moving),
        Section(head, say("panel-conquer-pick"), "c", taking),
    ]
    bottom = [
        *filter(None, [describe_weak_cities(context)]),
        *timely(context),
        *sites_blocks(context, "maneuver"),
    ]
    bottom.append(context.last_row(context.on()))
    middle = fit_sections(context, sections, MOST_WEIGHT - weight(top) - weight(bottom))
    pressed = {province for _, province, _, _ in groups}.union(ways, context.legal_by_province(Found))
    title = say("duellum-panel-maneuver-title")
    return Page(title, (*top, *middle, *bottom), context.picture_of(pressed))


def _explain_no_moves(
    context: PageContext, groups: Sequence[Group], ways: Collection[ProvinceId]
) -> Sequence[Block]:
    """Explain why no unit can move; otherwise the buttons list the units."""
    if groups:
        return ()
    if context.opens("move"):
        return (say("panel-all-moved"),)
    return (say("duellum-panel-conquest-goes-on" if ways else "panel-movement-over"),)


def describe_weak_cities(context: PageContext) -> str:
    """Name foreign cities with own units beside them that are too weak to conquer them; "" if none are."""
    if not context.opens("conquer"):
        return ""
    mine, theirs = context.position.current, context.position.other
    entered = (mine.legions.keys() | mine.galleys.keys()) & theirs.cities.keys()
    weak = sorted(entered - context.legal_by_province(Conquer).keys())
    return "\n".join(_describe_weak_city(context, city) for city in weak)


def _describe_weak_city(context: PageContext, city: ProvinceId) -> str:
    position, place = context.position, context.place(city)
    if len(position.other.cities) == 1:
        return say("panel-last-city", province=place, nation=position.rival)
    there = sum(position.current.count(unit, city) for unit in UNITS)
    needed, extra = defence(position, city), fortress_strength(position)
    return say("duellum-panel-too-weak", province=place, needed=needed, extra=extra, there=there)


def conquest_page(context: PageContext, province: str = "") -> Page | None:
    """Create the page with the needed strength and possible units; None if the city cannot be conquered."""
    ways = context.legal_by_province(Conquer).get(province)
    if not ways:
        return None
    position = context.position
    needed = ways[0].legions + ways[0].galleys
    told = say(
        "duellum-panel-conquest",
        province=context.place(province),
        nation=position.rival,
        needed=needed,
        extra=fortress_strength(position),
    )
    blocks: list[Block] = [told]
    if len(ways) <= _FEW:
        mixes = [context.do(mix(way.legions, way.galleys), [way], "strong") for way in ways]
        blocks += [say("panel-conquest-pick"), *rows(mixes)]
    else:
        options = [context.option(mix(way.legions, way.galleys), [way]) for way in ways[:ENTRIES]]
        blocks += context.picks(say("panel-conquest-pick"), options, "c")
    blocks += context.leaving("maneuver")
    return Page(say("panel-conquest-title"), tuple(blocks), PagePicture(province))

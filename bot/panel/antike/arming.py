"""ARMING: cities with their limits, plus and minus; what is chosen stands in the buttons until it is done."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.engine.antike import Position, apply
from bot.engine.antike.actions import Arm
from bot.engine.antike.rules import arming
from bot.engine.errors import RuleError
from bot.engine.payment import ChipPrice
from bot.engine.terms import UNITS, ProvinceId, Resource, Unit
from bot.i18n.catalogue import say
from bot.i18n.lists import join
from bot.notation.antike import print_turn
from bot.panel.antike.builder import PageContext
from bot.panel.antike.payment import choices, paid_first
from bot.panel.page import Block, Page, PagePicture, PanelButton, Row
from bot.text.names import units

Draft = Mapping[ProvinceId, tuple[int, int]]
"""Legions and galleys to be set up, by city."""
_CITIES_A_PAGE: Final = 4


def read_draft(position: Position, text: str) -> Draft:
    """What is chosen so far, with cities by their place in the alphabet; empty where it cannot be read."""
    cities = sorted(position.current.cities)
    try:
        parts = [tuple(map(int, part.split("-"))) for part in text.split(",") if part]
        return {cities[at]: (legions, galleys) for at, legions, galleys in parts}
    except (ValueError, IndexError):
        return {}


def _written(position: Position, draft: Draft) -> str:
    cities = sorted(position.current.cities)
    return ",".join(
        f"{cities.index(city)}-{legions}-{galleys}"
        for city, (legions, galleys) in sorted(draft.items())
        if legions or galleys
    )


def _actions(draft: Draft) -> list[Arm]:
    return [Arm(city, *counts) for city, counts in sorted(draft.items()) if any(counts)]


def previewed(position: Position, draft: Draft, first: Resource | None = None) -> Position:
    """The position as it would be with the units set up; as it is where they cannot be."""
    after = position
    try:
        for action in _actions(draft):
            after, _ = apply(after, paid_first(after, action, first))
    except RuleError:
        return position
    return after


def drafted(asked: str) -> str:
    """What is chosen and not yet done on the page asked for; "" where nothing is."""
    name, *arguments = asked.split(".")
    return arguments[1] if name == "arms" and len(arguments) > 1 else ""


def arms_page(context: PageContext, number: str = "0", text: str = "") -> Page:
    """Four cities at a time; what is chosen is done or put back before anything else."""
    position = context.position
    draft = read_draft(position, text)
    after = previewed(position, draft, context.first)
    cities = [city for city in sorted(position.current.cities) if _room(position, city)]
    last = max(0, len(cities) - 1) // _CITIES_A_PAGE
    at = min(int(number) if number.isdecimal() else 0, last)
    blocks: list[Block] = [context.standing(), _summary(context, draft, after)]
    for city in cities[at * _CITIES_A_PAGE : (at + 1) * _CITIES_A_PAGE]:
        blocks += _city(context, city, draft, after, at)
    blocks += _pages(context, at, last, draft)
    blocks += _last_rows(context, draft, at)
    return Page(say("panel-arms-title"), tuple(blocks), PagePicture(next(iter(sorted(draft)), None)))


def _last_rows(context: PageContext, draft: Draft, at: int) -> Sequence[Block]:
    """The way on; with units chosen, what they cost and the only two things to do with them."""
    count = sum(map(sum, draft.values()))
    if not count:
        return [context.back_row(context.go(say("panel-on"), "more", "good"))]
    paid = choices(context.position, [ChipPrice(iron=count)])
    done = context.do(say("panel-arms-do", count=count), _actions(draft), "good")
    clear = context.go(say("panel-arms-clear"), f"arms.{at}")
    return [*context.paying_row(_page(context, at, draft), paid), Row((done, clear))]


def _room(position: Position, city: ProvinceId) -> bool:
    return any(arming.room(position, city, unit) > 0 for unit in UNITS)


def _summary(context: PageContext, draft: Draft, after: Position) -> str:
    if not draft:
        return say("panel-arms-none")
    chosen = [
        say("panel-arms-chosen", units=join(_named(counts)), city=context.place(city))
        for city, counts in sorted(draft.items())
        if any(counts)
    ]
    left = after.current.purse
    return say("panel-arms-sum", chosen=join(chosen), iron=left.iron, coins=left.coins)


def _named(counts: tuple[int, int]) -> list[str]:
    return [units(count, unit) for unit, count in zip(UNITS, counts, strict=True) if count]


def _city(
    context: PageContext, city: ProvinceId, draft: Draft, after: Position, at: int
) -> tuple[Block, Row]:
    """A line about a city, and its buttons."""
    left = arming.places_left(after, city)
    chosen = join(_named(draft.get(city, (0, 0)))) or say("panel-arms-nothing")
    line = say("panel-arms-city", city=context.place(city), chosen=chosen, left=left)
    presses = [
        *(_plus(context, city, unit, draft, after, at) for unit in UNITS),
        *(
            _minus(context, city, unit, draft, at)
            for unit in UNITS
            if draft.get(city, (0, 0))[UNITS.index(unit)]
        ),
    ]
    return line, Row(tuple(presses))


def _changed(draft: Draft, city: ProvinceId, unit: Unit, by: int) -> Draft:
    legions, galleys = draft.get(city, (0, 0))
    counts = (legions + by, galleys) if unit == "legion" else (legions, galleys + by)
    return {**draft, city: counts}


def _plus(
    context: PageContext, city: ProvinceId, unit: Unit, draft: Draft, after: Position, at: int
) -> PanelButton:
    purse = after.current.purse
    may = arming.room(after, city, unit) > 0 and purse.iron + purse.coins > 0
    chosen = _changed(draft, city, unit, 1)
    page = _page(context, at, chosen)
    fits = context.ask("go", page).fits and context.ask("do", print_turn(_actions(chosen))).fits
    return context.go(say("panel-plus", unit=unit), page, "main", disabled=not (may and fits))


def _minus(context: PageContext, city: ProvinceId, unit: Unit, draft: Draft, at: int) -> PanelButton:
    return context.go(say("panel-minus", unit=unit), _page(context, at, _changed(draft, city, unit, -1)))


def _page(context: PageContext, at: int, draft: Draft) -> str:
    return f"arms.{at}.{_written(context.position, draft)}"


def _pages(context: PageContext, at: int, last: int, draft: Draft) -> tuple[Block, ...]:
    if not last:
        return ()
    before = context.go("◀", _page(context, at - 1, draft), disabled=at == 0)
    after = context.go("▶", _page(context, at + 1, draft), disabled=at == last)
    return (say("panel-page", page=at + 1, pages=last + 1), Row((before, after)))

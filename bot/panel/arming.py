"""Units set up with plus and minus; what is chosen stands in the buttons until it is done."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from bot.engine.errors import RuleError
from bot.engine.payment import ChipPrice
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import UNITS, ProvinceId, Resource, Unit
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.panel.context import BasicContext
from bot.panel.page import Block, Page, PagePicture, PanelButton, Row
from bot.panel.payment import PaidFirst, choices
from bot.panel.requests import number_of
from bot.rulesets import ruleset_of
from bot.text.names import units
from bot.text.prices import brief_price

Draft = Mapping[ProvinceId, tuple[int, int]]
"""Legions and galleys to be set up, by city."""
_CITIES_A_PAGE: Final = 4


class Arming(NamedTuple):
    """How a ruleset sets up units."""

    arm: Callable[[ProvinceId, int, int], Any]
    """The action."""
    room: Callable[[Any, ProvinceId, Unit], int]
    """How many more units of a kind a city takes."""
    places_left: Callable[[Any, ProvinceId], int]
    """How many units of both kinds."""
    price: Callable[[int], ChipPrice]
    """Of so many units."""
    paid: PaidFirst
    about: Callable[[Any, ProvinceId], str] = lambda _context, _city: ""
    """What waits in a city."""

    def actions(self, draft: Draft) -> list[Any]:
        """One for each city."""
        return [self.arm(city, *counts) for city, counts in sorted(draft.items()) if any(counts)]

    def previewed(self, position: OwnPosition, draft: Draft, first: Resource | None = None) -> OwnPosition:
        """The position as it would be with the units set up; as it is where they cannot be."""
        after, rules = position, ruleset_of(position).rules
        try:
            for action in self.actions(draft):
                after, _ = rules.apply(after, self.paid(after, action, first))
        except RuleError:
            return position
        return after

    def has_room(self, position: OwnPosition, city: ProvinceId) -> bool:
        """Whether anything could be set up there, whatever it costs."""
        return any(self.room(position, city, unit) > 0 for unit in UNITS)


def read_draft(position: OwnPosition, text: str) -> Draft:
    """What is chosen so far, with cities by their place in the alphabet; empty where it cannot be read."""
    cities = sorted(position.current.cities)
    try:
        parts = [tuple(map(int, part.split("-"))) for part in text.split(",") if part]
        return {cities[at]: (legions, galleys) for at, legions, galleys in parts}
    except (ValueError, IndexError):
        return {}


def _written(position: OwnPosition, draft: Draft) -> str:
    cities = sorted(position.current.cities)
    return ",".join(
        f"{cities.index(city)}-{legions}-{galleys}"
        for city, (legions, galleys) in sorted(draft.items())
        if legions or galleys
    )


def drafted(asked: str) -> str:
    """What is chosen and not yet done on the page asked for; "" where nothing is."""
    name, *arguments = asked.split(".")
    return arguments[1] if name == "arms" and len(arguments) > 1 else ""


class _Choice(NamedTuple):
    """What is chosen on which page, and what would come of it."""

    context: BasicContext
    arming: Arming
    at: int
    draft: Draft
    after: OwnPosition

    def page(self, draft: Draft, at: int | None = None) -> str:
        """Where something else is chosen, or other cities are seen."""
        return f"arms.{self.at if at is None else at}.{_written(self.context.position, draft)}"

    def changed(self, city: ProvinceId, unit: Unit, by: int) -> Draft:
        """With a unit more or less."""
        legions, galleys = self.draft.get(city, (0, 0))
        counts = (legions + by, galleys) if unit == "legion" else (legions, galleys + by)
        return {**self.draft, city: counts}


def arms_page(context: BasicContext, arming: Arming, title: str, number: str = "0", text: str = "") -> Page:
    """Four cities at a time; what is chosen is done or put back before anything else."""
    position = context.position
    draft = read_draft(position, text)
    after = arming.previewed(position, draft, context.first)
    cities = [city for city in sorted(position.current.cities) if arming.has_room(position, city)]
    last = max(0, len(cities) - 1) // _CITIES_A_PAGE
    choice = _Choice(context, arming, min(number_of(number), last), draft, after)
    at = choice.at * _CITIES_A_PAGE
    blocks: list[Block] = [context.standing(), _summary(choice)]
    listed = cities[at : at + _CITIES_A_PAGE]
    for city in listed:
        blocks += _city(choice, city)
    blocks += _pages(choice, last)
    blocks += _last_rows(choice)
    return Page(title, tuple(blocks), PagePicture(around=tuple(sorted({*listed, *draft}))))


def _last_rows(choice: _Choice) -> Sequence[Block]:
    """The way on; with units chosen, what they cost and the only two things to do with them."""
    context, draft = choice.context, choice.draft
    count = sum(map(sum, draft.values()))
    if not count:
        return [context.back_row(context.on())]
    paid = choices(context.position, [choice.arming.price(count)])
    done = context.do(say("panel-arms-do", count=count), choice.arming.actions(draft), "good")
    clear = context.go(say("panel-arms-clear"), f"arms.{choice.at}")
    return [*context.paying_row(choice.page(draft), paid), Row((done, clear))]


def _summary(choice: _Choice) -> str:
    if not choice.draft:
        return say("panel-arms-none", price=brief_price(choice.arming.price(1)))
    chosen = [
        say("panel-arms-chosen", units=join(_named(counts)), city=choice.context.place(city))
        for city, counts in sorted(choice.draft.items())
        if any(counts)
    ]
    left = choice.after.current.purse
    return say("panel-arms-sum", chosen=join(chosen), iron=left.iron, coins=left.coins)


def _named(counts: tuple[int, int]) -> list[str]:
    return [units(count, unit) for unit, count in zip(UNITS, counts, strict=True) if count]


def _city(choice: _Choice, city: ProvinceId) -> tuple[Block, Row]:
    """A line about a city, and its buttons."""
    counts = choice.draft.get(city, (0, 0))
    left = choice.arming.places_left(choice.after, city)
    place, chosen, kinds = choice.context.place(city), join(_named(counts)), _kinds(choice, city)
    line = say("panel-arms-city", city=place, some=any(counts), chosen=chosen, left=left, kinds=kinds)
    about = choice.arming.about(choice.context, city)
    presses = [
        *(_plus(choice, city, unit) for unit in UNITS),
        *(_minus(choice, city, unit) for unit, count in zip(UNITS, counts, strict=True) if count),
    ]
    return f"{line} · {about}" if about else line, Row(tuple(presses))


def _kinds(choice: _Choice, city: ProvinceId) -> str:
    """Which units still fit there, whatever they cost: why one of the buttons is dead."""
    kinds = [unit for unit in UNITS if choice.arming.room(choice.after, city, unit) > 0]
    return "both" if len(kinds) > 1 else kinds[0] if kinds else "none"


def _plus(choice: _Choice, city: ProvinceId, unit: Unit) -> PanelButton:
    context, arming = choice.context, choice.arming
    payable = arming.price(1).affordable(choice.after.current.purse)
    chosen = choice.changed(city, unit, 1)
    page = choice.page(chosen)
    fits = context.ask("go", page).fits and context.fits(arming.actions(chosen))
    may = payable and fits and arming.room(choice.after, city, unit) > 0
    return context.go(say("panel-plus", unit=unit), page, "main", disabled=not may, icon=unit)


def _minus(choice: _Choice, city: ProvinceId, unit: Unit) -> PanelButton:
    page = choice.page(choice.changed(city, unit, -1))
    return choice.context.go(say("panel-minus", unit=unit), page, icon=unit)


def _pages(choice: _Choice, last: int) -> tuple[Block, ...]:
    if not last:
        return ()
    at, go = choice.at, choice.context.go
    before = go("◀", choice.page(choice.draft, at - 1), disabled=at == 0)
    after = go("▶", choice.page(choice.draft, at + 1), disabled=at == last)
    return (say("panel-page", page=at + 1, pages=last + 1), Row((before, after)))

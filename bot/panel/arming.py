"""Placing units with plus, minus and filling up; the selection is kept in the buttons until confirmed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from bot.engine.errors import RuleError
from bot.engine.payment import ChipPrice, payable
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import UNITS, ProvinceId, Resource, Unit
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.panel.context import BasicContext
from bot.panel.page import MOST_WEIGHT, Block, Page, PagePicture, PanelButton, Row, weight
from bot.panel.payment import PaidFirst, choices
from bot.panel.requests import number_of
from bot.rulesets import ruleset_of
from bot.text.names import mix, units
from bot.text.prices import brief_price

Draft = Mapping[ProvinceId, tuple[int, int]]
"""Legions and galleys to place, by city."""
_CITIES_A_PAGE: Final = 4


class Arming(NamedTuple):
    """How a ruleset places units."""

    arm: Callable[[ProvinceId, int, int], Any]
    """Creates the action."""
    room: Callable[[Any, ProvinceId, Unit], int]
    """Number of further units of a type a city accepts."""
    places_left: Callable[[Any, ProvinceId], int]
    """Number of further units of both types a city accepts."""
    price: Callable[[int], ChipPrice]
    """Price of a number of units."""
    paid: PaidFirst
    about: Callable[[Any, ProvinceId], str] = lambda _context, _city: ""
    """Describes what units meet in a city."""

    def actions(self, draft: Draft) -> list[Any]:
        """Return one action per city."""
        return [self.arm(city, *counts) for city, counts in sorted(draft.items()) if any(counts)]

    def preview(self, position: OwnPosition, draft: Draft, first: Resource | None = None) -> OwnPosition:
        """Return the position with the units placed; unchanged if that is illegal."""
        after, rules = position, ruleset_of(position).rules
        try:
            for action in self.actions(draft):
                after, _ = rules.apply(after, self.paid(after, action, first))
        except RuleError:
            return position
        return after

    def has_room(self, position: OwnPosition, city: ProvinceId) -> bool:
        """Return whether any unit could be placed in a city, regardless of price."""
        return any(self.room(position, city, unit) > 0 for unit in UNITS)


def read_draft(position: OwnPosition, text: str) -> Draft:
    """Parse a selection, with cities by alphabetical index; empty if invalid."""
    cities = sorted(position.current.cities)
    try:
        parts = [tuple(map(int, part.split("-"))) for part in text.split(",") if part]
        return {cities[at]: (legions, galleys) for at, legions, galleys in parts}
    except (ValueError, IndexError):
        return {}


def _write_draft(position: OwnPosition, draft: Draft) -> str:
    cities = sorted(position.current.cities)
    return ",".join(
        f"{cities.index(city)}-{legions}-{galleys}"
        for city, (legions, galleys) in sorted(draft.items())
        if legions or galleys
    )


def draft_of(asked: str) -> str:
    """Return the unconfirmed selection of the requested page; "" if there is none."""
    name, *arguments = asked.split(".")
    return arguments[1] if name == "arms" and len(arguments) > 1 else ""


class _Choice(NamedTuple):
    """A selection, its page, and the resulting position."""

    context: BasicContext
    arming: Arming
    at: int
    draft: Draft
    after: OwnPosition

    def page(self, draft: Draft, at: int | None = None) -> str:
        """Return the request of the page with a changed selection or other cities."""
        return f"arms.{self.at if at is None else at}.{_write_draft(self.context.position, draft)}"

    def changed(self, city: ProvinceId, unit: Unit, by: int) -> Draft:
        """Return the selection with a unit added or removed."""
        legions, galleys = self.draft.get(city, (0, 0))
        counts = (legions + by, galleys) if unit == "legion" else (legions, galleys + by)
        return {**self.draft, city: counts}

    def may_add(self, city: ProvinceId, unit: Unit) -> bool:
        """Return whether a further unit is affordable and has room in a city."""
        payable = self.arming.price(1).affordable(self.after.current.purse)
        return payable and self.arming.room(self.after, city, unit) > 0

    def fits(self, draft: Draft) -> bool:
        """Return whether buttons can encode a selection."""
        page = self.context.ask("go", self.page(draft))
        return page.is_within_limit and self.context.fits(self.arming.actions(draft))


def arms_page(context: BasicContext, arming: Arming, title: str, number: str = "0", text: str = "") -> Page:
    """Create the page of four cities at a time; a selection must be confirmed or discarded first."""
    position = context.position
    draft = read_draft(position, text)
    after = arming.preview(position, draft, context.first)
    cities = [city for city in sorted(position.current.cities) if arming.has_room(position, city)]
    last = max(0, len(cities) - 1) // _CITIES_A_PAGE
    choice = _Choice(context, arming, min(number_of(number), last), draft, after)
    at = choice.at * _CITIES_A_PAGE
    blocks: list[Block] = [context.standing(), _summary(choice)]
    listed = cities[at : at + _CITIES_A_PAGE]
    for city in listed:
        blocks += _city(choice, city)
    ending = [*_pages(choice, last), *_limit(choice, listed), *_last_rows(choice)]
    fills = [press for unit in UNITS for press in _fill(choice, listed, unit)]
    if fills and weight([*blocks, Row(tuple(fills)), *ending]) <= MOST_WEIGHT:
        blocks.append(Row(tuple(fills)))
    blocks += ending
    return Page(title, tuple(blocks), PagePicture(around=tuple(sorted({*listed, *draft}))))


def _limit(choice: _Choice, cities: Sequence[ProvinceId]) -> Sequence[Block]:
    """Return a note if units cannot be added only because the selection is too long for a button."""
    addable = [(city, unit) for city in cities for unit in UNITS if choice.may_add(city, unit)]
    if all(choice.fits(choice.changed(city, unit, 1)) for city, unit in addable):
        return ()
    return (say("panel-arms-first"),)


def _last_rows(choice: _Choice) -> Sequence[Block]:
    """Return the row to continue; with a selection, its price and the buttons to confirm or discard it."""
    context, draft = choice.context, choice.draft
    count = sum(map(sum, draft.values()))
    if not count:
        return [context.last_row(context.on())]
    paid = choices(context.position, [choice.arming.price(count)])
    done = context.do(say("panel-arms-do", count=count), choice.arming.actions(draft), "good")
    clear = context.go(say("panel-arms-clear"), f"arms.{choice.at}")
    return [*context.paying_row(choice.page(draft), paid), Row((done, clear))]


def _summary(choice: _Choice) -> str:
    if not choice.draft:
        return say("panel-arms-none", price=brief_price(choice.arming.price(1)))
    chosen = [
        say("panel-arms-chosen", units=mix(*counts), city=choice.context.place(city))
        for city, counts in sorted(choice.draft.items())
        if any(counts)
    ]
    left = choice.after.current.purse
    return say("panel-arms-sum", chosen=join(chosen), iron=left.iron, coins=left.coins)


def _city(choice: _Choice, city: ProvinceId) -> tuple[Block, Row]:
    counts = choice.draft.get(city, (0, 0))
    left = choice.arming.places_left(choice.after, city)
    place, chosen, kinds = choice.context.place(city), mix(*counts), _kinds(choice, city)
    line = say("panel-arms-city", city=place, some=any(counts), chosen=chosen, left=left, kinds=kinds)
    about = choice.arming.about(choice.context, city)
    presses = [
        *(_plus(choice, city, unit) for unit in UNITS),
        *(_minus(choice, city, unit) for unit, count in zip(UNITS, counts, strict=True) if count),
    ]
    return f"{line} · {about}" if about else line, Row(tuple(presses))


def _kinds(choice: _Choice, city: ProvinceId) -> str:
    """Return which unit types still fit, regardless of price, as the reason for disabled buttons."""
    kinds = [unit for unit in UNITS if choice.arming.room(choice.after, city, unit) > 0]
    if len(kinds) != 1:
        return "both" if kinds else "none"
    other: Unit = "galley" if kinds == ["legion"] else "legion"
    return f"no-{other}" if choice.after.setup.board.carries(other, city) else kinds[0]


def _plus(choice: _Choice, city: ProvinceId, unit: Unit) -> PanelButton:
    chosen = choice.changed(city, unit, 1)
    may = choice.may_add(city, unit) and choice.fits(chosen)
    return choice.context.go(
        say("panel-plus", unit=unit), choice.page(chosen), "main", disabled=not may, icon=unit
    )


def _minus(choice: _Choice, city: ProvinceId, unit: Unit) -> PanelButton:
    page = choice.page(choice.changed(city, unit, -1))
    return choice.context.go(say("panel-minus", unit=unit), page, icon=unit)


def _fill(choice: _Choice, cities: Sequence[ProvinceId], unit: Unit) -> tuple[PanelButton, ...]:
    """Return the button that adds all units of a type that these cities take; none if `+` does the same.

    Cities where units meet something are left out: what is lost there is for the player to decide.
    """
    filled, arming, price = choice, choice.arming, choice.arming.price(1)
    for city in cities:
        room = 0 if arming.about(choice.context, city) else arming.room(filled.after, city, unit)
        count = payable(price, filled.after.current.purse, room)
        draft = filled.changed(city, unit, count)
        if count and choice.fits(draft):
            after = arming.preview(choice.context.position, draft, choice.context.first)
            filled = filled._replace(draft=draft, after=after)
    added = sum(map(sum, filled.draft.values())) - sum(map(sum, choice.draft.values()))
    if added < 2:
        return ()
    label = say("panel-fill", units=units(added, unit))
    return (choice.context.go(label, choice.page(filled.draft), icon=unit),)


def _pages(choice: _Choice, last: int) -> tuple[Block, ...]:
    if not last:
        return ()
    at, go = choice.at, choice.context.go
    before = go("◀", choice.page(choice.draft, at - 1), disabled=at == 0)
    after = go("▶", choice.page(choice.draft, at + 1), disabled=at == last)
    return (say("panel-page", page=at + 1, pages=last + 1), Row((before, after)))

"""All presses in a lesson, and their results."""

import re
from collections import deque
from collections.abc import Iterator
from itertools import chain, combinations
from typing import NamedTuple

from bot.lessons import Lesson
from bot.panel import Page, PanelMenu, Row
from bot.panel.learning.lesson import ALL_LESSONS, HINT, PLAY, LessonRequest, answer, lesson_page

TAPS = {"button": 1, "menu": 2}
"""Taps by kind of control; a menu is opened first."""


class Place(NamedTuple):
    """A page of a lesson, with the page of the panel requested on it; "" for none."""

    number: int
    asked: str = ""


class Way(NamedTuple):
    """A press, the place it leads to, its taps, and the note shown then."""

    place: Place
    taps: int
    pressed: tuple[str, ...] = ()
    """Its actions in notation; empty if it only opens a page."""
    note: str = ""


def ways(lesson: Lesson, place: Place) -> Iterator[Way]:
    """Yield all presses of a page that stay in the lesson, for menus every choice that Discord allows."""
    for block in lesson_page(lesson, *place).blocks:
        if isinstance(block, Row):
            for press in block.presses:
                if press.ask and not _leads_away(lesson, press.ask):
                    yield _way(lesson, [read(press.ask)], TAPS["button"])
        elif isinstance(block, PanelMenu):
            chosen = [read(block.ask).chosen(option.value) for option in block.options]
            every = chain.from_iterable(combinations(chosen, count + 1) for count in range(block.most))
            for picked in every:
                yield _way(lesson, [each for each in picked if each is not None], TAPS["menu"])


def _leads_away(lesson: Lesson, ask: str) -> bool:
    """Return whether a press leads to the list of lessons, to another lesson or to a game."""
    return ask == ALL_LESSONS or ask.startswith(PLAY) or read(ask).lesson != lesson.id


def read(ask: str) -> LessonRequest:
    """Parse a custom id as Discord sends it back, of 100 characters at most."""
    match = re.fullmatch(LessonRequest.PATTERN, ask)
    assert match is not None, ask
    assert len(ask) <= 100, ask
    return LessonRequest.read(match)


def _way(lesson: Lesson, asked: list[LessonRequest], taps: int) -> Way:
    first = asked[0]
    if first.verb == "go":
        return Way(Place(first.step, first.rest), taps)
    text = "; ".join(each.rest for each in asked)
    number, note = answer(lesson, first.step, text)
    return Way(Place(number), taps, (text,), note)


def places(lesson: Lesson) -> dict[Place, list[Way]]:
    """Return all places that can be reached, with all presses there."""
    found: dict[Place, list[Way]] = {}
    waiting = deque([Place(0)])
    while waiting:
        place = waiting.popleft()
        if place in found:
            continue
        found[place] = list(ways(lesson, place))
        waiting.extend(way.place for way in found[place])
    return found


def taps_to_end(lesson: Lesson) -> dict[Place, int]:
    """Return the fewest taps from each place to the last page, without hints, if there is a way."""
    found, end = places(lesson), len(lesson.steps) - 1
    best = {place: 0 for place in found if place.number == end}
    changed = True
    while changed:
        changed = False
        for place, presses in found.items():
            known = (way for way in presses if way.place in best and way.place.asked != HINT)
            taps = min((best[way.place] + way.taps for way in known), default=None)
            if taps is not None and taps < best.get(place, 10**6):
                best[place], changed = taps, True
    return best


def words(page: Page) -> int:
    """Return the number of words in the lesson's own text, the first block."""
    text = page.blocks[0]
    assert isinstance(text, str)
    return len(text.split())

"""Pictures of pages: of the panel, and of lessons."""

from typing import TYPE_CHECKING, Any, Final

from bot.app import PlayerView
from bot.engine.ruleset import OwnPosition
from bot.i18n.catalogue import say
from bot.lessons import Lesson, LessonPicture, Step, in_language
from bot.panel import Page
from bot.panel.lesson import HINT, lesson_view
from bot.render import Picture, Renderer, reach_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.engine.terms import Nation

_WIDTH: Final = 1200
"""Pixels; three times as fine as a narrow screen."""


def draw_page(renderer: Renderer, view: PlayerView, page: Page, asked: str) -> Picture:
    """The position as it is, or as it would be with what is chosen on the page asked for."""
    return _draw(renderer, view, page, asked, view.table.names, _ribbon(view))


def draw_hint(renderer: Renderer, view: PlayerView, page: Page) -> Picture:
    """The position as it is, and where a hint is about."""
    return _draw(renderer, view, page, "", view.table.names, "")


def draw_lesson(renderer: Renderer, lesson: Lesson, number: int, page: Page, asked: str) -> Picture:
    """What a page of a lesson has to show; what the panel shows where it says nothing of that."""
    step, view = lesson.steps[number], lesson_view(lesson, number)
    if asked == HINT:
        asked = step.page
    if step.picture is None or asked not in {"", step.page}:
        return _draw(renderer, view, page, asked, {}, "")
    return _own(renderer, step, step.picture)


def _own(renderer: Renderer, step: Step, picture: LessonPicture) -> Picture:
    own = renderer.own(step.position.setup.ruleset)
    if picture.part == "ways":
        ways: Picture = own.draw_ways(step.position)
        return ways
    if picture.part is not None:
        part: Picture = own.explain(step.position, picture.part, in_language(picture.alt or {}))
        return part
    wishes: dict[str, Any] = {
        "view": picture.view,
        "region": picture.region,
        "nation": picture.nation,
        "around": picture.around,
        "reach": picture.reach,
        "since": step.latest if picture.latest else (),
        "width": None if picture.view in {"close", "region", "phone"} else _WIDTH,
    }
    return renderer.draw(step.position, **wishes)


def _draw(
    renderer: Renderer,
    view: PlayerView,
    page: Page,
    asked: str,
    names: "Mapping[Nation, str]",
    ribbon: str,
) -> Picture:
    position, shot = _shown(view, asked), page.shot
    if shot.ways:
        ways: Picture = renderer.own(view.table.ruleset.id).draw_ways(position)
        return ways
    if shot.region is not None and shot.unit is not None:
        reach = reach_of(position, shot.region, shot.unit, (position.mover,))
        reached = (shot.region, *reach.steps)
        return renderer.draw(
            position, view="reach", names=names, reach=reach, ribbon=ribbon, around=reached, width=_WIDTH
        )
    if shot.region is not None:
        return renderer.draw(position, view="region", names=names, region=shot.region, ribbon=ribbon)
    around = view.table.ruleset.panel.own_places(position, view.seat.nation or position.mover)
    return renderer.draw(position, names=names, around=around, ribbon=ribbon, width=_WIDTH)


def _ribbon(view: PlayerView) -> str:
    """What stands across a picture of something that is not so yet."""
    if view.plan is not None:
        return say("plans-panel-ribbon")
    return say("panel-ribbon") if view.own_turn else ""


def _shown(view: PlayerView, asked: str) -> OwnPosition:
    """With what is chosen and not yet done."""
    if not view.acts:
        return view.position
    return view.table.ruleset.panel.previewed(view.position, asked)

"""Pictures of panel and lesson pages."""

from typing import TYPE_CHECKING, Any, Final

from bot.app import PlayerView
from bot.engine.events import Fought
from bot.engine.ruleset import OwnPosition
from bot.i18n.catalogue import say
from bot.lessons import Lesson, LessonPicture, Step, in_language
from bot.panel import Page
from bot.panel.learning.lesson import HINT, lesson_view
from bot.render import reach_of
from bot.rulesets import ruleset_of
from bot.workers.render_queue import PictureRequest

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.engine.terms import Nation, ProvinceId

_WIDTH: Final = 1200
"""Pixels; three times the width of a narrow screen."""


def panel_picture(view: PlayerView, page: Page, asked: str) -> PictureRequest:
    """Request the picture of the position, with the selection of the requested page applied."""
    return _panel_picture_request(view, page, asked, view.table.names, _ribbon(view))


def hint_picture(view: PlayerView, page: Page) -> PictureRequest:
    """Request the picture of the position, framed for a hint."""
    return _panel_picture_request(view, page, "", view.table.names, "")


def lesson_picture(lesson: Lesson, number: int, page: Page, asked: str = "") -> PictureRequest:
    """Request the picture of a lesson page; the panel's picture if the lesson does not specify one."""
    step, view = lesson.steps[number], lesson_view(lesson, number)
    if asked == HINT:
        asked = step.page
    if step.picture is None or asked not in {"", step.page}:
        return _panel_picture_request(view, page, asked, {}, "")
    return _step_picture_request(step, step.picture)


def _step_picture_request(step: Step, picture: LessonPicture) -> PictureRequest:
    if picture.part is not None:
        alt = in_language(picture.alt or {})
        return PictureRequest(step.position, {"part": picture.part, "alt": alt}, "explain")
    options: dict[str, Any] = {
        "view": picture.view,
        "nation": picture.nation,
        "around": picture.around,
        "reach": picture.reach,
        "since": step.latest if picture.latest else (),
        "width": None if picture.view == "close" else _WIDTH,
    }
    return PictureRequest(step.position, options)


def _panel_picture_request(
    view: PlayerView, page: Page, asked: str, names: "Mapping[Nation, str]", ribbon: str
) -> PictureRequest:
    position, shot = _previewed_position(view, asked), page.shot
    if shot.ways:
        return PictureRequest(position, {}, "draw_ways")
    fights = [event for event in view.happened if isinstance(event, Fought)] if ribbon else []
    fought = {fight.province for fight in fights}  # often no own unit is left there
    options: dict[str, Any] = {"names": names, "ribbon": ribbon}
    if shot.standing:
        options |= {"view": "close", "nation": view.seat.nation or position.mover}
    elif shot.region is None or (shot.unit is None and shot.region in fought):
        own = [*_own_places(position, view.seat.nation or position.mover), *sorted(fought)]
        around = shot.around or ([shot.region] if shot.region else own)
        options |= {"around": around, "since": fights, "width": _WIDTH}
    elif shot.unit is None:
        options |= {"view": "region", "region": shot.region}
    else:
        reach = reach_of(position, shot.region, shot.unit, (position.mover,))
        options |= {"view": "reach", "reach": reach, "around": (shot.region, *reach.steps), "width": _WIDTH}
    return PictureRequest(position, options)


def _own_places(position: OwnPosition, nation: "Nation") -> "list[ProvinceId]":
    """Return the provinces of a nation's cities and units, to frame the picture."""
    return sorted(ruleset_of(position).pictures.pieces_of(position).places_of(nation))


def _ribbon(view: PlayerView) -> str:
    """Return the ribbon across pictures of hypothetical positions."""
    if view.plan is not None:
        return say("plans-panel-ribbon")
    return say("panel-ribbon") if view.own_turn else ""


def _previewed_position(view: PlayerView, asked: str) -> OwnPosition:
    """Return the position with the unsubmitted selection applied."""
    if not view.acts:
        return view.position
    return view.table.ruleset.panel.preview(view.position, asked)

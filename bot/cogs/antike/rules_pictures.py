"""The pictures of `/rules` and `/help`: drawn once in each language, from one small position kept as data."""

import asyncio
import json
import logging
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, cast

from bot.engine.antike import Position
from bot.i18n.catalogue import language, say
from bot.model.language import Language
from bot.records import read_record
from bot.render import Picture, Renderer, reach_of

if TYPE_CHECKING:
    from bot.render.antike.renderer import Renderer as AntikeRenderer
    from bot.render.antike.views.rules_pictures import Part

_log = logging.getLogger(__name__)
_DATA: Final[Mapping[str, Any]] = json.loads(
    (files("bot.cogs.antike") / "rules_pictures.json").read_text("utf-8")
)
PICTURED: Final = tuple(_DATA["pictures"])
"""The topics that have one."""
_WIDTH: Final = 1000
"""Pixels of a part of the map."""
_kept: Final[dict[tuple[str, Language], Picture]] = {}


async def lesson(renderer: Renderer, topic: str) -> Picture | None:
    """The picture of a topic; None where words do, or where it cannot be drawn."""
    if topic not in PICTURED:
        return None
    known = (topic, language())
    try:
        if known not in _kept:
            _kept[known] = await asyncio.to_thread(draw_lesson, renderer, topic)
    except Exception:
        _log.exception("the picture of the topic %s could not be drawn", topic)
        return None
    return _kept[known]


def draw_lesson(renderer: Renderer, topic: str) -> Picture:
    """Draw it, in the language spoken."""
    shown, alt = _DATA["pictures"][topic], say(f"topic-{topic}.picture")
    if part := shown.get("part"):
        own: AntikeRenderer = renderer.own("antike")
        return own.explain(_position(), None if part == "goal" else cast("Part", part), alt)
    options: dict[str, Any] = {"width": _WIDTH, "around": shown["around"]}
    if "reach" in shown:
        where, unit = shown["reach"]
        options |= {"view": "reach", "reach": reach_of(_position(), where, unit, (_position().mover,))}
    return replace(renderer.draw(_position(), **options), alt=alt, filename=f"{topic}.jpg")


@cache
def _position() -> Position:
    position: Position = read_record(json.dumps(_DATA["position"])).start
    return position

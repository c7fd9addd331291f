"""The pictures of `/rules` and `/help`: drawn once in each language, from one small position kept as data."""

import json
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from bot.engine.ruleset import OwnPosition
from bot.i18n.catalogue import language
from bot.records import read_record
from bot.render import Picture, reach_of
from bot.workers.render_queue import PictureRequest, RenderQueue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.model.language import Language

_log = logging.getLogger(__name__)
_WIDTH: Final = 1000
"""Pixels of a part of the map."""


class TopicPictures:
    """Those of one ruleset, told by the file `topic_pictures.json` in its folder of commands.

    `describe` says of a topic what its picture shows.
    """

    def __init__(self, folder: str, describe: Callable[[str], str]) -> None:
        self._data: Mapping[str, Any] = json.loads((files(folder) / "topic_pictures.json").read_text("utf-8"))
        self._describe = describe
        self.pictured = tuple(self._data["pictures"])
        """The topics that have one."""
        self._kept: dict[tuple[str, Language], Picture] = {}

    async def topic_picture(self, queue: RenderQueue, topic: str) -> Picture | None:
        """The picture of a topic; None where words do, or where it cannot be drawn."""
        if topic not in self.pictured:
            return None
        known = (topic, language())
        try:
            if known not in self._kept:
                wanted = self.wanted(topic)
                drawn = await queue.draw(topic, wanted.position, wanted.subject, **wanted.options)
                self._kept[known] = replace(drawn, alt=self._describe(topic), filename=f"{topic}.jpg")
        except Exception:
            _log.exception("the picture of the topic %s could not be drawn", topic)
            return None
        return self._kept[known]

    def wanted(self, topic: str) -> PictureRequest:
        """What is drawn of a topic."""
        shown, position = self._data["pictures"][topic], self._position
        if part := shown.get("part"):
            return PictureRequest(position, {"part": part, "alt": self._describe(topic)}, "explain")
        options: dict[str, Any] = {"width": _WIDTH, "around": shown["around"]}
        if "reach" in shown:
            where, unit = shown["reach"]
            options |= {"view": "reach", "reach": reach_of(position, where, unit, (position.mover,))}
        return PictureRequest(position, options)

    @cached_property
    def _position(self) -> OwnPosition:
        return read_record(json.dumps(self._data["position"])).start

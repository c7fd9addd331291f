"""Pictures of `/rules` and `/help`: rendered once per language and theme from a small stored position."""

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

    from bot.i18n.language import Language

_log = logging.getLogger(__name__)
_WIDTH: Final = 1000
"""Width in pixels of a map section."""


class TopicPictures:
    """Topic pictures of one ruleset, defined by `topic_pictures.json` in its commands folder.

    `describe` returns the alternative text of a topic's picture.
    """

    def __init__(self, folder: str, describe: Callable[[str], str]) -> None:
        self._data: Mapping[str, Any] = json.loads((files(folder) / "topic_pictures.json").read_text("utf-8"))
        self._describe = describe
        self.pictured = tuple(self._data["pictures"])
        """Topics with a picture."""
        self._kept: dict[tuple[str, Language, str], Picture] = {}

    async def topic_picture(self, queue: RenderQueue, topic: str, theme: str) -> Picture | None:
        """Return the picture of a topic in a theme; None if it has none or rendering failed."""
        if topic not in self.pictured:
            return None
        known = (topic, language(), theme)
        try:
            if known not in self._kept:
                wanted = self.picture_request(topic)
                drawn = await queue.draw(
                    topic, wanted.position, wanted.subject, theme=theme, **wanted.options
                )
                self._kept[known] = replace(drawn, alt=self._describe(topic), filename=f"{topic}.jpg")
        except Exception:
            _log.exception("the picture of the topic %s could not be drawn", topic)
            return None
        return self._kept[known]

    def picture_request(self, topic: str) -> PictureRequest:
        """Return the picture request of a topic."""
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

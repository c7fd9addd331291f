"""HTML document: modules, styles and data of a page in one file that works offline."""

import json
from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any, Final

from bot.boards import board_folder
from bot.engine.ruleset import Outcome, OwnPosition
from bot.engine.terms import Nation
from bot.i18n.catalogue import language, say, speaking
from bot.i18n.escaping import plain
from bot.i18n.language import LANGUAGES
from bot.model.turns import Turn
from bot.page.frames import frames_of
from bot.page.scene import names_of, outlines_of, rondel_of
from bot.page.sprites import SpriteSheet, webp_address
from bot.render.core.theme import STANDARD
from bot.render.film import played_turns
from bot.render.map.layout import read_layout
from bot.rulesets import ruleset_of
from bot.text.names import ruleset_name

MOST_BYTES: Final = 8 * 2**20
"""Size limit in bytes; any server accepts attachments of this size."""
_WEB: Final = files("bot.page") / "web"
_MODULES: Final = ("patch", "board", "zoom", "texts", "player", "main")
LABELS: Final = (
    *("first", "previous", "play", "pause", "next", "last", "turn", "closer", "farther", "whole"),
    *("tables", "notation", "words", "language", "keys"),
)
"""Labels of all controls of the page, by key of the catalogue without `page-`."""


class PageTooLargeError(ValueError):
    """The page of a game would exceed `MOST_BYTES`."""


def page_of(
    start: OwnPosition,
    past: Sequence[Turn],
    players: Mapping[Nation, str],
    outcome: Outcome | None = None,
) -> bytes:
    """Return a game as a UTF-8 HTML page that opens in the current language and contains all languages.

    `outcome` applies if the players ended the game instead of the rules. Raises `ValueError` if no turn was
    taken or the board has no picture, and `PageTooLargeError`.
    """
    turns = played_turns(past, outcome)
    names = {nation: plain(name) for nation, name in players.items()}
    data = json.dumps(_game(start, turns, names), ensure_ascii=False, separators=(",", ":"))
    html = (_WEB / "page.html").read_text("utf-8")
    parts = {
        "LANGUAGE": language(),
        "TITLE": escape(say("page-title", ruleset=ruleset_name(ruleset_of(start).id))),
        "STYLE": (_WEB / "page.css").read_text("utf-8"),
        "IMPORTS": json.dumps({"imports": {name: _data_url(name) for name in _MODULES}}),
        "GAME": data.replace("<", "\\u003c"),
    }
    for name, part in parts.items():
        html = html.replace(f"<!--{name}-->", part, 1)
    page = html.encode()
    if len(page) > MOST_BYTES:
        raise PageTooLargeError(
            say("page-too-large", size=_megabytes(len(page)), most=_megabytes(MOST_BYTES))
        )
    return page


def _megabytes(size: int) -> str:
    return f"{size / 2**20:.1f} MiB"


def _data_url(module: str) -> str:
    """Return a module as a `data:` URL, so modules import each other without a server or a bundler."""
    source = (_WEB / f"{module}.js").read_bytes()
    return f"data:text/javascript;base64,{b64encode(source).decode()}"


def _game(start: OwnPosition, turns: Sequence[Turn], names: Mapping[Nation, str]) -> dict[str, Any]:
    board = start.setup.board.id
    folder = board_folder(board)
    layout, sheet = read_layout(folder / f"{board}.layout.json"), SpriteSheet()
    rondels, labels = {}, {}
    for each in LANGUAGES:
        with speaking(each):
            rondels[each] = rondel_of(layout, ruleset_of(start).pictures.wedge_title, sheet)
            labels[each] = {label: say(f"page-{label}") for label in LABELS}
    return {
        "format": "antike-page/1",
        "board": board,
        "map": webp_address((folder / f"{board}.base.webp").read_bytes()),
        "size": layout.size,
        "box": [round(value) for value in layout.map],
        "outlines": outlines_of(layout),
        "colours": {nation: f"#{bytes(STANDARD.tints[nation]).hex()}" for nation in start.setup.nations},
        "names": list(names_of(layout, sheet)),
        "rondels": rondels,
        "labels": labels,
        "frames": frames_of(start, turns, names, layout, sheet),
        "sprites": sheet.to_json(),
    }

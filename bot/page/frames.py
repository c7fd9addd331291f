"""Frames of a page: the state after each turn, as a patch of the frame before it."""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES
from bot.model.turns import Readers, Turn
from bot.page.scene import scene_of
from bot.page.sprites import SpriteSheet
from bot.render.map.layout import Layout
from bot.rulesets import ruleset_of

_MARKS: Final = re.compile(r"\*\*|`|^-# |\\(.)|\u200b")
"""Discord's formatting characters, and those that escape them in names."""


def merge_patch(old: Any, new: Any) -> Any:
    """Return the merge patch (RFC 7396) from `old` to `new`.

    None marks removed keys, so neither value may contain it.
    """
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    gone = dict.fromkeys(key for key in old if key not in new)
    changed = {key: merge_patch(old.get(key), value) for key, value in new.items() if value != old.get(key)}
    return gone | changed


def frames_of(
    start: OwnPosition,
    turns: Sequence[Turn],
    names: Mapping[Nation, str],
    layout: Layout,
    sheet: SpriteSheet,
) -> list[dict[str, Any]]:
    """Return the complete first frame, then a merge patch for each turn."""
    whole = [_frame(start, None, names, layout, sheet)]
    whole += [_frame(turn.position, turn, names, layout, sheet) for turn in turns]
    return [whole[0], *(merge_patch(old, new) for old, new in pairwise(whole))]


def _frame(
    position: OwnPosition,
    turn: Turn | None,
    names: Mapping[Nation, str],
    layout: Layout,
    sheet: SpriteSheet,
) -> dict[str, Any]:
    found = ruleset_of(position)
    texts = {}
    for language in LANGUAGES:
        with speaking(language):
            texts[language] = _texts(position, turn, names)
    return {
        "hash": found.codec.position_hash(position),
        "scene": scene_of(position, layout, sheet),
        "notation": found.notation.print_turn(turn.actions) if turn else "",
        "texts": texts,
    }


def _texts(position: OwnPosition, turn: Turn | None, names: Mapping[Nation, str]) -> dict[str, Any]:
    """Return the turn's events and the whole board in words, in the current language."""
    text = ruleset_of(position).text
    if turn:
        heading, *more = text.format_history(position.setup.board, [turn], names)
        events = [line[2:] for line in more if line.startswith("- ")]
    else:
        heading, *events = text.format_game_start(position, Readers(names), orders=False).splitlines()
    return {
        "heading": _strip_formatting(heading),
        "events": [_strip_formatting(event) for event in events],
        "sections": _sections(text.format_whole_board(position, names)),
        "tables": len(text.format_status(position, names).sections),
    }


def _sections(lines: Sequence[str]) -> dict[str, dict[str, str]]:
    """Group lines by heading, keyed by number, so that a patch contains only the changed lines."""
    sections: list[list[str]] = []
    for line in lines:
        if line.startswith("**"):
            sections.append([])
        sections[-1].append(_strip_formatting(line))
    return {str(i): {str(j): line for j, line in enumerate(section)} for i, section in enumerate(sections)}


def _strip_formatting(text: str) -> str:
    return _MARKS.sub(r"\1", text)

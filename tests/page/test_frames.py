"""Frames: patches that make the frame of every turn from the one before it."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.boards import board_folder
from bot.i18n.language import LANGUAGES
from bot.page.frames import frames_of, merge_patch
from bot.page.sprites import SpriteSheet
from bot.records import Record, turns
from bot.render.map.layout import read_layout
from tests.page.games import antike_game, duellum_game, game_data, page

pytestmark = pytest.mark.slow

_TREES = st.recursive(
    st.integers() | st.text(max_size=3) | st.lists(st.integers(), max_size=3),
    lambda inner: st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=6,
)
_OBJECTS = st.dictionaries(st.sampled_from("abc"), _TREES, max_size=3)


def merged(target: Any, patch: Any) -> Any:
    """Return the target with a merge patch applied (RFC 7396, section 2)."""
    if not isinstance(patch, dict):
        return patch
    result = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = merged(result.get(key), value)
    return result


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # the machine may be busy
@given(_OBJECTS, _OBJECTS)
def test_a_patch_makes_the_new_of_the_old(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert merged(old, merge_patch(old, new)) == new


@pytest.mark.parametrize("game", [antike_game, duellum_game], ids=["antike", "duellum"])
def test_every_turn_has_its_position(game: Any) -> None:
    record: Record = game()
    past = [turn for turn in turns(record.start, record.actions) if turn.actions]
    frame: dict[str, Any] = {}
    frames = game_data(page(record).decode())["frames"]
    codec = record.ruleset.codec
    for patch, position in zip(frames, [record.start, *(turn.position for turn in past)], strict=True):
        frame = merged(frame, patch)
        assert frame["hash"] == codec.position_hash(position)
        owners = {city: nation for nation, state in position.nations.items() for city in state.cities}
        assert frame["scene"]["owners"] == owners
        cities = {piece.split(".")[0] for piece in frame["scene"]["pieces"] if piece.endswith(".city")}
        assert owners.keys() <= cities
    assert frame["notation"] == record.ruleset.notation.print_turn(past[-1].actions)


def test_the_beginning_tells_who_plays_and_asks_nobody() -> None:
    record = antike_game()
    layout = read_layout(board_folder("east") / "east.layout.json")
    (first,) = frames_of(record.start, [], record.players, layout, SpriteSheet())
    for language, goal in (("en", "Goal: "), ("de", "Wer zuerst ")):
        told = first["texts"][language]
        assert "\n" not in told["heading"]
        (event,) = told["events"]
        assert event.startswith(goal)
        assert "-#" not in str(told)


def test_texts_are_in_every_language_and_without_marks() -> None:
    record = duellum_game()
    layout = read_layout(board_folder("punic") / "punic.layout.json")
    past = [turn for turn in turns(record.start, record.actions) if turn.actions][:1]
    first, second = frames_of(record.start, past, record.players, layout, SpriteSheet())
    assert set(first["texts"]) == set(LANGUAGES)
    assert "Ada </script> *Lovelace*" in str(first["texts"]["en"]["sections"])
    frame = merged(first, second)
    assert "**" not in str(frame["texts"])
    assert "`" not in str(frame["texts"])

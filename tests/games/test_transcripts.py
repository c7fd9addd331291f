"""The recorded games show what they claim to, and their texts can be replayed line by line."""

import json
import re
import shutil
from functools import cache
from pathlib import Path

import pytest

from bot.engine.antike import Position, apply
from bot.engine.antike.actions import Action
from bot.engine.antike.events import Event
from bot.engine.errors import RuleError
from bot.notation.antike import parse_action
from bot.records import replay
from bot.text.antike.rules.rule_errors import format_rule_error
from bot.text.antike.turn.events import format_events
from tools.transcribe import GAMES, game_names, main, read_game, transcribe

_NAMES = game_names()
_WANTED = {"S7", "B1", "A3", "F1", "M2", "M3", "M5", "M11", "M12", "K4", "W1", "W2"}
"""Rules that rarely come up; each is shown by some game."""
_VARIANTS = {"X1", "X2", "X3", "X4", "S9", "S10"}
"""Rules of variants; each is in some game from the ordinary start to the end."""
_FIRST_TURN = re.compile(r"^(?:Round [0-9]+|Start cities), turn of the .*$", re.MULTILINE)
_ENTRY = re.compile(r"^(?P<who>[a-z]+) +(?P<refused>refused: )?(?P<action>.+?)(?: — (?P<reason>.+))?$")


def _text(name: str) -> str:
    return (GAMES / f"{name}.txt").read_text(encoding="utf-8")


@cache
def _played(name: str) -> tuple[list[Position], list[Event]]:
    """Return all positions of a game, from the start to the end, and all its events."""
    record, _ = read_game(name)
    positions, happened = [record.start], list[Event]()
    for action in record.actions:
        after, events = apply(positions[-1], action)
        positions.append(after)
        happened.extend(events)
    return positions, happened


def test_every_game_is_there_with_all_its_files() -> None:
    assert len(_NAMES) >= 12
    expected = {f"{name}{end}" for name in _NAMES for end in (".json", ".about.json", ".txt")}
    assert {path.name for path in GAMES.iterdir()} == expected | {"README.md"}


def test_rare_rules_and_every_end_are_shown() -> None:
    shown = {rule for name in _NAMES for rule in read_game(name)[1].rules}
    assert shown >= _WANTED
    assert all(re.fullmatch(r"[STPBAKMFVWX][0-9]{1,2}", rule) for rule in shown)
    outcomes = [_played(name)[0][-1].outcome for name in _NAMES]
    assert {outcome.reason for outcome in outcomes if outcome} == {"target", "temple"}


def _whole_games() -> list[str]:
    """Return the names of the games played from the ordinary start to the end."""
    return [name for name in _NAMES if read_game(name)[0].given is None and _played(name)[0][-1].outcome]


def test_every_variant_and_both_boards_are_played_to_the_end() -> None:
    whole = [read_game(name) for name in _whole_games()]
    assert {rule for _, about in whole for rule in about.rules} >= _VARIANTS
    boards = [record.setup.board.id for record, _ in whole]
    assert min(boards.count("east"), boards.count("west")) >= 2
    variants = [record.setup.variant for record, _ in whole]
    assert {12, None} <= {variant.goal for variant in variants}
    assert {True, False} == {variant.expert for variant in variants}
    assert {True, False} == {variant.military for variant in variants}
    assert {True, False} == {variant.one_city for variant in variants}
    assert {"four-nations", "doubled", None} == {variant.two_players for variant in variants}


@pytest.mark.parametrize("name", _NAMES)
def test_written_anew_the_text_is_the_same(name: str) -> None:
    told = transcribe(*read_game(name))
    assert told == _text(name), "if it has to read differently: python -m tools.transcribe"


@pytest.mark.parametrize("name", _NAMES)
def test_the_text_is_the_game_line_by_line(name: str) -> None:
    record, _ = read_game(name)
    here, actions, told, written = record.start, list[Action](), list[str](), list[str]()
    _, body = _FIRST_TURN.split(_text(name), maxsplit=1)
    for line in body.splitlines():
        entry = _ENTRY.match(line)
        if entry is None:
            written += [line.strip()] if line.startswith("    ") and actions else []
            continue
        action = parse_action(entry["action"])
        if entry["refused"]:
            with pytest.raises(RuleError) as caught:
                apply(here, action)
            assert here.outcome is not None or entry["who"] == caught.value.facts["actor"]
            assert format_rule_error(record.setup.board, caught.value) == entry["reason"]
            continue
        assert entry["who"] == here.awaited
        here, events = apply(here, action)
        actions.append(action)
        told += format_events(record.setup.board, events)
    assert tuple(actions) == record.actions
    assert [line for line in written if not line.startswith("= ")] == told


@pytest.mark.parametrize("name", _NAMES)
def test_what_is_to_be_shown_happens(name: str) -> None:
    _, about = read_game(name)
    positions, happened = _played(name)
    kinds = {type(event).__name__ for event in happened}
    assert set(about.events) <= kinds
    assert not set(about.never) & kinds
    for refused in about.refused:
        with pytest.raises(RuleError) as caught:
            apply(positions[refused.after], parse_action(refused.action))
        assert caught.value.code == refused.code


@pytest.mark.parametrize("name", _NAMES)
def test_games_are_short(name: str) -> None:
    record, about = read_game(name)
    assert len(record.actions) <= (500 if name in _whole_games() else 40)
    assert about.events
    assert about.text.endswith(".")


def _copied(folder: Path, name: str) -> Path:
    for path in GAMES.glob(f"{name}.*"):
        shutil.copy(path, folder)
    return folder / f"{name}.txt"


def test_the_tool_writes_what_is_asked_for(tmp_path: Path) -> None:
    first, second = _copied(tmp_path, "target"), _copied(tmp_path, "demands")
    first.write_text("old")
    second.write_text("old")
    main(["target"], tmp_path)
    assert first.read_text(encoding="utf-8") == _text("target")
    assert second.read_text() == "old"
    main([], tmp_path)
    assert second.read_text(encoding="utf-8") == _text("demands")


def test_a_game_that_cannot_be_played_is_not_written(tmp_path: Path) -> None:
    text = _copied(tmp_path, "target")
    record = json.loads((tmp_path / "target.json").read_text())
    record["actions"].append({"type": "end_turn"})
    (tmp_path / "target.json").write_text(json.dumps(record))
    with pytest.raises(SystemExit, match=r"^target: The game is over\. To replay it, play `@arming; "):
        main([], tmp_path)
    assert text.read_text(encoding="utf-8") == _text("target")


def test_what_is_said_to_be_refused_has_to_be() -> None:
    record, about = read_game("target")
    assert replay(record).error is None
    wrong = about.model_copy(update={"refused": [about.refused[0].model_copy(update={"after": 3})]})
    with pytest.raises(ValueError, match="@gold is not refused"):
        transcribe(record, wrong)

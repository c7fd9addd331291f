"""Each mistake in a lesson file is reported in one clear line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.boards import use_folder
from bot.i18n.language import LANGUAGES
from bot.lessons import LESSONS, LessonFileError, lesson_faults, lesson_of, lessons, read_lesson

GOOD = LESSONS / "antike" / "1-production.json"
Change = Callable[[dict[str, Any]], object]


def written(folder: Path, change: Change, name: str = "1-production.json") -> Path:
    data = json.loads(GOOD.read_text("utf-8"))
    change(data)
    path = folder / "antike" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(data), "utf-8")
    return path


def mistakes(path: Path) -> tuple[str, ...]:
    with pytest.raises(LessonFileError) as error:
        read_lesson(path)
    return error.value.mistakes


def test_ours_have_none() -> None:
    assert list(lesson_faults()) == []
    assert [lesson.number for lesson in lessons("antike")] == list(range(1, len(lessons("antike")) + 1))
    assert lesson_of("antike-1") is lessons("antike")[0]
    assert lesson_of("antike-99") is None


def test_a_file_without_mistakes_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(lesson_faults()) == []
    monkeypatch.setattr("bot.lessons.files.read_lesson", None)
    assert list(lesson_faults()) == []


def test_mistakes_on_the_boards_of_a_host_are_not_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lesson that a host's own boards do not fit is left out."""
    path = written(tmp_path, lambda data: data.pop("title"))
    monkeypatch.setattr("bot.lessons.files.LESSONS", tmp_path)
    assert tuple(lesson_faults()) == mistakes(path)
    use_folder(tmp_path)
    try:
        assert list(lesson_faults()) == []
        assert lessons("antike") == ()
    finally:
        use_folder(None)


def step(number: int, **values: Any) -> Change:
    return lambda data: data["steps"][number - 1].update(values)


TWO = dict.fromkeys(LANGUAGES, "Two words")
CASES: list[tuple[Change, str]] = [
    (lambda data: data.pop("title"), "title: it is missing."),
    (lambda data: data.update(colour="red"), "colour: there is no such key."),
    (lambda data: data["title"].pop("de"), "title: the language de is missing."),
    (lambda data: data.update(nation="romans"), "nation: the romans do not play."),
    (step(3, say={**TWO, "de": "wort " * 41}), "page 3: say: 41 words in de, the most are 40."),
    (step(3, say={**TWO, "en": "`{command-dance}`"}), "page 3: say: there is no command-dance."),
    (step(3, goal="marble!"), "page 3: goal: 'marble!' is no notation (no-action)."),
    (step(3, goal="T sparta"), "page 3: goal: 'T sparta' is refused (not-now)."),
    (step(3, then=["T sparta"]), "page 3: then: 'T sparta' is refused (not-now)."),
    (step(4, then=[]), "page 5: goal: arabs is awaited, not the learner."),
    (
        step(3, attempts=[{"do": "T sparta", "say": TWO}]),
        "page 3: attempt 'T sparta': the rules refuse it and say why; leave out its text.",
    ),
    (
        step(3, attempts=[{"do": "@gold"}]),
        "page 3: attempt '@gold': it is legal, so it needs a text that says why it is not meant.",
    ),
    (step(3, attempts=[{"do": "@marble", "say": TWO}]), "page 3: attempt '@marble': that is the goal."),
    (
        step(1, opens=["way.iron"]),
        "page 1: without a goal there is nothing to press.",
    ),
    (step(1, picture={"around": ["roma"]}), "page 1: picture: there is no province roma."),
    (step(1, picture={"view": "close", "nation": "romans"}), "page 1: picture: the romans do not play."),
    (
        step(1, picture={"part": "goal"}),
        "page 1: picture: a part needs a text `alt` that says what it shows.",
    ),
    (step(1, picture={"reach": ["sparta", "ox"]}), "page 1: picture: 'ox' is no kind of unit."),
    (
        step(1, picture={"reach": ["sparta", "legion"]}),
        "page 1: picture: no legions in Sparta: pick a province that has some.",
    ),
    (step(7, position={"round": 6}), "page 7: record: “position.to_move” is missing."),
    (
        lambda data: data["record"].update(board="atlantis"),
        "record: “board”: this bot has no board “atlantis” for this game.",
    ),
    (lambda data: data["record"]["actions"].pop(), "page 3: goal: persians is awaited, not the learner."),
    (
        lambda data: data["record"]["actions"].insert(0, {"type": "end_turn"}),
        "record: action 0 is refused (not-now).",
    ),
]


@pytest.mark.parametrize(("change", "told"), CASES, ids=[told for _, told in CASES])
def test_a_mistake_is_told_in_a_line(change: Change, told: str, tmp_path: Path) -> None:
    found = mistakes(written(tmp_path, change))
    assert len(found) == 1
    assert "\n" not in found[0]
    assert told.casefold() in found[0].casefold()
    assert found[0].startswith("1-production.json: ")


def test_several_mistakes_are_told_at_once(tmp_path: Path) -> None:
    def change(data: dict[str, Any]) -> None:
        del data["about"]["de"]
        del data["steps"][1]["say"]["en"]
        step(3, attempts=[{"do": "@gold"}])(data)

    path = written(tmp_path, change)
    assert len(mistakes(path)) == 3
    assert list(lesson_faults(tmp_path)) == list(mistakes(path))


def test_a_file_out_of_its_place_is_told(tmp_path: Path) -> None:
    nothing: Change = len
    assert "does not begin with a number" in mistakes(written(tmp_path, nothing, "first.json"))[0]
    astray = tmp_path / "duellum" / "1-production.json"
    astray.parent.mkdir()
    astray.write_bytes(GOOD.read_bytes())
    assert mistakes(astray) == (
        "1-production.json: record: the ruleset is antike, not that of the folder duellum.",
    )
    assert mistakes(tmp_path / "antike" / "2-gone.json") == (
        "2-gone.json: cannot be read (No such file or directory).",
    )
    astray.write_text("{")
    assert len(mistakes(astray)) == 1

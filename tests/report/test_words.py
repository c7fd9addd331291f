"""A report in words: within Discord's limits, in both languages, with formatting in names escaped."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.model.messages import ALT_LIMIT
from bot.report import report_to_json
from bot.report.words import (
    format_alt_text,
    format_best_turn,
    format_chance_shift,
    format_report,
    format_turn_actions,
    format_turning_points,
)
from tests.page.games import antike_game, duellum_game
from tests.report.games import reported
from tests.report.test_analysis import Ended


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [antike_game, duellum_game])
def test_it_fits_into_a_message(game: Any, language: Language) -> None:
    report = reported(game)
    with speaking(language):
        told, alt = format_report(report), format_alt_text(report)
    assert len(told) <= 2000
    assert told.startswith("📈 **")
    assert all(f"\n{number}. " in told for number in (1, 2, 3))
    assert 400 < len(alt) <= ALT_LIMIT
    assert alt.endswith((".", "%."))


@pytest.mark.parametrize("game", [antike_game, duellum_game])
def test_what_was_done_is_cut_between_deeds_or_places(game: Any) -> None:
    report = reported(game)
    cut = 0
    for turn in report.turns:
        whole, brief = format_turn_actions(turn, 10_000), format_turn_actions(turn, 60)
        assert len(brief) <= 60
        if whole != brief:
            cut += 1
            kept = brief.removesuffix(" …")
            assert whole.removeprefix(kept)[:2] in {" ·", ", "}, (whole, brief)
    assert cut


def test_a_report_that_is_too_long_ends_with_a_whole_line(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = format_report(reported(antike_game)).splitlines()
    monkeypatch.setattr("bot.report.words._LONGEST", 500)
    told = format_report(reported(antike_game))
    *kept, end = told.splitlines()
    assert len(told) <= 500
    assert (kept, end) == (whole[: len(kept)], "…")
    assert len(kept) > 2


def test_what_was_done_on_a_turning_point_is_said_once() -> None:
    report = reported(antike_game)
    side, best = next(iter(report.best_turns.items()))
    line = f"- {format_best_turn(report, side, best)}\n"
    assert " · " in line
    both = replace(report, turning_points=(best,))
    assert f"\n{line.partition(' · ')[0]}\n" in format_report(both)
    assert line not in format_report(both)


def test_a_picture_has_no_arrow() -> None:
    turn = reported(antike_game).turning_points[0]
    assert " → " in format_chance_shift(turn)
    assert "→" not in format_chance_shift(turn, drawn=True)


def test_it_says_what_decided_the_game() -> None:
    report = reported(antike_game)
    assert report.decided is not None
    assert f"(turn {report.decided.number} of {len(report.turns)})" in format_turning_points(report)
    with speaking("de"):
        assert f"(Zug {report.decided.number} von {len(report.turns)})" in format_turning_points(report)
    open_, nobody = reported(duellum_game), reported(duellum_game, outcome=Ended(None, "ended"))
    assert format_turning_points(open_) == "The game is not over."
    assert format_turning_points(nobody) == "Nobody won."


def test_two_nations_are_compared() -> None:
    """A superlative needs three; the counts of both are given."""
    report = reported(duellum_game)
    counts = [{nation: row[-1] for nation, row in each.items()} for each in report.counts().values()]
    winner = next(max(each, key=each.__getitem__) for each in counts if len(set(each.values())) > 1)
    (rival,) = (nation for nation in report.nations if nation != winner)
    ended = replace(report, outcome=Ended(winner, "target"))
    more = [each for each in counts if each[winner] > each[rival]]
    told = format_turning_points(ended)
    assert "At the end they had more " in told
    assert all(f"({each[winner]} to {each[rival]})" in told for each in more)
    with speaking("de"):
        told = format_turning_points(ended)
    assert "Am Ende hatten sie mehr " in told
    assert all(f"({each[winner]} gegen {each[rival]})" in told for each in more)


def test_it_says_so_if_the_others_gave_up() -> None:
    """In the message, the alternative text and the JSON; the picture draws the same sentence."""
    last = reported(duellum_game).turns[-1].after
    behind, ahead = sorted(last, key=last.__getitem__)
    report = reported(duellum_game, outcome=Ended(behind, "concession"))
    the_rival = f"the {ahead.capitalize()}"  # with two nations, «the others» would be one
    said = f"were not ahead at the end; they won because {the_rival} gave up."
    told = report_to_json(report)
    assert told["decided"]["turn"] is None
    for text in (format_report(report), format_alt_text(report), told["alt"], told["decided"]["text"]):
        assert said in text
    with speaking("de"):
        assert "lagen am Ende nicht vorn; sie gewannen, weil" in format_turning_points(report)
    assert (told["winner"], told["reason"]) == (behind, "concession")
    assert said not in format_report(reported(duellum_game, outcome=Ended(ahead, "concession")))


def test_who_was_ahead_when_the_others_gave_up_did_not_come_from_behind() -> None:
    report = reported(duellum_game)
    last = len(report.turns)
    ahead = max(report.turns[-1].after, key=report.turns[-1].after.__getitem__)
    conceded = replace(report, outcome=Ended(ahead, "concession"))
    told = {
        number: format_turning_points(replace(conceded, decided=report.turns[number - 1] if number else None))
        for number in (None, 3, last)
    }
    (rival,) = (nation.capitalize() for nation in report.nations if nation != ahead)
    assert f"from the first turn to the last. The {rival} gave up." in told[None]
    assert f"(turn 3 of {last}). The {rival} gave up." in told[3]
    assert f"were ahead when the {rival} gave up." in told[last]
    assert "came from behind" not in told[last]
    assert told[last].count("gave up") == 1
    with speaking("de"):
        assert re.search(
            "lagen vorn, als die (Römer|Karthager) aufgaben",
            format_turning_points(replace(conceded, decided=report.turns[-1])),
        )
    several = reported(antike_game)
    unfinished = replace(several, turns=several.turns[:-1], outcome=Ended("greeks", "concession"))
    assert "won because the others gave up." in format_turning_points(unfinished)


@pytest.mark.parametrize(("language", "share"), [("en", r"\d%"), ("de", r"\d %")])
def test_percent_is_written_as_each_language_does(language: Language, share: str) -> None:
    report = reported(antike_game)
    with speaking(language):
        told = format_report(report) + format_alt_text(report)
    assert len(re.findall(share, told)) == told.count("%") > 0


def test_names_cannot_format_it() -> None:
    told = format_report(reported(duellum_game))
    assert "*Lovelace*" not in told.replace("\\*", "")


@pytest.mark.parametrize("game", [antike_game, duellum_game])
def test_as_json(game: Any) -> None:
    report = reported(game)
    told = json.loads(json.dumps(report_to_json(report)))
    assert told["format"] == "antike-report/1"
    assert set(told["players"]) == set(report.nations)
    assert len(told["turns"]) == len(report.turns)
    assert told["start"]["chances"] == pytest.approx(report.turns[0].before, abs=1e-4)
    for turn in (told["start"], *told["turns"]):
        assert sum(turn["chances"].values()) == pytest.approx(1, abs=1e-3)
    assert [turn["turn"] for turn in told["turning_points"]] == [
        each.number for each in report.turning_points
    ]
    for best, (side, turn) in zip(told["best_turns"], report.best_turns.items(), strict=True):
        assert (best["turn"], best["nations"]) == (turn.number, list(side))
        assert best["gain"] == pytest.approx(turn.gain(side), abs=1e-4)
    assert told["decided"]["turn"] == (report.decided.number if report.decided else None)
    assert told["counts"] == report.counts()
    for sentence in (turn["text"] for turn in told["turning_points"]):
        assert sentence in told["alt"]

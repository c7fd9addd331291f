"""Why the bot acted, in words."""

from typing import TYPE_CHECKING, get_args

from bot.engine.antike import Position
from bot.engine.antike.actions import Answer, EndTurn, Move, Rondel
from bot.engine.antike.events import Moved, Produced
from bot.i18n.catalogue import speaking
from bot.model.log import Cause
from bot.model.turns import Automatic, Happening, PlanNews, Readers
from bot.text.antike.turn.channel_messages import (
    call_turn,
    format_game_start,
    format_question_settled,
    format_turn_resumed,
)
from bot.text.antike.turn.events import format_events
from bot.text.turns.reasons import because
from tests.engine.builders import EAST, events, maneuver, nation, opening, play

if TYPE_CHECKING:
    from bot.engine.terms import Nation

_TO_KNOSSOS = Move("galley", 1, "sparta", "knossos")


def _entered() -> Position:
    """Return a position in which a Greek galley has entered a province with a Phoenician one."""
    return play(
        maneuver(
            greeks=nation(cities="athen sparta pella", galleys={"sparta": 2}),
            phoenicians=nation(cities="tyros paphos alexandria", galleys={"knossos": 1}),
        ),
        _TO_KNOSSOS,
    )


def test_every_reason_has_its_words() -> None:
    for reason in get_args(Cause):
        told = because(Automatic("greeks", reason), "The Greeks do not fight.")
        assert told.endswith(" the Greeks do not fight.")
        assert told[0].isupper()
    planned = because(Automatic("greeks", "plan"), "2 legions of the Greeks: Athen.")
    assert planned == "As planned: 2 legions of the Greeks: Athen."


def test_a_computer_player_that_is_known_is_named() -> None:
    answered = [Automatic("phoenicians", "bot"), *events(_entered(), Answer("phoenicians", fight=False))]
    names: dict[Nation, str] = {"greeks": "Ada", "phoenicians": "Bot Mercury"}
    told = format_events(EAST, answered, Readers(names, ["greeks"]))
    assert told == ["Bot Mercury: the Phoenicians do not fight."]
    after = play(_entered(), Answer("phoenicians", fight=False))
    assert format_turn_resumed(after, (), answered, None, Readers(names, ["greeks"])).text == told[0]
    assert format_question_settled(_entered(), after, answered, Readers(names, ["greeks"])) == (
        "Bot Mercury: the Phoenicians did not fight the Greeks in Knossos."
    )
    stands_in = Readers({**names, "phoenicians": "Ben"}, ["greeks", "phoenicians"])
    assert format_events(EAST, answered, stands_in) == ["Computer player: the Phoenicians do not fight."]
    with speaking("de"):
        assert format_events(EAST, answered, Readers(names))[0].startswith("Bot Mercury: Die Phönizier")


def test_nothing_produced_is_said_without_a_number() -> None:
    assert format_events(EAST, [Produced("greeks", "iron", 0)]) == ["The Greeks produce no iron."]
    with speaking("de"):
        assert format_events(EAST, [Produced("greeks", "iron", 0)]) == ["Die Griechen erhalten kein Eisen."]


def test_the_reason_stands_before_the_nations_own_deed_alone() -> None:
    answered = events(_entered(), Answer("phoenicians", fight=True))
    assert format_events(EAST, [Automatic("phoenicians", "order"), *answered]) == [
        "By standing order: the Phoenicians demand a fight.",
        "The Greeks and the Phoenicians fight in Knossos and lose 1 galley each.",
    ]
    assert format_events(EAST, [Automatic("arabs", "plan"), *answered]) == format_events(EAST, answered)


def test_a_question_settled_by_an_order_says_so() -> None:
    here = _entered()
    for fight, told in (
        (
            True,
            "By standing order: the Phoenicians fought the Greeks in Knossos: each lost 1; "
            "no galley of the Phoenicians left there.",
        ),
        (False, "By standing order: the Phoenicians did not fight the Greeks in Knossos."),
    ):
        action = Answer("phoenicians", fight=fight)
        happened: list[Happening] = [Automatic("phoenicians", "order"), *events(here, action)]
        assert format_question_settled(here, play(here, action), happened).startswith(told)
        assert format_turn_resumed(play(here, action), (), happened).text.startswith("By standing order: the")


def test_the_call_to_go_on_says_where() -> None:
    answered = events(_entered(), Answer("phoenicians", fight=False))
    entered = [Moved("greeks", "galley", 1, "sparta", "knossos", 0)]
    happened = [Automatic("phoenicians", "order"), *answered]
    told = format_turn_resumed(play(_entered(), Answer("phoenicians", fight=False)), entered, happened)
    assert told.text == "1 galley: Sparta → Knossos. By standing order: the Phoenicians do not fight."


def test_the_call_tells_how_a_plan_went_but_not_what_it_says() -> None:
    here = opening()
    ended = play(here, Rondel("gold"), EndTurn())
    cases: dict[PlanNews, str] = {
        "played": "as far as it goes",
        "ready": "is ready",
        "stopped": "`/plan` says why",
    }
    for news, told in cases.items():
        assert told in call_turn(ended, news)
    assert "plan" not in call_turn(ended)
    first = format_game_start(here, Readers())
    assert "`/orders`" in first
    assert len(first) < 1000

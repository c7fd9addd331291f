"""Texts about variants: settings, scores, picking of start cities, and refused set-ups."""

from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.engine.antike import Phase
from bot.engine.antike.actions import PickCity
from bot.engine.errors import SetupCode, SetupError
from bot.i18n.catalogue import speaking
from bot.i18n.language import Language
from bot.model import SeatRow, Table
from bot.model.settings import GameSettings
from bot.text.antike.position.legal_moves import format_legal_moves
from bot.text.antike.position.next_steps import format_next_steps
from bot.text.antike.position.status import format_status
from bot.text.antike.rules.rule_errors import format_rule_error
from bot.text.antike.rules.variants import format_settings
from bot.text.antike.turn.actions import say_action
from bot.text.antike.turn.channel_messages import call_turn, score_line
from bot.text.antike.turn.events import format_events
from bot.text.table import setup_errors
from bot.text.table.lobby import format_game, format_game_list, format_lobby
from bot.text.table.setup_errors import format_setup_error
from tests.engine.builders import EAST, dealt, events, nation, opening, people, play, position, refused, setup
from tests.rows import game_row

MILITARY = {"military": True}


def test_settings_are_told_where_they_are_not_as_usual() -> None:
    assert format_settings({"nations": 4, "goal": None, "expert": False}) == ""
    told = format_settings({"two_players": "doubled", "military": True, "goal": 20, "draw": True})
    assert told == (
        "two players with doubled material, military (victory points, 2 for a general), goal 20, "
        "nations are drawn"
    )
    assert "one start city" in format_settings({"one_city": True, "expert": True})


def test_a_lobby_tells_its_settings_and_pairs() -> None:
    game = game_row({"nations": 4, "two_players": "four-nations", "expert": True})
    seats = [SeatRow(0, 1, "Ada", "arabs", conceded=False)]
    told = format_lobby(Table(game, tuple(seats), None)).splitlines()
    assert told[0].endswith("· 2 players")
    assert told[1].startswith("Variant: two players with two nations each, expert")
    assert told[2] == "- Ada: Greeks and Arabs"
    assert told[-1] == "1 more player needed: **Join**, or **Add computer player**."
    seats.append(SeatRow(1, 2, "Ben", None, conceded=False))
    assert format_lobby(Table(game, tuple(seats), None)).splitlines()[-1] == "All seats are taken: **Start**."
    assert "Variant" not in format_lobby(Table(game_row({"nations": 4}), tuple(seats), None))


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (1, "Needs 3-6 players; 1 has joined. **Join**, or **Add computer player**."),
        (
            2,
            "Needs 3-6 players; 2 have joined. **Join**, or **Add computer player**. "
            "Just you two? **Two nations each** starts at once.",
        ),
        (3, "Ready with 3: **Start**, or wait for more."),
        (6, "All seats are taken: **Start**."),
    ],
)
def test_a_lobby_invites_as_long_as_there_is_room(players: int, told: str) -> None:
    seats = [SeatRow(index, index + 1, f"P{index}", None, conceded=False) for index in range(players)]
    assert format_lobby(Table(game_row({"nations": None}), tuple(seats), None)).splitlines()[-1] == told


def test_a_lobby_names_whoever_has_to_choose_another_nation() -> None:
    seats = [SeatRow(index, index, f"P{index}", None, conceded=False) for index in range(3)]
    seats.append(SeatRow(3, 9, "Ben", "babylonians", conceded=False))
    told = format_lobby(Table(game_row({"nations": None}), tuple(seats), None), seats[3:]).splitlines()
    wanted = "⚠ Ben: the Babylonians don't play with 4 players. Choose another **Nation** before the start."
    assert told[-1] == wanted


def test_a_lobby_suggests_a_deadline_until_it_has_one() -> None:
    seats = [SeatRow(0, 1, "Ada", None, conceded=False)]
    assert "No deadline. 2 days a turn suits most tables" in format_lobby(
        Table(game_row(), tuple(seats), None)
    )
    told = format_lobby(Table(game_row(settings=GameSettings(86_400)), tuple(seats), None))
    assert "Deadline: 1 day per turn." in told
    assert "No deadline" not in told


def test_a_running_game_tells_its_settings() -> None:
    here = opening(4, one_city=True)
    game = game_row({"nations": 4, "one_city": True}, status="running")
    told = format_game(Table(game, (SeatRow(0, 1, "Ada", "phoenicians", conceded=False),), here))
    assert "Variant: one start city." in told
    assert "Start cities · " in told


@pytest.mark.parametrize(
    ("language", "reason", "told"),
    [
        ("en", "target", "the **Greeks** won"),
        ("en", "temple", "the **Greeks** won by destroying the deciding temple"),
        ("en", "concession", "the **Greeks** won, last one standing"),
        ("en", None, "ended without a winner"),
        ("de", "target", "die **Griechen** haben gewonnen"),
        ("de", "temple", "die **Griechen** haben gewonnen, sie haben den entscheidenden Tempel zerstört"),
        ("de", "concession", "die **Griechen** haben gewonnen, alle anderen sind raus"),
        ("de", None, "ohne Sieger beendet"),
    ],
)
def test_a_finished_game_tells_who_won_and_how(language: Language, reason: str | None, told: str) -> None:
    result = {"winner": "greeks", "reason": reason} if reason else None
    game = replace(game_row(status="over"), result=result)
    table = Table(game, (SeatRow(0, 1, "Ada", "greeks", conceded=False),), position("greeks"))
    with speaking(language):
        assert format_game(table).casefold().endswith(f"{told}.".casefold())
        assert format_game_list([table]).endswith(f"; {told}")


def test_victory_points_instead_of_personages() -> None:
    greeks = nation(cities="athen", personages=people(general=2, king=1))
    here = position("greeks", settings=MILITARY, greeks=greeks)
    assert score_line(here).startswith("Greeks **5** · ")
    assert score_line(here).endswith("(goal: 11 victory points)")
    told = format_status(here, {})
    assert told.title == "Round 5 · goal: 11 victory points"
    assert "▶ Greeks: 5 of 11" in [heading for heading, _ in told.sections]


def test_supplies_are_told_as_they_are() -> None:
    game = setup(2, two_players="doubled")
    homes = {"phoenicians": nation(cities="tyros", legions={"tyros": 4}), "persians": nation(cities="susa")}
    told = format_status(dealt(game, "persians", homes), {})
    assert "4 legions and 0 galleys on the board, 30 and 34 in the supply" in told.sections[0][1]


def test_picking_one_of_three() -> None:
    here = opening(4, one_city=True)
    assert (
        format_next_steps(here) == "**Next:** pick a start city with `/found`: Alexandria, Paphos or Tyros."
    )
    assert format_legal_moves(here)[:2] == ["**`/found`** picks a start city", "- marble: Alexandria"]
    assert call_turn(here) == "for the **Phoenicians**, pick a start city: Alexandria, Paphos or Tyros."
    told = format_status(here, {"phoenicians": "Ada"})
    assert told.title.startswith("Start cities")
    assert told.text == "Phoenicians (Ada): pick a start city."
    assert say_action(EAST, PickCity("tyros")) == "pick Tyros as a start city"
    told_events = format_events(EAST, events(here, PickCity("tyros")))
    assert told_events[0] == "The Phoenicians pick Tyros as a start city."


def test_picking_anywhere() -> None:
    here = play(opening(2, two_players="doubled"), PickCity("tyros"))
    assert here.phase is Phase.PICK
    assert "in any province without a city" in format_next_steps(here)
    assert call_turn(here) == "for the **Persians**, pick a start city, in any province without a city."
    assert len("\n".join(format_legal_moves(here))) < 2000
    told = format_rule_error(EAST, refused(here, PickCity("tyros"), "city-picked"))
    assert told.startswith(
        "The Persians cannot pick Tyros as a start city: the Phoenicians have a city there"
    )


def test_a_pick_of_others_is_refused_with_what_would_work() -> None:
    here = opening(4, one_city=True)
    told = format_rule_error(EAST, refused(here, PickCity("athen"), "no-start-city"))
    assert told.endswith("that isn't one of their start cities. Possible: Alexandria, Paphos or Tyros.")


@pytest.mark.parametrize(
    ("number", "settings", "words"),
    [
        (2, {}, "For two players take the variant `four nations` or `doubled`."),
        (2, {}, "possible: 3, 4, 5 or 6."),
        (3, {"two_players": "four-nations"}, "Two players with two nations each takes 4 nations, not 3."),
        (4, {"two_players": "doubled"}, "Doubled material takes 2 nations, not 4."),
        (2, {"two_players": "doubled", "one_city": True}, "that doesn't go with one start city."),
        (2, {"two_players": "doubled", "military": True}, "need a goal"),
    ],
)
def test_settings_that_do_not_go_together(number: int, settings: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError) as caught:
        setup(number, **settings)
    assert words in format_setup_error(caught.value)


def test_no_set_up_is_refused_without_a_sentence() -> None:
    assert set(setup_errors._SETUP) == set(get_args(SetupCode))

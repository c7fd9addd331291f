"""Properties of a position: units, owners, the nation awaited, and whether units count their actions."""

from bot.engine.antike import Phase
from bot.engine.antike.actions import Answer, Conquer, EndTurn, Found, Move, Rondel
from bot.engine.terms import WEDGES
from tests.engine.builders import maneuver, nation, opening, pay, people, play, position


def test_units_are_counted_by_place_and_in_all() -> None:
    greeks = nation(legions={"athen": 2, "pella": 3}, galleys={"athen": 1})
    here = position("greeks", greeks=greeks).current
    assert (here.count("legion", "athen"), here.count("galley", "athen"), here.count("galley", "pella")) == (
        2,
        1,
        0,
    )
    assert (here.total("legion"), here.total("galley")) == (5, 1)
    assert here.stack("legion", "sparta") == (0, 0, 0, 0)


def test_a_city_has_an_owner_and_an_empty_province_none() -> None:
    here = opening()
    assert here.owner("tyros") == "phoenicians"
    assert here.owner("athen") == "greeks"
    assert here.owner("sparta") is None
    assert here.owner("atlantis") is None


def test_m5_the_nation_asked_is_awaited_though_the_turn_is_the_mover_s() -> None:
    here = maneuver(greeks=nation(legions={"athen": 1}), arabs=nation(legions={"pella": 1}))
    here = play(here, Move("legion", 1, "athen", "pella"))
    assert (here.awaited, here.mover, here.current) == ("arabs", "greeks", here.nations["greeks"])


def test_m2_units_count_their_actions_from_the_maneuver_wedge_to_the_end_of_the_turn() -> None:
    greeks = nation(wedge="maneuver-1", legions={"athen": 1, "napoca": 1, "sirmium": 1}, purse=pay(2, 2, 2))
    here = position("greeks", greeks=greeks, arabs=nation(cities="napoca saba", legions={"pella": 1}))
    assert not here.maneuvering, "the stone still stands where the last turn left it"
    for action in (
        Rondel("maneuver-2"),
        Move("legion", 1, "athen", "pella"),
        Answer("arabs", fight=False),
        Conquer("napoca", 1),
        Found("sirmium"),
    ):
        here = play(here, action)
        assert here.maneuvering
    assert here.phase is Phase.FOUNDING
    assert not play(here, EndTurn()).maneuvering
    for wedge in WEDGES:
        assert play(opening(), Rondel(wedge)).maneuvering == wedge.startswith("maneuver")


def test_w2_a_game_won_within_the_turn_keeps_the_actions_of_its_units() -> None:
    gone = people(king=9, scholar=8, general=7, citizen=6, navigator=5)
    arabs = nation(cities="pella saba", temples="pella", personages=gone)
    here = maneuver(greeks=nation(cities="athen", legions={"pella": 5}), arabs=arabs)
    here = play(here, Conquer("pella", 3))
    assert here.winner == "greeks"
    assert here.maneuvering
    assert here.current.legions == {"pella": (0, 2, 0, 0)}


def test_w1_a_game_won_at_the_end_of_a_turn_has_its_units_at_rest() -> None:
    greeks = nation(legions={"athen": 1}, personages=people(scholar=8, general=1))
    here = play(maneuver(greeks=greeks), EndTurn())
    assert here.winner == "greeks"
    assert not here.maneuvering
    assert here.current.legions == {"athen": (1, 0, 0, 0)}

"""Positions in which the right turn is obvious."""

from bot.engine.antike import apply
from bot.engine.antike.actions import Arm, Conquer, Found, Learn, Move, Rondel, Temple
from bot.players.antike.evaluation import Evaluator, need_for_war
from bot.players.antike.next_turn import scene
from bot.players.antike.threats import Forces
from bot.players.antike.weights import WEIGHTS
from tests.engine.builders import ALL_EIGHT, EAST, nation, opening, pay, people, position
from tests.players.turns import hard_turn


def test_it_opens_with_production_or_arms() -> None:
    line, _ = hard_turn(opening())
    first = line[0]
    assert isinstance(first, Rondel)
    assert first.wedge in {"gold", "marble", "iron", "arming"}


def test_it_takes_the_personage_that_wins() -> None:
    won = people(king=1, scholar=6, citizen=1)
    mine = nation(wedge="marble", purse=pay(gold=7), personages=won, cities="athen pella sparta dyrrhachion")
    here = position("greeks", greeks=mine)
    line, after = hard_turn(here)
    assert any(isinstance(action, Learn) for action in line)
    assert after.winner == "greeks"


def test_it_wins_by_founding_where_that_is_enough() -> None:
    won = people(scholar=7, citizen=1)
    units = {"knossos": 1, "ephesos": 1}
    mine = nation(
        wedge="temple", purse=pay(2, 2, 2), personages=won, cities="athen pella sparta", galleys=units
    )
    line, after = hard_turn(position("greeks", greeks=mine))
    assert sum(isinstance(action, Found) for action in line) == 2
    assert after.winner == "greeks"


def test_it_wins_by_destroying_a_temple() -> None:
    won = people(scholar=7, citizen=1)
    mine = nation(wedge="gold", personages=won, cities="athen pella sparta", galleys={"knossos": 5})
    theirs = nation(cities="knossos tyros paphos", temples="knossos", galleys={"knossos": 1})
    line, after = hard_turn(position("greeks", greeks=mine, phoenicians=theirs))
    assert any(isinstance(action, Conquer) and action.province == "knossos" for action in line)
    assert after.winner == "greeks"


def test_it_takes_a_scholar_that_it_can_pay() -> None:
    mine = nation(wedge="marble", purse=pay(gold=5, coins=2), cities="athen pella sparta")
    line, after = hard_turn(position("greeks", greeks=mine))
    assert any(isinstance(action, Learn) for action in line)
    assert after.nations["greeks"].personages.scholar == 1


def test_it_builds_temples_with_the_marble_for_them() -> None:
    mine = nation(wedge="iron", purse=pay(marble=15), cities="athen pella sparta dyrrhachion")
    line, after = hard_turn(position("greeks", greeks=mine))
    assert sum(isinstance(action, Temple) for action in line) == 3
    assert after.nations["greeks"].personages.citizen == 1


def test_it_founds_where_it_stands_when_that_brings_a_king() -> None:
    units = {"knossos": 1, "ephesos": 1}
    mine = nation(wedge="temple", purse=pay(2, 2, 2), cities="athen pella sparta", galleys=units)
    _, after = hard_turn(position("greeks", greeks=mine))
    assert len(after.nations["greeks"].cities) == 5
    assert after.nations["greeks"].personages.king == 1


def test_it_expands_with_units_that_stand_idle() -> None:
    mine = nation(wedge="gold", purse=pay(3, 3, 3), cities="athen pella sparta", galleys={"athen": 3})
    line, after = hard_turn(position("greeks", greeks=mine))
    assert any(isinstance(action, Move) for action in line) or any(isinstance(a, Found) for a in line)
    greeks = after.nations["greeks"]
    assert len(greeks.cities) > 3 or len(greeks.galleys) > 1


def test_it_takes_an_undefended_temple() -> None:
    mine = nation(wedge="gold", cities="athen pella sparta", galleys={"knossos": 4})
    theirs = nation(cities="knossos tyros paphos alexandria", temples="knossos")
    line, after = hard_turn(position("greeks", greeks=mine, phoenicians=theirs))
    assert any(isinstance(action, Conquer) for action in line)
    assert after.nations["greeks"].personages.general == 1


def test_it_guards_a_temple_that_could_fall() -> None:
    """Three foreign galleys are at a temple city of defence 3, and there is iron for units."""
    mine = nation(wedge="gold", purse=pay(iron=3), cities="athen pella sparta dyrrhachion", temples="athen")
    raider = nation(cities="tyros paphos alexandria", galleys={"athen": 3}, wedge="gold")
    here = position("greeks", greeks=mine, phoenicians=raider)
    line, after = hard_turn(here)
    guards = after.nations["greeks"]
    assert any(isinstance(action, Arm) and action.province == "athen" for action in line)
    assert guards.count("galley", "athen") + guards.count("legion", "athen") > 0


def test_a_rival_about_to_win_weighs_heavily() -> None:
    """The same position is worth less when the rival has the gold for the scholar that wins."""
    won = people(scholar=4, citizen=2, king=2)
    poor = position("greeks", phoenicians=nation(wedge="marble", personages=won, purse=pay(gold=2)))
    rich = position("greeks", phoenicians=nation(wedge="marble", personages=won, purse=pay(gold=7)))
    worth = [Evaluator(here, "greeks").value(here) for here in (poor, rich)]
    assert worth[0] - worth[1] > 200


def test_it_takes_the_last_news_from_a_rival_who_would_win_with_it() -> None:
    """One NEW know-how is left; the Phoenicians need a scholar, and both could pay for it."""
    seven = ALL_EIGHT.removesuffix(" democracy")
    rival = nation(
        wedge="marble",
        know_hows=seven,
        purse=pay(gold=10),
        personages=people(scholar=7, king=1),
        cities="tyros paphos alexandria petra memphis",
    )
    mine = nation(
        wedge="marble", know_hows="monarchy", purse=pay(gold=8, coins=2), cities="athen pella sparta"
    )
    line, _ = hard_turn(position("greeks", greeks=mine, phoenicians=rival))
    assert Learn("democracy") in line


def test_it_trades_for_marble_once_it_knows_all_eight() -> None:
    mine = nation(
        wedge="iron",
        know_hows=ALL_EIGHT,
        purse=pay(marble=4, iron=12),
        cities="athen pella sparta dyrrhachion",
    )
    here, _ = apply(position("greeks", greeks=mine), Rondel("temple"))
    line, after = hard_turn(here)
    assert any(action.type == "trade" for action in line)
    assert after.nations["greeks"].temples


def test_war_is_all_that_is_left_when_the_stacks_are_empty() -> None:
    early = opening()
    assert need_for_war(scene(early, Forces(EAST)), early.nations["greeks"], WEIGHTS) == 0
    gone = position(
        "greeks",
        greeks=nation(personages=people(king=3, scholar=2, citizen=2)),
        phoenicians=nation(personages=people(king=3, scholar=3, citizen=2)),
        persians=nation(personages=people(king=3, scholar=3, citizen=2, navigator=3)),
        arabs=nation(personages=people(navigator=2)),
    )
    assert need_for_war(scene(gone, Forces(EAST)), gone.nations["greeks"], WEIGHTS) == 1

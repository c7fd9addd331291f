"""Positions in which the right turn is obvious."""

import pytest

from bot.engine.duellum import Position, apply
from bot.engine.duellum.actions import Action, Arm, Conquer, Found, Learn, PlayCard, TakeCard, Temple
from bot.players.duellum.evaluation import Evaluator
from bot.players.duellum.policies import think
from tests.engine.duellum.builders import nation, pay, position
from tests.players.dice import dice

HOMES = "roma:gold ancona:iron genua:marble"
THEIRS = "carthago:gold zama:iron carthago_nova:marble"


def turn(here: Position, level: str) -> tuple[list[Action], Position]:
    """Return the whole turn of a level, and the position after it."""
    mover, line = here.mover, list[Action]()
    while here.outcome is None and here.mover == mover:
        for action in think(here, level, dice()):
            here, _ = apply(here, action)
            line.append(action)
    return line, here


def hard_turn(here: Position) -> tuple[list[Action], Position]:
    """Return the whole turn of the strongest level, and the position after it."""
    return turn(here, "hard")


def test_it_takes_the_personage_that_wins() -> None:
    mine = nation(wedge="marble", purse=pay(gold=8), cities=HOMES, king=4, scholar=1, citizen=3)
    line, after = hard_turn(position(mine, nation(cities=THEIRS)))
    assert any(isinstance(action, Learn) for action in line)
    assert after.winner == "romans"


def test_it_wins_by_founding_where_that_is_enough() -> None:
    mine = nation(
        wedge="temple",
        purse=pay(2, 2, 2, 2),
        cities=HOMES,
        legions={"neapolis": 1, "aquileia": 1},
        scholar=4,
        citizen=4,
    )
    line, after = hard_turn(position(mine, nation(cities=THEIRS)))
    assert sum(isinstance(action, Found) for action in line) == 2
    assert after.winner == "romans"


def test_it_wins_by_destroying_a_temple() -> None:
    mine = nation(wedge="gold", cities=HOMES, galleys={"carthago": 3}, scholar=4, citizen=4)
    theirs = nation(cities=THEIRS, temples="carthago")
    line, after = hard_turn(position(mine, theirs))
    assert any(isinstance(action, Conquer) and action.province == "carthago" for action in line)
    assert after.winner == "romans"


def test_it_reckons_with_a_fortress() -> None:
    """Three galleys take a temple city; one with a Fortress needs five (DE8)."""
    mine = nation(wedge="gold", cities=HOMES, galleys={"carthago": 3}, scholar=4, citizen=4)
    theirs = nation(cities=THEIRS, temples="carthago", cards="fortress")
    line, after = hard_turn(position(mine, theirs))
    assert not any(isinstance(action, Conquer) and action.province == "carthago" for action in line)
    assert after.winner is None


def test_groups_from_several_provinces_march_on_a_city() -> None:
    """Three galleys from three seas beside the temple city have to meet; each step alone looks bad."""
    mine = nation(
        wedge="gold",
        cities=HOMES,
        galleys={"mare_numidicum": 1, "mare_africum": 1, "mare_tyrrhenum": 1},
        scholar=4,
        citizen=4,
    )
    theirs = nation(cities=THEIRS, temples="carthago")
    _, after = hard_turn(position(mine, theirs))
    assert after.winner == "romans"


def test_it_takes_a_scholar_that_it_can_pay() -> None:
    mine = nation(wedge="marble", purse=pay(iron=6, gold=7, coins=2), cities=HOMES)
    _, after = hard_turn(position(mine, nation(cities=THEIRS)))
    assert after.nations["romans"].personages.scholar == 1


def test_it_builds_temples_with_the_marble_for_them() -> None:
    mine = nation(wedge="iron", purse=pay(marble=18, coins=3), cities=HOMES)
    line, after = hard_turn(position(mine, nation(cities=THEIRS)))
    assert sum(isinstance(action, Temple) for action in line) == 3
    assert after.nations["romans"].personages.citizen == 1


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_units_do_not_wait_in_the_box_for_ever(level: str) -> None:
    """The value of Militia shows only on that wedge; by the stone's place alone it would be omitted."""
    mine = nation(wedge="maneuver-1", purse=pay(iron=30), cities=HOMES, temples="roma", box=(6, 1))
    line, _ = turn(position(mine, nation(cities=THEIRS)), level)
    assert any(isinstance(action, Arm) for action in line)


def test_an_architect_is_played_before_a_temple() -> None:
    mine = nation(
        wedge="iron", purse=pay(marble=10, coins=2), cities=HOMES, temples="roma", cards="architect"
    )
    line, after = hard_turn(position(mine, nation(cities=THEIRS)))
    assert PlayCard("architect") in line
    assert after.nations["romans"].personages.citizen == 1


def test_of_the_cards_due_it_takes_what_it_can_use() -> None:
    """The rival has no coin to lose and no wall to fall; its four know-hows pay for an Academy."""
    theirs = nation(cities=THEIRS, know_hows="strata moneta commercium navigatio")
    here = position(nation(cities=HOMES), theirs, cards_due=1, display="academy burglary earthquake")
    assert think(here, "hard", dice()) == (TakeCard("academy"),)


def test_a_rival_about_to_win_weighs_heavily() -> None:
    """The same position is worth less when the rival has the gold for the scholar that wins."""
    worth = []
    for gold in (2, 9):
        funds = pay(gold=gold)
        rival = nation(wedge="marble", cities=THEIRS, purse=funds, scholar=3, citizen=2, king=3)
        here = position(nation(cities=HOMES), rival, to_move="carthaginians")
        worth.append(Evaluator(here, "romans").value(here))
    assert worth[0] - worth[1] > 200


def test_a_guarded_city_is_worth_more_than_one_that_falls() -> None:
    raider = nation(cities=THEIRS, galleys={"mare_tyrrhenum": 3})
    worth = [
        Evaluator(here, "romans").value(here)
        for here in (
            position(nation(cities=HOMES, temples="roma", walls=walls), raider, to_move="carthaginians")
            for walls in ("", "roma")
        )
    ]
    assert worth[1] > worth[0] + 10

"""Movement range of groups: the provinces that single moves reach (M1, M5, K5)."""

from dataclasses import replace

import pytest

from bot.boards import load_board
from bot.engine.antike.actions import Found, Move, Rondel
from bot.engine.antike.rules.movement_range import movement_range
from bot.engine.board import Board
from bot.engine.terms import UNITS, ProvinceId, Unit
from tests.engine.builders import maneuver, nation, pay, play, position


def far(board: Board, unit: Unit, origin: ProvinceId, actions: int) -> dict[ProvinceId, int]:
    """Return the distances in borders from `origin`, up to `actions`, by a breadth-first search."""
    steps, edge = {origin: 0}, [origin]
    for step in range(1, actions + 1):
        edge = sorted({there for here in edge for there in board.ways(unit, here)} - set(steps))
        steps.update(dict.fromkeys(edge, step))
    del steps[origin]
    return steps


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize(
    ("know_hows", "actions"), [("", 1), ("wheel sailing", 2), ("wheel roads sailing navigation", 3)]
)
def test_on_an_empty_board_borders_alone_decide(unit: Unit, know_hows: str, actions: int) -> None:
    board = load_board("east")
    for origin in board.provinces:
        if board.carries(unit, origin):
            stacks = {origin: 3}
            legions, galleys = (stacks, {}) if unit == "legion" else ({}, stacks)
            greeks = nation(cities="athen", know_hows=know_hows, legions=legions, galleys=galleys)
            reach = movement_range(position("greeks", greeks=greeks), "greeks", origin, unit)
            assert (reach.nation, reach.count, reach.actions, reach.supposed) == ("greeks", 3, actions, True)
            assert dict(reach.steps) == far(board, unit, origin, actions), origin
            assert reach.contested == frozenset()


def test_others_may_fight_where_they_have_like_units() -> None:
    here = position(
        "greeks",
        greeks=nation(cities="athen", galleys={"sparta": 1}, know_hows="sailing"),
        arabs=nation(cities="saba", galleys={"knossos": 1}, legions={"cyrene": 1}),
    )
    reach = movement_range(here, "greeks", "sparta", "galley")
    assert reach.contested == {"knossos"}
    assert reach.steps["knossos"] == 1
    assert {"paphos", "alexandria"} <= set(reach.steps), "let be, the galley goes on from Knossos"


def test_on_the_maneuver_the_actions_left_count() -> None:
    here = maneuver(greeks=nation(cities="athen", legions={"athen": 2}, know_hows="wheel"))
    assert movement_range(here, "greeks", "athen", "legion").actions == 2
    here = play(here, Move("legion", 2, "athen", "pella"))
    reach = movement_range(here, "greeks", "pella", "legion")
    assert (reach.actions, reach.supposed) == (1, False)
    assert set(reach.steps.values()) == {1}
    moved = play(here, Move("legion", 1, "pella", "napoca"))
    assert movement_range(moved, "greeks", "napoca", "legion").steps == {}
    assert movement_range(moved, "greeks", "pella", "legion").steps == reach.steps
    here = maneuver(greeks=nation(cities="athen", legions={"athen": 1, "pella": 1}, know_hows="wheel"))
    joined = play(here, Move("legion", 1, "athen", "pella"))
    reach = movement_range(joined, "greeks", "pella", "legion")
    assert (reach.count, reach.actions) == (2, 2), "as far as the freshest of them"


def test_while_others_are_asked_the_maneuver_goes_on() -> None:
    here = maneuver(
        greeks=nation(cities="athen", galleys={"sparta": 2}),
        arabs=nation(cities="saba", galleys={"knossos": 1}),
    )
    asked = play(here, Move("galley", 1, "sparta", "knossos"))
    assert asked.demand is not None
    reach = movement_range(asked, "greeks", "sparta", "galley")
    assert reach.contested == {"knossos"}
    assert not reach.supposed
    assert movement_range(asked, "greeks", "knossos", "galley").steps == {}, "that galley has moved"


def test_after_the_wedge_is_done_it_holds_for_the_next_maneuver() -> None:
    here = maneuver(greeks=nation(cities="athen", legions={"pella": 2}, purse=pay(1, 1, 1)))
    assert not movement_range(here, "greeks", "pella", "legion").supposed
    founded = play(here, Found("pella"))
    assert movement_range(founded, "greeks", "pella", "legion").supposed


def test_the_position_stays_as_it_is() -> None:
    here = maneuver(greeks=nation(cities="athen", legions={"athen": 2}))
    before = play(here)
    movement_range(here, "greeks", "athen", "legion")
    assert here == before


def test_the_mover_may_be_on_the_way() -> None:
    here = position("greeks", greeks=nation(wedge="gold", cities="athen", legions={"athen": 1}))
    moving = play(here, Rondel("maneuver-1"))
    assert (
        movement_range(here, "greeks", "athen", "legion").steps
        == movement_range(moving, "greeks", "athen", "legion").steps
    )
    assert replace(movement_range(here, "greeks", "athen", "legion"), supposed=False) == movement_range(
        moving, "greeks", "athen", "legion"
    )

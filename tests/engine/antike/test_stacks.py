"""Arithmetic of stacks (M1-M3, M9)."""

from bot.engine.antike import stacks


def test_units_are_placed_and_an_empty_stack_is_left_out() -> None:
    before = {"athen": (1, 0, 0, 0)}
    assert stacks.with_stack(before, "pella", (0, 2, 0, 0)) == {"athen": (1, 0, 0, 0), "pella": (0, 2, 0, 0)}
    assert stacks.with_stack(before, "athen", (0, 0, 0, 0)) == {}
    assert stacks.with_stack(before, "pella", (0, 0, 0, 0)) == before == {"athen": (1, 0, 0, 0)}


def test_units_are_added_and_taken_by_their_actions_left() -> None:
    assert stacks.add((1, 0, 2, 0), 2, 3) == (1, 0, 5, 0)
    assert stacks.add((1, 0, 2, 0), 2, -2) == (1, 0, 0, 0)
    assert stacks.take((3, 2, 1, 4), (3, 1, 0, 4)) == (0, 1, 1, 0)


def test_m2_ready_units_have_an_action_left() -> None:
    assert stacks.ready((5, 1, 2, 3)) == 6
    assert stacks.ready((5, 0, 0, 0)) == 0


def test_m3_the_weakest_go_first() -> None:
    assert stacks.weakest((1, 2, 3, 4), 2) == (1, 1, 0, 0)
    assert stacks.weakest((1, 2, 3, 4), 7) == (1, 2, 3, 1)
    assert stacks.weakest((1, 2, 3, 4), 0) == (0, 0, 0, 0)


def test_m9_of_the_ready_ones_the_weakest_are_spent() -> None:
    assert stacks.take_ready((1, 2, 3, 4), 3) == (1, 0, 2, 4)
    assert stacks.take_ready((1, 0, 0, 2), 1) == (1, 0, 0, 1)


def test_k5_units_are_roused_for_a_maneuver_and_rest_after_it() -> None:
    assert stacks.fresh({"athen": (3, 0, 0, 0)}, 2) == {"athen": (0, 0, 3, 0)}
    assert stacks.without_actions_left({"athen": (1, 2, 0, 3), "pella": (0, 0, 1, 0)}) == {
        "athen": (6, 0, 0, 0),
        "pella": (1, 0, 0, 0),
    }

from typing import Any

import pytest

NEEDS = "needs the build libraries: pip install -r requirements-boards.txt"
np = pytest.importorskip("numpy", reason=NEEDS)
shapely = pytest.importorskip("shapely", reason=NEEDS)
find_arcs = pytest.importorskip("tools.boards.west.arcs", reason=NEEDS).find_arcs
contacts = pytest.importorskip("tools.boards.west.contacts", reason=NEEDS)
PAGE = shapely.box(0, 0, 300, 300)


def names(label: int) -> str:
    return "abcd"[label]


def four(gap: int) -> list[Any]:
    """Return arcs of 300 x 300 labels: 0 left and 1 right touch along `gap` pixels; 2 is above, 3 below."""
    labels = np.zeros((300, 300), int)
    labels[:, 150:] = 1
    labels[: 150 - gap // 2] = 2
    labels[150 + gap // 2 :] = 3
    return list(find_arcs(labels))


def test_arcs_part_all_neighbours_and_meet_in_junctions() -> None:
    arcs = four(40)
    assert set(contacts.contacts_of(arcs, PAGE)) == {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3)}
    (middle,) = (arc for arc in arcs if arc.sides == (0, 1))
    for node in middle.ends():
        assert sum(node in arc.ends() for arc in arcs) == 3


def test_stairs_become_a_soft_line() -> None:
    rows, columns = np.mgrid[0:200, 0:200]
    (arc,) = find_arcs((columns > rows).astype(int))
    assert arc.length == pytest.approx(200 * 2**0.5, rel=0.02)


def test_a_short_border_is_stretched() -> None:
    arcs = four(20)
    told = contacts.settle_contacts(arcs, {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3)}, PAGE, names)
    assert told == ["stretched a-b from 20"]
    assert contacts.contacts_of(arcs, PAGE)[0, 1] == pytest.approx(contacts.LEAST)


def test_a_border_the_board_lacks_is_turned() -> None:
    arcs = four(20)
    told = contacts.settle_contacts(arcs, {(2, 3), (0, 2), (0, 3), (1, 2), (1, 3)}, PAGE, names)
    assert told == ["turned a-b"]
    touching = contacts.contacts_of(arcs, PAGE)
    assert (0, 1) not in touching
    assert touching[2, 3] == pytest.approx(contacts.LEAST)
    (middle,) = (arc for arc in arcs if arc.sides == (2, 3))
    for node, side in zip(middle.ends(), (0, 1), strict=True):
        there = [arc for arc in arcs if node in arc.ends()]
        assert len(there) == 3
        assert sum(side in arc.sides for arc in there) in (0, 2)


def test_a_turn_that_would_join_strangers_is_refused() -> None:
    with pytest.raises(contacts.DrawingError, match="which the board does not"):
        contacts.settle_contacts(four(20), {(0, 2), (0, 3), (1, 2), (1, 3)}, PAGE, names)


def test_a_border_that_cannot_be_had_is_told() -> None:
    with pytest.raises(contacts.DrawingError, match="lacks the borders c-d"):
        contacts.settle_contacts(four(40), {(0, 1), (2, 3), (0, 2), (0, 3), (1, 2), (1, 3)}, PAGE, names)


def test_what_lies_off_the_sheet_does_not_count() -> None:
    assert contacts.contacts_of(four(40), shapely.box(0, 0, 300, 150))[0, 1] == pytest.approx(20, abs=1)


def test_an_end_at_the_edge_of_the_game_stays() -> None:
    arcs = four(20)
    for arc in arcs:
        arc.sides = (-1, arc.sides[1]) if arc.sides[0] == 2 else arc.sides
        arc.sides = (-1, arc.sides[0]) if arc.sides[1] == 2 else arc.sides
    (before,) = (arc.ends() for arc in arcs if arc.sides == (0, 1))
    contacts.settle_contacts(arcs, {(0, 1), (0, 3), (1, 3)}, PAGE, names)
    (after,) = (arc.ends() for arc in arcs if arc.sides == (0, 1))
    assert len(set(before) & set(after)) == 1
    assert contacts.contacts_of(arcs, PAGE)[0, 1] == pytest.approx(contacts.LEAST)

"""Counters: nations and places, how many units are tipped, and that none covers another (M1, M2)."""

from dataclasses import replace
from itertools import combinations

from bot.engine.antike.board import AntikeBoard
from bot.engine.antike.position import Phase, Position
from bot.render.map.counter_placement import Counter, counters, place_counters
from bot.render.map.layout import Layout, Place
from bot.render.map.pieces import Force, units_of
from tests.render.map.test_layout import apart, city_box
from tests.render.samples import crowded, everywhere, middle, start, with_state


def laid(layout: Layout, position: Position, province: str) -> list[Counter]:
    return place_counters(layout, units_of(position))[province]


def placed(place: Place, present: list[Force]) -> list[Counter]:
    """Return the counters at positions of the layout; there must be room."""
    found = counters(place, present)
    assert found is not None
    return found


def check(layout: Layout, position: Position, province: str) -> list[Counter]:
    place, found = layout.provinces[province], laid(layout, position, province)
    for a, b in combinations(found, 2):
        assert apart(a.box, b.box), (province, a, b)
    for counter in found:
        assert apart(counter.box, city_box(place))
        assert apart(counter.box, place.label.box)
    return found


def told(found: list[Counter]) -> set[tuple[str, str, int]]:
    """Return what the counters show: nation, unit, number."""
    told: set[tuple[str, str, int]] = set()
    for counter in found:
        for unit in ("legion", "galley"):
            if counter.unit in {unit, None} and counter.force.count(unit):
                told.add((counter.force.nation, unit, counter.force.count(unit)))
    return told


def test_six_nations_with_both_units_fit_anywhere(layout: Layout, board: AntikeBoard) -> None:
    for province in layout.provinces:
        found = check(layout, crowded(province), province)
        units = [unit for unit in ("legion", "galley") if board.carries(unit, province)]
        wanted = {(nation, unit, 17) for nation in board.start_cities[6] for unit in units}
        assert told(found) == wanted


def test_everyone_everywhere(layout: Layout) -> None:
    position = everywhere()
    boxes = [counter.box for province in layout.provinces for counter in check(layout, position, province)]
    assert len(boxes) > 300
    for a, b in combinations(boxes, 2):
        assert apart(a, b)


def test_one_stack_is_one_large_counter(layout: Layout) -> None:
    position = start(3)
    state = replace(position.nations["greeks"], galleys={"athen": (17, 0, 0, 0)})
    found = laid(layout, with_state(position, {**position.nations, "greeks": state}), "athen")
    assert [(c.unit, c.force.galleys) for c in found] == [("galley", 17)]
    assert found[0].scale >= 0.87


def test_usual_numbers_of_counters_stay_large(layout: Layout, board: AntikeBoard) -> None:
    for province, place in layout.provinces.items():
        present = [
            Force("greeks", 3, 0, 2 if board.carries("galley", province) else 0, 0),
            Force("persians", 1),
        ]
        assert all(c.unit is not None and c.scale >= 0.75 for c in placed(place, present)), province


def test_legions_stand_on_land_and_galleys_on_the_sea_where_there_is_room(layout: Layout) -> None:
    place = layout.provinces["tomis"]
    found = placed(place, [Force("greeks", 1, 0, 1, 0)])
    land = {spot[:2]: spot[2] for spot in place.levels[0].spots}
    assert [land[c.at] for c in found] == [1, 0]


def test_units_are_tipped_only_on_the_movers_maneuver() -> None:
    position = middle(6)
    assert position.maneuvering
    mover, other = position.mover, next(n for n in position.setup.nations if n != position.mover)
    legions = {"taima": (2, 0, 1, 0)}
    nations = {
        **position.nations,
        mover: replace(position.nations[mover], legions=legions, galleys={}),
        other: replace(position.nations[other], legions={"taima": (4, 0, 0, 0)}, galleys={}),
    }
    on_maneuver = units_of(with_state(position, nations))["taima"]
    assert {f.nation: (f.legions, f.legions_tipped) for f in on_maneuver if f.nation in {mover, other}} == {
        mover: (3, 2),
        other: (4, 0),
    }
    before = replace(with_state(position, nations), phase=Phase.RONDEL)
    assert all(f.legions_tipped == 0 for f in units_of(before)["taima"])


def test_too_many_nations_have_no_room(layout: Layout) -> None:
    present = [Force("greeks", 1, 0, 1, 0)] * 60
    assert counters(layout.provinces["athen"], present) is None


def test_a_figure_too_low_for_the_picture_is_no_room(layout: Layout) -> None:
    place = layout.provinces["athen"]
    smallest = place.levels[-1]
    many = [Force("greeks", 1, 0, 1, 0)] * len(smallest.spots)
    assert counters(place, many, 0.2) is None


def test_a_galley_is_a_little_smaller_rather_than_on_dry_land(layout: Layout) -> None:
    place = layout.provinces["pella"]
    assert all(spot[2] for spot in place.levels[0].spots)
    (galley,) = placed(place, [Force("greeks", 0, 0, 2, 0)])
    afloat = {
        spot[:2]
        for level in place.levels
        if level.scale == galley.scale
        for spot in level.spots
        if not spot[2]
    }
    assert galley.at in afloat
    (legion,) = placed(place, [Force("greeks", 2)])
    assert legion.scale == 1.0

from tools.boards.sources.topojson import arcs_of, lines_of

TOPOLOGY = {
    "transform": {"scale": [0.5, 2.0], "translate": [10.0, -20.0]},
    "arcs": [[[0, 0], [2, 0], [0, 3]], [[2, 3], [-2, 0], [0, -3]]],
}


def test_arcs_are_steps_scaled_and_moved() -> None:
    first, second = arcs_of(TOPOLOGY)
    assert first == [(10.0, -20.0), (11.0, -20.0), (11.0, -14.0)]
    assert second == [(11.0, -14.0), (10.0, -14.0), (10.0, -20.0)]


def test_a_ring_is_joined_without_repeating_where_arcs_meet() -> None:
    arcs = arcs_of(TOPOLOGY)
    ((ring,),) = lines_of({"type": "Polygon", "arcs": [[0, 1]]}, arcs)
    assert ring == [(10.0, -20.0), (11.0, -20.0), (11.0, -14.0), (10.0, -14.0), (10.0, -20.0)]


def test_a_negative_number_turns_an_arc() -> None:
    arcs = arcs_of(TOPOLOGY)
    ((line,),) = lines_of({"type": "LineString", "arcs": [~0]}, arcs)
    assert line == arcs[0][::-1]


def test_many_lines_come_one_by_one_and_points_not_at_all() -> None:
    arcs = arcs_of(TOPOLOGY)
    assert lines_of({"type": "MultiLineString", "arcs": [[0], [1]]}, arcs) == [[arcs[0]], [arcs[1]]]
    assert (
        lines_of({"type": "MultiPolygon", "arcs": [[[0, 1]], [[0, 1]]]}, arcs)[1]
        == lines_of({"type": "Polygon", "arcs": [[0, 1]]}, arcs)[0]
    )
    assert lines_of({"type": "Point", "coordinates": [0, 0]}, arcs) == []

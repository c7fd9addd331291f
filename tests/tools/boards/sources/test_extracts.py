import pytest

from tools.boards.sources.extracts import COAST, EAST_COAST, read_coast, read_rivers


@pytest.mark.parametrize("name", [COAST, EAST_COAST])
def test_the_coast_is_rings_of_degrees(name: str) -> None:
    polygons = read_coast(name)
    assert len(polygons) > 100
    for polygon in polygons:
        for ring in polygon:
            assert ring[0] == ring[-1]
            assert len(ring) >= 4
            assert all(-180 <= x <= 180 and -90 <= y <= 90 for x, y in ring)


def test_rivers_are_lines_the_longest_first() -> None:
    rivers = read_rivers()
    assert len(rivers) > 100
    assert all(len(line) >= 2 for line in rivers)
    # The Nile at Aswan and the Danube at Vienna are there.
    for x, y in ((32.9, 24.1), (16.4, 48.2)):
        assert min((a - x) ** 2 + (b - y) ** 2 for line in rivers for a, b in line) < 0.3

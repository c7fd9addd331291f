import pytest

NEEDS = "needs the build libraries: pip install -r requirements-boards.txt"
shapely = pytest.importorskip("shapely", reason=NEEDS)
kinds = pytest.importorskip("tools.boards.west.kinds", reason=NEEDS)


def test_land_and_sea_are_measured_along_a_line() -> None:
    dry, wet = kinds.measure([shapely.LineString([(0, 50), (100, 50)])], shapely.box(0, 0, 40, 100))
    assert dry == pytest.approx(40, abs=3)
    assert wet == pytest.approx(60, abs=3)


def test_a_line_along_the_coast_leads_over_neither() -> None:
    assert kinds.measure([shapely.LineString([(10, 100), (30, 100)])], shapely.box(0, 0, 40, 100)) == (0, 0)


@pytest.mark.parametrize(
    ("dry", "wet", "kind"), [(40, 0, "land"), (9, 40, "sea"), (20, 20, "both"), (9, 9, None)]
)
def test_little_land_or_sea_does_not_count(dry: float, wet: float, kind: str | None) -> None:
    assert kinds.kind_of(dry, wet) == kind

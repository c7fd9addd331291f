"""The cached background of a region contains nothing of a position."""

from tests.drawing import renderer
from tests.engine.builders import nation, position


def test_what_stood_in_a_region_is_not_there_when_it_has_gone() -> None:
    empty = position("greeks")
    manned = position("greeks", greeks=nation(cities="athen", legions={"athen": 3}))
    first = renderer().draw(empty, region="athen").data
    assert renderer().draw(manned, region="athen").data != first
    assert renderer().draw(empty, region="athen").data == first

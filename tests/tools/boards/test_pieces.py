"""Marks and counters in the provinces of our boards, and faults of them that the check finds."""

from bot.boards import BOARDS, load_board
from bot.render.map.layout import read_layout
from tools.boards.check import faults_of
from tools.boards.pieces import pieces_of


def test_every_province_of_antike_has_a_city_for_six_nations() -> None:
    pieces = pieces_of(load_board("east"))
    assert set(pieces.marks.values()) == {"city"}
    assert pieces.rivals == 6


def test_sites_seas_and_mountains_of_duellum() -> None:
    board = load_board("punic")
    pieces = pieces_of(board)
    assert {name for name, mark in pieces.marks.items() if mark == "walled_city"} == set(board.sites)
    assert {name for name, mark in pieces.marks.items() if mark == "galley"} == set(board.symbols)
    peaks = {name for name, mark in pieces.marks.items() if mark == "peaks"}
    assert peaks == {"alpes", "atlas", "illyricum", "pyrenaei"}
    assert pieces.both["roma"]
    assert not pieces.both["cremona"]
    assert not pieces.both["mare_ionium"]


def test_a_galley_on_land_and_a_sea_without_room_are_found() -> None:
    board, layout = load_board("hellenic"), read_layout(BOARDS / "hellenic.layout.json")
    place = layout.provinces["mare_ionium"]
    island = place.land[0][0]
    inland = (sum(x for x, _ in island) / len(island), sum(y for _, y in island) / len(island))
    changed = place.model_copy(update={"city": inland, "levels": []})
    provinces = {**layout.provinces, "mare_ionium": changed}
    found = faults_of(board, layout.model_copy(update={"provinces": provinces}), {})
    assert "The galley of mare_ionium is not on the sea." in found
    assert "mare_ionium has no room for the counters of 1 nation." in found

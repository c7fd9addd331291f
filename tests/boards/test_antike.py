"""Antike's board files: the shipped ones, and the errors for broken ones."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.boards import BOARDS, BoardFileError, board_ids, load_board, read_board
from bot.engine.terms import CHIPS

FACTS = Path(__file__).parents[1] / "support" / "data"
Raw = dict[str, Any]


def real() -> Raw:
    """Return the data of the East board's file."""
    data: Raw = json.loads((BOARDS / "east.json").read_text(encoding="utf-8"))
    return data


def broken(folder: Path, change: Callable[[Raw], object]) -> str:
    """Write the changed board to `folder`; return the text of the error."""
    data = real()
    change(data)
    path = folder / "broken.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BoardFileError) as caught:
        read_board(path)
    return str(caught.value)


def test_the_real_boards_load_and_are_kept() -> None:
    assert "east" in board_ids("antike")
    for name in board_ids("antike"):
        board = load_board(name)
        assert board.id == name
        assert len(board.provinces) == 50
        assert load_board(name) is board


def test_s1_s3_s4_the_real_boards_have_starts_for_three_to_six_nations() -> None:
    for name in board_ids("antike"):
        board = load_board(name)
        assert set(board.start_cities) == set(board.start_nation) == {3, 4, 5, 6}
        for number, homes in board.start_cities.items():
            assert len(homes) == number
            assert board.start_nation[number] in homes
            cities = [city for each in homes.values() for city in each]
            assert len(set(cities)) == 3 * number
            for each in homes.values():
                assert {board.resources[city] for city in each} == set(CHIPS)


def test_s3_the_start_nations_of_east() -> None:
    assert load_board("east").start_nation == {3: "arabs", 4: "phoenicians", 5: "egyptians", 6: "babylonians"}


@pytest.mark.parametrize("name", board_ids("antike"))
def test_a_board_agrees_with_the_facts_about_the_printed_one(name: str) -> None:
    facts: Raw = json.loads((FACTS / f"board-facts-{name}.json").read_text(encoding="utf-8"))
    board = load_board(name)
    provinces = {p["id"]: (p["name"], p["resource"]) for p in facts["provinces"]}
    assert {p.id: (p.name, board.resources[p.id]) for p in board.provinces.values()} == provinces
    borders = {frozenset(each["between"]): each["kind"] for each in facts["borders"]}
    assert len(borders) == len(facts["borders"])
    assert {frozenset(pair): kind for pair, kind in board.borders.items()} == borders
    for number, homes in facts["start_cities"].items():
        told = {nation: set(cities) for nation, cities in homes.items()}
        assert {nation: set(cities) for nation, cities in board.start_cities[int(number)].items()} == told
    assert {str(number): nation for number, nation in board.start_nation.items()} == facts["start_nation"]


def test_an_unchanged_file_is_sound(tmp_path: Path) -> None:
    path = tmp_path / "copy.json"
    path.write_text(json.dumps(real()), encoding="utf-8")
    assert read_board(path).borders == load_board("east").borders


def swap_starts(data: Raw) -> None:
    """Exchange the Persians' marble city Artaxata and the Arabs' iron city Adane."""
    homes = data["start_cities"]["3"]
    homes["arabs"], homes["persians"] = ["saba", "artaxata", "mecca"], ["adane", "susa", "ninive"]


def cut_off_messana(data: Raw) -> None:
    data["borders"] = [border for border in data["borders"] if "messana" not in border]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            lambda data: data["borders"].append(["adulis", "adane", "sea"]),
            ("named twice", "adane", "adulis"),
        ),
        (
            lambda data: data["borders"].append(["adulis", "adane", "land"]),
            ("named twice", "adane", "adulis"),
        ),
        (lambda data: data["borders"].append(["adane", "adulis", "both"]), ("named twice",)),
        (lambda data: data["borders"].append(["adane", "atlantis", "sea"]), ("no province", "atlantis")),
        (lambda data: data["borders"].append(["adane", "adane", "sea"]), ("border with itself", "adane")),
        (lambda data: data["borders"].append(["adane", "athen", "air"]), ("borders", "land", "both")),
        (lambda data: data["borders"].append(["adane", "athen"]), ("borders", "missing")),
        (lambda data: data["provinces"].pop(), ("provinces", "50", "49")),
        (lambda data: data["provinces"].append(data["provinces"][0]), ("provinces", "50", "51")),
        (lambda data: data["provinces"].__setitem__(1, data["provinces"][0]), ("named twice",)),
        (cut_off_messana, ("hang together", "messana")),
        (swap_starts, ("one each of", "3 nations")),
        (lambda data: data["start_cities"]["3"]["arabs"].pop(), ("one each of", "arabs", "3 nations")),
        (
            lambda data: data["start_cities"]["4"].update(greeks=["athen", "pella", "adane"]),
            ("named twice", "adane"),
        ),
        (
            lambda data: data["start_cities"]["4"].update(greeks=["athen", "pella", "atlantis"]),
            ("no province", "atlantis"),
        ),
        (lambda data: data["start_cities"]["6"].pop("arabs"), ("with 6 nations",)),
        (lambda data: data["start_cities"].pop("6"), ("same numbers",)),
        (lambda data: data["start_nation"].pop("6"), ("same numbers",)),
        (lambda data: data["start_nation"].update({"3": "egyptians"}), ("with 3 nations",)),
        (lambda data: data["start_nation"].update({"3": "gauls"}), ("start_nation.3", "greeks")),
        (lambda data: data["start_nation"].update({"7": "greeks"}), ("start_nation.7",)),
        (lambda data: data.update(colour="red"), ("colour", "no such key")),
        (lambda data: data["provinces"][0].update(x=1), ("provinces.0.x", "no such key")),
        (lambda data: data["provinces"][0].update(resource="silver"), ("provinces.0.resource", "marble")),
        (lambda data: data["provinces"][0].update(id="Adane"), ("provinces.0.id",)),
        (lambda data: data["provinces"][0].update(name=""), ("provinces.0.name",)),
        (lambda data: data["provinces"][0].update(name=7), ("provinces.0.name", "string")),
        (lambda data: data.pop("borders"), ("borders", "missing")),
        (lambda data: data.update(format="antike-board/2"), ("format", "antike-board/1")),
    ],
)
def test_a_broken_file_is_refused_and_the_text_says_where(
    tmp_path: Path, change: Callable[[Raw], object], told: tuple[str, ...]
) -> None:
    text = broken(tmp_path, change)
    assert text.startswith("broken.json: ")
    assert "\n" not in text
    for part in told:
        assert part in text, text


def test_what_is_wrong_is_told_in_one_line(tmp_path: Path) -> None:
    """Names from the file are in the error, whatever characters they have."""
    text = broken(tmp_path, lambda data: data["start_nation"].update({"6\x0b\u2028\n": "babylonians"}))
    assert text.splitlines() == [text]
    assert text.startswith("broken.json: start_nation.6 .[key]: it has to be")

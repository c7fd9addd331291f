"""Duellum's board files: the two shipped, and a one-line error for each mistake (DS1-DS5, DK2)."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.boards import BOARDS, BoardFileError, board_ids, load_board, read_board
from bot.boards.duellum import CARDS_FILE
from bot.engine.duellum.terms import KNOW_HOWS
from bot.engine.terms import CHIPS

Raw = dict[str, Any]
NATIONS = {"hellenic": ("greeks", "persians"), "punic": ("romans", "carthaginians")}


def real(name: str = "punic") -> Raw:
    data: Raw = json.loads((BOARDS / f"{name}.json").read_text(encoding="utf-8"))
    return data


def broken(folder: Path, change: Callable[[Raw], object]) -> str:
    """Write the changed board to `folder`; return the text of the error."""
    data = real()
    change(data)
    (folder / "broken.json").write_text(json.dumps(data), encoding="utf-8")
    shutil.copy(BOARDS / CARDS_FILE, folder)
    with pytest.raises(BoardFileError) as caught:
        read_board(folder / "broken.json")
    return str(caught.value)


def test_the_cards_are_no_board() -> None:
    assert board_ids("duellum") == tuple(NATIONS)


@pytest.mark.parametrize("name", NATIONS)
def test_ds1_ds2_a_real_board_has_what_its_file_says(name: str) -> None:
    board, told = load_board(name), real(name)
    assert (board.id, board.ruleset, board.nations) == (name, "duellum", NATIONS[name])
    assert {p["id"] for p in told["provinces"] if p["city"]} == board.sites
    assert {p["id"] for p in told["provinces"] if p["galley_symbol"]} == board.symbols
    for province in told["provinces"]:
        carried = board.carries("legion", province["id"]), board.carries("galley", province["id"])
        if province["kind"] == "coast":
            assert carried[1]
        else:
            assert carried == (province["kind"] == "land", province["kind"] == "sea")
    for cities in board.start_cities.values():
        assert sorted(cities.values()) == sorted(CHIPS)
        assert board.sites >= cities.keys()
    assert board.coins == 24
    for know_how in KNOW_HOWS:
        price, written = board.prices[know_how], told["know_hows"][know_how]
        assert (price.first, price.later) == (written["first"], written["later"])


def province(data: Raw, name: str) -> Raw:
    found: Raw = next(each for each in data["provinces"] if each["id"] == name)
    return found


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            lambda data: data["borders"].append(["roma", "utica", "land"]),
            "there is no province utica (border roma-utica).",
        ),
        (
            lambda data: data["borders"].append(["genua", "alpes", "both"]),
            "the border between alpes and genua is named twice.",
        ),
        (
            lambda data: data["borders"].append(["alpes", "ancona", "both"]),
            "alpes is land, but its border with ancona is both.",
        ),
        (
            lambda data: data["borders"].append(["mare_ionium", "roma", "land"]),
            "mare_ionium is sea, but its border with roma is land.",
        ),
        (
            lambda data: province(data, "mare_ionium").update(city=True),
            "mare_ionium is sea, so no city can stand there.",
        ),
        (
            lambda data: province(data, "alpes").update(kind="coast"),
            "alpes is a coast, but no border there is sea or both.",
        ),
        (
            lambda data: province(data, "mare_ionium").update(kind="coast"),
            "mare_ionium can only be reached by sea and has no city site: its kind is sea.",
        ),
        (
            lambda data: province(data, "roma").update(city=False),
            "roma has no city site, so it cannot be a start city of romans.",
        ),
        (
            lambda data: data["start_cities"]["romans"].update(roma="iron"),
            "the start cities of romans must be one each of marble, iron and gold.",
        ),
        (
            lambda data: data["start_cities"]["romans"].pop("roma"),
            "the start cities of romans must be one each of marble, iron and gold.",
        ),
        (
            lambda data: data["start_cities"].update(
                carthaginians={"roma": "gold", "caesarea": "iron", "zama": "marble"}
            ),
            "roma is a start city of both nations.",
        ),
        (
            lambda data: data["start_cities"].update(romans={"utica": "gold"}),
            "there is no province utica (start cities of romans).",
        ),
        (
            lambda data: data["start_cities"].update(greeks={"genua": "gold"}),
            "start_cities names greeks, which is none of the nations.",
        ),
        (
            lambda data: data["start_cities"].pop("romans"),
            "start_cities must name the start cities of romans.",
        ),
        (lambda data: data.update(nations=["romans", "romans"]), "nations names romans twice."),
        (lambda data: data.update(nations=["romans"]), "nations: List should have at least 2 items"),
        (lambda data: data.update(nations=["romans", "gauls"]), "nations.1: it has to be 'greeks'"),
        (lambda data: data["know_hows"].pop("moneta"), "know_hows must have the price of moneta."),
        (
            lambda data: data["know_hows"].update(wheel={"first": 7, "later": 4}),
            "know_hows.wheel.[key]: it has to be 'strata'",
        ),
        (
            lambda data: data["know_hows"]["moneta"].update(first=-1),
            "know_hows.moneta.first: it has to be greater than or equal to 0.",
        ),
        (
            lambda data: data["know_hows"]["moneta"].update(later=11),
            "moneta must not cost more later (11) than first (10).",
        ),
        (lambda data: data.update(coins=0), "coins: it has to be greater than or equal to 1."),
        (lambda data: data["provinces"].append(province(data, "roma")), "the province roma is named twice."),
        (
            lambda data: province(data, "roma").update(kind="hill"),
            "provinces.33.kind: it has to be 'land'",
        ),
        (
            lambda data: province(data, "roma").update(city=1),
            "provinces.33.city: it has to be a valid bool",
        ),
        (lambda data: data.update(moon=1), "moon: there is no such key."),
        (lambda data: data.update(format="duellum-board/2"), "format: it has to be 'antike-board/1' or '"),
    ],
)
def test_a_broken_file_is_refused_in_one_line(
    tmp_path: Path, change: Callable[[Raw], object], told: str
) -> None:
    text = broken(tmp_path, change)
    assert text.startswith(f"broken.json: {told}")
    assert "\n" not in text


def test_an_island_cut_off_is_told(tmp_path: Path) -> None:
    def cut(data: Raw) -> None:
        data["borders"] = [border for border in data["borders"] if "carales" not in border]

    assert broken(tmp_path, cut).startswith("broken.json: not all provinces hang together; carales")

"""Names common to all rulesets are parsed in many spellings, or refused with what would work."""

import re
from collections.abc import Callable

import pytest

from bot.boards import board_ids, load_board
from bot.client import InputError
from bot.cogs import parsing as reading
from bot.cogs.info.rules import read_topic
from bot.rulesets import ruleset
from tests.engine.builders import EAST


@pytest.mark.parametrize(
    "text",
    ["leptis_magna", "Leptis Magna", "LÉPTIS  MAGNA", "leptis", "lep", "leptismagna", "magna", " Lep "],
)
def test_a_province_is_found_by_any_spelling(text: str) -> None:
    assert reading.read_province(EAST, text) == "leptis_magna"


def test_a_whole_name_wins_over_beginnings() -> None:
    assert reading.read_province(EAST, "susa") == "susa"
    assert reading.read_province(EAST, "Athen — 5 marble + 1 of any for the way") == "athen"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a", "may be Adane"),
        ("me", "may be Mecca, Melitene, Memphis, Meroe or Messana"),
        ("atlantis", "There is no province “atlantis”"),
        ("babilon", "Did you mean Babylon"),
        ("bablion", "Did you mean Babylon"),
        ("qqqq", "Pick one from the list that opens as you type"),
        ("", "There is no province"),
        ("**Athenn**", r"\*\*Athenn\*\*"),
    ],
)
def test_other_provinces_are_refused_with_what_would_work(text: str, told: str) -> None:
    with pytest.raises(InputError) as caught:
        reading.read_province(EAST, text)
    assert told in str(caught.value)
    assert len(str(caught.value)) < 400


def test_a_name_that_is_far_from_all_is_not_guessed() -> None:
    """Corsica, which is no province of the board, is not Siga."""
    with pytest.raises(InputError, match="Pick one from the list"):
        reading.read_province(load_board("punic"), "corsica")
    with pytest.raises(InputError, match=r"Did you mean Carthago\?|Did you mean Carthago, "):
        reading.read_province(load_board("punic"), "Carthage")


def test_lists_and_ways() -> None:
    assert reading.read_provinces(EAST, "athen, Pella ,sparta,") == ["athen", "pella", "sparta"]
    assert reading.read_path(EAST, "knossos > cyrene — no moves left") == ["knossos", "cyrene"]
    assert reading.read_path(EAST, "knossos→cyrene") == ["knossos", "cyrene"]
    assert reading.read_provinces(EAST, "Athen — 5 marble, pella") == ["athen", "pella"]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("athen pella", ["athen", "pella"]),
        ("Athen and Pella", ["athen", "pella"]),
        ("athen, pella und leptis magna", ["athen", "pella", "leptis_magna"]),
        ("athen & leptis", ["athen", "leptis_magna"]),
        ("Athen, Pella, and Sparta", ["athen", "pella", "sparta"]),
        ("athen, & pel", ["athen", "pella"]),
    ],
)
def test_lists_as_people_write_them(text: str, meant: list[str]) -> None:
    assert reading.read_provinces(EAST, text) == meant


def test_a_beginning_and_a_name_without_a_comma_are_no_list() -> None:
    with pytest.raises(InputError, match="There is no province “athen pel”"):
        reading.read_provinces(EAST, "athen pel")


@pytest.mark.parametrize("text", ["", " , ", "athen, athen", "athen athen"])
def test_empty_and_double_lists_are_refused(text: str) -> None:
    with pytest.raises(InputError):
        reading.read_provinces(EAST, text)


@pytest.mark.parametrize("name", board_ids())
def test_examples_are_places_of_the_board(name: str) -> None:
    board = load_board(name)
    for read, nothing in ((reading.read_provinces, ","), (reading.read_path, ">")):
        with pytest.raises(InputError) as caught:
            read(board, nothing)
        (example,) = re.findall("`(.+)`", str(caught.value))
        assert len(read(board, example)) == 2


@pytest.mark.parametrize(
    ("read", "text", "meant"),
    [
        (reading.read_nation, "germ", "germans"),
        (reading.read_nation, "Germanic tribes", "germans"),
        (reading.read_nation, "Persians", "persians"),
        (reading.read_unit, "G", "galley"),
        (reading.read_unit, "legions", "legion"),
    ],
)
def test_other_names(read: Callable[[str], str], text: str, meant: str) -> None:
    assert read(text) == meant


@pytest.mark.parametrize(("text", "meant"), [("know how", "know-how"), ("Taking back", "undo")])
def test_topics(text: str, meant: str) -> None:
    assert read_topic(ruleset("antike"), text) == meant


def test_topics_are_suggested_by_their_titles() -> None:
    with pytest.raises(InputError, match=r"Did you mean Founding cities\?"):
        read_topic(ruleset("antike"), "foundng citys")


def test_several_names_that_fit_are_told() -> None:
    with pytest.raises(InputError, match="may be Phoenicians or Persians"):
        reading.read_nation("p")


def test_fitting_goes_by_beginnings_of_words() -> None:
    assert reading.fits("", "Athen")
    assert reading.fits("leg 2", "2L 2 legions")
    assert reading.fits("mag", "Leptis Magna")
    assert not reading.fits("then", "Athen")

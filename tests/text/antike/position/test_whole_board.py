"""The whole board in words: every city, every unit, every border."""

import re

from bot.engine.antike.actions import Move
from bot.i18n.lines import pages
from bot.text.antike.position.whole_board import (
    format_income,
    format_province,
    format_region,
    format_whole_board,
)
from bot.text.position.provinces import format_borders, format_no_reach
from bot.text.turns.history import format_omitted
from tests.engine.builders import EAST, maneuver, nation, opening, play, position
from tests.engine.playing import dice, late


def test_a_province() -> None:
    here = position(
        "greeks",
        greeks=nation(
            cities="athen", temples="athen", legions={"athen": 2}, galleys={"athen": 1, "cyrene": 1}
        ),
        arabs=nation(cities="saba", galleys={"athen": 3}),
    )
    assert format_province(here, "athen") == (
        "Athen (gold): city of the Greeks with a temple; Arabs 3 galleys; Greeks 2 legions and 1 galley."
    )
    assert format_province(here, "cyrene") == "Cyrene (gold): no city; Greeks 1 galley."
    assert format_province(here, "taima") == "Taima (iron): no city."
    region = format_region(here, "cyrene")
    assert region[0] == format_province(here, "cyrene")
    assert region[1] == format_borders(EAST, "cyrene")
    assert len(region) == 2 + sum("cyrene" in pair for pair in EAST.borders)


def test_borders_are_told_from_both_sides() -> None:
    for (a, b), kind in EAST.borders.items():
        for one, other in ((a, b), (b, a)):
            parts = format_borders(EAST, one).removesuffix(".").split("; ")
            how = {"land": " by land", "sea": " by sea", "both": " by land and sea"}[kind]
            named = re.compile(rf"(borders on |, | and |^){EAST.provinces[other].name}(, | and | by )")
            assert [part.endswith(how) for part in parts if named.search(part)] == [True], (one, other)


def test_income_is_the_engines() -> None:
    here = position("greeks", greeks=nation(cities="athen pella napoca", temples="athen", know_hows="market"))
    assert format_income(here, here.nations["greeks"]) == "marble 2, iron 2, gold 4"


def test_everything_names_every_unit_and_every_province() -> None:
    here = late(dice("words", 4), 6)
    lines = format_whole_board(here, {"greeks": "An*na"})
    text = "\n".join(lines)
    assert r"Greeks (An\*na)" in text
    for province in EAST.provinces.values():
        assert sum(line.startswith(f"{province.name} (") for line in lines) == 1
        assert sum(line.startswith(f"{province.name} borders on ") for line in lines) == 1
    for nation_, state in here.nations.items():
        for unit, word in (("legion", "Legions"), ("galley", "Galleys")):
            stacks = state.legions if unit == "legion" else state.galleys
            if stacks:
                names = ", ".join(
                    f"{sum(stack)} in {EAST.provinces[where].name}"
                    for where, stack in sorted(stacks.items(), key=lambda s: EAST.provinces[s[0]].name)
                )
                assert f"{word}: {names}" in text, nation_
    assert all(len(line) <= 2000 for line in lines)
    assert len("".join(pages(lines))) > 4000


def test_actions_left_are_told_on_the_maneuver() -> None:
    here = maneuver(greeks=nation(cities="athen", legions={"athen": 3}, know_hows="wheel"))
    lines = format_whole_board(play(here, Move("legion", 1, "athen", "pella")), {})
    assert "Legions: 2 in Athen (2 with 2 moves), 1 in Pella (1 with 1 move)" in lines
    assert "Legions: none" in format_whole_board(opening(), {})


def test_small_texts() -> None:
    assert format_no_reach(EAST, "athen", "galley") == ("No galleys in Athen: pick a province that has some.")
    assert format_omitted(0) == ""
    assert format_omitted(0, empty=True) == "Nothing changed."
    assert format_omitted(1) == "and 1 earlier change (/history shows all)"

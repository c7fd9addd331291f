"""A position of Duellum in words: status, progress (DV2, DV5), provinces, cards, and the whole board."""

import pytest

from bot.engine.duellum.actions import Rondel
from bot.engine.terms import Nation
from bot.i18n.catalogue import speaking
from bot.text.duellum.position.cards import format_cards, format_display
from bot.text.duellum.position.status import format_progress, format_status
from bot.text.duellum.position.whole_board import format_province, format_region, format_whole_board
from tests.engine.duellum.builders import PUNIC, nation, opening, pay, play, position

TIMES = "\N{MULTIPLICATION SIGN}"
NAMES: dict[Nation, str] = {"romans": "A_da", "carthaginians": "Ben"}
ROMANS = nation(
    purse=pay(2, 0, 1, 3),
    know_hows="strata moneta",
    cities="roma:gold ancona:iron genua:gold",
    temples="roma",
    walls="roma",
    legions={"genua": 2},
    galleys={"mare_ionium": 1, "croton": 1},
    box=(3, 1),
    cards="levy levy masons",
    scholar=2,
)


def test_status_tells_all_that_counts() -> None:
    status = format_status(position(ROMANS, cards_due=1, display="granary omen storm"), NAMES)
    assert status.title == "Round 5 · goal: 9 personages"
    assert status.text == r"Romans (A\_da) to move. First 1 card to take."
    heading, told = status.sections[0]
    assert heading == r"▶ Romans (A\_da): 2 of 9"
    assert told.splitlines() == [
        "2 marble, 1 gold and 3 coins; stone on FERRUM",
        "Know-how: STRATA and MONETA",
        "3 cities: Ancona (iron); Roma 🏛️ 🧱, Genua (gold)",
        "2 legions and 2 galleys on the board; in the recruitment box: 3 legions and 1 galley; "
        "7 and 9 in the supply; sea areas for a navigator: 3 of 7",
        "Walls to build: 2",
        f"Cards: 2 {TIMES} Levy and Masons",
        "Personages: 2 scholars",
    ]
    cards, bank = dict(status.sections)["Cards"], status.sections[-1][1]
    assert cards == "On display: Granary, Omen and Storm; 19 in the pile, 0 discarded"
    assert "cities: 12 marble, 10 iron and 8 gold" in bank


def test_status_begins_with_the_readers_nation() -> None:
    headings = [heading for heading, _ in format_status(position(), {}, "carthaginians").sections]
    assert headings == ["Carthaginians: 0 of 9", "▶ Romans: 0 of 9", "Cards", "The bank"]


def test_one_card_and_several_are_due_in_german() -> None:
    with speaking("de"):
        one, two = (
            format_status(position(ROMANS, cards_due=count, display="granary omen storm"), NAMES).text
            for count in (1, 2)
        )
    assert one.endswith(" Zuerst ist 1 Karte zu nehmen.")
    assert two.endswith(" Zuerst sind 2 Karten zu nehmen.")


def test_a_province_tells_its_city_its_site_and_its_units() -> None:
    here = position(ROMANS)
    assert format_province(here, "roma") == "Roma: gold city of the Romans with a temple and a wall."
    assert format_province(here, "genua") == "Genua: gold city of the Romans; Romans 2 legions."
    assert format_province(here, "croton") == "Croton: no city; Romans 1 galley."
    assert format_province(here, "alpes") == "Alpes: no city possible."
    assert format_province(here, "mare_ionium") == (
        "Mare Ionium (galleys count twice): no city possible; Romans 1 galley."
    )
    region = format_region(here, "roma")
    assert region[1].startswith("Roma borders on ")
    assert len(region) == 2 + len(PUNIC.neighbours("roma"))


def test_where_all_cards_are() -> None:
    here = position(ROMANS, nation(cards="fortress"), display="granary omen storm")
    lines = format_cards(here).splitlines()
    assert lines[:4] == [
        "**On display**",
        "- Granary: take 2 chips",
        "- Omen: rondel steps are free; play before moving the stone",
        "- Storm: send 1 enemy galley home",
    ]
    assert f"- Levy: recruit up to 2 units ({TIMES}2)" in lines
    assert "**Discards:** none" in lines
    assert lines[-1].startswith(f"**In the pile** (18, order unknown): 2 {TIMES} Academy, Allies")
    assert format_display(PUNIC, ()) == "no card on display"
    with speaking("de"):
        assert "- Festung: erste Eroberung kostet 2 mehr; wirkt von selbst" in format_cards(here).splitlines()


def test_de3_an_empty_pile_tells_where_the_next_card_comes_from() -> None:
    rest = {card.id: card.copies for card in PUNIC.cards.values()}
    shown = [card for card, copies in rest.items() for _ in range(copies)]
    held, discard = " ".join(shown[4:]), {shown[3]: 1}
    here = position(nation(), nation(cards=held), display=" ".join(shown[:3]), discard=discard)
    with speaking("de"):
        assert format_cards(here).endswith(
            "\n**Im Stapel:** keine; die Ablage wird gemischt, sobald eine Karte nachrückt"
        )
    here = position(nation(), nation(cards=" ".join(shown[3:])), display=" ".join(shown[:3]))
    assert format_cards(here).splitlines()[-2:] == ["**Discards:** none", "**In the pile:** none"]


def test_the_whole_board_tells_moves_left_on_a_maneuver() -> None:
    here = play(position(ROMANS), Rondel("maneuver-1", pay(0, 0, 0, 0)))
    told = format_whole_board(here, NAMES)
    assert "Legions: 2 in Genua (2 with 2 moves)" in told
    assert "Income by wedge: marble 1, iron 2, gold 5" in told
    assert "Alpes: no city possible." in told
    assert any(line.startswith("Roma borders on") for line in told)
    assert format_whole_board(opening(), {})[-1].startswith("**In the pile** (22")


def test_the_next_threshold_goes_by_what_was_received() -> None:
    romans = nation(
        cities="roma:gold ancona:iron", temples="roma", galleys={"mare_ionium": 1, "croton": 1}, king=1
    )
    here = position(romans)
    assert format_progress(here, "king") == "Cities: 2 of 10 for a king."
    assert format_progress(here, "citizen") == "Temples: 1 of 3 for a citizen."
    assert format_progress(here, "navigator") == "Sea areas: 3 of 7 for a navigator."
    with speaking("de"):
        assert format_progress(here, "navigator") == "Seegebiete: 3 von 7 für einen Seefahrer."


def test_what_is_reached_in_a_turn_is_enough_until_it_ends() -> None:
    """The personage comes at the end of the turn (DV1); until then, one could count "8 of 7"."""
    seas = {"mare_ionium": 1, "mare_syrticum": 1, "mare_africum": 1, "mare_tyrrhenum": 1}
    here = position(nation(cities="roma:gold ancona:iron", galleys=seas))
    assert format_progress(here, "king") == "Cities: 2 of 5 for a king."
    assert format_progress(here, "navigator") == "Sea areas: 8, enough for a navigator."
    with speaking("de"):
        assert format_progress(here, "navigator") == "Seegebiete: 8, genug für einen Seefahrer."


@pytest.mark.parametrize(
    ("mine", "theirs", "told"),
    [
        (1, 0, "; sea areas for a navigator: 8 of 14"),
        (0, 0, "; sea areas: 8"),
        (1, 1, "; sea areas: 8"),
        (0, 2, "; sea areas: 8"),
    ],
)
def test_status_names_no_threshold_that_is_reached_or_earns_nothing(
    mine: int, theirs: int, told: str
) -> None:
    seas = {"mare_ionium": 1, "mare_syrticum": 1, "mare_africum": 1, "mare_tyrrhenum": 1}
    here = position(nation(galleys=seas, navigator=mine), nation(navigator=theirs))
    (line,) = (line for line in format_status(here, {}).sections[0][1].splitlines() if "galleys" in line)
    assert line.endswith(f" in the supply{told}")


def test_a_threshold_says_that_the_bank_has_nothing_left_for_it() -> None:
    here = position(nation(navigator=1), nation(navigator=1))
    assert format_progress(here, "navigator") == "The bank has no navigator left."

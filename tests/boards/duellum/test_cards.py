"""The file of event cards: ours, a host's own, and a one-line error for each mistake (DE1, DE5, DE7)."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.boards import BOARDS, BoardFileError, load_board, read_board, use_folder
from bot.boards.duellum import CARDS_FILE
from bot.engine.duellum.board import FIELDS
from bot.engine.duellum.terms import EFFECTS

Raw = dict[str, Any]


def real() -> Raw:
    data: Raw = json.loads((BOARDS / CARDS_FILE).read_text(encoding="utf-8"))
    return data


def card(data: Raw, name: str) -> Raw:
    found: Raw = next(each for each in data["cards"] if each["id"] == name)
    return found


def test_de1_there_are_25_cards_of_17_kinds() -> None:
    cards, told = load_board("punic").cards, real()["cards"]
    assert [*cards] == [each["id"] for each in told]
    assert (len(cards), sum(each.copies for each in cards.values())) == (17, 25)
    for each in told:
        found = cards[each["id"]]
        assert (found.copies, found.when, found.effect) == (
            each["copies"],
            each["when"],
            each["effect"]["op"],
        )
        numbers = {key: value for key, value in each["effect"].items() if key != "op"}
        assert numbers == {
            key: value
            for key, value in (
                ("resource", found.resource),
                ("unit", found.unit),
                ("amount" if "amount" in numbers else "number", found.number or None),
            )
            if value is not None
        }
        assert list(FIELDS.get(found.effect, ())) == each["fields"]
    assert load_board("hellenic").cards == cards


def test_every_effect_is_on_a_card() -> None:
    assert {each.effect for each in load_board("punic").cards.values()} == set(EFFECTS)


def test_a_card_has_both_names() -> None:
    cards = load_board("punic").cards
    assert (cards["omen"].name, cards["omen"].latin) == ("Omen", "Auspicium")
    assert all(each.name and each.latin for each in cards.values())


def test_a_hosts_own_cards_go_with_our_boards(folder: Path) -> None:
    data = real()
    data["cards"] = [card(data, "omen") | {"copies": 3, "name": "Sign"}]
    (folder / CARDS_FILE).write_text(json.dumps(data), encoding="utf-8")
    own = load_board("punic").cards
    assert {each.id: (each.copies, each.name) for each in own.values()} == {"omen": (3, "Sign")}
    use_folder(None)
    assert len(load_board("punic").cards) == 17
    assert load_board("punic").cards["omen"].name == "Omen"


def test_a_hosts_own_board_takes_our_cards(folder: Path) -> None:
    shutil.copy(BOARDS / "punic.json", folder)
    assert len(load_board("punic").cards) == 17


def few(data: Raw) -> None:
    data["cards"] = [card(data, "omen"), card(data, "masons")]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (few, "there are 2 cards, all copies counted; 3 at least lie open."),
        (lambda data: data.update(cards=[]), "there are 0 cards, all copies counted"),
        (
            lambda data: data["cards"].append(card(data, "omen")),
            "the card omen is named twice.",
        ),
        (
            lambda data: card(data, "earthquake")["effect"].update(op="flood"),
            "cards.0.effect: Input tag 'flood' found using 'op' does not match any of the expected tags:",
        ),
        (
            lambda data: card(data, "earthquake").update(when="night"),
            "cards.0.when: it has to be 'turn', 'before-rondel', 'temple', 'know-how', 'movement' or",
        ),
        (
            lambda data: card(data, "earthquake").update(fields=[]),
            "the fields of earthquake must be [province], as its effect asks for no others.",
        ),
        (
            lambda data: card(data, "omen").update(fields=["province"]),
            "the fields of omen must be [], as its effect asks for no others.",
        ),
        (
            lambda data: card(data, "levy").update(fields=["galleys", "legions"]),
            "the fields of levy must be [legions, galleys], as",
        ),
        (
            lambda data: card(data, "granary")["effect"].pop("number"),
            "cards.4.effect.take_chips.number: it is missing.",
        ),
        (
            lambda data: card(data, "granary")["effect"].update(number=0),
            "cards.4.effect.take_chips.number: it has to be greater than or equal to 1.",
        ),
        (
            lambda data: card(data, "granary")["effect"].update(unit="legion"),
            "cards.4.effect.take_chips.unit: there is no such key.",
        ),
        (
            lambda data: card(data, "storm")["effect"].update(unit="trireme"),
            "cards.12.effect.remove_unit.unit: it has to be 'legion' or 'galley'.",
        ),
        (
            lambda data: card(data, "fair_wind").update(when="turn"),
            "a card with the effect extra_step is played movement, so fair_wind cannot be played turn.",
        ),
        (
            lambda data: card(data, "fortress").update(when="turn"),
            "a card with the effect defence is played reaction, so fortress cannot be played turn.",
        ),
        (
            lambda data: card(data, "masons").update(when="reaction"),
            "masons cannot play itself (reaction); only the effect defence does.",
        ),
        (lambda data: card(data, "earthquake").update(copies=0), "cards.0.copies: it has to be greater"),
        (lambda data: card(data, "earthquake").update(id="Quake!"), "cards.0.id: String should match"),
        (lambda data: card(data, "earthquake").pop("text"), "cards.0.text: it is missing."),
        (lambda data: data.update(format="duellum-cards/2"), "format: it has to be 'duellum-cards/1'."),
    ],
)
def test_a_broken_file_is_refused_in_one_line(
    tmp_path: Path, change: Callable[[Raw], object], told: str
) -> None:
    data = real()
    change(data)
    shutil.copy(BOARDS / "punic.json", tmp_path)
    (tmp_path / CARDS_FILE).write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BoardFileError) as caught:
        read_board(tmp_path / "punic.json")
    assert str(caught.value).startswith(f"{CARDS_FILE}: {told}")
    assert "\n" not in str(caught.value)

"""Printed actions are parsed as the same actions; parsed text is printed as it was written."""

from typing import get_args

import pytest

from bot.engine.antike import apply, legal
from bot.engine.antike.actions import (
    Action,
    ActionType,
    Answer,
    Arm,
    Conquer,
    EndTurn,
    Fight,
    Found,
    Learn,
    Move,
    PickCity,
    Rondel,
    Temple,
    Trade,
)
from bot.engine.duellum.actions import PlayCard, TakeCard
from bot.engine.purse import EMPTY
from bot.notation import duellum
from bot.notation.antike import FORMS, parse_action, parse_turn, print_action, print_turn
from tests.engine.builders import pay
from tests.engine.playing import at_random, dice, late, pick
from tests.notation.samples import DRAW, any_action

_WRITTEN: list[tuple[Action, str]] = [
    (Rondel("marble"), "@marble"),
    (Rondel("maneuver-1", pay(gold=2, coins=1)), "@maneuver-1 2g1c"),
    (Rondel("know-how", EMPTY), "@know-how 0"),
    (Temple("leptis_magna", pay(4, coins=1)), "T leptis_magna 4m1c"),
    (Arm("athen", 2, 1), "A athen 2L1G"),
    (Arm("athen"), "A athen 0L"),
    (Arm("athen", galleys=3, pay=pay(iron=3)), "A athen 3G 3i"),
    (Learn("wheel", pay(coins=7)), "K wheel 7c"),
    (Move("legion", 2, "pella", "bycantium"), "2L pella>bycantium"),
    (Move("galley", 1, "athen", "knossos", 2), "1G:2 athen>knossos"),
    (Answer("greeks", fight=True), "! greeks yes"),
    (Fight("athen", "legion", "greeks", {2: 1, 0: 1}), "x athen L greeks {0:1,2:1}"),
    (Fight("athen", "galley", "arabs", {}), "x athen G arabs {}"),
    (Conquer("tyros", 1, 1, "pella"), "C tyros 1L1G -pella"),
    (Found("sparta"), "F sparta"),
    (PickCity("tyros"), "P tyros"),
    (Trade(pay(1, 0, 3), pay(iron=2)), "1m3g=2i"),
    (Trade(), "0=0"),
    (EndTurn(), "."),
]


@pytest.mark.parametrize(("action", "text"), _WRITTEN, ids=[text for _, text in _WRITTEN])
def test_how_actions_look(action: Action, text: str) -> None:
    assert print_action(action) == text
    assert parse_action(text) == action


def test_every_type_has_a_form_and_samples() -> None:
    assert set(FORMS) == set(DRAW) == set(get_args(ActionType))
    for kind, examples in FORMS.items():
        for example in examples:
            action = parse_action(example)
            assert action.type == kind
            assert print_action(action) == example


@pytest.mark.parametrize("kind", sorted(DRAW))
def test_values_at_random(kind: ActionType) -> None:
    chance = dice("notation", kind)
    for _ in range(400):
        action: Action = DRAW[kind](chance)
        text = print_action(action)
        assert parse_action(text) == action
        assert print_action(parse_action(text)) == text
        assert parse_turn(text) == (action,)
        assert len(text.splitlines()) == 1


def test_lines_of_a_turn_with_or_without_semicolons() -> None:
    chance = dice("turns")
    for _ in range(400):
        actions = tuple(any_action(chance) for _ in range(chance.randint(0, 9)))
        line = print_turn(actions)
        assert parse_turn(line) == actions
        assert parse_turn(line.replace("; ", " ")) == actions
        assert parse_turn(line.replace("; ", " ;\n\n; ")) == actions
        assert print_turn(parse_turn(line)) == line


def test_units_of_a_card_left_out_in_a_record_are_not_written() -> None:
    assert duellum.print_action(PlayCard("levy", legions=1)) == "*levy(1L)"
    assert duellum.print_action(PlayCard("levy", galleys=2)) == "*levy(2G)"


def test_a_card_taken_is_written_with_the_one_drawn() -> None:
    taken = TakeCard("levy", "omen")
    assert duellum.print_action(taken) == "+levy:omen"
    assert duellum.parse_action("+levy:omen") == taken


def test_names_in_capitals_and_signs_in_small_letters() -> None:
    assert parse_turn("t ATHEN 5m f Sparta K WHEEL @Marble x Pella L Greeks ! ARABS No *King +Gold") == (
        Temple("athen", pay(5)),
        Found("sparta"),
        Learn("wheel"),
        Rondel("marble"),
        Fight("pella", "legion", "greeks"),
        Answer("arabs", fight=False),
        parse_action("*king"),
        parse_action("+gold"),
    )


@pytest.mark.parametrize("seed", range(8))
def test_every_action_of_games_at_random(seed: int) -> None:
    chance = dice("written", seed)
    here = late(chance, 3 + seed % 4) if seed % 2 else at_random(chance, 3 + seed % 4)
    played: list[Action] = []
    for _ in range(250):
        listed = list(legal(here))
        if not listed:
            break
        assert {print_action(action) for action in listed} == {
            print_action(parse_action(print_action(action))) for action in listed
        }
        assert len({print_action(action) for action in listed}) == len(listed)
        played.append(pick(chance, listed))
        here, _ = apply(here, played[-1])
    assert parse_turn(print_turn(played)) == tuple(played)

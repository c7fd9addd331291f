"""What `docs/record.md` says about Duellum's records is true."""

import json
from collections import Counter
from dataclasses import replace
from typing import Any, Final, get_args

import pytest
from pydantic import BaseModel

from bot.boards import load_board
from bot.engine.duellum.setup import HIGHEST_GOAL
from bot.engine.duellum.terms import KNOW_HOWS
from bot.records import RecordError, read_record, replay, write_record
from bot.records.antike.schema import RecordModel as AntikeModel
from bot.records.duellum import position_hash
from bot.records.duellum.schema import ActionModel, NationModel, PositionModel, RecordModel
from tests.records.page import after, check_actions, example, fields, keys, quoted

_ACTIONS: Final[dict[str, type[BaseModel]]] = {
    get_args(model.model_fields["type"].annotation)[0]: model for model in get_args(get_args(ActionModel)[0])
}
_END: Final = r"^###? "


def _told() -> dict[str, Any]:
    return write_record(example("duellum"))


def _to(count: int) -> Any:
    """Return the example's position after its first `count` actions."""
    record = example("duellum")
    return replay(replace(record, actions=record.actions[:count])).position


def test_the_example_is_played_as_it_is_told() -> None:
    played = replay(example("duellum"))
    assert played.error is None
    romans, punics = (played.position.nations[name] for name in ("romans", "carthaginians"))
    assert "croton" in romans.cities
    assert (romans.cards, punics.cards) == ({"storm": 1}, {})
    assert played.position.discard == {"granary": 1, "forced_march": 1, "fortress": 1, "levy": 1}
    assert played.position.display == ("academy", "masons", "omen")
    assert _to(3).current.legions == {"roma": (0, 0, 0, 4)}, "three crossings"
    assert _to(4).current.count("legion", "neapolis") == 3
    assert _to(7).cards_due == 1


def test_what_is_written_of_the_example_is_read_and_written_the_same() -> None:
    once = json.dumps(_told())
    again = read_record(once)
    assert json.dumps(write_record(again)) == once
    assert position_hash(replay(again).position) == position_hash(_to(99))


def test_the_keys_of_the_record_are_antikes_and_one_more() -> None:
    assert keys(after("### Its record", _END)) == ["draws"]
    assert fields(RecordModel) == fields(AntikeModel) | {"draws"}


def test_the_keys_of_a_position_are_those_of_the_schema() -> None:
    table, _, nation = after("### Its positions", _END).partition("Of a nation,")
    assert set(keys(table)) == fields(PositionModel)
    assert Counter(keys(nation)) == Counter(fields(NationModel))


def test_each_action_has_its_keys_and_those_in_italics_may_be_left_out() -> None:
    check_actions(after("### Its actions", _END), _ACTIONS)


def test_the_names_are_those_of_the_rules() -> None:
    (line,) = [line for line in after("### Its actions", _END).splitlines() if "the know-hows are" in line]
    assert quoted(line) == list(KNOW_HOWS)
    assert f"`goal`, from 1 to {HIGHEST_GOAL}" in after("### Its record", _END)


def test_where_draws_are_too_short_cards_come_in_the_order_of_their_file() -> None:
    told = _told()
    told["draws"] = []
    first = next(iter(load_board("punic").cards))
    assert Counter(replay(read_record(json.dumps(told))).position.display) == {first: 2, "omen": 1}


def test_cards_left_over_are_read_and_not_written() -> None:
    told = _told()
    told["draws"].append("academy")
    record = read_record(json.dumps(told))
    assert replay(record).position.foreseen == ("academy",)
    assert position_hash(replay(record).position) == position_hash(_to(99))
    assert write_record(record) == _told()


@pytest.mark.parametrize("display", [["levy", "omen", "storm"], None])
def test_a_card_that_the_pile_does_not_hold_makes_the_record_impossible(display: list[str] | None) -> None:
    """The display (DS7) and the cards after it (DE3) are refused in the same words."""
    told = _told()
    told["position"]["display"] = display
    told["draws"] = ["storm", "storm"]  # there is one copy
    with pytest.raises(RecordError, match="“draws”: “storm” is not in the pile"):
        read_record(json.dumps(told))


def test_a_display_has_three_cards_where_there_are_any() -> None:
    told = _told()
    told["position"]["display"] = ["levy", "omen"]
    with pytest.raises(RecordError):
        read_record(json.dumps(told))
    cards = {card.id: card.copies for card in load_board("punic").cards.values()}
    hand = {card: count - (card in ("levy", "omen")) for card, count in cards.items()}
    told["position"]["discard"] = {}
    told["position"]["nations"]["romans"]["cards"] = hand
    told["position"]["nations"]["carthaginians"]["cards"] = {}
    told |= {"draws": [], "actions": []}
    assert read_record(json.dumps(told)).start.display == ("levy", "omen")


@pytest.mark.parametrize(("card", "more"), [("omen", {"province": "roma"}), ("storm", {})])
def test_a_card_is_played_with_its_fields_and_no_others(card: str, more: dict[str, str]) -> None:
    told = _told()
    told["actions"] = [{"type": "play_card", "card": card, **more}]
    with pytest.raises(RecordError, match=r"“actions\.0\.province”"):
        read_record(json.dumps(told))


def test_replay_prints_units_by_crossings_left_and_know_hows_that_are_coming() -> None:
    moving = example("duellum").ruleset.codec.position_to_json(_to(4))
    assert moving["nations"]["romans"]["legions"] == {"neapolis": {"2": 3}}
    told = _told()
    told["position"]["nations"]["carthaginians"] |= {"gold": 6}
    told["actions"] = [*told["actions"][:-1], {"type": "learn", "advance": "strata"}]
    here = replay(read_record(json.dumps(told))).position
    printed = example("duellum").ruleset.codec.position_to_json(here)
    assert printed["nations"]["carthaginians"]["learning"] == ["strata"]
    assert printed["nations"]["carthaginians"]["know_hows"] == []

"""Variants in records: seats, picks, and positions while picking and later (S9, S10, X4)."""

import json
from typing import Any

import pytest

from bot.engine.antike import Phase
from bot.engine.antike.actions import PickCity
from bot.records import Record, RecordError, read_record, replay, write_record
from bot.records.antike import position_to_json, snapshot_from_json, snapshot_to_json
from tests.records.samples import SEATS, changed, given, text

Json = dict[str, Any]
FOUR = {"nations": 4, "two_players": "four-nations"}
DOUBLED = {"nations": 2, "two_players": "doubled"}
ONE_CITY = {"nations": 4, "one_city": True}
_HOMES = (("phoenicians", "tyros"), ("persians", "susa"), ("arabs", "saba"), ("greeks", "pella"))


def seated(*players: str, nations: tuple[str, ...] = SEATS) -> list[Json]:
    return [{"nation": name, "player": player} for name, player in zip(nations, players, strict=True)]


def picks(*provinces: str) -> list[Json]:
    return [{"type": "pick_city", "province": province} for province in provinces]


def doubled(*actions: Json, **changes: Any) -> str:
    seats = seated("p1", "p2", nations=("egyptians", "greeks"))
    return text(*actions, **{"variant": DOUBLED, "seats": seats, **changes})


def refused(record: str) -> str:
    with pytest.raises(RecordError) as caught:
        read_record(record)
    return str(caught.value)


def test_a_pick_is_read_and_written() -> None:
    record = read_record(text(*picks("tyros"), variant=ONE_CITY))
    assert record.actions == (PickCity("tyros"),)
    told = write_record(record)
    assert told["actions"] == picks("tyros")
    assert told["variant"] == {
        "nations": 4, "goal": None, "expert": False, "military": False, "one_city": True, "two_players": None,
    }  # fmt: skip
    assert read_record(json.dumps(told)) == record


def test_a_province_that_is_on_no_board_is_malformed_and_one_of_others_cannot_be_played() -> None:
    assert "actions.0" in refused(text(*picks("atlantis"), variant=ONE_CITY))
    for record in (
        text(*picks("athen"), variant=ONE_CITY),
        text(*picks("tyros")),
        doubled({"type": "end_turn"}),
    ):
        played = replay(read_record(record))
        assert played.failed_at == 0
        assert played.error is not None
        assert played.error.code in ("no-start-city", "not-now")


def test_positions_while_picking_are_printed_with_round_0_and_without_coins() -> None:
    homes = [province for _, province in _HOMES]
    for done in range(4):
        position = replay(read_record(text(*picks(*homes[:done]), variant=ONE_CITY))).position
        told = position_to_json(position)
        assert (told["round"], told["to_move"]) == (0, _HOMES[done][0])
        for index, (name, province) in enumerate(_HOMES):
            nation = told["nations"][name]
            assert nation["cities"] == ([province] if index < done else [])
            assert (nation["marble"], nation["iron"], nation["gold"], nation["coins"]) == (2, 1, 3, 0)
        again = snapshot_from_json(position.setup, json.loads(json.dumps(snapshot_to_json(position))))
        assert again == position
        assert again.phase is Phase.PICK
    told = position_to_json(replay(read_record(text(*picks(*homes), variant=ONE_CITY))).position)
    assert (told["round"], told["to_move"]) == (1, "phoenicians")
    assert all(nation["coins"] == 1 for nation in told["nations"].values())


def test_a_given_position_has_a_round_and_cities() -> None:
    for variant in (ONE_CITY, {"nations": 4}):
        record = text(position=given(round_number=1), variant=variant)
        assert read_record(record).start.phase is Phase.RONDEL
        assert "round" in refused(changed(record, "position.round", 0))
        assert "city" in refused(changed(record, "position.nations.greeks.cities", []))


def test_doubled_is_picked_played_and_given() -> None:
    record = read_record(doubled(*picks("tyros", "athen", "saba", "susa", "petra", "knossos")))
    played = replay(record)
    assert played.error is None
    assert played.position.phase is Phase.RONDEL
    told = position_to_json(played.position)
    assert read_record(doubled(position=told)).start == played.position
    assert read_record(json.dumps(write_record(record))) == record


def test_doubled_holds_twice_as_much_and_no_more() -> None:
    nations = {
        "egyptians": {"cities": ["theben"], "legions": {"theben": 34}},
        "greeks": {"cities": ["athen"], "galleys": {"athen": 34}},
    }
    position = {"round": 3, "to_move": "greeks", "nations": nations}
    assert read_record(doubled(position=position)).start.current.total("galley") == 34
    for path in ("egyptians.legions.theben", "greeks.galleys.athen"):
        assert "34" in refused(changed(doubled(position=position), f"position.nations.{path}", 35))
    assert "17" in refused(text(position=given(greeks={"legions": {"athen": 18}})))


def test_doubled_may_begin_with_any_two_nations_of_the_board() -> None:
    for nations in (("greeks", "babylonians"), ("babylonians", "greeks"), ("arabs", "phoenicians")):
        record = read_record(doubled(seats=seated("a", "b", nations=nations)))
        assert record.start.mover == nations[0]
    for nations in (("greeks", "romans"), ("greeks", "greeks")):
        refused(doubled(seats=seated("a", "b", nations=nations)))
    refused(doubled(seats=seated("a", "b", "c", nations=("greeks", "arabs", "persians"))))
    refused(doubled(seats=seated("a", nations=("greeks",))))


def test_four_nations_show_their_pairs() -> None:
    order = ("phoenicians", "greeks", "arabs", "persians")
    record = read_record(text(variant=FOUR, seats=seated(*"abba", nations=order)))
    assert record.players["phoenicians"] == record.players["persians"] == "a"
    assert record.start.mover == "phoenicians"
    assert read_record(json.dumps(write_record(record))) == record
    assert read_record(text(variant=FOUR, seats=seated("x", "x", "y", "y"))).setup.sides


@pytest.mark.parametrize("players", ["abab", "abba", "aaaa", "abcd", "aabc", "aaab"])
def test_four_nations_in_other_hands_are_refused(players: str) -> None:
    told = refused(text(variant=FOUR, seats=seated(*players)))
    assert "Persians" in told
    assert "Greeks and Arabs" in told


def test_elsewhere_names_of_players_are_free() -> None:
    assert read_record(text(seats=seated(*"aabb"))).players["greeks"] == "b"
    assert isinstance(read_record(doubled(seats=seated("a", "a", nations=("greeks", "arabs")))), Record)


@pytest.mark.parametrize(
    ("variant", "words"),
    [
        ({"nations": 2}, "for two players take"),
        ({"nations": 4, "two_players": "doubled"}, "takes 2 nations"),
        ({"nations": 2, "two_players": "four-nations"}, "takes 4 nations"),
        ({**DOUBLED, "one_city": True}, "one start city"),
        ({**DOUBLED, "military": True}, "need a goal"),
        ({**DOUBLED, "goal": 0}, "goal"),
        ({"nations": 4, "one_city": None}, "one_city"),
        ({"nations": 4, "start_cities": 1}, "start_cities"),
    ],
)
def test_settings_that_do_not_go_together_are_refused(variant: Json, words: str) -> None:
    assert words in refused(text(variant=variant)).casefold()


def test_settings_that_go_together() -> None:
    for settings in (
        {"goal": 12, "expert": True, "military": True, "one_city": True},
        {"one_city": True, "two_players": "four-nations", "military": True},
    ):
        seats = seated(*("aabb" if "two_players" in settings else "abcd"))
        assert read_record(text(variant={"nations": 4, **settings}, seats=seats)).start.phase is Phase.PICK
    read_record(doubled(variant={**DOUBLED, "expert": True, "military": True, "goal": 18}))

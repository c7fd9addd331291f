"""A malformed record is refused before anything is played, in one clear line."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from bot.i18n.catalogue import speaking
from bot.records import RecordError, read_record
from tests.records.samples import DROPPED, EXAMPLE, changed, given, text
from tests.text.test_german import german

_ACTIONS: dict[str, dict[str, Any]] = {
    "rondel": {"wedge": "gold", "pay": {"gold": 1}},
    "temple": {"province": "athen", "pay": {"marble": 5}},
    "arm": {"province": "athen", "legions": 1, "galleys": 1, "pay": {"iron": 2}},
    "learn": {"advance": "wheel", "pay": {"gold": 7}},
    "move": {"unit": "legion", "count": 1, "from": "athen", "to": "pella", "actions_left": 1},
    "answer": {"nation": "persians", "fight": True},
    "fight": {"province": "athen", "unit": "galley", "nation": "arabs", "losses": {"0": 1}},
    "conquer": {"province": "athen", "legions": 1, "galleys": 1, "give_up": "pella"},
    "found": {"province": "athen", "pay": {"coins": 3}},
    "trade": {"give": {"gold": 2}, "take": {"iron": 1}},
    "take_chip": {"resource": "gold"},
    "choose_personage": {"personage": "king"},
    "pick_city": {"province": "athen"},
    "end_turn": {},
}
_OPTIONAL = {"pay", "actions_left", "losses", "give_up", "legions", "galleys"}
_COUNTS = {"count", "legions", "galleys", "actions_left"}
_PURSES = {"pay", "give", "take"}
_WRONG: dict[str, list[Any]] = {
    "count": [-1, True, 1.0, 1.5, "1", None, [], {}],
    "purse": [[], 1, "gold", None, {"gold": -1}, {"gold": True}, {"gold": 1.0}, {"gold": None}, {"iorn": 1}],
    "losses": [[], 1, None, {"4": 1}, {"-1": 1}, {"0": -1}, {"0": True}, {"0": 1.0}, {"0": None}],
    "name": ["atlantis", "Athen", "", 1, True, None, ["athen"], {}],
    "fight": [1, 0, "true", None, "yes"],
}


def _kind_of(field: str) -> str:
    if field in _COUNTS:
        return "count"
    if field in _PURSES:
        return "purse"
    return field if field in ("losses", "fight") else "name"


def _refused(record: str | bytes) -> str:
    with pytest.raises(RecordError) as caught:
        read_record(record)
    told = str(caught.value)
    assert told
    assert len(told.splitlines()) == 1
    assert told.isprintable()
    assert len(told) <= 400
    _speaks_german(record)
    return told


def _speaks_german(record: str | bytes) -> None:
    """Check that the error has a German text of our own, not the library's."""
    with speaking("de"), pytest.raises(RecordError) as caught:
        read_record(record)
    told = german(re.sub(r"„[^“]*“|muss .*? sein|\([^)]*\)", "", str(caught.value)).replace("  ", " "))
    assert not told.endswith("lässt sich nicht lesen."), "a fault without words"


@pytest.mark.parametrize("kind", _ACTIONS)
def test_every_type_of_action_is_read(kind: str) -> None:
    action = {"type": kind, **_ACTIONS[kind]}
    assert [each.type for each in read_record(text(action)).actions] == [kind]


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        (kind, field, value)
        for kind, fields in _ACTIONS.items()
        for field in fields
        for value in _WRONG[_kind_of(field)]
    ],
)
def test_a_wrong_value_is_refused(kind: str, field: str, value: Any) -> None:
    told = _refused(text({"type": "end_turn"}, {"type": kind, **_ACTIONS[kind], field: value}))
    assert "actions.1" in told


@pytest.mark.parametrize("kind", _ACTIONS)
def test_an_unknown_key_is_refused(kind: str) -> None:
    assert "speed" in _refused(text({"type": kind, **_ACTIONS[kind], "speed": 1}))


@pytest.mark.parametrize(
    ("kind", "field"),
    [(kind, field) for kind, fields in _ACTIONS.items() for field in fields if field not in _OPTIONAL],
)
def test_a_missing_field_is_refused(kind: str, field: str) -> None:
    fields = {key: value for key, value in _ACTIONS[kind].items() if key != field}
    assert field in _refused(text({"type": kind, **fields}))


@pytest.mark.parametrize("kind", _ACTIONS)
def test_optional_fields_may_be_missing(kind: str) -> None:
    fields = {key: value for key, value in _ACTIONS[kind].items() if key not in _OPTIONAL}
    assert len(read_record(text({"type": kind, **fields})).actions) == 1


@pytest.mark.parametrize(
    "action",
    [{}, {"type": "dance"}, {"type": None}, {"wedge": "gold"}, {"type": "Rondel"}, None, 3, "end_turn"],
)
def test_an_unknown_type_is_refused(action: Any) -> None:
    _refused(text(action))


@pytest.mark.parametrize(
    "action",
    [
        {"type": "answer", "nation": "romans", "fight": True},
        {"type": "answer", "nation": "egyptians", "fight": True},
        {"type": "fight", "province": "athen", "unit": "legion", "nation": "romans"},
    ],
)
def test_a_nation_that_does_not_play_is_unknown(action: dict[str, Any]) -> None:
    """Whether a nation takes part in the game does not depend on the position."""
    assert "actions.0" in _refused(text(action))


@pytest.mark.parametrize("record", ["[]", "3", "null", '"game"'])
def test_a_file_that_is_no_object_is_told_as_such(record: str) -> None:
    """There is no way to it that could be named."""
    assert _refused(record) == "The file is not an object in braces."


def test_malformed_comes_before_playing() -> None:
    """The first action is illegal and the second malformed; the record is refused as malformed."""
    _refused(text({"type": "end_turn"}, {"type": "rondel"}))


def test_what_depends_on_the_position_is_not_malformed() -> None:
    read_record(
        text(
            {"type": "end_turn"},
            {"type": "move", "unit": "legion", "count": 0, "from": "athen", "to": "adane", "actions_left": 9},
            {"type": "arm", "province": "adane"},
            {"type": "temple", "province": "rhagai", "pay": {}},
            {"type": "trade", "give": {}, "take": {"coins": 4}},
            {"type": "fight", "province": "athen", "unit": "legion", "nation": "greeks", "losses": {}},
        )
    )


@pytest.mark.parametrize("record", ["\ufeff" + EXAMPLE, b"\xef\xbb\xbf" + EXAMPLE.encode()])
def test_a_byte_order_mark_is_told_as_such(record: str | bytes) -> None:
    """Also in a record that was pasted into a form, and so is a text."""
    assert "UTF-8 without BOM" in _refused(record)


@pytest.mark.parametrize("key", ["format", "ruleset", "board", "variant", "seats"])
def test_a_missing_part_of_the_record_is_refused(key: str) -> None:
    assert key in _refused(changed(EXAMPLE, key, DROPPED))


@pytest.mark.parametrize("path", ["clock", "variant.clock", "seats.1.clock", "position.clock"])
def test_an_unknown_key_of_the_record_is_refused(path: str) -> None:
    assert "clock" in _refused(changed(text(position=given()), path, 1))


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("format", ["antike-record/2", "antike-record", None, 1]),
        ("ruleset", ["antike2", "", None, 1]),
        ("board", ["north", "", "../boards/east", "east.layout", None, 1]),
        ("variant", [None, {}, []]),
        ("variant.nations", [0, -4, 2, 7, 4.0, "4", True, None, 3, 5]),
        ("variant.goal", [0, -1, 9.0, "9", True]),
        ("variant.expert", [1, 0, "false", None]),
        ("variant.military", [1, None]),
        ("variant.one_city", ["no", None]),
        ("variant.two_players", ["tripled", True, 2]),
        ("seats", [None, {}, [], "phoenicians"]),
        ("seats.0", [None, "phoenicians", {}, {"nation": "phoenicians"}, {"player": "p1"}]),
        ("seats.0.nation", ["romans", "egyptians", "persians", "spartans", None, 1]),
        ("seats.0.player", [None, 1, True]),
        ("position", [[], "start", 1, {}, True]),
        ("actions", [None, {}, "end_turn", 1]),
    ],
)
def test_a_wrong_part_of_the_record_is_refused(path: str, values: list[Any]) -> None:
    for value in values:
        _refused(changed(EXAMPLE, path, value))


def test_a_seat_too_few_or_too_many_is_refused() -> None:
    seats = json.loads(EXAMPLE)["seats"]
    _refused(text(seats=seats[:3]))
    _refused(text(seats=[*seats, {"nation": "egyptians", "player": "p5"}]))
    _refused(text(seats=[*seats, seats[0]]))


def test_goal_may_be_any_whole_number_from_one() -> None:
    for goal in (1, 9, 35, 1_000):
        assert read_record(changed(EXAMPLE, "variant.goal", goal)).setup.target == goal


@pytest.mark.parametrize(
    "junk",
    [
        b"",
        b" \n",
        b"{",
        b"nonsense",
        b"[]",
        b"null",
        b"3",
        b'"antike-record/1"',
        b"\x00\x01\x02\xff\xfe",
        "{}".encode("utf-16"),
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"format": "antike-record/1"} {}',
        EXAMPLE.replace("p1", "\udc80").encode("utf-8", "surrogatepass"),
        EXAMPLE.replace('"p1"', r'"\ud800"').encode(),
        EXAMPLE.replace("null", "NaN", 1).encode(),
        EXAMPLE.replace("null", "9" * 5_000, 1).encode(),
        EXAMPLE.replace("null", "9" * 4_200, 1).encode(),
    ],
    ids=range(18),
)
def test_what_is_no_record_at_all_is_refused(junk: bytes) -> None:
    _refused(junk)


def test_what_is_no_json_is_told_where() -> None:
    with pytest.raises(RecordError, match=r"not valid JSON \(line 3, column 5\)"):
        read_record('{\n"format":\n   nonsense}')


@pytest.mark.parametrize(
    ("record", "where"),
    [
        (changed(EXAMPLE, "actions.0.wedge", "silver"), "actions.0.wedge"),
        (changed(EXAMPLE, "actions.0.pay", {"iorn": 1}), "actions.0.pay.iorn"),
        (text(position=given(greeks={"earned": {"scholar": 1}})), "position.nations.greeks.earned.scholar"),
    ],
)
def test_the_place_of_a_fault_is_told_by_the_keys_of_the_file(record: str, where: str) -> None:
    assert f"“{where}” must be" in _refused(record)


@pytest.mark.parametrize(
    "record",
    [
        changed(EXAMPLE, "board", "a\nb\r\u2028c"),
        changed(EXAMPLE, "actions.0.type", "a\nb\x1b[31m"),
        changed(EXAMPLE, "actions.0.type", "x" * 10_000),
        changed(EXAMPLE, "a\nb\x85c", 1),
        changed(EXAMPLE, "x" * 10_000, 1),
        text(position=given(greeks={"cities": ["a\nb"]})),
        text(position=given(greeks={"cities": ["x" * 10_000]})),
        text(position=given(greeks={"cities": ["athen", "x" * 10_000, "x" * 10_000]})),
        text(position=given(greeks={"temples": ["x" * 10_000]})),
        text(position=given(greeks={"know_hows": ["wheel"] * 10_000})),
        text(position=given(greeks={"legions": {"x" * 10_000: 1}})),
        text(position=given(greeks={"cities": ["x" * 10_000]}, arabs={"cities": ["x" * 10_000]})),
        text({"type": "temple", "province": "a\nb"}),
    ],
)
def test_line_breaks_and_floods_stay_out_of_the_message(record: str) -> None:
    _refused(record)


def _keys(number: int) -> str:
    return json.dumps({f"{key:x}": 0 for key in range(number)})


@pytest.mark.parametrize(
    ("record", "told"),
    [
        (lambda: _keys(100_000)[:-1] + ', "1869f": 0}', "“1869f” appears twice"),
        (lambda: changed(EXAMPLE, "actions", [0] * 400_000), "“actions.0”"),
        (lambda: changed(EXAMPLE, "position", json.loads(_keys(90_000))), "“position.round” is missing"),
    ],
    ids=("keys", "actions", "position"),
)
def test_a_file_full_of_faults_is_refused_for_the_first(record: Callable[[], str], told: str) -> None:
    """Work for each key or fault would block all other users; for each pair of them, for minutes."""
    assert told in _refused(record())


def test_a_count_beyond_all_bounds_is_refused_or_played_without_trouble() -> None:
    _refused(text({"type": "trade", "give": {"gold": 10**4_000}, "take": {"gold": 10**4_000}}))
    assert read_record(text({"type": "trade", "give": {"gold": 10**6}, "take": {"gold": 1}})).actions

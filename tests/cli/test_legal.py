"""`legal`: the complete list of actions, written by the description's rules."""

import json
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from bot.boards import load_board
from bot.engine.antike import Phase, apply
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.errors import RuleError
from bot.engine.terms import CHIPS, NATIONS, PERSONAGES, RESOURCES, UNITS, WEDGES
from bot.records import read_record, replay
from tests.cli.conftest import Keep, Run
from tests.records.samples import EXAMPLE, endgame, given, text

EAST = load_board("east")
PROVINCES = tuple(EAST.provinces)
Json = dict[str, Any]
_MANEUVER: Json = {"type": "rondel", "wedge": "maneuver-1"}


def _legal(run: Run, keep: Keep, record: str) -> list[Json]:
    ran = run("legal", keep(record))
    assert ran.status == 0
    lines: list[Json] = ran.lines
    assert len({json.dumps(line, sort_keys=True) for line in lines}) == len(lines), "listed twice"
    return lines


def _sorted(actions: list[Json]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


def test_at_the_start_every_wedge_is_free(run: Run, keep: Keep) -> None:
    wanted = [{"type": "rondel", "wedge": wedge} for wedge in sorted(WEDGES)]
    assert _legal(run, keep, text()) == wanted, "in order, so that two lists can be compared"


def test_only_wedges_that_can_be_paid(run: Run, keep: Keep) -> None:
    poor = text(position=given(greeks={"wedge": "iron", "coins": 1}))
    assert [each["wedge"] for each in _legal(run, keep, poor)] == ["arming", "gold", "maneuver-1", "temple"]


def test_payments_are_not_listed(run: Run, keep: Keep) -> None:
    for record in (EXAMPLE, endgame(), endgame(_MANEUVER), endgame({"type": "rondel", "wedge": "arming"})):
        assert all("pay" not in each for each in _legal(run, keep, record))


def test_arming_lists_every_mix_with_both_counts(run: Run, keep: Keep) -> None:
    greeks = {"iron": 2, "temples": ["athen"], "cities": ["athen", "pella", "dyrrhachion"]}
    here = text({"type": "rondel", "wedge": "arming"}, position=given(greeks=greeks))
    arms = [each for each in _legal(run, keep, here) if each["type"] == "arm"]
    mixes = [("athen", 1, 0), ("athen", 0, 1), ("athen", 2, 0), ("athen", 0, 2), ("athen", 1, 1)]
    mixes += [(city, *one) for city in ("pella", "dyrrhachion") for one in ((1, 0), (0, 1))]
    assert _sorted(arms) == _sorted(
        [{"type": "arm", "province": city, "legions": le, "galleys": ga} for city, le, ga in mixes]
    )


def test_moves_list_every_count_and_no_actions_left_where_all_are_alike(run: Run, keep: Keep) -> None:
    here = text(_MANEUVER, position=given(greeks={"know_hows": ["wheel"], "legions": {"pella": 3}}))
    moves = [each for each in _legal(run, keep, here) if each["type"] == "move"]
    assert _sorted(moves) == _sorted(
        [
            {"type": "move", "unit": "legion", "count": count, "from": "pella", "to": target}
            for count in (1, 2, 3)
            for target in EAST.ways("legion", "pella")
        ]
    )


def test_moves_write_actions_left_where_units_differ(run: Run, keep: Keep) -> None:
    greeks = {"know_hows": ["wheel", "roads"], "legions": {"pella": 3, "athen": 1}, "galleys": {"pella": 2}}
    here = text(
        _MANEUVER,
        {"type": "move", "unit": "legion", "count": 1, "from": "athen", "to": "pella"},
        {"type": "move", "unit": "galley", "count": 1, "from": "pella", "to": "athen"},
        position=given(greeks=greeks),
    )
    moves = [each for each in _legal(run, keep, here) if each["type"] == "move"]
    assert _sorted(moves) == _sorted(
        [
            {
                "type": "move",
                "unit": "legion",
                "count": count,
                "from": "pella",
                "to": target,
                "actions_left": left,
            }
            for left, most in ((3, 3), (2, 1))
            for count in range(1, most + 1)
            for target in EAST.ways("legion", "pella")
        ]
        + [
            {"type": "move", "unit": "galley", "count": 1, "from": "pella", "to": target}
            for target in EAST.ways("galley", "pella")
        ]
    )


def test_tipped_units_make_a_difference_too(run: Run, keep: Keep) -> None:
    here = text(
        _MANEUVER,
        {"type": "move", "unit": "legion", "count": 1, "from": "athen", "to": "pella"},
        position=given(greeks={"legions": {"pella": 1, "athen": 1}}),
    )
    moves = [each for each in _legal(run, keep, here) if each["type"] == "move"]
    assert moves
    assert all(each["actions_left"] == 1 for each in moves)


def test_fights_are_without_losses_and_conquests_with_both_counts(run: Run, keep: Keep) -> None:
    greeks = {"legions": {"tyros": 2}, "galleys": {"tyros": 3}}
    here = text(_MANEUVER, position=given(greeks=greeks, phoenicians={"legions": {"tyros": 1}}))
    listed = _legal(run, keep, here)
    assert [each for each in listed if each["type"] == "fight"] == [
        {"type": "fight", "province": "tyros", "unit": "legion", "nation": "phoenicians"}
    ]
    assert [each for each in listed if each["type"] == "conquer"] == [
        {"type": "conquer", "province": "tyros", "legions": legions, "galleys": 2 - legions}
        for legions in (2, 1, 0)
    ]


def test_a_city_is_given_up_only_without_a_stone(run: Run, keep: Keep) -> None:
    spare = sorted(set(PROVINCES) - {"susa", "saba", "tyros", "alexandria"})[:25]
    rest: Json = {
        "persians": {"cities": ["susa"]},
        "arabs": {"cities": ["saba"]},
        "phoenicians": {"cities": ["tyros", "alexandria"]},
    }
    for cities in (spare, spare[:24]):
        greeks = {"cities": cities, "legions": {"tyros": 1}}
        listed = _legal(run, keep, text(_MANEUVER, position=given(greeks=greeks, **rest)))
        conquests = [each for each in listed if each["type"] == "conquer"]
        plain = {"type": "conquer", "province": "tyros", "legions": 1, "galleys": 0}
        wanted = [{**plain, "give_up": city} for city in cities] if len(cities) == 25 else [plain]
        assert _sorted(conquests) == _sorted(wanted)


def test_trade_lists_single_steps(run: Run, keep: Keep) -> None:
    greeks = {"know_hows": list(KNOW_HOWS), "marble": 1, "gold": 2, "coins": 1}
    trades = [
        each for each in _legal(run, keep, text(position=given(greeks=greeks))) if each["type"] == "trade"
    ]
    gives: list[Json] = [
        {"gold": 2},
        {"marble": 1, "gold": 1},
        {"marble": 1, "coins": 1},
        {"gold": 1, "coins": 1},
    ]
    assert _sorted(trades) == _sorted(
        [{"type": "trade", "give": give, "take": {chip: 1}} for give in gives for chip in CHIPS]
    )


def test_an_owed_chip_comes_first(run: Run, keep: Keep) -> None:
    listed = _legal(run, keep, text(position=given(greeks={"owes_chip": 1, "gold": 9})))
    assert listed == [{"type": "take_chip", "resource": chip} for chip in sorted(CHIPS)]


def test_while_an_answer_is_awaited_nothing_else_is_listed(run: Run, keep: Keep) -> None:
    move = {"type": "move", "unit": "galley", "count": 1, "from": "athen", "to": "knossos"}
    listed = _legal(run, keep, endgame(_MANEUVER, move))
    assert _sorted(listed) == _sorted(
        [{"type": "answer", "nation": "phoenicians", "fight": fight} for fight in (True, False)]
    )


def test_every_line_can_be_played(run: Run, keep: Keep) -> None:
    base = json.loads(endgame(_MANEUVER))
    for action in _legal(run, keep, json.dumps(base)):
        ran = run("replay", keep(json.dumps({**base, "actions": [*base["actions"], action]})))
        assert ran.status == 0, action


def _candidates(starts: tuple[str, ...]) -> list[Json]:
    """Return all actions that can be written, except payments, long trades, and moves not from `starts`."""
    counts = range(4)
    made: dict[str, list[Json]] = {
        "rondel": [{"wedge": wedge} for wedge in WEDGES],
        "temple": [{"province": place} for place in PROVINCES],
        "arm": [
            {"province": place, "legions": legions, "galleys": galleys}
            for place, legions, galleys in product(PROVINCES, counts, counts)
        ],
        "learn": [{"advance": advance} for advance in KNOW_HOWS],
        "move": [
            {"unit": unit, "count": count, "from": start, "to": end, "actions_left": left}
            for unit, count, start, end, left in product(UNITS, counts, starts, PROVINCES, range(4))
        ],
        "answer": [{"nation": nation, "fight": fight} for nation, fight in product(NATIONS, (True, False))],
        "fight": [
            {"province": place, "unit": unit, "nation": nation}
            for place, unit, nation in product(PROVINCES, UNITS, NATIONS)
        ],
        "conquer": [
            {"province": place, "legions": legions, "galleys": galleys}
            for place, legions, galleys in product(PROVINCES, counts, counts)
        ],
        "found": [{"province": place} for place in PROVINCES],
        "trade": [
            {"give": {a: 1, b: 1} if a != b else {a: 2}, "take": {taken: 1}}
            for (a, b), taken in product(combinations_with_replacement(RESOURCES, 2), RESOURCES)
        ],
        "take_chip": [{"resource": chip} for chip in CHIPS],
        "choose_personage": [{"personage": kind} for kind in PERSONAGES],
        "end_turn": [{}],
    }
    return [{"type": kind, **fields} for kind, variants in made.items() for fields in variants]


_TRADER = {"know_hows": list(KNOW_HOWS), "gold": 3, "iron": 1, "coins": 2, "legions": {"sparta": 1}}


@pytest.mark.parametrize(
    "record",
    [
        text(),
        text({"type": "rondel", "wedge": "arming"}),
        text({"type": "rondel", "wedge": "temple"}, position=given(greeks={"marble": 4, "coins": 1})),
        text({"type": "rondel", "wedge": "know-how"}, position=given(greeks={"gold": 7})),
        text(position=given(greeks=_TRADER)),
        text(_MANEUVER, position=given(greeks={**_TRADER, "galleys": {"tyros": 3, "athen": 1}})),
        endgame(_MANEUVER),
        endgame(_MANEUVER, {"type": "move", "unit": "galley", "count": 2, "from": "athen", "to": "sparta"}),
    ],
    ids=range(8),
)
def test_what_is_not_listed_cannot_be_played(run: Run, keep: Keep, record: str) -> None:
    """Every action that can be written is tried: the list has exactly those that are legal."""
    position = replay(read_record(record)).position
    assert position.phase in (Phase.RONDEL, Phase.WEDGE)
    names = set(position.setup.nations)
    starts = tuple({"susa", "knossos", *position.current.legions, *position.current.galleys})
    tried = [each for each in _candidates(starts) if each.get("nation", position.mover) in names]
    playable = set()
    for action, told in zip(read_record(text(*tried)).actions, tried, strict=True):
        try:
            apply(position, action)
        except RuleError:
            continue
        playable.add(json.dumps(told, sort_keys=True))
    listed = {json.dumps(_full(each, position), sort_keys=True) for each in _legal(run, keep, record)}
    assert listed == playable


def _full(action: Json, position: Any) -> Json:
    """Return a move with `actions_left`; any other action unchanged."""
    if action["type"] != "move" or "actions_left" in action:
        return action
    stack = position.current.stack(action["unit"], action["from"])
    (left,) = [left for left, count in enumerate(stack) if count]
    return {**action, "actions_left": left}

"""Changes gathered from the engine's events, and their short texts."""

from bot.engine.antike import Position, apply, legal
from bot.engine.antike import events as ev
from bot.engine.antike.actions import (
    Action,
    Answer,
    Arm,
    Conquer,
    EndTurn,
    Found,
    Learn,
    Move,
    Rondel,
    Temple,
)
from bot.text.antike.turn.changes import KINDS, format_change
from bot.text.turns.changes import March, StoneWay, TurnChanges, format_turn_changes
from tests.engine.builders import EAST, maneuver, nation, pay, position
from tests.engine.playing import dice, late, pick


def happened(here: Position, *actions: Action) -> list[ev.Event]:
    found: list[ev.Event] = []
    for action in actions:
        here, more = apply(here, action)
        found += more
    return found


def told(here: Position, *actions: Action) -> list[str]:
    return format_turn_changes(EAST, KINDS.changes_by_turn(happened(here, *actions)), format_change)


def test_a_stone_and_what_it_brought_are_one_change() -> None:
    here = position("greeks", greeks=nation(wedge="temple", cities="athen pella"))
    (turn,) = KINDS.changes_by_turn(happened(here, Rondel("gold")))
    assert turn == TurnChanges("greeks", (StoneWay("greeks", "temple", "gold", (("gold", 1),)),))
    assert format_change(EAST, turn.changes[0]) == "TEMPLE → GOLD, +1 gold"


def test_the_way_of_a_stone_goes_round() -> None:
    def origin(wedge: str | None, steps: int) -> str | None:
        (turn,) = KINDS.changes_by_turn([ev.StoneMoved("greeks", "iron", steps, pay())])
        (change,) = turn.changes
        assert isinstance(change, StoneWay)
        assert change.origin == wedge
        return change.origin

    origin(None, 0)
    origin("maneuver-2", 1)
    origin("temple", 7)
    origin("iron", 8)
    assert told(position("greeks"), Rondel("marble")) == ["Greeks: starts on MARBLE, +1 marble."]


def test_units_that_go_on_are_one_march_and_twins_one_group() -> None:
    here = maneuver(greeks=nation(cities="athen", legions={"athen": 3}, know_hows="wheel"))
    turns = KINDS.changes_by_turn(
        happened(
            here,
            Move("legion", 1, "athen", "pella"),
            Move("legion", 1, "athen", "pella"),
            Move("legion", 1, "pella", "napoca", 1),
            Move("legion", 1, "pella", "napoca"),
            Move("legion", 1, "athen", "pella"),
        )
    )
    assert turns[0].changes == (
        March("greeks", "legion", 2, ("athen", "pella", "napoca"), 0),
        March("greeks", "legion", 1, ("athen", "pella"), 1),
    )
    assert format_turn_changes(EAST, turns, format_change) == [
        "Greeks: 2 legions: Athen → Pella → Napoca; 1 legion: Athen → Pella."
    ]


def test_a_part_that_goes_on_is_a_march_of_its_own() -> None:
    here = maneuver(greeks=nation(cities="athen", legions={"athen": 3}, know_hows="wheel"))
    (line,) = told(here, Move("legion", 3, "athen", "pella"), Move("legion", 1, "pella", "napoca"))
    assert line == "Greeks: 3 legions: Athen → Pella; 1 legion: Pella → Napoca."


def test_the_latest_way_into_a_province_is_found_move_by_move() -> None:
    """Moves of units that arrived there before, and moves onwards from there, are left out."""
    here = maneuver(
        greeks=nation(cities="athen", legions={"athen": 1, "pella": 2}, know_hows="wheel"),
    )
    found = happened(
        here,
        Move("legion", 1, "athen", "pella"),
        Move("legion", 2, "pella", "napoca", 2),
        Move("legion", 1, "pella", "napoca", 1),
        Move("legion", 1, "napoca", "tomis", 1),
    )
    way = KINDS.way_into(found, "napoca")
    assert [(each.origin, each.target, each.count) for each in way] == [
        ("athen", "pella", 1),
        ("pella", "napoca", 1),
    ]
    assert KINDS.way_into(found, "sirmium") == ()
    assert KINDS.way_into([*found, ev.TurnBegan("phoenicians")], "napoca") == (), "it was in the turn before"


def test_fights_conquests_and_what_is_founded() -> None:
    here = maneuver(
        greeks=nation(cities="athen", legions={"antiochia": 3, "napoca": 1}, purse=pay(1, 1, 1)),
        phoenicians=nation(cities="tyros paphos", temples="tyros", legions={"tyros": 1}),
    )
    (line,) = told(
        here,
        Move("legion", 3, "antiochia", "tyros"),
        Answer("phoenicians", fight=True),
        Found("napoca"),
    )
    assert line == (
        "Greeks: 3 legions: Antiochia → Tyros; fight Phoenicians in Tyros, 1 legion each; found Napoca."
    )
    weak = maneuver(
        greeks=nation(cities="athen", legions={"tyros": 4}),
        phoenicians=nation(cities="tyros paphos", temples="tyros"),
    )
    (line,) = told(weak, Conquer("tyros", 3))
    assert line.startswith("Greeks: conquer Tyros from the Phoenicians with ")
    assert line.endswith(", temple destroyed.")


def test_what_is_bought() -> None:
    rich = nation(wedge="iron", purse=pay(9, 9, 9, 9), cities="athen pella")
    here = position("greeks", greeks=rich)
    assert told(here, Rondel("temple"), Temple("pella")) == ["Greeks: IRON → TEMPLE; temple in Pella."]
    assert told(here, Rondel("arming"), Arm("athen", 1, 0)) == [
        "Greeks: IRON → ARMING; 1 legion set up in Athen."
    ]
    assert told(here, Rondel("know-how"), Learn("wheel")) == ["Greeks: IRON → KNOW-HOW; learn Wheel, new."]


def test_every_turn_is_told_by_itself_and_coins_are_no_change() -> None:
    lines = told(position("greeks"), Rondel("gold"), EndTurn(), Rondel("iron"), EndTurn())
    assert [line.partition(":")[0] for line in lines] == ["Greeks", "Phoenicians"]
    assert KINDS.changes_by_turn([ev.RoundBegan(3), ev.CoinTaken("greeks"), ev.TurnBegan("greeks")]) == ()


def test_whatever_happens_can_be_told_and_no_unit_is_lost_on_the_way() -> None:
    for seed in range(12):
        chance = dice("changes", seed)
        here = late(chance, 3 + seed % 4)
        found: list[ev.Event] = []
        for _ in range(40):
            listed = legal(here)
            if not listed:
                break
            here, more = apply(here, pick(chance, listed))
            found += more
        turns = KINDS.changes_by_turn(found)
        assert all(line.endswith(".") for line in format_turn_changes(EAST, turns, format_change))
        walked = sum(event.count for event in found if isinstance(event, ev.Moved))
        marches = [change for turn in turns for change in turn.changes if isinstance(change, March)]
        assert walked == sum(march.count * (len(march.path) - 1) for march in marches)

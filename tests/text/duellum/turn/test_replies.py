"""Private replies in Duellum: cost, result, what is left, what comes next."""

import pytest

from bot.engine.duellum import Position, apply
from bot.engine.duellum.actions import Action, EndTurn, Move, Rondel, Temple
from bot.engine.duellum.events import Event
from bot.engine.purse import Purse
from bot.engine.terms import Nation, Wedge
from bot.i18n.catalogue import speaking
from bot.model import SeatRow, Table
from bot.model.turns import TurnReport
from bot.text.duellum.turn.replies import format_reply, format_results
from tests.engine.duellum.builders import nation, pay, position, turn
from tests.rows import game_row

NAMES: dict[Nation, str] = {"romans": "Ada", "carthaginians": "B_en"}


def _report(here: Position, *actions: Action, undone: tuple[Action, ...] = ()) -> TurnReport:
    happened = list[Event]()
    for action in actions:
        here, more = apply(here, action)
        happened += more
    seats = tuple(SeatRow(i, i, name, who, conceded=False) for i, (who, name) in enumerate(NAMES.items()))
    table = Table(game_row(status="running"), seats, here)
    return TurnReport(table, seats[0], tuple(happened), taken_back=undone)


def test_a_purchase_tells_the_surcharge_it_cost_and_the_next_step() -> None:
    romans = nation(cities="roma:gold neapolis:iron", temples="roma", purse=pay(8, 0, 1, 2), wedge="iron")
    told = format_reply(_report(position(romans), Rondel("temple"), Temple("neapolis")))
    assert told.splitlines() == [
        "You move your stone to TEMPLUM, 1 step.",
        "You build a temple in Neapolis for 6 marble and 1 coin.",
        "**You have:** 2 marble, 1 gold and 1 coin.",
        "**Next:** a wall with `/wall` (1 marble: Neapolis or Roma) or `/end-turn`.",
    ]


@pytest.mark.parametrize(
    ("wedge", "origin", "purse", "hint"),
    [
        (
            "temple",
            "marble",
            pay(5, 0, 4, 1),
            "wall with `/wall` (1 marble: Roma) or `/end-turn`. (For a temple you lack 1 marble.) "
            "`/undo`, then `/temple pay: 1g` leaves enough for a temple.",
        ),
        ("temple", "marble", pay(marble=1), ""),
        ("temple", "marble", pay(marble=1, gold=1), "`/temple pay: 1g` leaves enough for a wall."),
        ("arming", "iron", pay(iron=2, gold=2), "`/arming pay: 1g` leaves enough for a unit."),
        ("know-how", "gold", pay(marble=2, gold=7), "`/know-how pay: 1m` leaves enough for a know-how."),
    ],
)
def test_a_way_paid_with_what_the_wedge_needs_says_how_else(
    wedge: Wedge, origin: Wedge, purse: Purse, hint: str
) -> None:
    romans = nation(cities="roma:gold", purse=purse, wedge=origin, box=(1, 0))
    told = format_reply(_report(position(romans), Rondel(wedge)))
    assert told.endswith(hint or "(For a temple you lack 6 marble.)")
    assert ("`/undo`" in told) == bool(hint)


def test_dp3_the_chip_taken_for_a_coin_unasked_can_be_another() -> None:
    empty = position(nation(cities="roma:gold", wedge="iron"), nation(purse=pay(coins=24)))
    told = format_reply(_report(empty, Rondel("gold")))
    assert told.splitlines()[1:3] == [
        "You produce 1 gold and take 1 gold, since the bank has no coin.",
        "For another chip: `/undo`, then `/gold chip:`.",
    ]
    assert "another chip" not in format_reply(_report(empty, Rondel("gold", chip="iron")))
    assert "another chip" not in format_reply(_report(empty, Rondel("gold"), EndTurn()))
    assert "another chip" not in format_reply(_report(position(nation(cities="roma:gold")), Rondel("gold")))
    with speaking("de"):
        told = format_reply(_report(empty, Rondel("gold")))
        assert "\nFür eine andere Ressource: `/zurücknehmen`, dann `/gold ressource:`.\n" in told


def test_a_battle_is_told_with_its_losses() -> None:
    romans = nation(galleys={"roma": 3}, wedge="gold")
    here = turn("maneuver-1", romans, nation(galleys={"mare_tyrrhenum": 1}))
    told = format_reply(_report(here, Move("galley", 3, "roma", "mare_tyrrhenum")))
    assert "You fight the Carthaginians in Mare Tyrrhenum; each side loses 1 galley." in told
    assert "Waiting" not in told, "nobody is asked"


def test_the_end_of_a_turn_leaves_the_next_one_to_the_channel() -> None:
    romans = nation(cities="roma:gold genua:gold ancona:iron neapolis:iron croton:iron", wedge="iron")
    told = format_reply(_report(position(romans), Rondel("gold"), EndTurn()))
    assert told.splitlines()[-3:] == [
        "You win 1 king.",
        "You get a wall for your personages.",
        r"Next up: Carthaginians (B\_en).",
    ]
    assert "card" not in told, "cards due are told in the channel"


def test_what_was_undone() -> None:
    told = format_results(_report(position(), undone=(Rondel("temple"), Temple("roma"))))
    assert told == "Undid 2 actions: build a temple in Roma; move the stone to TEMPLUM."

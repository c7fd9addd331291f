"""Private replies in Duellum: cost, result, what is left, what comes next."""

from bot.engine.duellum import Position, apply
from bot.engine.duellum.actions import Action, EndTurn, Move, Rondel, Temple
from bot.engine.duellum.events import Event
from bot.engine.terms import Nation
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
        "The Romans move their stone to TEMPLUM, 1 step.",
        "The Romans build a temple in Neapolis for 6 marble and 1 coin.",
        "**You have:** 2 marble, 1 gold and 1 coin.",
        "**Next:** a wall with `/wall` (1 marble: Neapolis or Roma) or `/end-turn`.",
    ]


def test_a_battle_is_told_with_its_losses() -> None:
    romans = nation(galleys={"roma": 3}, wedge="gold")
    here = turn("maneuver-1", romans, nation(galleys={"mare_tyrrhenum": 1}))
    told = format_reply(_report(here, Move("galley", 3, "roma", "mare_tyrrhenum")))
    assert "The Romans and the Carthaginians fight in Mare Tyrrhenum and lose 1 galley each." in told
    assert "Waiting" not in told, "nobody is asked"


def test_the_end_of_a_turn_leaves_the_next_one_to_the_channel() -> None:
    romans = nation(cities="roma:gold genua:gold ancona:iron neapolis:iron croton:iron", wedge="iron")
    told = format_reply(_report(position(romans), Rondel("gold"), EndTurn()))
    assert told.splitlines()[-3:] == [
        "The Romans win 1 king.",
        "The Romans get a wall for their personages.",
        r"Next up: Carthaginians (B\_en).",
    ]
    assert "card" not in told, "cards due are told in the channel"


def test_what_was_undone() -> None:
    told = format_results(_report(position(), undone=(Rondel("temple"), Temple("roma"))))
    assert told == "Undone: build a temple in Roma; move the stone to TEMPLUM."

"""Private replies: what happened, what is left, what comes next."""

from bot.engine.antike import Position, apply
from bot.engine.antike.actions import Action, Answer, EndTurn, Move, Rondel, Temple
from bot.engine.antike.events import Event
from bot.engine.terms import Nation
from bot.model import SeatRow, Table
from bot.model.turns import MoveGoal, TurnReport
from bot.text.antike.turn.replies import format_reply
from tests.engine.builders import nation, pay, people, position
from tests.rows import game_row

NAMES: dict[Nation, str] = {"greeks": "Dario", "phoenicians": "A_da", "persians": "Ben", "arabs": "Chloe"}


def _seat(nation: Nation) -> SeatRow:
    number = list(NAMES).index(nation)
    return SeatRow(number, number, NAMES[nation], nation, conceded=False)


def _report(
    here: Position, who: Nation, *actions: Action, repeated: bool = False, undone: tuple[Action, ...] = ()
) -> TurnReport:
    happened = list[Event]()
    for action in actions:
        here, more = apply(here, action)
        happened.extend(more)
    table = Table(game_row(status="running"), tuple(map(_seat, NAMES)), here)
    return TurnReport(table, _seat(who), tuple(happened), repeated, undone)


GREEKS = nation(wedge="iron", purse=pay(marble=6, gold=1), cities="athen sparta pella")


def test_a_purchase_tells_cost_rest_and_next_step() -> None:
    report = _report(position("greeks", greeks=GREEKS), "greeks", Rondel("temple"), Temple("athen"))
    assert format_reply(report) == (
        "The Greeks move their stone to TEMPLE, 1 step.\n"
        "The Greeks build a temple in Athen for 5 marble.\n"
        "**You have:** 1 marble and 1 gold.\n"
        "**Next:** `/end-turn`. (For a temple you lack 4 marble.)"
    )


def test_the_end_of_a_turn_is_told_shortly() -> None:
    report = _report(position("greeks", greeks=GREEKS), "greeks", Rondel("gold"), EndTurn())
    assert format_reply(report).splitlines()[-2:] == [
        "The Greeks end their turn.",
        r"Next up: Phoenicians (A\_da).",
    ]
    assert "coin" not in format_reply(report), "the next round is told in the channel"


def _asking() -> Position:
    return position(
        "greeks",
        greeks=nation(wedge="iron", know_hows="sailing", cities="athen", galleys={"sparta": 2}),
        phoenicians=nation(cities="tyros", galleys={"knossos": 1}),
    )


def test_a_march_that_stops_says_where_and_who_is_asked() -> None:
    report = _report(_asking(), "greeks", Rondel("maneuver-1"), Move("galley", 1, "sparta", "knossos"))
    told = format_reply(report, MoveGoal(1, ("sparta", "knossos", "cyrene")))
    assert "Your units for Cyrene stop in Knossos: others have galleys there." in told
    assert r"**Waiting:** Phoenicians (A\_da) may fight in Knossos" in told
    assert "a fight costs each side 1 galley" in told
    assert "I'll ping you when they've answered. Until then `/undo` takes the move back." in told
    assert "Next" not in told
    there = format_reply(report, MoveGoal(1, ("sparta", "knossos")))
    assert "march" not in there, "it has arrived"
    second = format_reply(report, MoveGoal(2, ("sparta", "knossos")))
    assert "Your units pause here" in second, "the second group still has to go"


def test_undo_is_not_promised_once_an_order_has_answered() -> None:
    here = position(
        "greeks",
        greeks=nation(wedge="iron", know_hows="sailing", cities="athen", galleys={"sparta": 2}),
        phoenicians=nation(cities="tyros", galleys={"knossos": 1}),
        arabs=nation(cities="petra", galleys={"knossos": 1}),
    )
    enter = Move("galley", 2, "sparta", "knossos")
    answer = Answer("phoenicians", fight=False)
    told = format_reply(_report(here, "greeks", Rondel("maneuver-1"), enter, answer))
    assert r"**Waiting:** Arabs (Chloe)" in told
    assert told.endswith("Others have answered already, so `/undo` asks first.")


def test_whoever_answers_is_told_what_came_of_it_and_who_goes_on() -> None:
    moved = _report(_asking(), "greeks", Rondel("maneuver-1"), Move("galley", 1, "sparta", "knossos"))
    told = format_reply(_report(moved.position, "phoenicians", Answer("phoenicians", fight=True)))
    assert "The Phoenicians demand a fight." in told
    assert "lose 1 galley each" in told
    assert told.splitlines()[-1] == "Next up: Greeks (Dario)."
    assert "You have" not in told, "the purse told of is the mover's"


def test_undoing_and_repeating() -> None:
    here = position("greeks", greeks=GREEKS)
    told = format_reply(_report(here, "greeks", undone=(Rondel("temple"), Temple("athen"))))
    assert told.startswith("Undone: build a temple in Athen; move the stone to TEMPLE.")
    assert "**Next:** move your stone." in told
    told = format_reply(_report(here, "greeks", repeated=True))
    assert told.startswith("That was already done; nothing happened twice.")


def test_the_winner_reads_that_it_is_over() -> None:
    rich = nation(wedge="iron", cities="athen sparta pella", personages=people(scholar=8, general=1))
    report = _report(position("greeks", greeks=rich), "greeks", Rondel("gold"), EndTurn())
    told = format_reply(report)
    assert told.splitlines()[-1].startswith("The Greeks win the game")


def test_even_the_longest_reply_fits_into_a_message() -> None:
    many = nation(
        wedge="iron",
        know_hows="sailing navigation wheel roads",
        cities="athen sparta pella",
        galleys={"sparta": 17},
        legions={"athen": 17},
        purse=pay(99, 99, 99, 9),
    )
    marches: list[Action] = [Rondel("maneuver-1")]
    for _ in range(17):
        marches += [Move("galley", 1, "sparta", "messana"), Move("galley", 1, "messana", "sparta")]
    told = format_reply(_report(position("greeks", greeks=many), "greeks", *marches))
    assert len(told) <= 2000
    assert "`/history` shows everything" in told
    assert "**Next:**" in told

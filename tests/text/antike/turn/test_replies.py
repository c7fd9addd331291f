"""Private replies: what happened, what is left, what comes next."""

from dataclasses import replace

import pytest

from bot.engine.antike import Position, apply
from bot.engine.antike.actions import Action, Answer, EndTurn, Move, Rondel, Temple
from bot.engine.antike.events import Event
from bot.engine.payment import AnyPrice
from bot.engine.purse import Purse
from bot.engine.rondel import way_payment
from bot.engine.terms import Nation, Wedge
from bot.i18n.catalogue import speaking
from bot.model import SeatRow, Table
from bot.model.turns import MoveGoal, TurnReport
from bot.text.antike.turn.replies import format_reply, format_results
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
        "You move your stone to TEMPLE, 1 step.\n"
        "You build a temple in Athen for 5 marble.\n"
        "**You have:** 1 marble and 1 gold.\n"
        "**Next:** `/end-turn`. (For a temple you lack 4 marble.)"
    )


@pytest.mark.parametrize(
    ("wedge", "origin", "purse", "hint"),
    [
        ("temple", "marble", pay(3, 0, 3, 2), "`/undo`, then `/temple pay: 1g` leaves enough for a temple."),
        ("arming", "iron", pay(iron=1, gold=1), "`/undo`, then `/arming pay: 1g` leaves enough for a unit."),
        (
            "know-how",
            "gold",
            pay(marble=2, gold=7),
            "`/undo`, then `/know-how pay: 1m` leaves enough for a know-how.",
        ),
    ],
)
def test_a_way_paid_with_what_the_wedge_needs_says_how_else(
    wedge: Wedge, origin: Wedge, purse: Purse, hint: str
) -> None:
    here = position("greeks", greeks=nation(wedge=origin, purse=purse, cities="athen"))
    assert format_reply(_report(here, "greeks", Rondel(wedge))).endswith(f" {hint}")
    otherwise = Rondel(wedge, way_payment(AnyPrice(1), wedge, purse))
    assert "`/undo`" not in format_reply(_report(here, "greeks", otherwise)), "it is possible"
    poor = position("greeks", greeks=nation(wedge=origin, purse=pay(coins=1), cities="athen"))
    assert "`/undo`" not in format_reply(_report(poor, "greeks", Rondel(wedge))), "no payment helps"
    with speaking("de"):
        assert "`/zurücknehmen` und dann `/" in format_reply(_report(here, "greeks", Rondel(wedge)))


def test_another_payment_is_told_of_a_way_without_purchases_alone() -> None:
    here = position("greeks", greeks=nation(wedge="marble", purse=pay(10, 0, 2), cities="athen sparta"))
    told = format_reply(_report(here, "greeks", Rondel("temple"), Temple("athen")))
    assert told.endswith("(For a temple you lack 1 marble.)")


def test_the_end_of_a_turn_is_told_shortly() -> None:
    report = _report(position("greeks", greeks=GREEKS), "greeks", Rondel("gold"), EndTurn())
    assert format_reply(report).splitlines()[-2:] == [
        "You end your turn.",
        r"Next up: Phoenicians (A\_da).",
    ]
    assert "coin" not in format_reply(report), "the next round is told in the channel"


def test_a_personage_won_says_what_earns_it() -> None:
    greeks = nation(
        wedge="iron",
        cities="athen sparta pella ephesos petra",
        temples="athen sparta pella",
        know_hows="wheel",
    )
    told = format_reply(_report(position("greeks", greeks=greeks), "greeks", Rondel("gold"), EndTurn()))
    assert "You win 1 king (one per 5 cities)." in told
    assert "You win 1 citizen (one per 3 temples)." in told


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
    assert "Your units" not in there, "they have arrived"
    second = format_reply(report, MoveGoal(2, ("sparta", "knossos")))
    assert "Your units pause here" in second, "the second group still has to go"
    private = format_reply(replace(report, direct=True))
    assert private.endswith("I'll ping you when they've answered."), "there is no `/undo`"


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
    assert told.splitlines()[:2] == [
        "You demand a fight.",
        "The Greeks fight you in Knossos; each side loses 1 galley.",
    ]
    assert told.splitlines()[-1] == "The Greeks (Dario) go on with their turn."
    assert "You have" not in told, "the purse told of is the mover's"


def test_only_the_nation_that_acted_is_spoken_to() -> None:
    """Other nations keep their names, also a second one of the same player (S9)."""
    enter = Move("galley", 1, "sparta", "knossos")
    answer = Answer("phoenicians", fight=True)
    report = _report(_asking(), "greeks", Rondel("maneuver-1"), enter, answer)
    both = [replace(seat, user_id=report.seat.user_id) for seat in report.table.seats]
    told = format_results(replace(report, table=replace(report.table, seats=tuple(both))))
    assert told.splitlines() == [
        "You move your stone to MANEUVER ①, 3 steps.",
        "You move 1 galley: Sparta → Knossos (1 move left).",
        "The Phoenicians demand a fight.",
        "You fight the Phoenicians in Knossos; each side loses 1 galley.",
    ]


def test_undoing_and_repeating() -> None:
    here = position("greeks", greeks=GREEKS)
    told = format_reply(_report(here, "greeks", undone=(Rondel("temple"), Temple("athen"))))
    assert told.startswith("Undid 2 actions: build a temple in Athen; move the stone to TEMPLE.")
    assert "**Next:** move your stone." in told
    told = format_reply(_report(here, "greeks", repeated=True))
    assert told.startswith("That was already done; nothing happened twice.")


def test_a_reset_says_what_it_leaves() -> None:
    report = replace(
        _report(position("greeks", greeks=GREEKS), "greeks", undone=(Temple("athen"),)), stays=True, asks=True
    )
    undone, left = format_results(report).splitlines()
    assert undone == "Undid 1 action: build a temple in Athen."
    assert left == "What you did before that stays unless the others agree (`/undo` asks them)."
    in_private = format_results(replace(report, direct=True))
    assert in_private.endswith("\nWhat you did before that stays unless the others agree.")
    inherited = format_results(replace(report, asks=False))
    assert inherited.endswith("\nWhat was played before that stays.")


def test_the_winner_reads_that_it_is_over() -> None:
    rich = nation(wedge="iron", cities="athen sparta pella", personages=people(scholar=8, general=1))
    report = _report(position("greeks", greeks=rich), "greeks", Rondel("gold"), EndTurn())
    told = format_reply(report)
    assert told.splitlines()[-1].startswith("You win the game")


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
        marches += [Move("galley", 1, "sparta", "messana"), Move("legion", 1, "athen", "pella")]
    told = format_reply(_report(position("greeks", greeks=many), "greeks", *marches))
    assert len(told) <= 2000
    assert "`/history` shows everything" in told
    assert "**Next:**" in told

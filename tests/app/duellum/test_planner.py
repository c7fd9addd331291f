"""Plans of Duellum: the facts that a turn depends on, and what opponents may change before it comes."""

from bot.app.duellum import planner
from bot.app.duellum.planner import as_if_on_turn, assumptions, may_change
from bot.app.turn.plan_check import difference
from bot.app.turn.plan_examples import examples
from bot.engine.duellum import Phase, apply
from bot.engine.duellum.actions import Conquer, Found, Learn, Move, PlayCard, Rondel, TakeCard
from bot.engine.errors import RuleError
from bot.model import PlanStep
from bot.notation.duellum import parse_turn
from bot.text.duellum.rules.plans import format_change
from tests.engine.duellum.builders import PUNIC, nation, opening, pay, play, position, turn


def test_the_next_turn_of_either_nation() -> None:
    here = play(opening(), Rondel("maneuver-1"))
    mine, theirs = as_if_on_turn(here, "romans"), as_if_on_turn(here, "carthaginians")
    assert (mine.mover, mine.round, mine.phase) == ("romans", 2, Phase.RONDEL)
    assert (theirs.mover, theirs.round, theirs.turn.ready) == ("carthaginians", 1, (1, 1))
    due = as_if_on_turn(position(cards_due=2), "romans")
    assert (due.cards_due, due.phase) == (0, Phase.RONDEL)


def test_what_actions_rest_on() -> None:
    romans = nation(legions={"croton": 3}, galleys={"roma": 1}, cards="burglary", purse=pay(3, 3, 9))
    punics = nation(cities="croton:gold tingis:iron", galleys={"mare_tyrrhenum": 1}, purse=pay(coins=5))
    here = turn("maneuver-1", romans, punics)
    move, conquest, card = (
        Move("galley", 1, "roma", "mare_tyrrhenum"),
        Conquer("croton", 1),
        PlayCard("burglary"),
    )
    told = {action: assumptions(here, action, apply(here, action)[1]) for action in (move, conquest, card)}
    assert told[move] == {"fallen": 1, "owner": None, "met": [0, 1]}
    assert told[conquest] == {"owner": "carthaginians", "defence": 1, "temple": False}
    assert told[card] == {"lost": 2}


def test_what_may_change_until_then() -> None:
    assert may_change(RuleError("too-weak"))
    assert may_change(RuleError("too-expensive", action=Learn("strata")))
    assert may_change(RuleError("too-expensive", action=Found("genua", "gold")))
    assert not may_change(RuleError("too-expensive", action=Rondel("iron")))
    assert may_change(RuleError("not-now", action=Rondel("iron"), allowed=("take_card",)))
    assert may_change(RuleError("not-now", action=TakeCard("levy"), allowed=()))
    assert not may_change(RuleError("not-in-hand"))


def test_examples_can_be_played() -> None:
    here = play(opening(), Rondel("gold"))
    for kind in ("temple", "learn", None):
        for line in examples(as_if_on_turn(here, "carthaginians"), kind):
            play(as_if_on_turn(here, "carthaginians"), *parse_turn(line))


def test_examples_are_whole_turns_the_cheapest_first_unless_one_is_apt() -> None:
    here = position(nation(wedge="maneuver-1", cities="roma:gold", box=(1, 0), purse=pay(9, 9, 9)))
    assert examples(here)[0] == "@arming; A roma 1L; ."
    assert examples(here, "temple") == ("@temple; T roma; .", "@arming; A roma 1L; .")


def test_dm9_a_last_city_is_never_in_danger() -> None:
    punics = nation(legions={"croton": 3}, cities="tingis:iron")
    one = position(nation(cities="brundisium:gold"), punics)
    two = position(nation(cities="brundisium:gold roma:iron"), punics)
    assert planner.threats_to(one, ["romans"]) == ()
    threats = planner.threats_to(two, ["romans"])
    assert [threat.city for threat in threats] == ["brundisium"]
    assert two.setup.turn_order == ("romans", "carthaginians")


def test_dm4_a_battle_that_does_not_come_is_told_by_who_has_gone() -> None:
    """The change reported is that the units have left (`met`): there is no battle that costs anything."""
    romans = nation(galleys={"roma": 1})
    move = Move("galley", 1, "roma", "mare_tyrrhenum")
    there = turn("maneuver-1", romans, nation(galleys={"mare_tyrrhenum": 1}))
    gone = turn("maneuver-1", romans, nation(galleys={"tingis": 1}))
    step = PlanStep(move, assumptions(there, move, apply(there, move)[1]))
    change = difference(gone, [step])
    assert change is not None
    assert (change.fact, change.before, change.now) == ("met", [0, 1], [0, 0])
    told = format_change(PUNIC, change)
    assert told.endswith("now has no units of your opponent (before: 1 galley).")
    only = difference(gone, [PlanStep(move, {"fallen": 1})])
    assert only is not None
    assert "a battle now costs each side 0, not 1" in format_change(PUNIC, only)

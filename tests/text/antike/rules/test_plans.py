"""Texts of plans for the players who wrote them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from bot.engine.antike import events as ev
from bot.engine.antike.actions import Action, Conquer, EndTurn, Learn, Move, Rondel
from bot.engine.errors import RuleError
from bot.i18n.catalogue import say, speaking
from bot.i18n.language import LANGUAGES, Language
from bot.model import PlanLine, PlanRow, PlanState, PlanStep
from bot.model.orders_plans import Change, PlanOutlook
from bot.text.antike.rules.plans import format_change, format_plan
from bot.text.turns.plans import format_no_plan
from tests.engine.builders import EAST, pay

_MOVE = Move("galley", 1, "sparta", "knossos")


def _plan(
    actions: Sequence[Action],
    state: PlanState = "waiting",
    done: int = 0,
    problem: Mapping[Language, str] | None = None,
) -> PlanRow:
    steps = tuple(PlanStep(action, None) for action in actions)
    return PlanRow("greeks", 1, "play", (PlanLine(steps),), state, done, problem=problem)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (Change(0, Rondel("gold"), None, "price", 0, 1), "it now costs 1 resource, not 0."),
        (Change(0, Rondel("gold"), None, "produced", 4, 3), "it now gives 3 gold, not 4."),
        (Change(0, Rondel("gold"), None, "produced", 4, None), "it now gives 0 gold, not 4."),
        (Change(1, Learn("wheel"), None, "new", True, False), "it is not new any more."),
        (Change(1, Learn("wheel"), None, "new", False, True), "it is new now."),
        (
            Change(1, _MOVE, None, "owner", None, "arabs"),
            "Knossos now has a city of the Arabs (before: no city).",
        ),
        (
            Change(1, _MOVE, None, "met", {}, {"arabs": [1, 2]}),
            "Knossos now has 1 legion and 2 galleys of the Arabs (before: no units of others).",
        ),
        (
            Change(1, _MOVE, None, "asked", ["arabs", "persians"], []),
            "who may fight in Knossos: now nobody (before: the Arabs or the Persians).",
        ),
        (Change(1, Conquer("tyros", 2), None, "defence", 2, 3), "the defence of Tyros is now 3, not 2."),
        (Change(1, Conquer("tyros", 2), None, "temple", False, True), "Tyros has a temple now."),
        (Change(1, EndTurn()), "the turn ends before it."),
    ],
)
def test_what_has_changed(change: Change, told: str) -> None:
    sentence = format_change(EAST, change)
    assert sentence.startswith(f"Action {change.index + 1}, `")
    assert sentence.endswith(told)


def test_a_refusal_keeps_its_reason() -> None:
    error = RuleError(
        "last-city", actor="greeks", action=Conquer("tyros", 2), province="tyros", owner="phoenicians"
    )
    told = format_change(EAST, Change(2, Conquer("tyros", 2), error=error))
    reason = "Tyros is the last city of the Phoenicians, so you can't conquer it."
    assert told == f"Action 3, `C tyros 2L` (conquer Tyros with 2 legions): {reason}"


def test_a_plan_is_listed_with_what_may_come_between() -> None:
    plan = _plan((Rondel("maneuver-1"), _MOVE, EndTurn()), done=1)
    told = format_plan(EAST, plan, PlanOutlook(asked=(("knossos", ("arabs",)),), ends=False))
    assert "1. `@maneuver-1`: move the stone to MANEUVER ① ✓" in told
    assert "2. `1G sparta>knossos`: move 1 galley Sparta → Knossos\n" in told
    assert "Others may fight in Knossos (the Arabs). The plan then goes on" in told
    assert "doesn't end the turn" in told
    assert "/plan" in format_no_plan()


def test_every_line_says_its_price_and_the_whole_what_it_comes_to() -> None:
    steps = (Rondel("gold"), Learn("wheel"), EndTurn())
    brings: tuple[tuple[ev.Event, ...], ...] = (
        (ev.StoneMoved("greeks", "gold", 5, pay(iron=1, coins=1)), ev.Produced("greeks", "gold", 4)),
        (ev.Learned("greeks", "wheel", new=True, paid=pay(gold=7)),),
        (),
    )
    view = PlanOutlook(brings=brings, way=2, asks_first=True, replaced=((Rondel("iron"), EndTurn()),))
    told = format_plan(EAST, _plan(steps), view)
    assert "1. `@gold`: move the stone to GOLD · 1 iron + 1 coin · +4 gold\n" in told
    assert "2. `K wheel`: learn Wheel · 7 gold\n" in told
    assert "3. `.`: end the turn\n" in told
    assert "**Total cost:** 1 iron + 7 gold + 1 coin." in told
    assert "Moving the stone alone costs 2, so" in told
    assert told.endswith("Replaces your plan `@iron; .`.")


def test_a_price_is_told_for_what_is_left_of_a_plan() -> None:
    steps = (Rondel("gold"), Learn("wheel"))
    view = PlanOutlook(brings=((ev.Learned("greeks", "wheel", new=True, paid=pay(gold=7)),),))
    told = format_plan(EAST, _plan(steps, "running", done=1), view)
    assert "1. `@gold`: move the stone to GOLD ✓\n2. `K wheel`: learn Wheel · 7 gold\n" in told


def test_the_turn_after_it_says_what_that_one_comes_to() -> None:
    line = PlanLine((PlanStep(EndTurn(), None),), (PlanStep(Learn("wheel"), None),))
    plan = replace(_plan(()), lines=(line,))
    then = PlanOutlook(brings=((ev.Learned("greeks", "wheel", new=True, paid=pay(gold=7)),),))
    told = format_plan(EAST, plan, PlanOutlook(brings=((),), then=then))
    assert "2. `K wheel`: learn Wheel · 7 gold\n**Total cost:** 7 gold." in told


def test_steps_that_do_not_fit_are_counted() -> None:
    told = format_plan(EAST, _plan((_MOVE,) * 60), None)
    shown = sum(line[:1].isdigit() for line in told.splitlines())
    assert 0 < shown < 60
    assert say("plans-more", count=60 - shown) in told


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("state", ["waiting", "ready", "running", "stopped"])
def test_the_longest_plan_fits_into_a_message(state: PlanState, spoken: Language) -> None:
    plan = _plan((_MOVE,) * 60, state, problem={"en": "Action 3 has changed. " * 10})
    with speaking(spoken):
        view = PlanOutlook(
            asked=(("knossos", ("arabs", "persians", "greeks")),) * 3,
            brings=((ev.CityFounded("greeks", "knossos", pay(marble=1, iron=1, gold=1)),),) * 60,
            way=5,
            asks_first=True,
            replaced=((_MOVE,) * 60,),
            ends=False,
        )
        told = format_plan(EAST, plan, view)
        more = say("plans-more", count=7).rpartition(" ")[2]
    assert len(told) <= 2000
    assert more in told

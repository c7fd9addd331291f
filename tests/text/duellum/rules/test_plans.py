"""Texts of Duellum's plans for the players who wrote them, and of why a plan no longer works."""

import pytest

from bot.engine.duellum import apply
from bot.engine.duellum.actions import Action, Conquer, EndTurn, Learn, Move, PlayCard, Rondel
from bot.engine.errors import RuleError
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.model import PlanLine, PlanRow, PlanStep
from bot.model.orders_plans import Change, PlanOutlook
from bot.text.duellum.rules.plans import _FACTS, format_change, format_plan, format_press_reply
from bot.text.duellum.rules.variants import format_settings
from tests.engine.duellum.builders import PUNIC, nation, pay, position
from tests.text.duellum.test_languages import checked

_MOVE = Move("galley", 1, "roma", "mare_tyrrhenum")
CHANGES: list[tuple[Change, str]] = [
    (Change(0, Rondel("gold"), None, "price", 0, 1), "it now costs 1 resource, not 0."),
    (Change(0, Rondel("gold"), None, "produced", 4, 3), "it now gives 3 gold, not 4."),
    (Change(1, Learn("strata"), None, "new", True, False), "it is not new any more."),
    (Change(1, _MOVE, None, "fallen", 1, 2), "a battle now costs each side 2, not 1."),
    (Change(1, _MOVE, None, "fallen", 1, None), "a battle now costs each side 0, not 1."),
    (Change(1, PlayCard("academy"), None, "gained", 2, 3), "it now brings 3, not 2."),
    (Change(1, PlayCard("academy"), None, "gained", 2, None), "it now brings 0, not 2."),
    (Change(1, PlayCard("burglary"), None, "lost", 2, 1), "your opponent now loses 1, not 2."),
    (
        Change(1, _MOVE, None, "owner", None, "romans"),
        "Mare Tyrrhenum now has a city of the Romans (before: no city).",
    ),
    (
        Change(1, _MOVE, None, "met", [0, 0], [1, 2]),
        "Mare Tyrrhenum now has 1 legion and 2 galleys of your opponent (before: no units).",
    ),
    (Change(1, Conquer("croton", 2), None, "defence", 2, 4), "the defence of Croton is now 4, not 2."),
    (Change(1, Conquer("croton", 2), None, "temple", False, True), "Croton has a temple now."),
    (Change(1, EndTurn()), "the turn ends before it."),
]


@pytest.mark.parametrize(("change", "told"), CHANGES)
def test_what_has_changed(change: Change, told: str) -> None:
    assert format_change(PUNIC, change).endswith(told)
    with speaking("de"):
        checked(format_change(PUNIC, change), "de")


def test_every_fact_that_a_plan_relies_on_has_words() -> None:
    assert {change.fact for change, _ in CHANGES if change.fact} == set(_FACTS)


def test_a_refusal_keeps_its_reason() -> None:
    action = Conquer("croton", 2)
    error = RuleError("last-city", actor="romans", action=action, province="croton", owner="carthaginians")
    told = format_change(PUNIC, Change(2, action, error=error))
    reason = "Croton is the last city of the Carthaginians, so you can't conquer it."
    assert told == f"Action 3, `C croton 2L` (conquer Croton with 2 legions): {reason}"


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_plan_is_listed_with_what_it_costs_and_brings(spoken: Language) -> None:
    actions: list[Action] = [PlayCard("academy"), Rondel("gold"), EndTurn()]
    here = position(
        nation(cities="roma:gold genua:gold", wedge="marble", purse=pay(3)), nation(know_hows="strata")
    )
    brings = [apply(here, Rondel("gold"))[1]]
    plan = PlanRow("romans", 1, "play", (PlanLine(tuple(PlanStep(action, None) for action in actions[1:])),))
    with speaking(spoken):
        told = format_plan(PUNIC, plan, PlanOutlook(brings=tuple(map(tuple, brings)), ends=True))
        assert checked(told, spoken)
        pressed = format_press_reply(PUNIC, plan, PlanOutlook(), "add")
        assert checked(pressed, spoken)
    if spoken == "en":
        assert "1. `@gold`: move the stone to AURUM · 2 marble · +2 gold + 1 coin" in told.splitlines()
        assert "**Total cost:** 2 marble." in told


def test_settings_are_told_where_they_are_not_as_usual() -> None:
    assert format_settings({"nations": 2}) == ""
    assert format_settings({"nations": 2, "goal": 7, "draw": True}) == "goal 7, nations are drawn"

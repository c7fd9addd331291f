"""A rule error names the topic that explains it: all codes, with every action that can raise them."""

from typing import Final

import pytest

from bot.engine.antike.actions import Action, ActionType, Arm, Conquer, Learn, Rondel, Trade
from bot.engine.antike.position import Phase
from bot.engine.errors import RuleCode, RuleError
from bot.text.antike.rules.error_topics import topic_of
from bot.text.antike.rules.topics import TOPICS
from tests.engine.builders import maneuver, nation, opening, pay, play, position, refused
from tests.support.error_codes import raised
from tests.text.test_complete import refusals
from tests.text.test_german import ACTIONS

TOPIC_OF: Final[dict[RuleCode, dict[ActionType, str]]] = {
    "arming-limit": {"arm": "arming"},
    "cannot-stand": {"arm": "arming"},
    "city-picked": {"pick_city": "variants"},
    "city-stands": {"found": "founding"},
    "game-over": {"rondel": "end", "end_turn": "end"},
    "known-already": {"learn": "know-how"},
    "last-city": {"conquer": "conquest"},
    "needs-basic": {"learn": "know-how"},
    "no-city": {"conquer": "conquest"},
    "no-coins-for-trade": {"trade": "trade"},
    "no-start-city": {"pick_city": "variants"},
    "no-stone-left": {"conquer": "conquest"},
    "no-stones-left": {"found": "founding"},
    "no-such-chip": {"take_chip": "coins"},
    "no-such-know-how": {"learn": "know-how"},
    "no-such-province": {"move": "maneuver"},
    "no-such-unit": {"move": "maneuver", "fight": "fights"},
    "no-such-wedge": {"rondel": "rondel"},
    "no-temples-left": {"temple": "temple"},
    "no-unit-there": {"move": "maneuver", "found": "founding"},
    "no-units-named": {"move": "maneuver", "arm": "arming"},
    "no-way": {"move": "maneuver"},
    "nobody-to-fight": {"fight": "fights"},
    "not-asked": {"answer": "fights"},
    "not-at-hand": {
        "rondel": "payments",
        "temple": "payments",
        "arm": "payments",
        "learn": "payments",
        "found": "payments",
        "trade": "trade",
    },
    "not-now": {"answer": "fights", "trade": "trade"},
    "not-offered": {"choose_personage": "personages"},
    "not-your-city": {"temple": "temple", "arm": "arming"},
    "nothing-traded": {"trade": "trade"},
    "own-city": {"conquer": "conquest"},
    "stone-left": {"conquer": "conquest"},
    "supply": {"arm": "arming"},
    "temple-stands": {"temple": "temple"},
    "tipped": {"move": "maneuver"},
    "too-expensive": {
        "rondel": "rondel",
        "temple": "temple",
        "arm": "arming",
        "learn": "know-how",
        "found": "founding",
    },
    "too-few-units": {"move": "maneuver"},
    "too-weak": {"conquer": "conquest"},
    "trade-rate": {"trade": "trade"},
    "wrong-losses": {"fight": "fights"},
    "wrong-payment": {
        "rondel": "payments",
        "temple": "payments",
        "arm": "payments",
        "learn": "payments",
        "found": "payments",
    },
    "wrong-strength": {"conquer": "conquest"},
}
"""Topics by error code and the type of the action that the engine refuses."""
_KINDS: Final[dict[ActionType, Action]] = {action.type: action for action in ACTIONS}


def test_all_codes_are_looked_at() -> None:
    assert set(TOPIC_OF) == raised("RuleError", "antike")
    assert {topic for topics in TOPIC_OF.values() for topic in topics.values()} <= set(TOPICS)


@pytest.mark.parametrize(
    ("code", "kind", "topic"),
    [(code, kind, topic) for code, topics in TOPIC_OF.items() for kind, topic in topics.items()],
)
def test_the_topic_of_every_code(code: RuleCode, kind: ActionType, topic: str) -> None:
    assert topic_of(RuleError(code, phase=Phase.WEDGE, action=_KINDS[kind])) == topic


def test_the_list_holds_whatever_the_engine_refuses() -> None:
    for error in refusals():
        if error.kind not in {"game-over", "not-now"}:
            assert error.facts["action"].type in TOPIC_OF[error.kind], str(error)


def test_what_is_not_possible_now_is_explained_by_what_is_in_its_way() -> None:
    late_turn = Arm("athen", 1)
    assert {phase: topic_of(RuleError("not-now", phase=phase, action=late_turn)) for phase in Phase} == {
        Phase.PICK: "variants",
        Phase.RONDEL: "turn",
        Phase.WEDGE: "turn",
        Phase.ANSWER: "fights",
        Phase.CONQUEST: "turn",
        Phase.FOUNDING: "founding",
        Phase.PERSONAGE: "personages",
        Phase.OVER: "turn",
    }


@pytest.mark.parametrize(("kind", "topic"), [("move", "conquest"), ("fight", "conquest"), ("temple", "turn")])
def test_a_conquest_explains_what_it_ends_alone(kind: ActionType, topic: str) -> None:
    """The refusal of anything else says where the stone stands."""
    assert topic_of(RuleError("not-now", phase=Phase.CONQUEST, action=_KINDS[kind])) == topic


def test_hints_that_named_something_else() -> None:
    """These cases once named a wrong topic in play."""
    greeks = nation(wedge="maneuver-1", cities="athen", purse=pay(gold=1))
    in_foreign_city = play(position("greeks", greeks=greeks), Rondel("arming"))
    assert topic_of(refused(in_foreign_city, Arm("tyros", 1), "not-your-city")) == "arming"
    too_dear = play(position("greeks", greeks=greeks), Rondel("know-how"))
    assert topic_of(refused(too_dear, Learn("wheel"), "too-expensive")) == "know-how"
    assert topic_of(refused(opening(), Trade(pay(gold=2), pay(iron=1)), "not-now")) == "trade"
    conquest = maneuver(greeks=nation(cities="athen", legions={"pella": 1}))
    told = refused(conquest, Conquer("pella", 1), "no-city")
    assert topic_of(told) == "conquest"

"""All texts exist in German, without English words."""

import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from bot.app.errors import AppCode
from bot.engine.antike import apply, legal
from bot.engine.antike import events as ev
from bot.engine.antike.actions import (
    Action,
    Answer,
    Arm,
    ChoosePersonage,
    Conquer,
    EndTurn,
    Fight,
    Found,
    Learn,
    Move,
    PickCity,
    Rondel,
    TakeChip,
    Temple,
    Trade,
)
from bot.engine.antike.position import Demand, Phase
from bot.engine.errors import RuleCode, RuleError, SetupCode, SetupError
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.terms import WEDGES
from bot.i18n.catalogue import Facts, say, sources, speaking
from bot.lessons import LESSONS
from bot.model.log import Cause
from bot.model.messages import ALT_LIMIT
from bot.model.orders_plans import Change
from bot.model.turns import Automatic, Readers
from bot.render.antike.renderer import describe
from bot.render.views.request import ViewSpec
from bot.text.antike.position.legal_moves import format_legal_moves
from bot.text.antike.position.names import KNOW_HOW_NAMES, WEDGE_NAMES
from bot.text.antike.position.next_steps import format_next_steps
from bot.text.antike.position.status import format_status
from bot.text.antike.position.whole_board import format_whole_board
from bot.text.antike.rules.plans import format_change as format_plan_change
from bot.text.antike.rules.rule_errors import format_own_refusal, format_rule_error
from bot.text.antike.rules.topics import TOPICS
from bot.text.antike.rules.variants import format_settings
from bot.text.antike.turn.actions import action_name, say_action, say_cannot
from bot.text.antike.turn.captions import format_caption, format_film
from bot.text.antike.turn.changes import KINDS, format_change
from bot.text.antike.turn.channel_messages import (
    call_turn,
    format_demand,
    format_game_start,
    format_question_settled,
    score_line,
)
from bot.text.antike.turn.events import format_event, format_events
from bot.text.antike.turn.replies import format_reply
from bot.text.error_report import ErrorTrail, format_error_trail
from bot.text.names import NATION_NAMES, resources
from bot.text.position.provinces import format_no_reach
from bot.text.prices import brief_total
from bot.text.refusals import format_refusal
from bot.text.replays import format_replay_caption, format_replay_intro
from bot.text.rules.topics import format_topic
from bot.text.table.lobby import format_game_list
from bot.text.table.seats import format_concession, format_game_closed
from bot.text.table.setup_errors import format_setup_error
from bot.text.turns.changes import format_turn_changes
from bot.text.turns.history import format_omitted
from bot.text.turns.reasons import because
from tests.engine.builders import EAST, maneuver, nation, opening, pay, play, position
from tests.engine.playing import at_random, dice, late, pick
from tests.support.error_codes import raised
from tests.text.antike.turn.test_replies import _asking, _report
from tests.text.test_refusals import CASES

ENGLISH = re.compile(
    r"\b(the|and|of|are|is|has|have|with|from|you|your|units?|legions?|galleys?|temples?|city|cities|turn|coins?)\b"
)
"""English words that are not German, in lower case."""
OTHER_WORDS = re.compile(
    r"[Aa]usspiel|ausgespielt|Spielplan|Bauplatz|\bMeere?n?\b|du magst|beliebige gegen|Diese Tafel|Ein Druck"
    r"|Steine? [^.;:,]*\blieg|Partie (ist )?vorbei|Spiel ist aus|Fortschritte kauf"
    r"|Schritte sind frei|Angabe `"
)
"""Words for which the bot has others."""
MARBLE = ChipPrice(5, 0, 0)
RULES: dict[RuleCode, dict[str, Any]] = {
    "arming-limit": {"province": "athen", "left": 1},
    "cannot-stand": {"province": "napoca", "unit": "galley"},
    "city-picked": {"province": "athen", "owner": "greeks"},
    "city-stands": {"province": "athen", "owner": "greeks", "allowed": ("cyrene", "theben")},
    "game-over": {"winner": "greeks"},
    "known-already": {"advance": "wheel", "allowed": ("roads", "market")},
    "last-city": {"province": "athen", "owner": "greeks"},
    "needs-basic": {"advance": "roads", "basic": "wheel"},
    "no-city": {"province": "athen"},
    "no-coins-for-trade": {"take": pay(coins=1)},
    "no-start-city": {"province": "athen", "allowed": ("tyros",)},
    "no-stone-left": {"give_up": None, "allowed": ("athen", "pella")},
    "no-stones-left": {},
    "no-such-chip": {"resource": "silver", "allowed": ("marble", "iron", "gold")},
    "no-such-know-how": {"advance": "fire", "allowed": ("wheel",)},
    "no-such-province": {"province": "atlantis"},
    "no-such-unit": {"unit": "tank", "allowed": ("legion", "galley")},
    "no-such-wedge": {"wedge": "silver", "allowed": WEDGES},
    "no-temples-left": {},
    "no-unit-there": {"province": "athen", "unit": "galley", "allowed": ()},
    "no-units-named": {},
    "no-way": {"unit": "legion", "origin": "athen", "target": "knossos", "allowed": ("pella",)},
    "nobody-to-fight": {
        "unit": "legion",
        "province": "athen",
        "nation": "arabs",
        "allowed": (Fight("pella", "galley", "persians"),),
    },
    "not-asked": {"nation": "arabs", "demand": Demand("galley", "knossos", ("phoenicians", "arabs"))},
    "not-at-hand": {"pay": pay(gold=4), "purse": pay(gold=1)},
    "not-now": {"phase": Phase.WEDGE, "wedge": "maneuver-1", "allowed": ("move", "end_turn")},
    "not-offered": {"personage": "king", "allowed": ("scholar", "general")},
    "not-your-city": {"province": "tyros", "allowed": ("athen",)},
    "nothing-traded": {},
    "own-city": {"province": "athen"},
    "stone-left": {"give_up": "athen", "allowed": ()},
    "supply": {"unit": "galley", "left": 1},
    "temple-stands": {"province": "athen", "allowed": ()},
    "tipped": {"unit": "legion", "province": "athen", "stack": (1, 0, 2, 0)},
    "too-expensive": {"price": MARBLE, "purse": pay(marble=3, coins=1)},
    "too-few-units": {"unit": "legion", "count": 3, "province": "athen", "stack": (0, 1, 0, 0)},
    "too-weak": {"province": "tyros", "needed": 3, "ready": (1, 1)},
    "trade-rate": {"give": pay(gold=1), "take": pay(marble=1)},
    "wrong-losses": {"losses": {0: 1}, "count": 2, "stack": (2, 0, 0, 0), "unit": "legion"},
    "wrong-payment": {"price": AnyPrice(2), "pay": pay(gold=1)},
    "wrong-strength": {"province": "tyros", "needed": 1, "ready": (2, 0), "named": (2, 0)},
}
SETUPS: dict[SetupCode, dict[str, Any]] = {
    "board": {"fault": "not-connected"},
    "cannot-stand": {"nation": "greeks", "unit": "galley", "province": "napoca"},
    "cards-due": {"nation": "romans", "mover": "carthaginians"},
    "display": {"cards": 2, "limit": 3},
    "draw": {"card": "omen"},
    "goal": {"goal": 0},
    "hostile-units": {"unit": "galley", "province": "carthago"},
    "military-needs-goal": {},
    "named-twice": {"names": ("athen", "athen")},
    "nations": {"nations": ("greeks",), "allowed": ("greeks", "arabs", "persians"), "number": 2},
    "needs-basic": {"nation": "greeks", "advance": "roads", "basic": "wheel"},
    "negative": {"nation": "greeks"},
    "no-city": {"nation": "greeks"},
    "no-pairs": {"nations": ("greeks",)},
    "no-site": {"nation": "romans", "province": "alpes"},
    "number-of-nations": {"nations": 2, "allowed": (3, 4, 5, 6)},
    "one-city-doubled": {},
    "over-earned": {"nation": "greeks", "personage": "general"},
    "over-supply": {"nation": "greeks", "what": "legion", "limit": 17},
    "pairs": {"pairs": (("phoenicians", "persians"), ("greeks", "arabs"))},
    "round": {"round": 0},
    "temple-without-city": {"nation": "greeks", "province": "athen"},
    "two-owners": {"province": "athen", "nations": ("greeks", "arabs")},
    "two-players": {"setting": "doubled", "nations": 4, "needed": 2},
    "unknown-province": {"nation": "greeks", "province": "atlantis"},
    "wall-without-city": {"nation": "romans", "province": "roma"},
}
HAPPENED: tuple[ev.Event, ...] = (
    ev.RoundBegan(3),
    ev.CoinTaken("greeks"),
    ev.ChipOwed("persians"),
    ev.TurnBegan("greeks"),
    ev.ChipTaken("greeks", "iron"),
    ev.StoneMoved("greeks", "maneuver-1", 4, pay(gold=1)),
    ev.Produced("greeks", "marble", 4),
    ev.TempleBuilt("greeks", "athen", pay(marble=4, coins=1)),
    ev.Armed("greeks", "athen", 2, 1, pay(iron=3)),
    ev.Learned("greeks", "wheel", True, pay(gold=7)),
    ev.Moved("greeks", "legion", 2, "athen", "pella", 1),
    ev.FightAsked("persians", "greeks", "galley", "knossos"),
    ev.Answered("persians", True),
    ev.Fought("greeks", "persians", "knossos", "galley", 1),
    ev.Conquered("greeks", "persians", "tyros", 2, 0, 1, 0, True),
    ev.CityGivenUp("greeks", "pella", True),
    ev.CityFounded("greeks", "cyrene", pay(1, 1, 1)),
    ev.CityPicked("greeks", "athen"),
    ev.Traded("greeks", pay(gold=4), pay(marble=1, iron=1)),
    ev.TurnEnded("greeks"),
    ev.PersonageWon("greeks", "scholar", 1),
    ev.PersonageMissed("greeks", "general", 2),
    ev.PersonageOffered("greeks", ("scholar", "general")),
    ev.GameWon("greeks", "temple"),
)
TOLD = [
    "Runde 3 beginnt.",
    "Die Griechen nehmen eine Münze.",
    "Die Bank hat keine Münze für die Perser: Sie nehmen in ihrem Zug eine Ressource.",
    "Die Griechen sind am Zug.",
    "Die Griechen nehmen 1 Eisen statt einer Münze.",
    "Die Griechen setzen ihren Stein auf MANÖVER ①, 4 Schritte für 1 Gold.",
    "Die Griechen erhalten 4 Marmor.",
    "Die Griechen bauen in Athen für 4 Marmor und 1 Münze einen Tempel.",
    "Die Griechen stellen in Athen für 3 Eisen 2 Legionen und 1 Galeere auf.",
    "Die Griechen erwerben den Fortschritt Rad für 7 Gold.",
    "2 Legionen: Athen → Pella.",
    "Die Perser werden gefragt, ob sie in Knossos gegen die Galeeren der Griechen kämpfen.",
    "Die Perser verlangen einen Kampf.",
    "Die Griechen und die Perser kämpfen in Knossos und verlieren je 1 Galeere.",
    "Die Griechen erobern Tyros mit 2 Legionen von den Persern. Die Perser verlieren dort 1 Legion. "
    "Der Tempel wird zerstört.",
    "Die Griechen geben Pella auf, um den Stadtstein zu bekommen; der Tempel dort geht zurück an die Bank.",
    "Die Griechen gründen in Cyrene für 1 Marmor, 1 Eisen und 1 Gold eine Stadt.",
    "Die Griechen wählen Athen als Startstadt.",
    "Die Griechen tauschen 4 Gold gegen 1 Marmor und 1 Eisen.",
    "Die Griechen beenden ihren Zug.",
    "Die Griechen gewinnen 1 Gelehrten (einer je neuem Fortschritt).",
    "Die Griechen haben 2 Feldherren verdient, aber die Bank hat keine mehr.",
    "Die Griechen wählen eine Persönlichkeit für alle acht Fortschritte: Gelehrten oder Feldherrn.",
    "Die Griechen gewinnen die Partie: Alle Persönlichkeiten waren vergeben, und dies ist der nächste "
    "zerstörte Tempel.",
]
YOURS = [
    "Du nimmst 1 Eisen statt einer Münze.",
    "Du setzt deinen Stein auf MANÖVER ①, 4 Schritte für 1 Gold.",
    "Du erhältst 4 Marmor.",
    "Du baust in Athen für 4 Marmor und 1 Münze einen Tempel.",
    "Du stellst in Athen für 3 Eisen 2 Legionen und 1 Galeere auf.",
    "Du erwirbst den Fortschritt Rad für 7 Gold. Er ist neu: Am Ende des Zuges kommt ein Gelehrter.",
    "Du ziehst 2 Legionen: Athen → Pella (noch 1 Schritt).",
    "Die Perser werden gefragt, ob sie in Knossos gegen die Galeeren der Griechen kämpfen.",
    "Die Perser verlangen einen Kampf.",
    "Du kämpfst in Knossos gegen die Perser; jede Seite verliert 1 Galeere.",
    "Du eroberst Tyros mit 2 Legionen von den Persern. Die Perser verlieren dort 1 Legion. "
    "Der Tempel wird zerstört.",
    "Du gibst Pella auf, um den Stadtstein zu bekommen; der Tempel dort geht zurück an die Bank.",
    "Du gründest in Cyrene für 1 Marmor, 1 Eisen und 1 Gold eine Stadt.",
    "Du wählst Athen als Startstadt.",
    "Du tauschst 4 Gold gegen 1 Marmor und 1 Eisen.",
    "Du beendest deinen Zug.",
    "Du gewinnst 1 Gelehrten (einer je neuem Fortschritt).",
    "Du hast 2 Feldherren verdient, aber die Bank hat keine mehr.",
    "Du wählst eine Persönlichkeit für alle acht Fortschritte: Gelehrten oder Feldherrn.",
    "Du gewinnst die Partie: Alle Persönlichkeiten waren vergeben, und dies ist der nächste "
    "zerstörte Tempel.",
]
"""What the Greeks read of the same events, from their turn's beginning on."""
SAID: tuple[tuple[str, Facts, str], ...] = (
    (
        "events-fought",
        {
            "nation": "romans",
            "other": "persians",
            "place": "Alpes",
            "unit": "legion",
            "count": 1,
            "you": False,
        },
        "Die Römer und die Perser kämpfen in den Alpes und verlieren je 1 Legion.",
    ),
    (
        "change-fought",
        {"other": "persians", "place": "Propontis", "unit": "galley", "count": 2},
        "in der Propontis",
    ),
    ("everything-stack", {"count": 2, "place": "Pyrenaei"}, "2 in den Pyrenaei"),
    ("duellum-errors-no-site", {"place": "Olympus Mysius"}, "Am Olympus Mysius kann keine Stadt stehen."),
    ("duellum-turns-lost-thing", {"unit": "galley", "place": "Mare Ionium"}, "1 Galeere im Mare Ionium"),
    (
        "events-produced",
        {"nation": "romans", "resource": "marble", "amount": 0, "you": True},
        "Du erhältst keinen Marmor.",
    ),
    (
        "duellum-events-produced",
        {
            "nation": "romans",
            "resource": "marble",
            "amount": 0,
            "you": True,
            "coin": True,
            "extra": "1 Münze",
        },
        "Du erhältst keinen Marmor und 1 Münze.",
    ),
    ("events-produced", {"nation": "romans", "resource": "iron", "amount": 0, "you": True}, "kein Eisen."),
    ("panel-target-free", {"resource": "gold"}, "keine Stadt, "),
    ("wishes-away-paused", {}, "So lange ruhen die eigenen Fristen."),
    ("votes-call", {"count": 1}, "Stimm bitte ab."),
    ("votes-call", {"count": 2}, "Stimmt bitte ab."),
    ("rematch-call", {}, "wer **Revanche** drückt, ist dabei."),
    (
        "timeouts-others",
        {"needed": 2, "others": "<@2> und <@3>", "hour": "none", "length": "1 Tag"},
        "Wer sonst mitspielt (<@2> und <@3>), kann noch einmal 1 Tag geben.",
    ),
    (
        "timeouts-alone",
        {"who": "<@2>", "host": False, "you": False, "hour": "none", "length": "1 Tag"},
        "<@2> kann noch einmal 1 Tag geben, den Zug vom Bot beenden lassen",
    ),
    (
        "panel-founding-ends",
        {"ends": "moves", "units": "1 Galeere", "count": 1},
        "(danach ist Schluss mit Ziehen und Erobern; jetzt könnte noch 1 Galeere ziehen)",
    ),
    ("errors-any-price", {"total": 1}, "1 Ressource oder Münze"),
    ("errors-any-price", {"total": 4}, "4 Ressourcen oder Münzen"),
    ("change-stone", {"first": True, "wedge": "EISEN", "origin": "", "given": ""}, "Start auf EISEN"),
    (
        "turns-lost-city",
        {"place": "Theben", "taker": "greeks", "player": "", "units": "1 Legion", "temple": True},
        "**Theben** samt 1 Legion und Tempel an die Griechen",
    ),
    (
        "turns-lost-city",
        {"place": "Theben", "taker": "greeks", "player": "", "units": "none", "temple": True},
        "**Theben** samt Tempel an die Griechen",
    ),
    ("turns-more", {"count": 1}, "und 1 weitere Aktion"),
    (
        "errors-nobody-to-fight.you",
        {"place": "Athen", "other": "arabs", "unit": "legion"},
        "Kein Kampf in Athen: Dazu müssen dort Legionen von dir und von den Arabern stehen.",
    ),
    (
        "public-conceded.bot",
        {"name": "Ben", "nations": "Griechen und Perser", "expelled": False},
        "Ben (Griechen und Perser) hat aufgegeben. "
        "Der Bot beendet ab jetzt die Züge der Griechen und Perser und kämpft gegen niemanden.",
    ),
    ("seats-meanwhile", {"until": "conceded", "name": "Ben"}, "Bis dahin beendet der Bot die Züge."),
    (
        "reach-units",
        {
            "unit": "galley",
            "count": 1,
            "nation": "greeks",
            "place": "Sparta",
            "actions": 2,
            "supposed": False,
        },
        "1 Galeere der Griechen in Sparta, mit 2 Schritten.",
    ),
    (
        "reach-units",
        {
            "unit": "galley",
            "count": 2,
            "nation": "greeks",
            "place": "Rhodope",
            "actions": 1,
            "supposed": False,
        },
        "2 Galeeren der Griechen in der Rhodope, mit je 1 Schritt.",
    ),
    ("alt-holders.cities", {"count": 1, "places": "Susa"}, "Stadt Susa"),
    ("alt-holders.cities", {"count": 2, "places": "Susa, Tyros"}, "Städte Susa, Tyros"),
    (
        "events-personage-missed",
        {"nation": "greeks", "personage": "scholar", "count": 1, "you": False},
        "Die Griechen haben 1 Gelehrten verdient, aber die Bank hat keinen mehr.",
    ),
)
"""Texts with facts for which they change their grammar, and what they then say."""
PLAN_CHANGES = (
    (
        Change(1, Conquer("tyros", 2), None, "owner", "arabs", None),
        "Tyros: jetzt keine Stadt (vorher eine Stadt der Araber).",
    ),
    (Change(1, Conquer("tyros", 2), None, "defence", 2, 3), "Verteidigung von Tyros: jetzt 3 (vorher 2)."),
    (
        Change(1, Move("galley", 1, "sparta", "knossos"), None, "met", {"arabs": [1, 0]}, {}),
        "Knossos: jetzt keine fremden Einheiten (vorher 1 Legion der Araber).",
    ),
    (
        Change(1, Move("galley", 1, "sparta", "knossos"), None, "asked", ["persians"], []),
        "wer in Knossos kämpfen darf: jetzt niemand (vorher die Perser).",
    ),
)
ACTIONS: tuple[Action, ...] = (
    Rondel("temple"),
    Temple("athen"),
    Arm("athen", 1, 1),
    Learn("roads"),
    Move("legion", 1, "athen", "pella"),
    Answer("greeks", fight=False),
    Fight("athen", "galley", "arabs"),
    Conquer("tyros", 2),
    Found("cyrene"),
    Trade(pay(gold=2), pay(iron=1)),
    TakeChip("iron"),
    ChoosePersonage("scholar"),
    PickCity("tyros"),
    EndTurn(),
)


@pytest.fixture(autouse=True)
def _german() -> Iterator[None]:
    with speaking("de"):
        yield


def german(told: str) -> str:
    """Return the text, checked to be free of English words outside code, commands and lower-case italics."""
    bare = re.sub(r"`[^`]*`|\*[a-z ]+\*|/[\w-]+", "", told)
    assert not ENGLISH.search(bare), told
    assert "None" not in told
    assert "  " not in told
    return told


def test_every_event() -> None:
    assert {type(event) for event in HAPPENED} == set(get_args(ev.Event))
    assert [german(format_event(EAST, event)) for event in HAPPENED] == TOLD


def test_the_readers_own_events_speak_to_them() -> None:
    assert [german(format_event(EAST, event, "greeks")) for event in HAPPENED[4:]] == YOURS
    answers = [format_event(EAST, ev.Answered("greeks", fight), "greeks") for fight in (False, True)]
    assert answers == ["Du kämpfst nicht.", "Du verlangst einen Kampf."]
    fought = ev.Fought("persians", "greeks", "knossos", "galley", 1)
    assert format_event(EAST, fought, "greeks") == (
        "Die Perser kämpfen in Knossos gegen dich; jede Seite verliert 1 Galeere."
    )


def test_every_action_done_and_refused() -> None:
    assert [german(say_cannot(EAST, "greeks", action)) for action in ACTIONS[:6]] == [
        "Die Griechen können ihren Stein nicht auf TEMPEL setzen",
        "Die Griechen können in Athen keinen Tempel bauen",
        "Die Griechen können in Athen nicht 1 Legion und 1 Galeere aufstellen",
        "Die Griechen können den Fortschritt Straßen nicht erwerben",
        "Die Griechen können nicht 1 Legion Athen → Pella ziehen",
        "Die Griechen können den Kampf nicht ablehnen",
    ]
    for action in ACTIONS:
        german(say_cannot(EAST, "greeks", action))
        german(say_action(EAST, action))
        german(action_name(action.type))
    assert say_action(EAST, ChoosePersonage("scholar")) == "den Gelehrten wählen"


@pytest.mark.parametrize("code", sorted(raised("RuleError", "antike")))
def test_every_error_of_the_rules(code: RuleCode) -> None:
    told = german(
        format_rule_error(EAST, RuleError(code, **RULES[code], actor="romans", action=Temple("athen")))
    )
    assert re.fullmatch(r"Die (Römer|Araber) können in Athen keinen Tempel bauen: [A-ZÄÖÜ1-9].*\.", told)
    told = german(
        format_own_refusal(EAST, RuleError(code, **RULES[code], actor="romans", action=Temple("athen")))
    )
    assert re.fullmatch(r"[A-ZÄÖÜ1-9].*\.", told)
    assert "Römer" not in told
    assert not re.search(r"\b(ihre|eigene|Sie haben)\b", told)


def test_some_errors_of_the_rules() -> None:
    def told(code: RuleCode) -> str:
        return format_rule_error(EAST, RuleError(code, **RULES[code]))

    assert told("no-way") == (
        "Athen und Knossos grenzen nicht aneinander. Von Athen kommen Legionen nach: Pella."
        if EAST.border("athen", "knossos") is None
        else "Athen → Knossos ist eine Seegrenze; da kommen Legionen nicht hinüber. "
        "Von Athen kommen Legionen nach Pella."
    )
    assert told("tipped") == (
        "In Athen stehen 1 Legion ohne Schritt und 2 Legionen mit 2 Schritten; eine Gruppe zieht gemeinsam."
    )
    assert told("supply") == "Im Vorrat ist nur noch 1 Galeere."
    assert told("not-now") == (
        "Der Stein steht auf MANÖVER ①. Jetzt möglich: Einheiten ziehen oder den Zug beenden."
    )
    assert told("temple-stands") == "Dort steht schon ein Tempel. Das geht gerade nirgends."
    assert told("nobody-to-fight").endswith("Möglich: gegen die Galeeren der Perser in Pella kämpfen.")
    assert told("not-offered").endswith("Möglich: Gelehrter oder Feldherr.")


@pytest.mark.parametrize(("key", "facts", "told"), SAID)
def test_grammar_follows_the_facts(key: str, facts: Facts, told: str) -> None:
    assert told in say(key, **facts)


@pytest.mark.parametrize(("change", "ending"), PLAN_CHANGES)
def test_what_has_changed_about_a_plan(change: Change, ending: str) -> None:
    assert format_plan_change(EAST, change).endswith(ending)


def test_a_place_is_told_with_its_preposition() -> None:
    """Some take an article then; Antike's places, servers and threads do not."""
    for name, text in sources("de").items():
        bare = re.findall(r"^(?:([\w-]+) = )?.*\b[Ii]n \{ \$(?:place|province|city) \}", text, re.MULTILINE)
        assert name.startswith("antike-") or {*bare} <= {"walk-played", "walk-planned", "own-place"}, name


def test_one_word_for_one_thing() -> None:
    lessons = {path.name: path.read_text("utf-8") for path in LESSONS.glob("*/*.json")}
    assert lessons
    for name, text in {**sources("de"), **lessons}.items():
        told = [line for line in text.splitlines() if OTHER_WORDS.search(line)]
        assert told == [], name


@pytest.mark.parametrize("code", get_args(SetupCode))
def test_every_error_of_set_ups(code: SetupCode) -> None:
    error = SetupError(code, **SETUPS[code])
    assert german(format_setup_error(error))[-1] == "."
    with speaking("en"):
        assert not format_setup_error(error)[0].islower(), "as all other faults of records"


@pytest.mark.parametrize(("code", "facts", "part"), CASES)
def test_every_refusal(code: AppCode, facts: dict[str, Any], part: str) -> None:
    del part
    if "problem" in facts:  # a text made by another function
        facts = {"problem": "Das geht nicht."}
    told = german(format_refusal(code, facts))
    assert told[-1] == "."
    assert len(told) < 340


def test_some_refusals() -> None:
    told = {code: format_refusal(code, facts) for code, facts, _ in CASES}
    assert told["seats-free"].startswith("2 Plätze sind frei: Griechen und Phönizier.")
    assert "2.000.000 Bytes, ich lese höchstens 1.048.576." in told["record-too-long"]
    assert told["answered-over"].startswith("Das hat ein Computerspieler für die Phönizier gespielt")
    assert told["game-full"].startswith("Beide Plätze sind besetzt.")
    assert told["number-of-players"].startswith("Es braucht 3 bis 6 Spieler;")
    assert told["board-unknown"] == "Antike Duellum hat kein Brett „Ost“. Möglich: `Hellas` oder `Punien`."


def test_every_topic_is_short_enough() -> None:
    for key, topic in TOPICS.items():
        assert len(german(format_topic(TOPICS[key]))) <= 950, key
        assert len(f"{topic.title}: {topic.summary}") <= 100
        assert "`" not in topic.summary, "menus and completion show it as it is"
        assert re.search(r"\*Beispiel:\* [A-Z0-9`]", format_topic(TOPICS[key])), key


def test_names() -> None:
    assert list(WEDGE_NAMES.values()) == [
        "EISEN", "TEMPEL", "GOLD", "MANÖVER ①", "RÜSTEN", "MARMOR", "FORTSCHRITT",
        "MANÖVER ②",
    ]  # fmt: skip
    assert NATION_NAMES["egyptians"] == "Ägypter"
    assert KNOW_HOW_NAMES["currency"] == "Währung"
    assert resources(pay(2, 0, 1, 1)) == "2 Marmor, 1 Gold und 1 Münze"
    assert brief_total(MARBLE, AnyPrice(1)) == "5 Marmor + 1 Ressource für den Weg"
    assert format_settings({"two_players": "doubled", "goal": 20}) == (
        "zwei Spieler mit doppeltem Material, Ziel 20"
    )


def test_causes() -> None:
    assert because(Automatic("greeks", "order"), "Die Perser kämpfen nicht.") == (
        "Laut Anweisung: Die Perser kämpfen nicht."
    )
    for reason in get_args(Cause):
        german(because(Automatic("greeks", reason), "Die Perser kämpfen nicht."))


def test_the_channel() -> None:
    asked = _asking()
    asked = play(asked, Rondel("maneuver-1"), Move("galley", 1, "sparta", "knossos"))
    demand = format_demand(asked)
    assert demand.call == "Die **Griechen** sind nach **Knossos** gekommen: Kämpfst du?"
    assert german(demand.text).startswith(
        "1 Galeere gegen 1 von dir (Phönizier). Kampf: Jede Seite verliert 1."
    )
    assert "`/" not in demand.text, "it is read in private, too"
    after, happened = apply(asked, Answer("phoenicians", fight=True))
    assert format_question_settled(asked, after, [Automatic("phoenicians", "order"), *happened]) == (
        "Laut Anweisung: Die Phönizier haben in Knossos gegen die Griechen gekämpft: "
        "Jede Seite hat 1 verloren; keine Galeere der Phönizier mehr da."
    )
    call = call_turn(opening(), "stopped")
    assert call.startswith("Du bist dran (**Phönizier**, Runde 1). Dein Plan geht nicht mehr auf")
    german(format_game_start(opening(), Readers()))
    picking = call_turn(opening(4, one_city=True))
    assert picking.startswith("Für die **Phönizier**: Wähle eine Startstadt: Alexandria")
    assert score_line(opening()).endswith("(Ziel 9)")
    assert format_concession("Ben", ["arabs"], ("Dario", "greeks")).startswith(
        "Ben (Araber) hat aufgegeben. Schluss: 🏛️ Die **Griechen** (Dario) haben gewonnen; "
        "alle anderen sind raus."
    )
    assert format_game_closed("Ben") == "Ben hat diese Partie ohne Sieger beendet."


def test_private_replies() -> None:
    greeks = nation(wedge="iron", purse=pay(marble=6, gold=1), cities="athen sparta pella")
    told = format_reply(
        _report(position("greeks", greeks=greeks), "greeks", Rondel("temple"), Temple("athen"))
    )
    assert re.sub(r"`/[\w-]+`", "`/…`", told).splitlines() == [
        "Du setzt deinen Stein auf TEMPEL, 1 Schritt.",
        "Du baust in Athen für 5 Marmor einen Tempel.",
        "**Du hast:** 1 Marmor und 1 Gold.",
        "**Weiter:** `/…`. (Für einen Tempel fehlt dir noch: 4 Marmor.)",
    ]
    moved = _report(_asking(), "greeks", Rondel("maneuver-1"), Move("galley", 1, "sparta", "knossos"))
    assert r"**Warten:** Phönizier (A\_da) können in Knossos kämpfen" in german(format_reply(moved))
    undone = format_reply(_report(position("greeks", greeks=greeks), "greeks", undone=(Temple("athen"),)))
    assert undone.startswith("Zurückgenommen: in Athen einen Tempel bauen.")


def test_pictures_in_words() -> None:
    assert format_caption(EAST, HAPPENED) == (
        "1 Eisen genommen · Manöver · +4 Marmor · Tempel in Athen gebaut · "
        "2 Legionen und 1 Galeere in Athen aufgestellt · Rad erworben · 2 Schritte · "
        "Kampf gegen die Perser (Knossos) · Tyros (Perser) erobert · Pella aufgegeben · "
        "Cyrene gegründet · Start in Athen · 4 Gold gegen 1 Marmor und 1 Eisen getauscht · "
        "1 Gelehrten gewonnen · die Griechen haben gewonnen"
    )
    assert format_replay_intro(31, 40, 118) == "Nach Zug 30 · Züge 31 bis 40 von 118"
    assert format_film(EAST, HAPPENED, 2, 9, 9).endswith("Die Griechen nehmen den Persern Tyros ab.")
    assert [format_replay_caption(latest) for latest in (None, 1, 7)] == [
        "Die ganze Partie, Zug um Zug.",
        "Der letzte Zug.",
        "Die letzten 7 Züge.",
    ]
    for line in format_turn_changes(EAST, KINDS.changes_by_turn(HAPPENED), format_change):
        german(line)
    assert german(format_omitted(2)).startswith("und 2 frühere Änderungen")
    assert german(format_no_reach(EAST, "athen", "galley")).startswith("Keine Galeeren in Athen")


def test_boards_are_named_in_german() -> None:
    alt = german(describe(ViewSpec(opening(), names={})))
    assert alt.startswith("Antike, Brett Ost,")
    assert "Brett Ost" in format_film(EAST, HAPPENED, 2, 9, 9)


def test_small_texts() -> None:
    assert format_game_list([]).startswith("Auf diesem Server gibt es noch keine Partie.")
    trail = ErrorTrail(7, 1, "abc", "@gold")
    assert german(format_error_trail(trail)).startswith(
        "```\ngame 7, 1 actions (abc), tried: @gold\n```\nKopier das"
    )
    assert "schick es an Ada." in format_error_trail(trail, "Ada")


def test_whole_games_in_words() -> None:
    """Everything that occurs in play has a text, without English words."""
    for seed in range(4):
        chance = dice("german", seed)
        here = late(chance, 3 + seed) if seed % 2 else at_random(chance, 5)
        for _ in range(40):
            listed = list(legal(here))
            if not listed:
                break
            german(format_next_steps(here))
            german("\n".join(format_legal_moves(here)))
            here, happened = apply(here, pick(chance, listed))
            for line in format_events(EAST, happened):
                assert german(line)[-1] == "."
        names = dict.fromkeys(here.setup.nations, "Anna")
        german("\n".join(format_whole_board(here, names)))
        assert len(german(describe(ViewSpec(here, names=names)))) <= ALT_LIMIT


def test_the_longest_status_fits_into_an_embed() -> None:
    for seed in range(8):
        here = late(dice("german-status", seed), 3 + seed % 4)
        told = format_status(here, dict.fromkeys(here.setup.nations, "*" * 32))
        assert all(len(heading) <= 256 and len(text) <= 1024 for heading, text in told.sections)
        assert len(told.title) + len(told.text) + sum(len(h) + len(t) for h, t in told.sections) <= 6000


def test_the_maneuver_tells_actions_left() -> None:
    here = maneuver(greeks=nation(cities="athen", legions={"athen": 3}, know_hows="wheel"))
    lines = format_whole_board(play(here, Move("legion", 1, "athen", "pella")), {})
    assert "Legionen: 2 in Athen (2 mit 2 Schritten), 1 in Pella (1 mit 1 Schritt)" in lines

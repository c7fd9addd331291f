"""Texts of every event, action, rule error, card and topic of Duellum in both languages; none is too long."""

import re
from typing import get_args

import pytest

from bot.engine.duellum import events as ev
from bot.engine.duellum.actions import Action, ActionType, Temple
from bot.engine.duellum.terms import EFFECTS
from bot.engine.errors import RuleError
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.text.duellum import presenter
from bot.text.duellum.position.cards import brief_effect, card_line, format_card_effect
from bot.text.duellum.position.names import card_name
from bot.text.duellum.rules.rule_errors import TEXTS
from bot.text.duellum.rules.topics import KEYS
from bot.text.duellum.turn.actions import action_name, say_cannot
from bot.text.duellum.turn.captions import format_caption, format_film
from bot.text.duellum.turn.changes import KINDS, format_change
from bot.text.duellum.turn.events import format_event
from bot.text.rules.topics import format_topic
from bot.text.turns.changes import format_turn_changes
from tests.engine.duellum.builders import PUNIC, pay
from tests.support.error_codes import raised
from tests.text.duellum.samples import ACTIONS, HAPPENED, REFUSED
from tests.text.test_german import ENGLISH

YOU = re.compile(r"\b(you|your|du|deine[nrms]?|dir|dich)\b", re.IGNORECASE)
THEM = re.compile(r"\b(Romans|Römern?|they|their|to them|ihre?[nrms]?|sie|ihnen)\b", re.IGNORECASE)
NOT_REPLIED = (ev.RoundBegan, ev.TurnBegan, ev.CardsDue, ev.UnitRemoved, ev.WallDestroyed)
"""Events of a new turn, which no reply reports, and those that happen to the rival."""
TOPIC, MENU = 950, 100
BARE_IN = re.compile(r"\b[Ii]n (Mare|Alpes|Pyrenaei|Atlas|Pindus|Taurus|Olympus|Propontis|Rhodope)\b")
"""Places that take an article behind the German «in»."""


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Language:
    """Return the language of a test's texts."""
    language: Language = request.param
    return language


def checked(told: str, spoken: Language) -> str:
    """Return the text, checked to be complete and in its language."""
    bare = re.sub(r"`[^`]*`", "", told)
    assert told.strip()
    assert "None" not in told
    assert "  " not in told
    assert " ," not in told
    assert spoken == "en" or not ENGLISH.search(bare), told
    assert spoken == "en" or not BARE_IN.search(bare), told
    return told


def test_every_event(spoken: Language) -> None:
    assert {type(event) for event in HAPPENED} == set(get_args(ev.Event))
    with speaking(spoken):
        for event in HAPPENED:
            assert checked(format_event(PUNIC, event), spoken)[-1] == "."
        for line in format_turn_changes(PUNIC, KINDS.changes_by_turn(HAPPENED), format_change):
            checked(line, spoken)
        checked(format_caption(PUNIC, HAPPENED), spoken)
        checked(format_film(PUNIC, HAPPENED, 2, 9, 9), spoken)


def test_the_readers_own_events_speak_to_them(spoken: Language) -> None:
    own = [event for event in HAPPENED if not isinstance(event, NOT_REPLIED)]
    played = [ev.CardPlayed("romans", card, gained=pay(1), lost=pay(coins=1)) for card in PUNIC.cards]
    with speaking(spoken):
        for event in (*own, *played, ev.WallDestroyed("romans", "roma")):
            told = checked(format_event(PUNIC, event, "romans"), spoken)
            assert YOU.search(told), told
            assert not THEM.search(told), told
            assert not YOU.search(format_event(PUNIC, event))


def test_some_events() -> None:
    told = [format_event(PUNIC, event) for event in HAPPENED]
    assert told[2] == ("The Romans take 3 cards because the Carthaginians conquered and gained 2 personages.")
    assert told[3] == (
        "The Romans take Levy; Omen comes on display. "
        "The pile was empty, so the discards were shuffled into a new one."
    )
    assert told[14] == (
        "The Romans conquer Croton from the Carthaginians with 2 legions and 1 galley "
        "(2 of them for Fortress, now discarded). The Carthaginians lose 1 legion there. "
        "The temple is destroyed. The wall falls."
    )
    assert told[17] == "The Romans play Burglary: the Carthaginians lose 2 coins."
    without = format_event(PUNIC, ev.Produced("romans", "iron", 0, pay(marble=1)))
    assert without == "The Romans produce no iron and take 1 marble, since the bank has no coin."


def test_every_action_done_and_refused(spoken: Language) -> None:
    assert {action.type for action in ACTIONS} == set(get_args(ActionType))
    with speaking(spoken):
        for action in ACTIONS:
            checked(presenter.say_action(PUNIC, action), spoken)
            checked(say_cannot(PUNIC, "romans", action), spoken)
            checked(action_name(action.type), spoken)


def _error(code: str, action: Action) -> RuleError:
    return RuleError(code, **REFUSED[code], actor="carthaginians", action=action)  # type: ignore[arg-type]


def test_every_code_of_the_engine_has_a_sentence() -> None:
    assert set(TEXTS.reasons) == set(REFUSED) == raised("RuleError", "duellum")


@pytest.mark.parametrize("code", sorted(REFUSED))
def test_every_refusal(code: str, spoken: Language) -> None:
    error = _error(code, Temple("roma"))
    with speaking(spoken):
        told = checked(presenter.format_rule_error(PUNIC, error), spoken)
        assert told.startswith(
            ("The Carthaginians cannot build a temple in Roma: ", "Die Karthager können in Roma")
        )
        assert told[-1] == "."
        own = checked(presenter.format_own_refusal(PUNIC, error), spoken)
        assert own[-1] == "."
        assert own[0].isupper() or own[0] in "'„"
        assert not re.search(r"\b(their|they have|Sie haben)\b", own), "it speaks to one person"
        assert presenter.topic_of(error) in presenter.TOPICS


@pytest.mark.parametrize("code", sorted({"too-expensive", "not-now", "not-at-hand"}))
def test_what_is_refused_for_many_reasons_is_told_for_each_action(code: str, spoken: Language) -> None:
    with speaking(spoken):
        for action in ACTIONS:
            checked(presenter.format_own_refusal(PUNIC, _error(code, action)), spoken)
            assert presenter.topic_of(_error(code, action)) in presenter.TOPICS


def test_cards_are_told_by_what_their_file_says(spoken: Language) -> None:
    assert {card.effect for card in PUNIC.cards.values()} == set(EFFECTS)
    with speaking(spoken):
        names = [card_name(PUNIC, card) for card in PUNIC.cards]
        assert len(set(names)) == len(PUNIC.cards)
        for card in PUNIC.cards.values():
            assert checked(format_card_effect(card), spoken)[-1] == "."
            assert len(checked(brief_effect(card), spoken)) <= 50, "as it has to go into pictures"
            checked(card_line(PUNIC, card.id), spoken)


def test_every_topic(spoken: Language) -> None:
    with speaking(spoken):
        assert next(iter(presenter.TOPICS)) == presenter.FIRST
        assert set(presenter.TOPICS) == {*KEYS, *(f"card-{card}" for card in PUNIC.cards)}
        for key, topic in presenter.TOPICS.items():
            assert len(checked(format_topic(topic), spoken)) <= TOPIC, key
            assert len(f"{topic.title}: {topic.summary}") <= MENU, key
            assert "`" not in topic.summary, "menus and completion show it as it is"
        titles = [topic.title for topic in presenter.TOPICS.values()]
        assert len(set(titles)) == len(titles), "people ask for them by their titles"
        assert len(checked(presenter.format_help(), spoken)) <= 1_200

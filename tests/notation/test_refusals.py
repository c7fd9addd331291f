"""Invalid notation is refused with a text that quotes it and shows valid examples."""

import pytest

from bot.notation import NotationError, duellum
from bot.notation.antike import FORMS, parse_action, parse_turn
from bot.text.rules.notation_errors import format_notation_error
from tests.engine.playing import dice

_FAULTS = [
    ("T", "I can't read “T”: a province is missing. Examples: `T sparta` · `T sparta 4m1c`"),
    ("T athen 5q", "“5q” doesn't belong there. Examples: `T sparta`"),
    ("T athen, pella", "“athen,” isn't a province"),
    ("T Zürich", "“Zürich” isn't a province"),
    ("T athen 2m2m", "“2m2m” names the same kind twice"),
    ("T athen 4m 1c", "“1c” doesn't belong there"),
    ("@marbel", "“marbel” isn't a wedge (iron, temple, gold, maneuver-1, "),
    ("@", "a wedge is missing (iron, temple, gold, maneuver-1, "),
    ("A athen", "a number of units is missing. Examples: `A sparta 2L1G`"),
    ("A athen 2l", "“2l” isn't a number of units, like `2L`"),
    ("A athen 1L1L", "“1L1L” names the same kind twice"),
    ("A athen -1L", "“-1L” isn't a number of units"),
    ("K writing", "“writing” isn't a know-how (wheel, roads, "),
    ("2L", "the way is missing. Examples: `2L tyros>palmyra`"),
    ("2g athen>pella", "“2g” isn't units of one kind"),
    ("2L1G athen>pella", "“2L1G” isn't units of one kind"),
    ("2L athen>pella>napoca", "“athen>pella>napoca” isn't a single move"),
    ("2L athen", "“athen” isn't a single move"),
    ("! yes", "“yes” isn't a nation (greeks, romans, "),
    ("! greeks maybe", "“maybe” isn't an answer (yes, no)"),
    ("x athen Q greeks", "“Q” isn't a unit (L, G)"),
    ("x athen L greeks {4:1}", "“{4:1}” isn't losses by moves left (0 to 3)"),
    ("x athen L greeks {1:1,1:2}", "“{1:1,1:2}” names the same moves left twice"),
    ("P", "a province is missing. Example: `P tyros`"),
    ("C tyros 2L -", "“” isn't a province"),
    ("3g1m=2x", "“2x” isn't an amount"),
    ("=", "“” isn't an amount"),
    ("+coins", "“coins” isn't a chip (marble, iron, gold)"),
    ("*hero", "“hero” isn't a personage (king, scholar, "),
    ("12345678901234567L athen>pella", "isn't units of one kind"),
    ("T athen 12345678901234567m", "doesn't belong there"),
    ("A athen ٣L", "“٣L” isn't a number of units"),
    ("hello", "I can't read “hello”: no action starts like that. Examples: `@marble` · `T sparta`"),
    (". now", "“now” doesn't belong there. Example: `.`"),
]
_DUELLUM_FAULTS = [
    ("+", "“+” isn't a card. Example: `+levy`"),
    ("+levy:", "“+levy:” isn't a card. Example: `+levy`"),
    ("*", "“*” isn't a card. Examples: `*omen` · `*levy(1L1G)`"),
    ("*levy(1L", "“*levy(1L” isn't a card. Examples: `*omen` · `*levy(1L1G)`"),
    ("*levy(1L,1G)", "“1G” doesn't belong there. Examples: `*omen` · `*levy(1L1G)`"),
    ("*levy(1L1L)", "“1L1L” names the same kind twice"),
    ("*levy(10000000000000002L)", "“10000000000000002L” isn't a number of units"),
    ("*granary(1m,1g)", "“1g” doesn't belong there"),
    ("*granary(10000000000000002m)", "“10000000000000002m” isn't an amount"),
    ("*allies(roma,genua,L)", "“genua” doesn't belong there"),
    ("*allies(roma,L,G)", "“G” doesn't belong there"),
    ("@iron/", "a chip is missing (marble, iron, gold). Examples: `@marble`"),
    ("F genua", "a chip is missing (marble, iron, gold). Examples: `F genua gold`"),
    ("K", "a know-how is missing (strata, "),
    ("F genua coins", "“coins” isn't a chip (marble, iron, gold)"),
]


@pytest.mark.parametrize(("text", "told"), _FAULTS, ids=[text for text, _ in _FAULTS])
def test_faults_are_told(text: str, told: str) -> None:
    for parse in (parse_action, parse_turn):
        with pytest.raises(NotationError) as caught:
            parse(text)
        said = format_notation_error(caught.value, FORMS)
        assert told in said
        assert said.startswith("I can't read “")
        assert said.endswith("`")


@pytest.mark.parametrize(("text", "told"), _DUELLUM_FAULTS, ids=[text for text, _ in _DUELLUM_FAULTS])
def test_faults_are_told_in_duellum(text: str, told: str) -> None:
    with pytest.raises(NotationError) as caught:
        duellum.parse_turn(text)
    assert told in format_notation_error(caught.value, duellum.FORMS)


def test_one_action_is_one_action() -> None:
    with pytest.raises(NotationError) as caught:
        parse_action("@gold; .")
    told = "I can't read “@gold; .”: I need exactly one action, not 2"
    assert told in format_notation_error(caught.value, FORMS)
    with pytest.raises(NotationError) as caught:
        parse_action("  ;\n")
    assert "exactly one action, not none" in format_notation_error(caught.value, FORMS)
    assert parse_turn("") == parse_turn(" ; ;\n") == ()


def test_examples_that_fit_take_the_place_of_the_usual_ones() -> None:
    with pytest.raises(NotationError) as caught:
        parse_turn("?")
    told = format_notation_error(caught.value, FORMS, ("@temple; T susa; .", "@gold; ."))
    assert told.endswith("Examples: `@temple; T susa; .` · `@gold; .`")


def test_the_action_at_fault_is_quoted_and_no_other() -> None:
    with pytest.raises(NotationError) as caught:
        parse_turn("@marble; T athen; F sparta 1z; .")
    assert format_notation_error(caught.value, FORMS).startswith("I can't read “F sparta 1z”")


def test_garbage_is_refused_in_one_short_line() -> None:
    chance = dice("garbage")
    letters = "TAKCFxtac!@+*.=;:>-{}0129LGmigc \n\t_aeiou\x00\u202eé🏛"
    refused = 0
    for _ in range(3000):
        text = "".join(chance.choice(letters) for _ in range(chance.randint(1, 40)))
        try:
            parse_turn(text)
        except NotationError as error:
            refused += 1
            told = format_notation_error(error, FORMS)
            assert told.isprintable()
            assert len(told) < 900
    assert refused > 2500
    with pytest.raises(NotationError) as caught:
        parse_turn("9" * 100_000)
    assert len(format_notation_error(caught.value, FORMS)) < 900

"""Text written by users cannot change the formatting of the text it is shown in."""

import re
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n.escaping import escape_quoted, inline, plain, safe

ANYTHING = st.text(st.characters(), max_size=200)
SIGNS = "a1 \n\r\t\u2028\u202e\u2066\u200f\u0301\u200d\u200b\u3164@<>:*_~`|[]()#-+./\\😀ش"
NASTY = st.text(st.sampled_from(SIGNS))
DIRECTIONS = "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"


@settings(deadline=None, max_examples=100)
@given(ANYTHING | NASTY)
def test_a_plain_name_is_one_short_line(text: str) -> None:
    told = plain(text)
    assert len(told) <= 60
    assert len(told.splitlines()) <= 1
    assert told == told.strip()
    assert not [c for c in told if unicodedata.category(c) in {"Cc", "Co", "Cs", "Zl", "Zp"}]
    assert not set(told) & set(DIRECTIONS)
    assert "\u0301" * 4 not in unicodedata.normalize("NFD", told), "no towers"
    assert plain(told) == told


@settings(deadline=None, max_examples=100)
@given(ANYTHING | NASTY)
def test_a_safe_name_has_no_sign_that_means_something(text: str) -> None:
    told = safe(text)
    assert bool(told) == bool(text)
    bare = re.sub(r"\\.", "", told)
    assert not set(bare) & set("*_~`|[]()#<>:+-./@"), told
    assert not re.search(r"@(everyone|here|[!&]?\d)", told)
    assert told.count("\u2068") == told.count("\u2069")


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("Ada", "Ada"),
        ("Bot Minerva (easy)", r"Bot Minerva \(easy\)"),
        ("@everyone", "\\@\u200beveryone"),
        ("<@123>", "\\<\\@\u200b123\\>"),
        ("a\nb", "a b"),
        ("# big", r"\# big"),
        ("https://x.org", r"https\:\/\/x\.org"),
        ("discord.gg/x", r"discord\.gg\/x"),
        ("\u202eabc", "abc"),
        ("شمس", "\u2068شمس\u2069"),
        ("José", "José"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("Zoe" + "\u0301" * 50, "Zoé\u0301\u0301"),
        ("", ""),
        (" \u3164\u200b\n", "?"),
        ("x" * 100, "x" * 59 + "…"),
    ],
)
def test_how_names_are_told(written: str, told: str) -> None:
    assert safe(written) == told


def test_a_sentence_keeps_its_stops() -> None:
    written = "actions.0.x: “**@everyone** [a](https://b.c)”\nis no wedge."
    told = "actions.0.x: “\\*\\*\\@\u200beveryone\\*\\* \\[a\\](https:\\//b.c)” is no wedge."
    assert inline(written) == told


def test_only_what_is_quoted_is_calmed() -> None:
    told = "“@x **y**” is no `wedge` (**iron**); „_z_“ neither."
    assert escape_quoted(told) == "“\\@\u200bx \\*\\*y\\*\\*” is no `wedge` (**iron**); „\\_z\\_“ neither."

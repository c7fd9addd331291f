"""Texts are parsed on first use: each by its key, with the texts it refers to."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.i18n.bundle import Texts, split_messages
from bot.i18n.catalogue import sources
from bot.i18n.language import LANGUAGES, Language

_FILE = """### Remarks of the file

# A remark
greeting = Welcome, { guest }{ $late ->
    [yes] , at last
*[no] {""}
}!
    .short = Hi { guest.short }

guest = { title } { $name }
    .short = { $name }
## Remarks = between
title = Dame
broken = { $name
"""


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_text_of_the_catalogue_is_found_alone_as_in_its_file(spoken: Language) -> None:
    for name, text in sources(spoken).items():
        whole = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
        assert whole, name
        alone = [(key, FluentParser().parse(part).body[0]) for key, part in split_messages(text)]
        assert [key for key, _ in alone] == [entry.id.name for entry in whole]
        for (_, one), entry in zip(alone, whole, strict=True):
            assert one.equals(entry, ignored_fields=["span", "comment"])


def test_a_text_comes_with_what_it_refers_to() -> None:
    texts = Texts("en", [_FILE], {})
    assert texts.say("greeting", {"name": "Ada", "late": "yes"}) == "Welcome, Dame Ada, at last!"
    assert texts.say("greeting.short", {"name": "Ada"}) == "Hi Ada"


def test_what_is_there() -> None:
    texts = Texts("en", [_FILE], {})
    assert texts.has("greeting")
    assert texts.has("greeting.short")
    assert not texts.has("greeting.long")
    assert not texts.has("farewell")


@pytest.mark.parametrize("key", ["farewell", "greeting.long", "guest"])
def test_a_missing_text_or_fact_is_a_mistake(key: str) -> None:
    with pytest.raises(LookupError):
        Texts("en", [_FILE], {}).say(key, {})


def test_a_text_that_cannot_be_read_is_named() -> None:
    with pytest.raises(ValueError, match="broken cannot be read"):
        Texts("en", [_FILE], {}).say("broken", {"name": "Ada"})


def test_threads_may_say_a_text_at_the_same_time() -> None:
    facts = {"name": "Ada", "late": "no"}
    with ThreadPoolExecutor(8) as threads:
        for _ in range(50):
            texts = Texts("en", [_FILE], {})
            said = set(threads.map(lambda key, by=texts: by.say(key, facts), ["greeting", "guest"] * 8))
            assert said == {"Welcome, Dame Ada!", "Dame Ada"}

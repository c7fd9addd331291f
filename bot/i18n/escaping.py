"""Escaping of user-written text, above all names, before others see it.

A name must not ping, format or link, change the reading direction of the surrounding text, or break the line.
Names are stored as written and escaped whenever they are shown.
"""

import re
import unicodedata
from typing import Final

_LONGEST: Final = 60
"""Characters of a name that are shown; Discord's names are shorter, those of records can be longer."""
_LONGEST_SENTENCE: Final = 400
_MARKS: Final = 3
"""Combining marks allowed on one letter; scripts need no more."""
_BLANK: Final = frozenset({"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"})
"""Invisible letters, with which a name would look empty."""
_NOTHING: Final = "?"
"""Shown for a name or quotation of which nothing is left."""
_FIRST_ISOLATE, _LAST_ISOLATE = "\u2068", "\u2069"
_FORMATS: Final = re.compile(r"([\\*_~`|>\[\]()#:@<+./-])")
_WITHIN: Final = re.compile(r"([\\*_~`|>\[\]#@<]|(?<=:)/)")
"""Characters that format inside a line, or turn a word into a link."""
_QUOTED: Final = re.compile("([“„])([^“”„]*)([”“])")


def plain(text: str, limit: int = _LONGEST) -> str:
    """Reduce text to one line of letters, symbols and emoji, for pictures, alternative texts and files.

    Line breaks become spaces; control characters, direction marks and stacked accents are removed.
    """
    told: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFD", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if letter in _BLANK or kind.startswith("Z") or kind == "Cc":
            told.append(" ")
        elif marks <= _MARKS and (kind[0] != "C" or _is_valid_joiner(letter, told)):
            told.append(letter)
    line = unicodedata.normalize("NFC", " ".join("".join(told).split()))
    return line if len(line) <= limit else f"{line[: limit - 1].rstrip()}…"


def _is_valid_joiner(letter: str, before: list[str]) -> bool:
    """Return whether a joiner connects parts of an emoji, or of a word in a script that needs it."""
    return letter in "\u200c\u200d" and bool(before) and before[-1] not in " \u200c\u200d"


def inline(text: str) -> str:
    """Escape a sentence that contains user-written parts, so that it cannot format, link or ping."""
    return _WITHIN.sub(r"\\\1", plain(text, _LONGEST_SENTENCE)).replace("@", "@\u200b")


def escape_quoted(told: str) -> str:
    """Escape the quoted parts of our own text, which were written by users."""
    return _QUOTED.sub(lambda match: f"{match[1]}{inline(match[2])}{match[3]}", told)


def safe(text: str, limit: int = _LONGEST) -> str:
    """Escape a name or quotation, so that it cannot format the message around it, link or ping."""
    line = _FORMATS.sub(r"\\\1", plain(text, limit)).replace("@", "@\u200b")
    if not line:
        return _NOTHING if text else ""
    if any(unicodedata.bidirectional(letter) in {"R", "AL"} for letter in line):
        return f"{_FIRST_ISOLATE}{line}{_LAST_ISOLATE}"  # otherwise following numbers would be reordered
    return line

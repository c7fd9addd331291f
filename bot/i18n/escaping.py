"""What people have written, names above all, made harmless before it is shown to others.

A name may neither ping, format nor link, nor turn the reading direction of what stands around it, nor climb
out of its line. Names are kept as they were written; they are made harmless whenever they are told.
"""

import re
import unicodedata
from typing import Final

_LONGEST: Final = 60
"""Characters of a name that are shown: Discord's own are shorter, those in records can be longer."""
_MARKS: Final = 3
"""Marks on one letter; more than that is no script but a tower."""
_BLANK: Final = frozenset({"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"})
"""Letters that show nothing, and would let somebody seem to have no name."""
_NOTHING: Final = "?"
"""Stands for a name, or a quotation, of which nothing is left."""
_FIRST_ISOLATE, _LAST_ISOLATE = "\u2068", "\u2069"
_FORMATS: Final = re.compile(r"([\\*_~`|>\[\]()#:@<+./-])")
_WITHIN: Final = re.compile(r"([\\*_~`|>\[\]#@<]|(?<=:)/)")
"""What formats in the middle of a line too, and what makes an address of a word."""
_QUOTED: Final = re.compile("([“„])([^“”„]*)([”“])")


def plain(text: str, limit: int = _LONGEST) -> str:
    """One line of letters, signs and emoji, for pictures, their descriptions and files.

    Line breaks become blanks; controls, marks of direction and piled-up accents are left out.
    """
    told: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFD", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if letter in _BLANK or kind.startswith("Z") or kind == "Cc":
            told.append(" ")
        elif marks <= _MARKS and (kind[0] != "C" or _joins(letter, told)):
            told.append(letter)
    line = unicodedata.normalize("NFC", " ".join("".join(told).split()))
    return line if len(line) <= limit else f"{line[: limit - 1].rstrip()}…"


def _joins(letter: str, before: list[str]) -> bool:
    """Whether a joiner stands between parts of an emoji, or of a word in a script that needs it."""
    return letter in "\u200c\u200d" and bool(before) and before[-1] not in " \u200c\u200d"


def inline(text: str, limit: int = 400) -> str:
    """A sentence with something in it that somebody has written: it can neither format, link nor ping."""
    return _WITHIN.sub(r"\\\1", plain(text, limit)).replace("@", "@\u200b")


def calmed(told: str) -> str:
    """A text of ours in which what stands in quotation marks was written by somebody."""
    return _QUOTED.sub(lambda match: f"{match[1]}{inline(match[2])}{match[3]}", told)


def safe(text: str, limit: int = _LONGEST) -> str:
    """A name, or a quotation, that cannot format the message around it, nor link to or ping anything."""
    line = _FORMATS.sub(r"\\\1", plain(text, limit)).replace("@", "@\u200b")
    if not line:
        return _NOTHING if text else ""
    if any(unicodedata.bidirectional(letter) in {"R", "AL"} for letter in line):
        return f"{_FIRST_ISOLATE}{line}{_LAST_ISOLATE}"  # else figures after it would change places
    return line

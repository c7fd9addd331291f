"""Parser of Antike notation."""

import re
from collections.abc import Mapping
from typing import Final

from bot.engine.antike.actions import (
    Action,
    Answer,
    ChoosePersonage,
    Conquer,
    Fight,
    Found,
    Learn,
    PickCity,
    Rondel,
    TakeChip,
)
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.terms import CHIPS, NATIONS, PERSONAGES, WEDGES, ProvinceId
from bot.notation.parsing import Parser, Reader
from bot.notation.words import NUMBER, Words

_LOSSES: Final = re.compile(rf"\{{(?:[0-3]:{NUMBER}(?:,[0-3]:{NUMBER})*)?\}}")


class AntikeWords(Words):
    """Word reader with the elements that only Antike notation has."""

    def give_up(self) -> ProvinceId | None:
        """Parse the optional city given up, written `-pella`; None if the next word is not one."""
        if self.rest and self.rest[0].startswith("-"):
            return self.province(self.take("city")[1:])
        return None

    def losses(self) -> dict[int, int] | None:
        """Parse the optional own losses by actions left, written `{0:1,2:1}`; None if they are omitted."""
        if not self.rest or not self.rest[0].startswith("{"):
            return None
        word = self.take("losses")
        if not _LOSSES.fullmatch(word):
            self.fail("not-losses", word=word)
        pairs = [entry.split(":") for entry in word[1:-1].split(",") if entry]
        losses = {int(left): int(count) for left, count in pairs}
        if len(losses) < len(pairs):
            self.fail("twice-left", word=word)
        return losses


def _rondel(words: AntikeWords, head: str) -> Action:
    return Rondel(words.one_of(WEDGES, "wedge", head[1:]), words.pay())


def _learn(words: AntikeWords, head: str) -> Action:
    return Learn(words.one_of(KNOW_HOWS, "know-how"), words.pay())


def _answer(words: AntikeWords, head: str) -> Action:
    nation = words.one_of(NATIONS, "nation")
    return Answer(nation, fight=words.one_of(("yes", "no"), "answer") == "yes")


def _fight(words: AntikeWords, head: str) -> Action:
    province, unit = words.province(), words.unit(words.take("unit"))
    return Fight(province, unit, words.one_of(NATIONS, "nation"), words.losses())


def _conquer(words: AntikeWords, head: str) -> Action:
    return Conquer(words.province(), *words.units(), words.give_up())


def _found(words: AntikeWords, head: str) -> Action:
    return Found(words.province(), words.pay())


def _take_chip(words: AntikeWords, head: str) -> Action:
    return TakeChip(words.one_of(CHIPS, "chip", head[1:]))


def _choose_personage(words: AntikeWords, head: str) -> Action:
    return ChoosePersonage(words.one_of(PERSONAGES, "personage", head[1:]))


def _pick_city(words: AntikeWords, head: str) -> Action:
    return PickCity(words.province())


_BY_WORD: Final = {
    "k": Reader("learn", _learn),
    "c": Reader("conquer", _conquer),
    "f": Reader("found", _found),
    "p": Reader("pick_city", _pick_city),
    "x": Reader("fight", _fight),
    "!": Reader("answer", _answer),
}
_BY_SIGN: Final = {
    "@": Reader("rondel", _rondel),
    "+": Reader("take_chip", _take_chip),
    "*": Reader("choose_personage", _choose_personage),
}
_PARSER: Final = Parser(AntikeWords, _BY_WORD, _BY_SIGN)
parse_action: Final = _PARSER.parse_action
parse_turn: Final = _PARSER.parse_turn
FORMS: Final[Mapping[str, tuple[str, ...]]] = {
    "rondel": ("@marble", "@maneuver-1 2g1c"),
    "temple": ("T sparta", "T sparta 4m1c"),
    "arm": ("A sparta 2L1G", "A sparta 1L 1c"),
    "learn": ("K wheel", "K wheel 3c"),
    "move": ("2L tyros>palmyra", "1G:2 sparta>knossos"),
    "answer": ("! greeks yes", "! greeks no"),
    "fight": ("x tyros L greeks", "x tyros L greeks {0:1,2:1}"),
    "conquer": ("C tyros 1L1G", "C tyros 2G -sparta"),
    "found": ("F cyrene", "F cyrene 1m1i1c"),
    "trade": ("1m3g=2i",),
    "take_chip": ("+gold",),
    "choose_personage": ("*king",),
    "pick_city": ("P tyros",),
    "end_turn": (".",),
}
"""Examples of each action type, with provinces that both boards have."""

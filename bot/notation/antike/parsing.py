"""Notation as actions."""

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
from bot.engine.terms import CHIPS, NATIONS, PERSONAGES, WEDGES
from bot.notation.antike.lexicon import AntikeWords
from bot.notation.parsing import Parser, Reader


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

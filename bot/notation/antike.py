"""Notation of Antike actions; those of every ruleset are in `bot.notation.forms`."""

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
from bot.notation.forms import Form, Notation
from bot.notation.words import NUMBER, UNIT_SIGNS, Words, payment_of, units_of

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


def _print_rondel(action: Rondel) -> str:
    return f"@{action.wedge}{payment_of(action.pay)}"


def _read_rondel(words: AntikeWords, head: str) -> Action:
    return Rondel(words.one_of(WEDGES, "wedge", head[1:]), words.pay())


def _print_learn(action: Learn) -> str:
    return f"K {action.advance}{payment_of(action.pay)}"


def _read_learn(words: AntikeWords, head: str) -> Action:
    return Learn(words.one_of(KNOW_HOWS, "know-how"), words.pay())


def _print_answer(action: Answer) -> str:
    return f"! {action.nation} {'yes' if action.fight else 'no'}"


def _read_answer(words: AntikeWords, head: str) -> Action:
    nation = words.one_of(NATIONS, "nation")
    return Answer(nation, fight=words.one_of(("yes", "no"), "answer") == "yes")


def _print_fight(action: Fight) -> str:
    told = f"x {action.province} {UNIT_SIGNS[action.unit]} {action.nation}"
    if action.losses is None:
        return told
    return f"{told} {{{','.join(f'{left}:{count}' for left, count in sorted(action.losses.items()))}}}"


def _read_fight(words: AntikeWords, head: str) -> Action:
    province, unit = words.province(), words.unit(words.take("unit"))
    return Fight(province, unit, words.one_of(NATIONS, "nation"), words.losses())


def _print_conquer(action: Conquer) -> str:
    stone = "" if action.give_up is None else f" -{action.give_up}"
    return f"C {action.province} {units_of(action.legions, action.galleys)}{stone}"


def _read_conquer(words: AntikeWords, head: str) -> Action:
    return Conquer(words.province(), *words.units(), words.give_up())


def _print_found(action: Found) -> str:
    return f"F {action.province}{payment_of(action.pay)}"


def _read_found(words: AntikeWords, head: str) -> Action:
    return Found(words.province(), words.pay())


def _print_take_chip(action: TakeChip) -> str:
    return f"+{action.resource}"


def _read_take_chip(words: AntikeWords, head: str) -> Action:
    return TakeChip(words.one_of(CHIPS, "chip", head[1:]))


def _print_choose_personage(action: ChoosePersonage) -> str:
    return f"*{action.personage}"


def _read_choose_personage(words: AntikeWords, head: str) -> Action:
    return ChoosePersonage(words.one_of(PERSONAGES, "personage", head[1:]))


def _print_pick_city(action: PickCity) -> str:
    return f"P {action.province}"


def _read_pick_city(words: AntikeWords, head: str) -> Action:
    return PickCity(words.province())


_BY_WORD: Final = {
    "k": Form("learn", _print_learn, _read_learn),
    "c": Form("conquer", _print_conquer, _read_conquer),
    "f": Form("found", _print_found, _read_found),
    "p": Form("pick_city", _print_pick_city, _read_pick_city),
    "x": Form("fight", _print_fight, _read_fight),
    "!": Form("answer", _print_answer, _read_answer),
}
_BY_SIGN: Final = {
    "@": Form("rondel", _print_rondel, _read_rondel),
    "+": Form("take_chip", _print_take_chip, _read_take_chip),
    "*": Form("choose_personage", _print_choose_personage, _read_choose_personage),
}
_NOTATION: Final = Notation(AntikeWords, _BY_WORD, _BY_SIGN)
print_action: Final = _NOTATION.print_action
print_turn: Final = _NOTATION.print_turn
parse_action: Final = _NOTATION.parse_action
parse_turn: Final = _NOTATION.parse_turn
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

"""Notation as actions.

Every action begins with a sign of its own, and what may be left out at its end looks like no beginning. So
actions can be told apart with nothing but blanks between them.
"""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from bot.engine.antike.actions import (
    Action,
    ActionType,
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
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.terms import CHIPS, NATIONS, PERSONAGES, WEDGES
from bot.notation.antike.lexicon import AntikeWords
from bot.notation.errors import NotationError

_MOVERS: Final = re.compile(r"([0-9]{1,16})([LG])(?::([0-9]{1,16}))?")


def parse_action(text: str) -> Action:
    """The one action of a text; raises `NotationError`."""
    actions = parse_turn(text)
    if len(actions) != 1:
        raise NotationError(text, "one-action", count=len(actions))
    return actions[0]


def parse_turn(text: str) -> tuple[Action, ...]:
    """Actions with blanks or semicolons between them; raises `NotationError`."""
    actions: list[Action] = []
    for part in text.split(";"):
        words = AntikeWords(part)
        while words.rest:
            actions.append(_read(words))
    return tuple(actions)


def _read(words: AntikeWords) -> Action:
    """The next action; what follows it has to begin another one."""
    head = words.begin()
    reader = _reader(head)
    if reader is None:
        raise NotationError(head, "no-action")
    words.is_a(reader.kind)
    action = reader.read(words, head)
    if words.rest and _reader(words.rest[0]) is None:
        words.fail("not-there", word=words.take("end"))
    return action


def _rondel(words: AntikeWords, head: str) -> Action:
    return Rondel(words.one_of(WEDGES, "wedge", head[1:]), words.pay())


def _temple(words: AntikeWords, head: str) -> Action:
    del head
    return Temple(words.province(), words.pay())


def _arm(words: AntikeWords, head: str) -> Action:
    del head
    return Arm(words.province(), *words.units(), words.pay())


def _learn(words: AntikeWords, head: str) -> Action:
    del head
    return Learn(words.one_of(KNOW_HOWS, "know-how"), words.pay())


def _move(words: AntikeWords, head: str) -> Action:
    match = _MOVERS.fullmatch(head)
    if match is None:
        words.fail("not-movers", word=head)
    count, sign, left = match.groups()
    way = words.take("way").split(">")
    if len(way) != 2:
        words.fail("not-step", word=">".join(way))
    origin, target = words.province(way[0]), words.province(way[1])
    return Move(words.unit(sign), int(count), origin, target, None if left is None else int(left))


def _answer(words: AntikeWords, head: str) -> Action:
    del head
    nation = words.one_of(NATIONS, "nation")
    return Answer(nation, fight=words.one_of(("yes", "no"), "answer") == "yes")


def _fight(words: AntikeWords, head: str) -> Action:
    del head
    province, unit = words.province(), words.unit(words.take("unit"))
    return Fight(province, unit, words.one_of(NATIONS, "nation"), words.losses())


def _conquer(words: AntikeWords, head: str) -> Action:
    del head
    return Conquer(words.province(), *words.units(), words.give_up())


def _found(words: AntikeWords, head: str) -> Action:
    del head
    return Found(words.province(), words.pay())


def _trade(words: AntikeWords, head: str) -> Action:
    give, _, take = head.partition("=")
    return Trade(words.amount(give), words.amount(take))


def _take_chip(words: AntikeWords, head: str) -> Action:
    return TakeChip(words.one_of(CHIPS, "chip", head[1:]))


def _choose_personage(words: AntikeWords, head: str) -> Action:
    return ChoosePersonage(words.one_of(PERSONAGES, "personage", head[1:]))


def _pick_city(words: AntikeWords, head: str) -> Action:
    del head
    return PickCity(words.province())


def _end_turn(words: AntikeWords, head: str) -> Action:
    del words, head
    return EndTurn()


class _Reader(NamedTuple):
    """What the first word of an action tells: its type, and how to read the rest."""

    kind: ActionType
    read: Callable[[AntikeWords, str], Action]


_BY_WORD: Final = {
    "t": _Reader("temple", _temple),
    "a": _Reader("arm", _arm),
    "k": _Reader("learn", _learn),
    "c": _Reader("conquer", _conquer),
    "f": _Reader("found", _found),
    "p": _Reader("pick_city", _pick_city),
    "x": _Reader("fight", _fight),
    "!": _Reader("answer", _answer),
    ".": _Reader("end_turn", _end_turn),
}
_BY_SIGN: Final = {
    "@": _Reader("rondel", _rondel),
    "+": _Reader("take_chip", _take_chip),
    "*": _Reader("choose_personage", _choose_personage),
}


def _reader(head: str) -> _Reader | None:
    """Whose beginning a word is, if any."""
    found = _BY_WORD.get(head.lower()) or _BY_SIGN.get(head[:1])
    if found is not None:
        return found
    if "=" in head:
        return _Reader("trade", _trade)
    # In small letters it was meant for units, too: the refusal then says how these are written.
    return _Reader("move", _move) if re.match(r"[0-9]+[LGlg]", head) else None

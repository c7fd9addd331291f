"""Notation as actions.

As in Antike every action begins with a sign of its own, so actions can be told apart with nothing but blanks
between them. What a card asks for stands in brackets behind its name, in one word.
"""

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from bot.engine.duellum.actions import (
    Action,
    ActionType,
    Arm,
    Conquer,
    EndTurn,
    Found,
    Learn,
    Move,
    PlayCard,
    Recruit,
    Rondel,
    TakeCard,
    Temple,
    Trade,
    Wall,
)
from bot.engine.duellum.terms import KNOW_HOWS
from bot.engine.terms import CHIPS, WEDGES
from bot.notation.errors import NotationError
from bot.notation.words import CHIP_SIGNS, UNIT_SIGNS, Words

_MOVERS: Final = re.compile(r"([0-9]{1,16})([LG])(?::([0-9]{1,16}))?")
_PLAYED: Final = re.compile(r"\*([a-z][a-z0-9_]*)(?:\(([^()]*)\))?", re.IGNORECASE | re.ASCII)
_AMOUNT: Final = re.compile(rf"(?:[0-9]+[{''.join(CHIP_SIGNS.values())}])+")
_UNITS: Final = re.compile(rf"(?:[0-9]+[{''.join(UNIT_SIGNS.values())}])+")


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
        words = Words(part)
        while words.rest:
            actions.append(_read(words))
    return tuple(actions)


def _read(words: Words) -> Action:
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


def _take_card(words: Words, head: str) -> Action:
    card, _, drawn = head[1:].partition(":")
    return TakeCard(words.province(card), words.province(drawn) if drawn else None)


def _rondel(words: Words, head: str) -> Action:
    wedge, slash, chip = head[1:].partition("/")
    instead = words.one_of(CHIPS, "chip", chip) if slash else None
    return Rondel(words.one_of(WEDGES, "wedge", wedge), words.pay(), instead)


def _temple(words: Words, head: str) -> Action:
    del head
    return Temple(words.province(), words.pay())


def _wall(words: Words, head: str) -> Action:
    del head
    return Wall(words.province(), words.pay())


def _arm(words: Words, head: str) -> Action:
    del head
    return Arm(words.province(), *words.units(), words.pay())


def _learn(words: Words, head: str) -> Action:
    del head
    return Learn(words.one_of(KNOW_HOWS, "know-how"), words.pay())


def _recruit(words: Words, head: str) -> Action:
    del head
    return Recruit(*words.units(), words.pay())


def _move(words: Words, head: str) -> Action:
    match = _MOVERS.fullmatch(head)
    if match is None:
        words.fail("not-movers", word=head)
    count, sign, left = match.groups()
    way = words.take("way").split(">")
    if len(way) != 2:
        words.fail("not-step", word=">".join(way))
    origin, target = words.province(way[0]), words.province(way[1])
    return Move(words.unit(sign), int(count), origin, target, None if left is None else int(left))


def _conquer(words: Words, head: str) -> Action:
    del head
    return Conquer(words.province(), *words.units())


def _found(words: Words, head: str) -> Action:
    del head
    return Found(words.province(), words.one_of(CHIPS, "chip"), words.pay())


def _trade(words: Words, head: str) -> Action:
    give, _, take = head.partition("=")
    return Trade(words.amount(give), words.amount(take))


def _play_card(words: Words, head: str) -> Action:
    match = _PLAYED.fullmatch(head)
    if match is None:
        words.fail("not-card", word=head)
    named = [part.strip() for part in (match[2] or "").split(",") if part.strip()]
    return PlayCard(match[1].lower(), **_choices(words, named))


def _choices(words: Words, named: list[str]) -> dict[str, Any]:
    """What is said in brackets, told by its form: units, chips, a unit, else a province."""
    chosen: dict[str, Any] = {}
    for word in named:
        if _UNITS.fullmatch(word):
            counts = words.counts(word)
            chosen |= {"legions": counts.get("L", 0), "galleys": counts.get("G", 0)}
        elif _AMOUNT.fullmatch(word):
            chosen["take"] = words.amount(word)
        elif word in UNIT_SIGNS.values():
            chosen["unit"] = words.unit(word)
        else:
            chosen["province"] = words.province(word)
    return chosen


def _end_turn(words: Words, head: str) -> Action:
    del words, head
    return EndTurn()


class _Reader(NamedTuple):
    """What the first word of an action tells: its type, and how to read the rest."""

    kind: ActionType
    read: Callable[[Words, str], Action]


_BY_WORD: Final = {
    "t": _Reader("temple", _temple),
    "w": _Reader("wall", _wall),
    "a": _Reader("arm", _arm),
    "k": _Reader("learn", _learn),
    "r": _Reader("recruit", _recruit),
    "c": _Reader("conquer", _conquer),
    "f": _Reader("found", _found),
    ".": _Reader("end_turn", _end_turn),
}
_BY_SIGN: Final = {
    "@": _Reader("rondel", _rondel),
    "+": _Reader("take_card", _take_card),
    "*": _Reader("play_card", _play_card),
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

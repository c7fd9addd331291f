"""Computer players: their names, and what they have done."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from bot.engine.antike import Position
from bot.engine.antike import events as ev
from bot.engine.terms import Nation
from bot.players import LEVELS, Level
from bot.words.causes import Happening
from bot.words.events import tell_events
from bot.words.names import join, player
from bot.words.public import score_line
from bot.words.speech import say
from bot.words.written import safe

__all__ = [
    "BOT_LEVELS",
    "TurnTold",
    "bot_name",
    "tell_handed_over",
    "tell_seated",
    "tell_stand_in",
    "tell_turns",
]

BOT_LEVELS: Final = (*LEVELS, "none")
"""What `/game bot` offers; the last one takes a computer player away."""
_NAMES: Final = ("Minerva", "Mercury", "Juno", "Vulcan", "Diana", "Neptune", "Vesta", "Janus")
_LONGEST_TURN: Final = 420
_LONGEST: Final = 1500  # leaves room for call, score and mention within Discord's 2,000
_NOISE: Final = (ev.TurnBegan, ev.TurnEnded, ev.FightAsked, ev.GameWon, ev.RoundBegan, ev.CoinTaken)


class _Seat(Protocol):
    """What is told of a seat."""

    @property
    def name(self) -> str: ...


class TurnTold(NamedTuple):
    """A turn and what happened in it."""

    nation: Nation
    events: list[Happening]


def bot_name(level: Level, taken: Collection[str]) -> str:
    """A name that nobody at the table has yet."""
    for number in range(1, 10):
        for name in _NAMES:
            told = say("bots-name", name=f"{name} {number}" if number > 1 else name, level=level)
            if told not in taken:
                return told
    raise AssertionError("a table has at most six seats")


def tell_seated(seats: Sequence[_Seat], count: int) -> str:
    """So many computer players have sat down last; with 0, one has gone."""
    if count == 0:
        return say("bots-left")
    names = join([safe(seat.name) for seat in seats[-count:]])
    return say("bots-seated", names=names, count=count)


def tell_turns(position: Position, turns: Sequence[TurnTold], names: Mapping[Nation, str]) -> str:
    """A line a turn, the latest last, and the score."""
    lines = [_turn(position, turn, names) for turn in turns]
    left_out = 0
    while len(lines) > 1 and sum(len(line) + 1 for line in lines) > _LONGEST:
        lines.pop(0)
        left_out += 1
    if left_out:
        lines.insert(0, say("bots-earlier"))
    return "\n".join([*lines, score_line(position)])


def _turn(position: Position, turn: TurnTold, names: Mapping[Nation, str]) -> str:
    who = player(safe(names[turn.nation])) if turn.nation in names else player(None)
    kept = tuple(event for event in turn.events if not isinstance(event, _NOISE))
    told = tell_events(position.setup.board, kept)
    subject = f"{say('bots-subject', nation=turn.nation)} "
    sentences = [sentence.removeprefix(subject).removesuffix(".") for sentence in told]
    text = "; ".join(sentences) or say("bots-nothing")
    if len(text) > _LONGEST_TURN:
        text = f"{text[: text.rindex('; ', 0, _LONGEST_TURN)]}; …"
    return say("bots-turn", nation=turn.nation, player=who, told=text)


def tell_handed_over(name: str, nations: Sequence[Nation], bot: str) -> str:
    """A computer player has taken a seat for good."""
    return say("bots-handed-over", bot=safe(bot), nations=_the(nations), name=safe(name))


def tell_stand_in(name: str, nation: Nation, level: Level) -> str:
    """A computer player takes one turn."""
    return say("bots-stand-in", level=level, nation=nation, name=safe(name))


def _the(nations: Sequence[Nation]) -> str:
    return join([say("bots-nation", nation=nation) for nation in nations])

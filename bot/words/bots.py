"""Computer players: their names, and what they have done."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from bot.engine.antike import Position
from bot.engine.antike import events as ev
from bot.engine.terms import Nation
from bot.players import Level
from bot.words.causes import Happening
from bot.words.events import tell_events
from bot.words.names import NATION_NAMES, join
from bot.words.public import safe, score_line

__all__ = [
    "BOT_LEVELS",
    "TurnTold",
    "bot_name",
    "tell_handed_over",
    "tell_seated",
    "tell_stand_in",
    "tell_turns",
]

BOT_LEVELS: Final[dict[str, str]] = {
    "easy": "Easy: friendly, and beatable in a first game",
    "medium": "Medium",
    "hard": "Hard",
    "none": "Nobody: take the last one away",
}
"""What `/game bot` offers."""
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
            told = f"Bot {name}{f' {number}' if number > 1 else ''} ({level})"
            if told not in taken:
                return told
    raise AssertionError("a table has at most six seats")


def tell_seated(seats: Sequence[_Seat], count: int) -> str:
    """So many computer players have sat down last; with 0, one has gone."""
    if count == 0:
        return "A computer player leaves the table."
    names = join([safe(seat.name) for seat in seats[-count:]])
    return f"{names} {'sits' if count == 1 else 'sit'} down."


def tell_turns(position: Position, turns: Sequence[TurnTold], names: Mapping[Nation, str]) -> str:
    """A line a turn, the latest last, and the score."""
    lines = [_turn(position, turn, names) for turn in turns]
    left_out = 0
    while len(lines) > 1 and sum(len(line) + 1 for line in lines) > _LONGEST:
        lines.pop(0)
        left_out += 1
    if left_out:
        lines.insert(0, "- … (`/history` tells what came before)")
    return "\n".join([*lines, score_line(position)])


def _turn(position: Position, turn: TurnTold, names: Mapping[Nation, str]) -> str:
    nation = NATION_NAMES[turn.nation]
    who = f"**{nation}** ({safe(names[turn.nation])})" if turn.nation in names else f"**{nation}**"
    kept = tuple(event for event in turn.events if not isinstance(event, _NOISE))
    told = tell_events(position.setup.board, kept)
    sentences = [sentence.removeprefix(f"The {nation} ").removesuffix(".") for sentence in told]
    text = "; ".join(sentences) or "end their turn"
    if len(text) > _LONGEST_TURN:
        text = f"{text[: text.rindex('; ', 0, _LONGEST_TURN)]}; …"
    return f"- {who}: {text}"


def tell_handed_over(name: str, nations: Sequence[Nation], bot: str) -> str:
    """A computer player has taken a seat for good."""
    return f"{safe(bot)} now plays {_the(nations)} in the place of {safe(name)}."


def tell_stand_in(name: str, nation: Nation, level: Level) -> str:
    """A computer player takes one turn."""
    return f"A computer player ({level}) takes this turn of {_the([nation])} for {safe(name)}."


def _the(nations: Sequence[Nation]) -> str:
    return join([f"the {NATION_NAMES[nation]}" for nation in nations])

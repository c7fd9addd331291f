"""What the bot says in the channel, where everybody reads it."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.engine.antike import Phase, Position
from bot.engine.antike import events as ev
from bot.engine.terms import Nation
from bot.words.events import tell_events
from bot.words.names import NATION_NAMES, join, place, plural, units
from bot.words.next_steps import tell_pick
from bot.words.variants import count_score

__all__ = [
    "Told",
    "safe",
    "score_line",
    "tell_closed",
    "tell_conceded",
    "tell_demand",
    "tell_needless",
    "tell_resumed",
    "tell_settled",
    "tell_turn",
    "tell_won",
]

_MOST_LINES: Final = 16
_MOST_CHARACTERS: Final = 1500  # leaves room for call, score and mention within Discord's 2,000
_TURN_NOISE: Final = (ev.TurnBegan, ev.TurnEnded, ev.FightAsked, ev.GameWon)


class Told(NamedTuple):
    """A message: `call` is addressed to whoever is mentioned, `text` to everybody."""

    call: str
    text: str


def safe(name: str) -> str:
    """A person's name that cannot format the text around it."""
    return re.sub(r"([\\*_~`|>\[\]()#:@<-])", r"\\\1", name)


def score_line(position: Position) -> str:
    """Personages, or victory points, by nation, the leader first, with the target."""
    setup = position.setup
    scores = sorted(
        ((setup.score(nation.personages), name) for name, nation in position.nations.items()),
        key=lambda entry: -entry[0],
    )
    told = " · ".join(f"{NATION_NAMES[name]} **{score}**" for score, name in scores)
    target = count_score(setup, setup.target) if setup.scores_points else setup.target
    return f"{told} (target {target})"


def _lines(position: Position, events: Sequence[ev.Event]) -> str:
    """Events as a list, cut where it gets too long for one message."""
    kept = tuple(event for event in events if not isinstance(event, _TURN_NOISE))
    lines = [f"- {line}" for line in tell_events(position.setup.board, kept)]
    shown: list[str] = []
    for line in lines:
        if len(shown) == _MOST_LINES or sum(map(len, shown)) + len(line) > _MOST_CHARACTERS:
            shown.append(f"- … and {len(lines) - len(shown)} more (`/history` tells all)")
            break
        shown.append(line)
    return "\n".join(shown)


def tell_turn(position: Position, events: Sequence[ev.Event]) -> Told:
    """A turn has ended, or the first one begins; the next player is called."""
    nation = f"**{NATION_NAMES[position.mover]}**"
    call = f"it is your turn with the {nation}, round {position.round}."
    if position.phase is Phase.PICK:
        call = f"for the {nation}, {tell_pick(position)}"
    told = _lines(position, events)
    return Told(call, f"{told}\n{score_line(position)}" if told else score_line(position))


def tell_won(position: Position, events: Sequence[ev.Event], names: Mapping[Nation, str]) -> Told:
    """The game is over."""
    winner = position.winner
    who = f"**{NATION_NAMES[winner]}** ({safe(names.get(winner, 'nobody'))})" if winner else "Nobody"
    how = "destroyed the deciding temple" if _by_temple(position) else "reached the target"
    return Told(
        f"the game is over. 🏛️ The {who} have won: they {how}.",
        f"{_lines(position, events)}\n{score_line(position)}",
    )


def _by_temple(position: Position) -> bool:
    return position.outcome is not None and position.outcome.reason == "temple"


def tell_demand(position: Position) -> Told:
    """A nation is asked whether it fights (M5)."""
    demand = position.demand
    if demand is None:
        raise AssertionError("there is no demand to tell of")
    asked, mover = demand.asked[0], position.mover
    theirs = position.nations[mover].count(demand.unit, demand.province)
    own = position.nations[asked].count(demand.unit, demand.province)
    where = place(position.setup.board, demand.province)
    return Told(
        f"the **{NATION_NAMES[mover]}** have entered **{where}**: do you fight?",
        f"It is {units(theirs, demand.unit)} against {own} of the {NATION_NAMES[asked]}; "
        f"a fight costs each side {min(theirs, own)}. "
        f"The {NATION_NAMES[mover]} wait for your answer (or use `/answer`).",
    )


def tell_settled(position: Position, after: Position, events: Sequence[ev.Event]) -> str:
    """What stands in the place of a demand once it is answered, or taken back."""
    demand = position.demand
    if demand is None:
        raise AssertionError("there was no demand to settle")
    asked = demand.asked[0]
    where = place(position.setup.board, demand.province)
    answers = [event for event in events if isinstance(event, ev.Answered) and event.nation == asked]
    if not answers:
        return f"The question to the {NATION_NAMES[asked]} about {where} was taken back with the move."
    if not answers[-1].fight:
        return f"The {NATION_NAMES[asked]} let the {NATION_NAMES[position.mover]} be in {where}."
    left = after.nations[asked].count(demand.unit, demand.province)
    return (
        f"The {NATION_NAMES[asked]} have fought the {NATION_NAMES[position.mover]} in {where}; "
        f"{plural(left, demand.unit)} of theirs remain there."
    )


def tell_needless(position: Position) -> str:
    """What stands in the place of a demand when the game ends before it is answered."""
    if position.demand is None:
        raise AssertionError("there was no demand to settle")
    asked = NATION_NAMES[position.demand.asked[0]]
    return f"The game has ended: the {asked} need not answer any more."


def tell_resumed(position: Position, events: Sequence[ev.Event]) -> Told:
    """All have answered; the mover goes on."""
    answers = [event for event in events if isinstance(event, ev.Answered | ev.Fought)]
    last = tuple(answers[-2:] if answers and isinstance(answers[-1], ev.Fought) else answers[-1:])
    told = " ".join(tell_events(position.setup.board, last))
    return Told("go on with your turn.", told)


def tell_conceded(name: str, nations: Sequence[Nation], winner: tuple[str, Nation] | None = None) -> str:
    """A player has conceded; where only one is left, that one (name and nation) has won."""
    text = f"{safe(name)} has conceded with {join([f'the {NATION_NAMES[nation]}' for nation in nations])}."
    if winner is None:
        return f"{text} From now on the bot ends their turns and fights nobody."
    return f"{text} Only {safe(winner[0])} is left: the **{NATION_NAMES[winner[1]]}** have won."


def tell_closed(host: str) -> str:
    """The host has ended the game."""
    return f"{safe(host)} has ended this game without a winner."

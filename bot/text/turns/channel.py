"""What the channel reads of every game: score, standings, and what has become of a plan."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.board import Board
from bot.engine.personages import Personages
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.model.turns import PlanNews, Readers, TableMessage, TurnEvents
from bot.rulesets import ruleset_of
from bot.text.names import NATION_NAMES, personages_of
from bot.text.turns.summary import who


@dataclass(frozen=True)
class Channel:
    """What the channel asks of a ruleset's texts."""

    format_turns: Callable[[Board, Sequence[TurnEvents], Readers], str]
    format_target: Callable[[Any], str]
    """The target of a set-up, as it stands behind the scores."""
    call_won: Callable[[Any, Nation, str], str]
    """That a nation has won, and by what; the last fact is its player's name."""

    def score_line(self, position: OwnPosition) -> str:
        """What counts towards winning by nation, the leader first, with the target."""
        ordered = sorted(scores_of(position), key=lambda each: -each[1])
        told = " · ".join(f"{NATION_NAMES[nation]} **{score}**" for nation, score in ordered)
        return say("public-score", scores=told, target=self.format_target(position.setup))

    def format_turn(self, position: OwnPosition, turns: Sequence[TurnEvents], readers: Readers) -> str:
        """What the turns that have ended have brought; the next player is called besides."""
        told = self.format_turns(position.setup.board, turns, readers) if turns else ""
        return "\n".join(filter(None, [told, self.score_line(position)]))

    def format_won(
        self, position: OwnPosition, turns: Sequence[TurnEvents], readers: Readers
    ) -> TableMessage:
        """The game is over."""
        told = [self.format_turns(position.setup.board, turns, readers)] if turns else []
        text = "\n".join([*told, format_standings(position, readers)])
        winner = position.winner
        if winner is None:
            return TableMessage(say("public-won-nobody"), text)
        return TableMessage(self.call_won(position, winner, who(readers, winner)), text)


def scores_of(position: OwnPosition) -> list[tuple[Nation, int]]:
    """What each nation has that counts towards winning."""
    score = ruleset_of(position).rules.score
    return [(nation, score(position, nation)) for nation in position.nations]


def format_earlier_turns() -> str:
    """Where turns can be read that have no room in a message."""
    return say("public-earlier-turns")


def format_seats(order: Sequence[Nation], readers: Readers, round_number: int) -> str:
    """The game begins, or goes on out of a record: who plays."""
    seats = [f"**{NATION_NAMES[nation]}**{who(readers, nation)}" for nation in order]
    return say("public-begun", order=" → ".join(seats), round=round_number)


def with_plan(call: str, plan: PlanNews | None) -> str:
    """A call, and what has become of the plan of whoever is called."""
    return say("public-plan", call=call, news=plan) if plan else call


def format_standings(position: OwnPosition, readers: Readers) -> str:
    """How all stand at the end, the winner first, and what can be done next."""
    ordered = sorted(scores_of(position), key=lambda each: (each[0] != position.winner, -each[1]))
    lines = [
        say(
            "public-standing",
            winner=nation == position.winner,
            nation=nation,
            player=who(readers, nation),
            score=score,
            won=_held(position.nations[nation].personages),
        )
        for nation, score in ordered
    ]
    return "\n".join([*lines, say("public-again")])


def _held(personages: Personages) -> str:
    return personages_of(personages) or say("nothing")

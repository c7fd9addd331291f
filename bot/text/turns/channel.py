"""Messages in a game's channel that all rulesets share: score, standings and outcomes of plans."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.engine.board import Board
from bot.engine.rondel import RondelPosition
from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.model.turns import PlanNews, Readers, TableMessage, TurnEvents
from bot.rulesets import ruleset_of
from bot.text.names import NATION_NAMES, personages_of
from bot.text.turns.summary import format_player

_P = TypeVar("_P", bound=RondelPosition)


@dataclass(frozen=True)
class ChannelTexts(Generic[_P]):
    """What a ruleset provides for messages in the game's channel."""

    format_turns: Callable[[Board, Sequence[TurnEvents], Readers], str]
    format_target: Callable[[Any], str]
    """Formats the target of a set-up, shown after the scores."""
    format_win: Callable[[_P, Nation, str], str]
    """Formats that a nation has won, and how; the last argument is its player in brackets."""

    def score_line(self, position: _P) -> str:
        """Format each nation's score, the leader first, with the target."""
        ordered = sorted(scores_of(position), key=lambda each: -each[1])
        told = " · ".join(f"{NATION_NAMES[nation]} **{score}**" for nation, score in ordered)
        return say("public-score", scores=told, target=self.format_target(position.setup))

    def format_turn(self, position: _P, turns: Sequence[TurnEvents], readers: Readers) -> str:
        """Format the completed turns and the score; the next player's notification is separate."""
        told = self.format_turns(position.setup.board, turns, readers) if turns else ""
        return "\n".join(filter(None, [told, self.score_line(position)]))

    def format_won(self, position: _P, turns: Sequence[TurnEvents], readers: Readers) -> TableMessage:
        """Announce that the game is over, with the commands to use next, which work only in its channel."""
        told = [self.format_turns(position.setup.board, turns, readers)] if turns else []
        text = "\n".join([*told, format_standings(position, readers), say("public-again")])
        winner = position.winner
        if winner is None:
            return TableMessage(say("public-won-nobody"), text)
        player = format_player(readers, winner)
        if position.outcome is not None and position.outcome.reason == "concession":
            return TableMessage(say("public-won-last", nation=winner, player=player), text)
        return TableMessage(self.format_win(position, winner, player), text)


def scores_of(position: RondelPosition) -> list[tuple[Nation, int]]:
    """Return each nation's score towards winning."""
    score = ruleset_of(position).rules.score
    return [(nation, score(position, nation)) for nation in position.nations]


def format_earlier_turns() -> str:
    """Format where to read earlier turns that do not fit into the message."""
    return say("public-earlier-turns")


def format_seats(order: Sequence[Nation], readers: Readers, round_number: int) -> str:
    """Announce that the game begins, or continues from a record, with the turn order and players."""
    seats = [f"**{NATION_NAMES[nation]}**{format_player(readers, nation)}" for nation in order]
    return say("public-begun", order=" → ".join(seats), round=round_number)


def with_plan(call: str, plan: PlanNews | None) -> str:
    """Append the outcome of the player's plan to a turn notification."""
    return say("public-plan", call=call, news=plan) if plan else call


def format_standings(position: RondelPosition, readers: Readers) -> str:
    """Format the final standings, the winner first."""
    ordered = sorted(scores_of(position), key=lambda each: (each[0] != position.winner, -each[1]))
    return "\n".join(
        say(
            "public-standing",
            winner=nation == position.winner,
            nation=nation,
            player=format_player(readers, nation),
            score=score,
            won=personages_of(position.nations[nation].personages) or say("nothing"),
        )
        for nation, score in ordered
    )

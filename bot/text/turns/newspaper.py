"""A round in one line, as a newspaper would have it: the weightiest news, and who is ahead."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.model.turns import PastTurn
from bot.rulesets import ruleset_of
from bot.text.names import nations, places
from bot.text.turns.captions import Phrase

_MOST: Final = 4
"""News in a line."""
_LONGEST: Final = 320


@dataclass(frozen=True)
class Newspaper:
    """What a round's line asks of a ruleset."""

    news: Mapping[type[Any], Phrase]
    """What is news, the weightiest first; each phrase is a predicate of the nation whose events it tells."""

    def format_round(self, turns: Sequence[PastTurn]) -> str:
        """The turns of one round, or of the part of it that there is."""
        last = turns[-1].position
        told = [*self._headlines(last.setup.board, turns), self._ahead(last)]
        return say("news-round", round=turns[0].round, told=_capital("; ".join(told)))

    def has_news(self, turns: Sequence[PastTurn]) -> bool:
        """Whether there is more to tell than who is ahead."""
        return any(isinstance(event, (*self.news,)) for turn in turns for event in turn.events)

    def _headlines(self, board: Board, turns: Sequence[PastTurn]) -> list[str]:
        """As many as there is room for, those of one kind and nation together."""
        told, used = list[str](), 0
        for kind, phrase in self.news.items():
            by_nation = dict[Nation, list[Any]]()
            for event in (event for turn in turns for event in turn.events if isinstance(event, kind)):
                by_nation.setdefault(event.nation, []).append(event)
            for nation, same in by_nation.items():
                line = say("news-line", nation=nation, did=phrase(board, same))
                if len(told) < _MOST and used + len(line) <= _LONGEST:
                    told.append(line)
                    used += len(line)
        return told or [say("news-quiet")]

    def _ahead(self, position: OwnPosition) -> str:
        """Who is nearest to winning."""
        if position.winner is not None:
            return say("news-won", nation=position.winner)
        score = ruleset_of(position).rules.score
        scores = {nation: score(position, nation) for nation in position.nations}
        most = max(scores.values())
        first = [nation for nation, each in scores.items() if each == most]
        if len(first) == len(position.nations):
            return say("news-level", count=most, target=position.setup.target)
        return say("news-ahead", nations=nations(first), count=most, target=position.setup.target)


def by_round(turns: Sequence[PastTurn]) -> list[list[PastTurn]]:
    """Turns round by round."""
    rounds: list[list[PastTurn]] = []
    for turn in turns:
        if rounds and rounds[-1][0].round == turn.round:
            rounds[-1].append(turn)
        else:
            rounds.append([turn])
    return rounds


def news_in_places(key: str) -> Phrase:
    """What a nation did in places that are named."""
    return lambda board, same: say(
        key, places=places(board, dict.fromkeys(e.province for e in same)), count=len(same)
    )


def news_conquered(board: Board, same: Sequence[Any]) -> str:
    """Cities, and temples that were destroyed with them."""
    where = places(board, [event.province for event in same])
    return say("news-conquered", places=where, temples=sum(event.temple for event in same))


def news_personages(board: Board, same: Sequence[Any]) -> str:
    """Personages by kind."""
    won: dict[str, int] = {}
    for event in same:
        won[event.personage] = won.get(event.personage, 0) + event.count
    told = [say("personages-accusative", personage=kind, count=count) for kind, count in won.items()]
    return say("news-personages", personages=join(told))


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"

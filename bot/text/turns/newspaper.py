"""Headlines of a round in one line: the most important news and, where no score follows, the leader."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.rondel import RondelPosition
from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.i18n.lines import capitalized
from bot.model.turns import PastTurn
from bot.rulesets import ruleset_of
from bot.text.names import nations, places
from bot.text.turns.captions import Phrase, count_personages

_MOST: Final = 4
"""Maximum number of news items in a line."""
_LONGEST: Final = 320


@dataclass(frozen=True)
class NewspaperTexts:
    """What a ruleset provides for the headlines of a round."""

    news: Mapping[type[Any], Phrase]
    """Event types that are news, most important first, with predicates for the nation concerned."""

    def format_round(self, turns: Sequence[PastTurn], *, leaders: bool = True) -> str:
        """Format the turns of one round, or of part of it; with `leaders`, also who leads after them."""
        last = turns[-1].position
        told = self._headlines(last.setup.board, turns)
        if leaders:
            told.append(self._format_leaders(last))
        return say("news-round", round=turns[0].round, told=capitalized("; ".join(told)))

    def has_news(self, turns: Sequence[PastTurn]) -> bool:
        """Return whether any event of these turns is news."""
        return any(isinstance(event, (*self.news,)) for turn in turns for event in turn.events)

    def _headlines(self, board: Board, turns: Sequence[PastTurn]) -> list[str]:
        """Format the news items that fit: a clause for each nation, those of one type merged."""
        deeds, used, told = dict[Nation, list[str]](), 0, 0
        for kind, phrase in self.news.items():
            by_nation = dict[Nation, list[Any]]()
            for event in (event for turn in turns for event in turn.events if isinstance(event, kind)):
                by_nation.setdefault(event.nation, []).append(event)
            for nation, same in by_nation.items():
                did = phrase(board, same)
                length = len(say("news-line", nation=nation, did=did))
                if told < _MOST and used + length <= _LONGEST:
                    deeds.setdefault(nation, []).append(did)
                    used, told = used + length, told + 1
        lines = [say("news-line", nation=nation, did=join(did)) for nation, did in deeds.items()]
        return lines or [say("news-quiet")]

    def _format_leaders(self, position: RondelPosition) -> str:
        """Format which nations lead, or which has won."""
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
    """Group consecutive turns by round."""
    rounds: list[list[PastTurn]] = []
    for turn in turns:
        if rounds and rounds[-1][0].round == turn.round:
            rounds[-1].append(turn)
        else:
            rounds.append([turn])
    return rounds


def news_in_places(key: str) -> Phrase:
    """Return a phrase that lists the provinces of a nation's events."""
    return lambda board, same: say(
        key, places=places(board, dict.fromkeys(e.province for e in same)), count=len(same)
    )


def news_conquered(board: Board, same: Sequence[Any]) -> str:
    """Format the cities conquered, and the number of temples destroyed with them."""
    where = places(board, [event.province for event in same])
    return say("news-conquered", places=where, temples=sum(event.temple for event in same))


def news_personages(board: Board, same: Sequence[Any]) -> str:
    """Format the personages won, by kind."""
    return say("news-personages", personages=join(count_personages(same)))

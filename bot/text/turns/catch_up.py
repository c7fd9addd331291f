"""`/catch-up`: a summary, in one message, of the turns that the reader has missed."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from bot.engine.board import Board
from bot.engine.events import Fought
from bot.engine.personages import Personages
from bot.engine.rondel import RondelPosition
from bot.engine.terms import PERSONAGES, Nation, ProvinceId
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.i18n.escaping import safe
from bot.i18n.lines import MESSAGE
from bot.model.turns import Automatic, Digest, PastTurn
from bot.rulesets import ruleset_of
from bot.text.names import place
from bot.text.turns.changes import Change, ChangeKinds
from bot.text.turns.newspaper import NewspaperTexts, by_round

_LONGEST_LINE: Final = 220
_MOST_GAINED: Final = 600
_MOST_FIGHTS: Final = 3
_EARLIER: Final = 100  # characters of the line about turns that do not fit
_MOST_THREATS: Final = 3
_MOST_ROUNDS: Final = 2
_PLANS: Final = frozenset({"waiting", "ready", "stopped"})


_P = TypeVar("_P", bound=RondelPosition)


@dataclass(frozen=True)
class CatchUpTexts(Generic[_P]):
    """What a ruleset provides for the catch-up digest."""

    kinds: ChangeKinds
    format_change: Callable[[Board, Any], str]
    score_line: Callable[[Any], str]
    format_gains: Callable[[Board, Any, Any], list[str]]
    """Formats what a nation has gained or lost between two of its states."""
    counts: Callable[[_P], str]
    """What the score counts: `points` or `personages`."""
    your_turn: Callable[[_P], str]
    """Formats what the reader must do now."""
    asked: Callable[[_P], bool]
    """Whether a question to another player is pending."""
    newspaper: NewspaperTexts
    """Formats a round in one line."""

    def format_digest(self, digest: Digest) -> str:
        """Format the digest in up to 2,000 characters: all important facts, and the latest turns that fit."""
        board = digest.position.setup.board
        after = [
            *self._fights(board, digest.turns),
            say("digest-score", score=self.score_line(digest.position)),
            *self._own_chance(digest),
            *self._current_state(digest),
            *self._warnings(board, digest),
        ]
        head, gained = [_heading(digest), *self._news(digest.turns)], self._gain_lines(digest, ())
        room = MESSAGE - sum(len(line) + 1 for line in (*head, *gained, *after)) - _EARLIER
        lines = self._turns(board, digest.turns, room)
        if earlier := len(digest.turns) - len(lines):
            head.append(say("digest-earlier", count=earlier))
        whole = [turn for turn in digest.turns[earlier:] if self._is_whole(board, turn)]
        gained = self._gain_lines(digest, whole)
        return "\n".join([*head, *lines, *gained, *after])

    def _news(self, turns: Sequence[PastTurn]) -> list[str]:
        """Format the latest rounds with news, a line each; none for a single turn, which is listed anyway.

        Who leads is in the score below them.
        """
        if len(turns) < 2:
            return []
        parts = [part for part in by_round(turns) if self.newspaper.has_news(part)]
        return [self.newspaper.format_round(part, leaders=False) for part in parts[-_MOST_ROUNDS:]]

    def _turns(self, board: Board, turns: Sequence[PastTurn], room: int) -> list[str]:
        """Format the latest turns that fit into `room` characters, oldest first."""
        lines: list[str] = []
        for turn in reversed(turns):
            line = f"- {self.format_turn_line(board, turn)}"
            if len(line) + 1 > room:
                break
            room -= len(line) + 1
            lines.insert(0, line)
        return lines

    def format_turn_line(self, board: Board, turn: PastTurn) -> str:
        """Format a turn in one short line."""
        told = self._join_fitting(board, self._changes(turn))
        line = say(
            "digest-turn",
            nation=turn.nation,
            round=turn.round,
            reason=self.kinds.reason_for(turn.nation, turn.events),
            told=told or say("digest-nothing-seen"),
        )
        return f"{line}."

    def _changes(self, turn: PastTurn) -> list[Change]:
        events = [event for event in turn.events if not isinstance(event, Automatic)]
        # `changes_by_turn` returns at most one part, as no turn begins within a turn.
        return self.kinds.merged(c for part in self.kinds.changes_by_turn(events) for c in part.changes)

    def _is_whole(self, board: Board, turn: PastTurn) -> bool:
        """Return whether the line of a turn has room for all its changes."""
        return sum(len(self.format_change(board, each)) + 2 for each in self._changes(turn)) <= _LONGEST_LINE

    def _gain_lines(self, digest: Digest, listed: Sequence[PastTurn]) -> list[str]:
        """Format what nations have gained and lost, except units and resources, which the turns mention.

        Also except what a single turn of those `listed` tells as well.
        """
        heading, lines, used = say("digest-gained"), list[str](), 0
        for nation in digest.position.setup.turn_order:
            told = self._gains(digest.before, digest.position, nation)
            own = (turn for turn in listed if turn.nation == nation)
            if told and all(self._gains(turn.before, turn.position, nation) != told for turn in own):
                line = say("digest-gained-nation", nation=nation, told="; ".join(told))
                if used + len(line) > _MOST_GAINED:
                    return [heading, *lines, say("digest-gained-more")]
                lines.append(line)
                used += len(line)
        return [heading, *lines] if lines else []

    def _gains(self, before: RondelPosition, after: RondelPosition, nation: Nation) -> list[str]:
        return self.format_gains(after.setup.board, before.nations[nation], after.nations[nation])

    def _fights(self, board: Board, turns: Sequence[PastTurn]) -> list[str]:
        fights = [event for turn in turns for event in turn.events if isinstance(event, Fought)]
        if not fights:
            return []
        told = [
            say(
                "digest-fight",
                nation=e.mover,
                other=e.other,
                place=place(board, e.province),
                unit=e.unit,
                count=e.count,
            )
            for e in fights[-_MOST_FIGHTS:]
        ]
        if len(fights) > _MOST_FIGHTS:
            told.append(say("digest-fights-earlier", count=len(fights) - _MOST_FIGHTS))
        return [say("digest-fights", fights=join(told))]

    def _nations_near_victory(self, digest: Digest) -> list[Nation]:
        """Return the nations that are one point or personage short of winning; none once the game is over."""
        position = digest.position
        if _is_over(digest):
            return []
        score, target = ruleset_of(position).rules.score, position.setup.target
        return [nation for nation in position.nations if target - score(position, nation) == 1]

    def _join_fitting(self, board: Board, changes: Sequence[Change]) -> str:
        """Join the most important changes that fit into a line, whole and in order of events."""
        kept, used = dict[int, str](), 0
        for number in self.kinds.by_importance(changes):
            words = self.format_change(board, changes[number])
            if used + len(words) <= _LONGEST_LINE:
                kept[number] = words
                used += len(words) + 2
        told = [kept[number] for number in sorted(kept)]
        if left_out := len(changes) - len(kept):
            told.append(say("turns-more", count=left_out))
        return "; ".join(told)

    def _own_chance(self, digest: Digest) -> list[str]:
        """Format what the reader's nations need to win, if they are that close."""
        several, what = len(digest.nations) > 1, self.counts(digest.position)
        return [
            say("digest-near-win-own", nation=nation, count=1, counts=what, several=several)
            for nation in self._nations_near_victory(digest)
            if nation in digest.nations
        ]

    def _current_state(self, digest: Digest) -> list[str]:
        """Format whom the game waits for, or how it ended."""
        position, seat = digest.position, digest.table.awaited
        if position.winner is not None:
            return [say("digest-won", nation=position.winner)]
        if digest.table.game.status != "running":
            return [say("digest-over")]
        if seat is None or seat.nation is None:
            return []
        if seat.nation in digest.nations:
            return [self.your_turn(position)]
        name, asked = safe(seat.name), self.asked(position)
        waiting = say("digest-waiting", nation=seat.nation, name=name, asked=asked)
        return [f"{waiting} {format_unfinished(position)}" if _is_unfinished(digest) else waiting]

    def _warnings(self, board: Board, digest: Digest) -> list[str]:
        """Format warnings: opponents near victory, threatened cities, and the state of the reader's plan."""
        if _is_over(digest):
            return []
        what = self.counts(digest.position)
        lines = [
            say("digest-near-win", nation=nation, count=1, counts=what)
            for nation in self._nations_near_victory(digest)
            if nation not in digest.nations
        ]
        lines += [
            say(
                "digest-threat",
                place=place(board, threat.city),
                nation=threat.nation,
                count=threat.units,
                defence=threat.defence,
            )
            for threat in digest.threats[:_MOST_THREATS]
        ]
        if len(digest.threats) > _MOST_THREATS:
            lines.append(say("digest-more-threats", count=len(digest.threats) - _MOST_THREATS))
        if digest.plan_line:
            lines.append(say("digest-plan-chosen", line=digest.plan_line))
        if digest.plan in _PLANS:
            lines.append(say(f"digest-plan-{digest.plan}"))
        return [say("digest-mind"), *lines] if lines else []


def _heading(digest: Digest) -> str:
    if not digest.turns:
        return say("digest-nothing" if digest.since_own else "digest-nothing-yet")
    what = "since-own" if digest.since_own else "whole" if digest.whole else "latest"
    return say(f"digest-{what}", count=len(digest.turns))


def format_unfinished(position: RondelPosition) -> str:
    """Format that what the mover has done this turn is not final."""
    return say("turn-unfinished", nation=position.mover)


def _is_unfinished(digest: Digest) -> bool:
    """Return whether the latest turn told is still going on."""
    rules = ruleset_of(digest.position).rules
    return bool(digest.turns) and not rules.ends_turn(digest.turns[-1].events)


def _is_over(digest: Digest) -> bool:
    return digest.position.outcome is not None or digest.table.game.status != "running"


def new_personages(before: Personages, after: Personages) -> list[str]:
    """Format the personages that a nation has won between two states."""
    return [
        say("digest-personages", count=count, personage=kind)
        for kind in PERSONAGES
        if (count := after.of(kind) - before.of(kind)) > 0
    ]


def format_places_changed(
    board: Board, key: str, before: Collection[ProvinceId], after: Collection[ProvinceId]
) -> list[str]:
    """Format the provinces that a nation has gained, and those it has lost."""
    told = []
    for sign, provinces in (("+", set(after) - set(before)), ("-", set(before) - set(after))):
        if provinces:
            named = join(sorted(place(board, province) for province in provinces))
            told.append(say(key, sign=sign, count=len(provinces), places=named))
    return told

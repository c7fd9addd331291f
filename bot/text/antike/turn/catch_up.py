"""`/catch-up`: what somebody has missed, in one message."""

from collections.abc import Sequence
from typing import Final

from bot.engine.antike import NationState, Phase, Position
from bot.engine.antike import events as ev
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.board import Board
from bot.engine.terms import PERSONAGES, Nation, ProvinceId
from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.i18n.lists import join
from bot.model.turns import Automatic, Digest, PastTurn
from bot.text.antike.position.names import KNOW_HOW_NAMES
from bot.text.antike.rules.variants import counts
from bot.text.antike.turn.changes import gather, tell_change
from bot.text.antike.turn.channel_messages import score_line
from bot.text.names import place

_LONGEST: Final = 2000
_LONGEST_LINE: Final = 220
_MOST_GAINED: Final = 600
_MOST_FIGHTS: Final = 3
_EARLIER: Final = 100  # for the line about turns that do not fit
_MOST_THREATS: Final = 3
_REASONS: Final = frozenset({"conceded", "plan", "deadline", "bot"})
"""Why somebody else has acted, as far as that is told."""


def tell_digest(digest: Digest) -> str:
    """Everything that counts, and of single turns as many as fit, the latest ones."""
    board = digest.position.setup.board
    after = _changed(digest.before, digest.position) + _fights(board, digest.turns)
    score = say("digest-score", score=score_line(digest.position))
    after += [score, *_own_chance(digest), *_now(digest), *_mind(board, digest)]
    head = _heading(digest)
    room = _LONGEST - len(head) - sum(len(line) + 1 for line in after) - _EARLIER
    return "\n".join([head, *_turns(board, digest.turns, room), *after])


def _heading(digest: Digest) -> str:
    if not digest.turns:
        return say("digest-nothing" if digest.since_own else "digest-nothing-yet")
    what = "since-own" if digest.since_own else "whole" if digest.whole else "latest"
    return say(f"digest-{what}", count=len(digest.turns))


def _turns(board: Board, turns: Sequence[PastTurn], room: int) -> list[str]:
    """The latest turns that fit, oldest first."""
    lines: list[str] = []
    for turn in reversed(turns):
        line = f"- {tell_turn_line(board, turn)}"
        if len(line) + 1 > room:
            return [say("digest-earlier", count=len(turns) - len(lines)), *lines]
        room -= len(line) + 1
        lines.insert(0, line)
    return lines


def tell_turn_line(board: Board, turn: PastTurn) -> str:
    """A turn in one line of short words."""
    events = [event for event in turn.events if not isinstance(event, Automatic)]
    # One part, as no turn begins within a turn.
    told = _some([tell_change(board, change) for part in gather(events) for change in part.changes])
    causes = [event for event in turn.events if isinstance(event, Automatic)]
    own = (cause.reason for cause in causes if cause.nation == turn.nation and cause.reason in _REASONS)
    line = say(
        "digest-turn",
        nation=turn.nation,
        round=turn.round,
        reason=next(own, "none"),
        told=told or say("digest-nothing-seen"),
    )
    return f"{line}."


def _some(changes: Sequence[str]) -> str:
    """As many as there is room for, none of them cut."""
    told, used = list[str](), 0
    for change in changes:
        if used + len(change) > _LONGEST_LINE:
            told.append(say("turns-more", count=len(changes) - len(told)))
            break
        told.append(change)
        used += len(change) + 2
    return "; ".join(told)


def _changed(before: Position, after: Position) -> list[str]:
    """What nations have gained and lost; units and resources are in the turns."""
    heading, lines, used = say("digest-gained"), list[str](), 0
    for nation in after.setup.turn_order:
        told = _gained(after.setup.board, before.nations[nation], after.nations[nation])
        if told:
            line = say("digest-gained-nation", nation=nation, told="; ".join(told))
            if used + len(line) > _MOST_GAINED:
                return [heading, *lines, say("digest-gained-more")]
            lines.append(line)
            used += len(line)
    return [heading, *lines] if lines else []


def _gained(board: Board, before: NationState, after: NationState) -> list[str]:
    told = [
        say("digest-personages", count=count, personage=kind)
        for kind in PERSONAGES
        if (count := after.personages.of(kind) - before.personages.of(kind)) > 0
    ]
    told += _places(board, "digest-cities", before.cities, after.cities)
    told += _places(board, "digest-temples", before.temples, after.temples)
    new = [KNOW_HOW_NAMES[one] for one in KNOW_HOWS if one in after.know_hows - before.know_hows]
    return [*told, say("digest-learnt", advances=join(new))] if new else told


def _places(board: Board, key: str, before: frozenset[ProvinceId], after: frozenset[ProvinceId]) -> list[str]:
    told = []
    for sign, provinces in (("+", after - before), ("-", before - after)):
        if provinces:
            named = join(sorted(place(board, province) for province in provinces))
            told.append(say(key, sign=sign, count=len(provinces), places=named))
    return told


def _fights(board: Board, turns: Sequence[PastTurn]) -> list[str]:
    fights = [event for turn in turns for event in turn.events if isinstance(event, ev.Fought)]
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


def _near(digest: Digest) -> list[Nation]:
    """Nations that a single step separates from winning; none once the game is over."""
    position, setup = digest.position, digest.position.setup
    if _over(digest):
        return []
    return [
        nation
        for nation, state in position.nations.items()
        if setup.target - setup.score(state.personages) == 1
    ]


def _over(digest: Digest) -> bool:
    return digest.position.phase is Phase.OVER or digest.table.game.status != "running"


def _own_chance(digest: Digest) -> list[str]:
    """What the reader needs to win, where that is near."""
    several, what = len(digest.nations) > 1, counts(digest.position.setup)
    return [
        say("digest-near-win-own", nation=nation, count=1, counts=what, several=several)
        for nation in _near(digest)
        if nation in digest.nations
    ]


def _now(digest: Digest) -> list[str]:
    """Who has to act."""
    position, seat = digest.position, digest.table.awaited
    if position.winner is not None:
        return [say("digest-won", nation=position.winner)]
    if digest.table.game.status != "running":
        return [say("digest-over")]
    if seat is None or seat.nation is None:
        return []
    mine = seat.nation in digest.nations
    demand = position.demand
    if mine and demand is not None:
        return [say("digest-asked", place=place(position.setup.board, demand.province))]
    if mine:
        pick = position.phase is Phase.PICK
        return [say("digest-your-pick" if pick else "digest-your-turn", round=position.round)]
    return [say("digest-waiting", nation=seat.nation, name=safe(seat.name), asked=demand is not None)]


def _mind(board: Board, digest: Digest) -> list[str]:
    """What threatens, and what waits for the reader."""
    if _over(digest):
        return []
    what = counts(digest.position.setup)
    lines = [
        say("digest-near-win", nation=nation, count=1, counts=what)
        for nation in _near(digest)
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
    if digest.plan in _PLANS:
        lines.append(say(f"digest-plan-{digest.plan}"))
    return [say("digest-mind"), *lines] if lines else []


_PLANS: Final = frozenset({"waiting", "ready", "stopped"})

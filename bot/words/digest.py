"""`/catch-up`: what somebody has missed, in one message."""

from collections.abc import Sequence
from typing import Final, Protocol

from bot.engine.antike import NationState, Phase, Position
from bot.engine.antike import events as ev
from bot.engine.board import Board
from bot.engine.terms import KNOW_HOWS, PERSONAGES, Nation, ProvinceId
from bot.words.causes import Automatic, Happening
from bot.words.changes import gather, tell_change
from bot.words.names import KNOW_HOW_NAMES, NATION_NAMES, join, place, plural, units
from bot.words.public import safe, score_line
from bot.words.variants import count_score, round_name

__all__ = ["DigestView", "ThreatView", "tell_digest", "tell_turn_line"]

_LONGEST: Final = 2000
_LONGEST_LINE: Final = 300
_MOST_GAINED: Final = 600
_MOST_FIGHTS: Final = 3
_MOST_THREATS: Final = 3
_BY: Final = {
    "conceded": "without their player",
    "plan": "as planned",
    "deadline": "their time being up",
    "bot": "by the bot",
}


class _Seat(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def nation(self) -> Nation | None: ...


class _Game(Protocol):
    @property
    def status(self) -> str: ...


class _Table(Protocol):
    @property
    def awaited(self) -> _Seat | None: ...
    @property
    def game(self) -> _Game: ...


class _Turn(Protocol):
    """A past turn."""

    @property
    def round(self) -> int: ...
    @property
    def nation(self) -> Nation: ...
    @property
    def events(self) -> tuple[Happening, ...]: ...


class ThreatView(Protocol):
    """A city that could be taken."""

    @property
    def city(self) -> ProvinceId:
        """Which one."""
        ...

    @property
    def nation(self) -> Nation:
        """By whom."""
        ...

    @property
    def units(self) -> int:
        """With how many units at most."""
        ...

    @property
    def defence(self) -> int:
        """How many are needed."""
        ...


class DigestView(Protocol):
    """A digest as the application hands it out."""

    @property
    def table(self) -> _Table:
        """The game."""
        ...

    @property
    def position(self) -> Position:
        """As it stands."""
        ...

    @property
    def nations(self) -> Sequence[Nation]:
        """Those of the reader."""
        ...

    @property
    def turns(self) -> Sequence[_Turn]:
        """What is told."""
        ...

    @property
    def since_own(self) -> bool:
        """Whether that is all since the reader's last turn."""
        ...

    @property
    def whole(self) -> bool:
        """Whether that is all there is."""
        ...

    @property
    def before(self) -> Position:
        """Where it began."""
        ...

    @property
    def threats(self) -> Sequence[ThreatView]:
        """Cities in danger."""
        ...

    @property
    def plan(self) -> str | None:
        """What has become of the reader's plan."""
        ...


def tell_digest(digest: DigestView) -> str:
    """Everything that counts, and of single turns as many as fit, the latest ones."""
    board = digest.position.setup.board
    after = _changed(digest.before, digest.position) + _fights(board, digest.turns)
    after += [f"**Score:** {score_line(digest.position)}", *_now(digest), *_mind(board, digest)]
    head = _heading(digest)
    room = _LONGEST - len(head) - sum(len(line) + 1 for line in after) - 60
    return "\n".join([head, *_turns(board, digest.turns, room), *after])


def _heading(digest: DigestView) -> str:
    if not digest.turns:
        since = "since your last turn" if digest.since_own else "yet: the game has only just begun"
        return f"**Nothing has happened {since}.**"
    count = plural(len(digest.turns), "turn")
    if digest.since_own:
        return f"**Since your last turn** ({count})"
    if digest.whole:
        return f"**Since the game began** ({count})"
    return f"**The latest turns** ({len(digest.turns)})"


def _turns(board: Board, turns: Sequence[_Turn], room: int) -> list[str]:
    """The latest turns that fit, oldest first."""
    lines: list[str] = []
    for turn in reversed(turns):
        line = f"- {tell_turn_line(board, turn)}"
        if len(line) + 1 > room:
            left = plural(len(turns) - len(lines), "earlier turn")
            return [f"- … {left} before that (`/history` walks through them)", *lines]
        room -= len(line) + 1
        lines.insert(0, line)
    return lines


def tell_turn_line(board: Board, turn: _Turn) -> str:
    """A turn in one line of short words."""
    events = [event for event in turn.events if not isinstance(event, Automatic)]
    told = "; ".join(
        tell_change(board, change) for part in gather(events) for change in part.changes
    )  # one part, as no turn begins within a turn
    when = f"round {turn.round}" if turn.round else "start city"
    causes = [event for event in turn.events if isinstance(event, Automatic)]
    own = (_BY[cause.reason] for cause in causes if cause.nation == turn.nation and cause.reason in _BY)
    reason = next(own, None)
    by = f", {reason}" if reason else ""
    line = f"**{NATION_NAMES[turn.nation]}** ({when}{by}): {told or 'nothing to see'}"
    return f"{line}." if len(line) < _LONGEST_LINE else f"{line[: _LONGEST_LINE - 1]}…"


def _changed(before: Position, after: Position) -> list[str]:
    """What nations have gained and lost; units and resources are in the turns."""
    lines, used = list[str](), 0
    for nation in after.setup.turn_order:
        told = _gained(after.setup.board, before.nations[nation], after.nations[nation])
        if told:
            line = f"- {NATION_NAMES[nation]}: {'; '.join(told)}"
            if used + len(line) > _MOST_GAINED:
                return ["**Gained and lost**", *lines, "- … and more (`/status` tells how all stand)"]
            lines.append(line)
            used += len(line)
    return ["**Gained and lost**", *lines] if lines else []


def _gained(board: Board, before: NationState, after: NationState) -> list[str]:
    told = [
        f"+{plural(count, kind)}"
        for kind in PERSONAGES
        if (count := after.personages.of(kind) - before.personages.of(kind)) > 0
    ]
    told += _places(board, "city", "cities", before.cities, after.cities)
    told += _places(board, "temple", "temples", before.temples, after.temples)
    new = [KNOW_HOW_NAMES[one] for one in KNOW_HOWS if one in after.know_hows - before.know_hows]
    return [*told, f"learnt {join(new)}"] if new else told


def _places(
    board: Board, one: str, many: str, before: frozenset[ProvinceId], after: frozenset[ProvinceId]
) -> list[str]:
    told = []
    for sign, places in (("+", after - before), ("-", before - after)):
        if places:
            named = join(sorted(place(board, province) for province in places))
            told.append(f"{sign}{plural(len(places), one, many)} ({named})")
    return told


def _fights(board: Board, turns: Sequence[_Turn]) -> list[str]:
    fights = [event for turn in turns for event in turn.events if isinstance(event, ev.Fought)]
    if not fights:
        return []
    told = [
        f"{NATION_NAMES[e.mover]} and {NATION_NAMES[e.other]} in {place(board, e.province)} "
        f"({units(e.count, e.unit)} each)"
        for e in fights[-_MOST_FIGHTS:]
    ]
    if len(fights) > _MOST_FIGHTS:
        told.append(f"{len(fights) - _MOST_FIGHTS} before these")
    return [f"**Fights:** {join(told)}"]


def _now(digest: DigestView) -> list[str]:
    """Who has to act."""
    position, seat = digest.position, digest.table.awaited
    if position.winner is not None:
        return [f"**The game is over:** the {NATION_NAMES[position.winner]} have won."]
    if digest.table.game.status != "running":
        return ["**The game is over.**"]
    if seat is None or seat.nation is None:
        return []
    mine = seat.nation in digest.nations
    demand = position.demand
    if mine and demand is not None:
        where = place(position.setup.board, demand.province)
        return [f"**Now:** you are asked whether you fight in {where}: `/answer`."]
    if mine:
        what = (
            "pick a start city: `/found`" if position.phase is Phase.PICK else "`/moves` tells all you can do"
        )
        return [f"**Now:** it is your turn ({round_name(position).lower()}): {what}."]
    asked = " to answer a demand" if demand is not None else ""
    return [f"**Now:** waiting for the {NATION_NAMES[seat.nation]} ({safe(seat.name)}){asked}."]


def _mind(board: Board, digest: DigestView) -> list[str]:
    """What threatens, and what waits for the reader."""
    position, lines = digest.position, list[str]()
    if position.phase is Phase.OVER or digest.table.game.status != "running":
        return []
    for nation, state in position.nations.items():
        lacking = position.setup.target - position.setup.score(state.personages)
        if 0 < lacking <= 1:
            more = count_score(position.setup, 1)
            lines.append(f"- The {NATION_NAMES[nation]} win with {more} more.")
    for threat in digest.threats[:_MOST_THREATS]:
        lines.append(
            f"- {place(board, threat.city)}: the {NATION_NAMES[threat.nation]} get "
            f"{plural(threat.units, 'unit')} there on a maneuver, and {threat.defence} "
            f"{'takes' if threat.defence == 1 else 'take'} it."
        )
    if len(digest.threats) > _MOST_THREATS:
        lines.append(f"- {plural(len(digest.threats) - _MOST_THREATS, 'more such threat')} to your cities.")
    if digest.plan in _PLANS:
        lines.append(f"- {_PLANS[digest.plan]}")
    return ["**Mind**", *lines] if lines else []


_PLANS: Final = {
    "waiting": "Your plan waits for your turn: `/plan`.",
    "ready": "Your plan is ready to be played: `/plan`.",
    "stopped": "Your plan no longer holds: `/plan` tells why.",
}

"""Heaps: a small ruleset of the tests that no module of the bot knows.

Once a turn a nation takes a random card of 1 to 3 onto its heap, may pat it, and ends the turn. When a 3 is
taken, the next nation is asked whether it wants one of it. The first heap of 10 wins. After an undo, for
which the others are asked, a card that was seen comes again.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from random import Random
from types import SimpleNamespace
from typing import Any, ClassVar, NamedTuple, cast

from bot.boards import antike as board_files
from bot.engine.antike.board import AntikeBoard
from bot.engine.errors import RuleError
from bot.engine.ruleset import Draw, Question, Side
from bot.engine.terms import Nation, Wedge
from bot.model.turns import Reason, TableMessage, TurnEvents
from bot.rulesets import QuestionKind, Ruleset
from bot.rulesets.ruleset import RecordContents

GOAL = 10


@dataclass(frozen=True)
class Setup:
    ruleset: ClassVar[str] = "heaps"
    board: AntikeBoard
    nations: tuple[Nation, ...]
    jack: int = 0
    """Random number of 1 to 3 drawn before the first turn; 0 if none was drawn."""

    @property
    def turn_order(self) -> tuple[Nation, ...]:
        return self.nations

    @property
    def sides(self) -> tuple[Side, ...]:
        return tuple((nation,) for nation in self.nations)


class Outcome(NamedTuple):
    winner: Nation | None
    reason: str


@dataclass(frozen=True)
class Position:
    setup: Setup
    round: int
    mover: Nation
    heaps: Mapping[Nation, int] = field(default_factory=dict)
    taken: bool = False
    asked: Nation | None = None
    outcome: Outcome | None = None

    @property
    def awaited(self) -> Nation | None:
        return None if self.outcome else self.asked or self.mover


@dataclass(frozen=True)
class Take:
    type: ClassVar[str] = "take"
    card: int | None = None
    """Value of the card that is drawn; None before it is known."""


@dataclass(frozen=True)
class Beg:
    type: ClassVar[str] = "beg"
    yes: bool


@dataclass(frozen=True)
class End:
    type: ClassVar[str] = "end"


@dataclass(frozen=True)
class Pat:
    type: ClassVar[str] = "pat"


Action = Take | Beg | End | Pat


class Event(NamedTuple):
    kind: str
    nation: Nation
    number: int = 0


def start(setup: Setup) -> Position:
    return Position(setup, 1, setup.nations[0])


def legal(position: Position) -> list[Action]:
    if position.outcome:
        return []
    if position.asked:
        return [Beg(yes=True), Beg(yes=False)]
    return [End(), Pat()] if position.taken else [Take(), End()]


def with_draw(position: Position, action: Action, draw: Draw, undone: Sequence[Take] = ()) -> Action:
    del position
    if not isinstance(action, Take) or action.card is not None:
        return action
    return Take(undone[0].card if undone else 1 + draw(3))


def with_first_draws(board: AntikeBoard, settings: Mapping[str, Any], draw: Draw) -> dict[str, Any]:
    """Draw a jack, which no nation can take: it only has to be kept with the settings."""
    del board
    return {**settings, "jack": 1 + draw(3)}


def apply(position: Position, action: Action) -> tuple[Position, tuple[Event, ...]]:
    if all(type(action) is not type(option) for option in legal(position)):
        raise RuleError("not-now", phase="", wedge=None, allowed=tuple(each.type for each in legal(position)))
    mover, heaps = position.mover, dict(position.heaps)
    if isinstance(action, Take):
        card = action.card or 0
        heaps[mover] = heaps.get(mover, 0) + card
        asked = _next(position) if card == 3 else None
        events = (Event("took", mover, card),)
        return _won(replace(position, heaps=heaps, taken=True, asked=asked), events)
    if isinstance(action, Beg):
        beggar = position.asked or mover
        heaps[beggar] = heaps.get(beggar, 0) + action.yes
        heaps[mover] = heaps[mover] - action.yes
        events = (Event("begged", beggar, int(action.yes)),)
        return _won(replace(position, heaps=heaps, asked=None), events)
    if isinstance(action, Pat):
        return position, (Event("patted", mover),)
    after = _next(position)
    number = position.round + (after == position.setup.nations[0])
    turn = replace(position, mover=after, round=number, taken=False)
    return turn, (Event("ended", mover), Event("began", after))


def _next(position: Position) -> Nation:
    nations = position.setup.nations
    return nations[(nations.index(position.mover) + 1) % len(nations)]


def _won(position: Position, events: tuple[Event, ...]) -> tuple[Position, tuple[Event, ...]]:
    winner = next((nation for nation, heap in position.heaps.items() if heap >= GOAL), None)
    return (replace(position, outcome=Outcome(winner, "heap"), asked=None) if winner else position), events


def question(position: Position) -> Question | None:
    if position.asked is None:
        return None
    answers = {"yes": Beg(yes=True), "no": Beg(yes=False)}
    return Question("beg", position.asked, (position.asked,), answers, "no")


def split_at_next_turn(events: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    return [event for event in events if event.kind != "began"], []


RULES = SimpleNamespace(
    setup=lambda board, settings, nations: Setup(board, nations, settings.get("jack", 0)),
    default_settings=lambda nations: {"nations": nations},
    eligible=lambda board, settings: tuple(board.start_cities[settings["nations"]]),
    with_first_draws=with_first_draws,
    start=start,
    legal=legal,
    apply=apply,
    has_draws=lambda: True,
    with_draw=with_draw,
    without_draw=lambda action: Take() if isinstance(action, Take) else action,
    draw_of=lambda action: getattr(action, "card", None),
    needs_consent=lambda action: isinstance(action, Take),
    ended=lambda position, winner, reason: replace(position, outcome=Outcome(winner, reason), asked=None),
    question=question,
    forced_action=lambda _position: None,
    minimal_action=lambda position: Beg(yes=False) if position.asked else End(),
    end_turn_action=End,
    begins_turn=lambda events: any(event.kind == "began" for event in events),
    ends_turn=lambda events: any(event.kind == "ended" for event in events),
    split_at_next_turn=split_at_next_turn,
    turn_mark=lambda nation: Event("began", nation),
    losses=lambda _events, _nations: (),
    clock_effect=lambda action: {"beg": "answer", "end": "end"}.get(action.type, "play"),
    score=lambda position, nation: position.heaps.get(nation, 0),
    counts=lambda position, nation: {"heap": position.heaps.get(nation, 0)},
)


def sides(board: AntikeBoard, kept: Mapping[str, Any]) -> tuple[Side, ...]:
    return tuple((nation,) for nation in board.start_cities[kept["nations"]])


OPTIONS = SimpleNamespace(
    settings=lambda _board, nations, _options=None: {"nations": nations},
    players_of=lambda kept: kept.get("nations"),
    for_two=lambda _board, _kept: None,
    numbers=lambda board: tuple(board.start_cities),
    seats_drawn=lambda _kept: False,
    sides=sides,
)


def action_to_json(action: Action) -> dict[str, Any]:
    return {"type": action.type, **asdict(action)}


def action_from_json(data: Any) -> Action:
    kinds: dict[str, Callable[..., Action]] = {"take": Take, "beg": Beg, "end": End, "pat": Pat}
    facts = json.loads(data) if isinstance(data, str) else dict(data)
    return kinds[facts.pop("type")](**facts)


def position_to_json(position: Position) -> dict[str, Any]:
    return {name: value for name, value in vars(position).items() if name != "setup"}


def position_from_json(setup: Setup, data: Mapping[str, Any]) -> Position:
    outcome = data["outcome"] and Outcome(*data["outcome"])
    return Position(setup, **{**data, "outcome": outcome})


def position_hash(position: Position) -> str:
    return sha256(json.dumps(position_to_json(position), sort_keys=True).encode()).hexdigest()[:16]


def record_to_json(setup: Setup, given: Position | None, actions: Sequence[Action]) -> dict[str, Any]:
    del given
    return {"jack": setup.jack, "actions": list(map(action_to_json, actions))}


def record_from_json(text: str | bytes, boards: Callable[[str], AntikeBoard]) -> RecordContents:
    told = json.loads(text)
    players = {seat["nation"]: seat["player"] for seat in told["seats"]}
    setup = Setup(boards(told["board"]), tuple(players), told["jack"])
    given = told["position"] and position_from_json(setup, told["position"])
    return RecordContents(setup, players, tuple(map(action_from_json, told["actions"])), given)


CODEC = SimpleNamespace(
    VERSION="heaps-1",
    action_to_json=action_to_json,
    action_from_json=action_from_json,
    position_to_json=position_to_json,
    position_from_json=position_from_json,
    position_hash=position_hash,
    snapshot_to_json=position_to_json,
    snapshot_from_json=position_from_json,
    variant_to_json=lambda setup: {"nations": len(setup.nations)},
    record_from_json=record_from_json,
    record_to_json=record_to_json,
    settings_to_json=lambda setup, _given: {"nations": len(setup.nations), "jack": setup.jack},
)


def print_action(action: Action) -> str:
    return json.dumps(CODEC.action_to_json(action), separators=(",", ":"))


def print_turn(actions: Iterable[Action]) -> str:
    return " ; ".join(map(print_action, actions))


NOTATION = SimpleNamespace(
    print_action=print_action,
    print_turn=print_turn,
    parse_action=action_from_json,
    parse_turn=lambda text: [action_from_json(each) for each in text.split(" ; ")],
)


def assumptions(position: Position, action: Action, events: Sequence[Event]) -> dict[str, Any]:
    del position, action, events
    return {}


PLANNER = SimpleNamespace(
    as_if_on_turn=lambda position, nation: replace(position, mover=nation, taken=False, asked=None),
    assumptions=assumptions,
    may_change=lambda _error: False,
    holdings=lambda _position, _nation: "",
    threats_to=lambda _position, _nations: (),
)


def chances(position: Position) -> dict[Nation, float]:
    """Return equal chances while the game is on; after it 1 for the winner and 0 for the others."""
    nations = position.setup.nations
    return {
        nation: 1 / len(nations) if position.outcome is None else float(nation == position.outcome.winner)
        for nation in nations
    }


def think(position: Position, policy: str, chance: Random) -> Sequence[Action]:
    """Take a card if possible, with its value unknown; answer at random."""
    del policy
    return (Beg(yes=chance.random() < 0.5),) if position.asked else (legal(position)[0],)


def reasons(before: Position, after: Position, nation: Nation) -> Sequence[Reason]:
    del before, after, nation
    return (Reason("nothing", 0.0),)


class Texts:
    """Texts that are mostly the names of their functions, as this ruleset is not about words."""

    def by_turn(self, first: Nation, now: Position, events: Sequence[Any]) -> list[TurnEvents]:
        turns = [TurnEvents(first, now.round, [])]
        for event in events:
            if isinstance(event, Event) and event.kind == "began":
                turns.append(TurnEvents(event.nation, now.round, []))
            else:
                turns[-1].events.append(event)
        return [turn for turn in turns if turn.events]

    def format_won(self, position: Position, *_: Any) -> TableMessage:
        return TableMessage(f"{position.outcome} has won", "over")

    def format_demand(self, position: Position, *_: Any) -> TableMessage:
        return TableMessage(f"{position.asked}: one of it?", "a card of 3")

    def format_turn_resumed(self, position: Position, *_: Any) -> TableMessage:
        return TableMessage(f"{position.mover} goes on", "")

    TOPICS: ClassVar[dict[str, Any]] = {}
    WEDGE_NAMES: ClassVar[dict[Wedge, str]] = {}

    def __getattr__(self, name: str) -> Callable[..., str]:
        return lambda *_given, **_named: name


RULESET = Ruleset(
    id="heaps",
    boards=board_files,
    rules=RULES,
    options=OPTIONS,
    codec=CODEC,
    notation=NOTATION,
    text=cast("Any", Texts()),
    planner=PLANNER,
    players=SimpleNamespace(POLICIES=("random",), think=think, reasons=reasons, chances=chances),
    pictures=SimpleNamespace(),
    panel=SimpleNamespace(),
    commands=SimpleNamespace(EXTENSIONS=(), SCRIPTS={}, OFFERS={}),
    questions=(QuestionKind("beg", ("yes", "no"), "no"),),
)

"""Hints: what a `hard` computer player would do now and why, for the player awaited."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from bot.app.access import Caller, load_awaited_seat
from bot.app.context import Context
from bot.app.errors import AppError
from bot.app.practice import source_of
from bot.app.table import Table, load_table
from bot.app.turn.player_view import PlayerView
from bot.app.turn.submit import Play, PlayingService
from bot.engine.ruleset import Action, Event, OwnPosition
from bot.engine.terms import Nation, Wedge
from bot.model.turns import Reason, TurnReport
from bot.store import Connection, Games, Journal, Outbox
from bot.text.turns.reasons import format_hint_used
from bot.workers.jobs import Advice, Advising, packed
from bot.workers.shared_results import SharedResults

Grade = Literal["where", "wedge", "turn"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)
"""Levels of detail, each revealing more than the one before: where to look, which wedge, the whole turn."""
_KEPT: Final = 64
"""Number of proposals cached, since a request for one grade is mostly followed by one for the next."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A proposed turn, with everything a hint can tell about it."""

    table: Table
    position: OwnPosition
    nation: Nation
    grade: Grade
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    """Events of the proposed turn."""
    wedge: Wedge | None
    """Wedge to which the stone would move; None if it has already moved."""
    reasons: Sequence[Reason]


def hints_allowed(table: Table) -> bool:
    """Return whether hints are allowed in a game: at most one person plays, or its settings allow them."""
    return plays_alone(table) or table.game.settings.hints


def plays_alone(table: Table) -> bool:
    """Return whether at most one person plays in a game, so nobody else sees that a hint was used."""
    return len(table.people) <= 1


class Hints(PlayingService):
    """Hints computed by a computer player, off the event loop."""

    def __init__(self, context: Context, play: Play) -> None:
        super().__init__(context, play)
        self._known = SharedResults(_KEPT)

    async def automatic_hint(self, view: PlayerView) -> Hint | None:
        """Return where to look if a turn begins in a guided game of one person; None otherwise."""
        game = view.table.game
        begins = view.acts and view.plan is None and game.length == game.turn_start
        if not (begins and game.settings.guided and plays_alone(view.table)):
            return None
        return _hint(view.table, "where", await self._advice(view.table))

    async def of(self, caller: Caller, grade: Grade, stamp: tuple[int, int] | None = None) -> Hint:
        """Return a hint for the caller, who must be the player awaited; announce it if several people play.

        `stamp` is the game and revision for which a button was created. Raises `AppError`.
        """
        async with self._context.database.view() as view:
            table = await self._load_table_for_hint(view, caller, stamp)
        advice = await self._advice(table)
        hint = _hint(table, grade, advice)
        if not plays_alone(table):
            await self._announce(caller, (table.game.id, table.game.revision))
        return hint

    async def play(self, caller: Caller, stamp: tuple[int, int]) -> TurnReport:
        """Play the proposed turn; the same position always has the same proposal. Raises `AppError`."""
        async with self._context.database.view() as view:
            table = await self._load_table_for_hint(view, caller, stamp)
        actions = _actions(table, await self._advice(table))

        def script(_position: OwnPosition) -> Generator[Action, OwnPosition, None]:
            for action in actions:
                _ = yield action

        return await self._play.submit(caller, script, stamp)

    async def _load_table_for_hint(
        self, view: Connection, caller: Caller, stamp: tuple[int, int] | None
    ) -> Table:
        table, _ = await load_awaited_seat(view, caller, stamp[0] if stamp else None, stamp)
        if not hints_allowed(table):
            raise AppError("no-hints", own=table.game.host_id == caller.user_id)
        if await _is_forbidden_by_source(view, table, caller.user_id):
            raise AppError("no-hints-yet")
        return table

    async def _advice(self, table: Table) -> Advice:
        stamp = (table.game.id, table.game.revision)
        job = Advising(packed(table.started), table.game.revision)
        return await self._known.of(stamp, lambda: self._context.workers.run(job))

    async def _announce(self, caller: Caller, stamp: tuple[int, int]) -> None:
        """Record the use of a hint and announce it in the game's channel, once per nation and turn."""
        async with self._context.game_transaction(stamp[0]) as tx:
            game = await Games(tx).get(stamp[0])
            if game.revision != stamp[1]:
                return  # the position has changed meanwhile, so the hint is obsolete
            table, now = await load_table(tx, game), self._context.now()
            nonce = f"h{game.id}-{game.turn_seq}-{game.turn_start}-{table.started.awaited}"
            if await Outbox(tx).by_nonce(nonce) is not None:
                return
            await Journal(tx).add(game.id, "hint", now, caller.user_id)
            text = format_hint_used(table.players.get(caller.user_id, ""))
            await Outbox(tx).add(game, nonce, "hint", {"text": text}, now)


async def _is_forbidden_by_source(view: Connection, table: Table, user_id: int) -> bool:
    """Return whether a practice game stands as the running game it came from, whose table allows no hints."""
    game = await source_of(view, table.game, user_id)
    source = await load_table(view, game) if game is not None else None
    if source is None or hints_allowed(source):
        return False
    position_hash = table.ruleset.codec.position_hash
    return position_hash(source.started) == position_hash(table.started)


def _actions(table: Table, advice: Advice) -> list[Action]:
    return [table.ruleset.codec.action_from_json(action) for action in advice.actions]


def _hint(table: Table, grade: Grade, advice: Advice) -> Hint:
    position, rules = table.started, table.ruleset.rules
    if position.awaited is None:
        raise AssertionError("somebody is awaited")
    actions, here, events = tuple(_actions(table, advice)), position, list[Event]()
    for action in actions:
        here, more = rules.apply(here, action)
        events += rules.split_at_next_turn(more)[0] if rules.begins_turn(more) else more
    return Hint(
        table,
        position,
        position.awaited,
        grade,
        actions,
        tuple(events),
        next((action.wedge for action in actions if action.type == "rondel"), None),
        advice.reasons,
    )

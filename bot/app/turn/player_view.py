"""A player's view of a game: the table, the current turn so far, and who would answer an action."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.app.access import Caller, load_here
from bot.app.context import Service
from bot.app.errors import AppError
from bot.app.history import Player, turns_of
from bot.app.notifications.losses import lost_since
from bot.app.practice import source_of
from bot.app.table import Table, position_after
from bot.app.turn.execution import replay_events
from bot.app.turn.plan_preview import PlanView
from bot.app.turn.plans import draft_of, load_plan_view
from bot.app.turn.undo import ASKABLE, length_after_undo, may_ask
from bot.engine.ruleset import Event, OwnPosition
from bot.engine.terms import Nation, ProvinceId
from bot.model import LogRow, OrderRow, SeatRow, TenureRow
from bot.model.orders_plans import order_for
from bot.model.turns import Happening
from bot.store import Connection, Games, Orders, Tenures


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player's private view of a game that has started."""

    table: Table
    position: OwnPosition
    seat: SeatRow
    """The player's seat; of two (S9) that of the nation awaited, else that of the mover."""
    happened: tuple[Happening, ...]
    """Events since the start of the current turn."""
    may_undo: bool
    """Whether the latest step can be undone, if need be with the others' consent."""
    orders: tuple[OrderRow, ...]
    plan: PlanView | None = None
    """The plan, if the view shows the player's next turn instead of the current one."""
    may_play_plan: bool = False
    """Whether the player's plan for the current turn awaits confirmation and would be played now."""
    may_plan: bool = False
    """Whether the player has a next turn that can be planned."""
    lost: tuple[Event, ...] = ()
    """The player's cities conquered since their last turn; empty once their next turn has begun."""
    opening: tuple[Happening, ...] = ()
    """What the end of the turn before has led to in the current one; empty once that has begun."""
    playable: bool = False
    """Whether this is a practice game from which a turn can be played in the original game."""
    undo_asks: bool = False
    """Whether undoing the latest step needs consent: it revealed something, or others have answered since."""
    reset_stops: bool = False
    """Whether a reset of the turn stops at what needs consent to be undone."""

    @property
    def stamp(self) -> int:
        """Version for which buttons are created: the game's revision, or the plan's stamp."""
        return self.plan.stamp if self.plan else self.table.game.revision

    @property
    def acts(self) -> bool:
        """Whether the player must act; of a planned turn, whether actions can be added to it."""
        if self.plan is not None:
            return not self.plan.outlook.ends and self.plan.outlook.unchecked is None
        running = self.table.game.status == "running" and self.table.game.paused_at is None
        return running and self.table.awaited == self.seat

    @property
    def own_turn(self) -> bool:
        """Whether the current turn is that of the seat's nation."""
        return self.position.outcome is None and self.position.mover == self.seat.nation

    def ahead(self, nations: Sequence[Nation], province: ProvinceId) -> tuple[tuple[Nation, bool], ...]:
        """Return each nation with whether a standing order of its player gives an answer in `province`.

        The answer itself is visible only to the owner of the order.
        """
        found: list[tuple[Nation, bool]] = []
        for nation in nations:
            seat = self.table.seat_for(nation)
            given = [order for order in self.orders if seat and order.user_id == seat.user_id]
            own = seat is not None and seat.user_id == self.seat.user_id
            order = order_for(given, self.position.mover, province, own=own)
            found.append((nation, order is not None and order.answer != "ask"))
        return tuple(found)


class PlayerViews(Service):
    """Loader of player views; changes nothing."""

    async def of(self, caller: Caller, game_id: int | None = None, *, planning: bool = False) -> PlayerView:
        """Return the caller's view of a game, by default of the channel's game; raises `AppError`.

        With `planning`, return the view of the caller's next turn while others play, if it can be planned.
        """
        async with self._context.database.view() as view:
            table = await load_here(view, caller, game_id or None)
            if table.position is None:
                raise AppError("not-started", seats=table.seats)
            seat = table.seat_of(caller.user_id)
            if seat is None:
                raise AppError("not-in-game")
            game = table.game
            begun = await position_after(view, game, table.position.setup, game.turn_start)
            log = await Games(view).log_of_turn(game)
            tenures = await Tenures(view).of_game(game.id)
            orders = tuple(await Orders(view).of_game(game.id))
            plan = None if seat.conceded else await draft_of(view, table, seat)
            own_plan = await load_plan_view(view, table, seat.user_id)
            playable = await source_of(view, game, caller.user_id) is not None
            mine = table.nations_of(seat.user_id)
            whole = () if log and table.position.mover in mine else await Games(view).log(game.id)
            may_undo, asks, stops = await _undo_step(view, table, seat, log, tenures)
        if planning and plan is not None:
            return planning_view(plan, seat, orders)
        # It may be slow, so only after the view is closed: it would block others.
        past = await turns_of(game, table.position.setup, whole) if whole else []
        return PlayerView(
            table,
            table.position,
            seat,
            tuple(replay_events(begun, log)),
            may_undo,
            orders,
            may_play_plan=own_plan.confirmable,
            may_plan=plan is not None,
            lost=lost_since(table, past, Player(seat.user_id, mine, tenures)),
            opening=past[-1].events if past and not past[-1].rows else (),
            playable=playable,
            undo_asks=asks,
            reset_stops=stops,
        )


def planning_view(plan: PlanView, seat: SeatRow, orders: tuple[OrderRow, ...]) -> PlayerView:
    """Return the view of the planned turn, which only its author can see."""
    theirs = plan.table.seat_for(plan.nation) or seat
    happened = tuple(event for events in plan.outlook.brings for event in events)
    return PlayerView(
        plan.table, plan.simulation.position, theirs, happened, bool(plan.actions), orders, plan
    )


async def _undo_step(
    view: Connection, table: Table, seat: SeatRow, log: Sequence[LogRow], tenures: Sequence[TenureRow]
) -> tuple[bool, bool, bool]:
    """Return whether the latest step of the player's turn can be undone, and whether that needs consent.

    The last value is whether a reset of the turn would stop at what needs consent.
    """
    mine, game = table.nations_of(seat.user_id), table.game
    if game.status != "running" or table.position is None or table.position.mover not in mine:
        return False, False, False
    try:
        length_after_undo(table, seat, log, tenures, whole_turn=False)
    except AppError as error:
        if error.code not in ASKABLE:
            return False, False, False
    else:
        reset = length_after_undo(table, seat, log, tenures, whole_turn=True)
        return True, False, reset > game.turn_start
    asks = await may_ask(view, table, seat)
    return asks, asks, False

"""What lies before one player: the table, the turn so far, and who would answer an entry."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.app.context import Service
from bot.app.errors import AppError
from bot.app.notifications.losses import lost_since
from bot.app.practice import source_of
from bot.app.table import Table, load_table, position_after
from bot.app.turn.execution import told
from bot.app.turn.plan_preview import PlanView
from bot.app.turn.plans import draft_of
from bot.app.turn.submit import Caller, game_here
from bot.app.turn.undo import last_shown, step_begins
from bot.engine.ruleset import Event, OwnPosition
from bot.engine.terms import Nation, ProvinceId
from bot.model import LogRow, OrderRow, SeatRow
from bot.model.orders_plans import order_for
from bot.model.turns import Happening
from bot.store import Games, Orders


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player's own view of a game that has begun."""

    table: Table
    position: OwnPosition
    seat: SeatRow
    """Theirs; of two (S9) the one that acts, or whose turn it is."""
    happened: tuple[Happening, ...]
    """Since the turn began that is under way."""
    may_undo: bool
    """Whether the latest step is the player's own and nobody has answered it."""
    orders: tuple[OrderRow, ...]
    plan: PlanView | None = None
    """What is planned on it, where it is the player's next turn and not the one under way."""
    may_plan: bool = False
    """Whether there is a next turn of theirs to be planned."""
    lost: tuple[Event, ...] = ()
    """Their cities that others have taken since their last turn, until they have begun the next."""
    playable: bool = False
    """Whether it is a practice game, and what is tried in it may become a turn of the real one."""
    undo_asks: bool = False
    """Whether the latest step has shown what cannot be unseen, so that others must agree to its undo."""

    @property
    def stamp(self) -> int:
        """What a button is made for: the game's revision, or the plan."""
        return self.plan.stamp if self.plan else self.table.game.revision

    @property
    def acts(self) -> bool:
        """Whether the game waits for this player, or would."""
        if self.plan is not None:
            return not self.plan.outlook.ends and self.plan.outlook.unchecked is None
        running = self.table.game.status == "running" and self.table.game.paused_at is None
        return running and self.table.awaited == self.seat

    @property
    def own_turn(self) -> bool:
        """Whether the turn under way is this player's."""
        return self.position.outcome is None and self.position.mover == self.seat.nation

    def ahead(self, nations: Sequence[Nation], province: ProvinceId) -> tuple[tuple[Nation, bool], ...]:
        """Those of them who may be asked there, and whether a standing order of theirs does so at once.

        What such an order says stays its owner's.
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
    """Reads what a player has before them; nothing here changes anything."""

    async def of(self, caller: Caller, game_id: int | None = None, *, planning: bool = False) -> PlayerView:
        """The caller's view of a game of theirs, by default that of the channel; raises `AppError`.

        With `planning` that of the next turn, while others play.
        """
        async with self._context.database.view() as view:
            game = await game_here(view, caller, game_id or None)
            table = await load_table(view, game)
            if table.position is None:
                raise AppError("not-started", seats=table.seats)
            seat = table.seat_of(caller.user_id)
            if seat is None:
                raise AppError("not-in-game", seats=table.seats)
            setup = table.position.setup
            begun = await position_after(view, game, setup, game.turn_start)
            log = await Games(view).log_of_turn(game)
            orders = tuple(await Orders(view).of_game(game.id))
            plan = None if seat.conceded else await draft_of(view, table, seat)
            mine = {other.nation for other in table.seats_of(seat.user_id)}
            begun_own = table.position.mover in mine and bool(log)
            playable = await source_of(view, game, caller.user_id) is not None
            whole = () if begun_own else await Games(view).log(game.id)
        if planning and plan is not None:
            return planning_view(plan, seat, orders)
        lost = await lost_since(table, whole, mine)
        happened, may_undo = tuple(told(begun, log)), _own(table, seat, log)
        asks = may_undo and step_begins(log) <= last_shown(table, log)
        return PlayerView(
            table,
            table.position,
            seat,
            happened,
            may_undo,
            orders,
            may_plan=plan is not None,
            lost=lost,
            playable=playable,
            undo_asks=asks,
        )


def planning_view(plan: PlanView, seat: SeatRow, orders: tuple[OrderRow, ...]) -> PlayerView:
    """The next turn as far as it is planned; nobody else has seen anything of it."""
    theirs = plan.table.seat_for(plan.nation) or seat
    happened = tuple(event for events in plan.outlook.brings for event in events)
    return PlayerView(plan.table, plan.tried.position, theirs, happened, bool(plan.actions), orders, plan)


def _own(table: Table, seat: SeatRow, log: Sequence[LogRow]) -> bool:
    """Whether the latest action of the turn can be taken back by this player alone."""
    mine = {other.nation for other in table.seats_of(seat.user_id)}
    if not log or table.game.status != "running" or table.position is None:
        return False
    return table.position.mover in mine and log[-1].nation in mine and log[-1].reason != "bot"

"""Catch-up for a returning player: the turns since their last one, threats, and the state of their plan."""

import asyncio
from collections.abc import Sequence

from bot.app.access import Caller
from bot.app.context import Service
from bot.app.history import Player, last_own_turn, latest_round, played_turns, player_of, turns_since_own
from bot.app.queries import started_table
from bot.app.turn.plans import latest_choice
from bot.engine.ruleset import Position
from bot.model.turns import Digest, PastTurn
from bot.store import Games, Plans


class CatchUp(Service):
    """Builds catch-ups."""

    async def of(self, caller: Caller) -> Digest:
        """Return the caller's catch-up; raises `AppError` if no game has started."""
        async with self._context.database.view() as view:
            table, position = await started_table(view, caller)
            log = await Games(view).log(table.game.id)
            mine = table.nations_of(caller.user_id)
            player = await player_of(view, table.game.id, caller.user_id, mine)
            plans = await Plans(view).of_game(table.game.id)
            chosen = [await latest_choice(view, table, caller.user_id, nation) for nation in mine]
        past = await played_turns(table.game, position.setup, log)
        shown, since_own = _turns_to_report(past, player, position)
        over = position.outcome is not None or table.game.status != "running"
        threats = () if over else await asyncio.to_thread(table.ruleset.planner.threats_to, position, mine)
        return Digest(
            table=table,
            position=position,
            nations=mine,
            turns=tuple(shown),
            since_own=since_own,
            whole=len(shown) == len(past),
            before=shown[0].before if shown else position,
            threats=threats,
            plan=next((plans[nation].state for nation in mine if nation in plans), None),
            plan_line=next((choice.line for choice in chosen if choice is not None), 0),
        )


def _turns_to_report(
    past: Sequence[PastTurn], player: Player, position: Position
) -> tuple[Sequence[PastTurn], bool]:
    """Return the turns to report, and whether they are exactly those since the player's last turn."""
    missed = turns_since_own(past, player) if player.nations else latest_round(past)
    if last_own_turn(past, player) is None:
        return missed, False
    # The player whose turn ended the game has missed nothing, but is shown how it ended.
    return (missed, True) if missed or position.outcome is None else (latest_round(past), False)

"""Verification of stored games: replays them by the current rules, which must still allow every action."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace

from pydantic import ValidationError

from bot.app.table import begin_of, kept_position, setup_of
from bot.engine.errors import RuleError, SetupError
from bot.engine.ruleset import Position
from bot.model import GameRow
from bot.rulesets import ruleset, ruleset_ids
from bot.store import Connection, Database, Games
from bot.text.table.setup_errors import format_setup_error


@dataclass(frozen=True, slots=True)
class Replayed:
    """Result of replaying a stored game; `fault` describes the problem, None if there is none.

    `failed_at` is the number, from 1, of the first action in force that fails; None for other problems.
    """

    game_id: int
    channel_id: int
    status: str
    actions: int
    fault: str | None = None
    code: str | None = None
    failed_at: int | None = None
    round: int | None = None
    nation: str | None = None
    action: str | None = None


async def replay_stored(database: Database) -> AsyncIterator[Replayed]:
    """Replay every game that has begun, and yield the results, oldest game first."""
    for game_id in await Games(database.reader).started_ids():
        async with database.view() as view:
            yield await _replay_game(view, await Games(view).get(game_id))


async def _replay_game(view: Connection, game: GameRow) -> Replayed:
    log = await Games(view).stored_texts(game.id)
    well = Replayed(game.id, game.channel_id, game.status, len(log))
    if game.ruleset not in ruleset_ids():
        return replace(well, code="ruleset", fault=f"its ruleset {game.ruleset} is not in this version")
    found = ruleset(game.ruleset)
    try:
        setup = setup_of(game, tuple(await Games(view).seats(game.id)))
        position = begin_of(game, setup)
    except (SetupError, ValueError, OSError) as error:
        problem = format_setup_error(error) if isinstance(error, SetupError) else error
        return replace(well, code="begin", fault=f"its start cannot be set up: {problem}")
    for number, (nation, written) in enumerate(log, 1):
        try:
            position, _ = found.rules.apply(position, found.codec.action_from_json(written))
        except RuleError as error:
            failed = replace(well, code=error.code, fault=found.text.format_rule_error(setup.board, error))
        except ValidationError:
            failed = replace(well, code="unreadable", fault="it cannot be read")
        else:
            continue
        return replace(failed, failed_at=number, round=position.round, nation=nation, action=written)
    return await _compare_with_stored(view, game, well, position)


async def _compare_with_stored(
    view: Connection, game: GameRow, well: Replayed, position: Position
) -> Replayed:
    if well.actions != game.length:
        fault = f"its log has {well.actions} actions in force, its row says {game.length}"
        return replace(well, code="length", fault=fault)
    kept = await kept_position(view, game, position.setup, game.length)
    hashed = ruleset(game.ruleset).codec.position_hash
    if kept is not None and hashed(kept) != hashed(position):
        fault = "all actions pass, but lead to another position than the one stored"
        return replace(well, code="elsewhere", fault=fault)
    winner, result = position.outcome.winner if position.outcome else None, game.result or {}
    # No action in the log concedes a game.
    by_rule = game.status == "over" and result.get("reason") != "concession"
    if by_rule and result.get("winner") != winner:
        fault = f"its winner would be {winner}, not {result.get('winner')}"
        return replace(well, code="result", fault=fault)
    return well

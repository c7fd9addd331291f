"""Choice of a message's picture: a close-up for phones, or the whole board (decision 17)."""

from collections.abc import Sequence
from typing import Any

from bot.app.history import Player, changes_in, latest_round, player_of, turns_of, turns_since_own
from bot.engine.ruleset import Position
from bot.model import GameRow, MessageRow, SeatRow
from bot.model.settings import PictureStyle
from bot.model.turns import PastTurn
from bot.rulesets import ruleset_of
from bot.store import Connection, Games, People


def style_of(game: GameRow, person: str | None) -> PictureStyle:
    """Return the style a person prefers, else the table's; close-ups for phones are the default."""
    return "board" if (person or game.settings.picture) == "board" else "phone"


async def draw_options_of(
    reader: Connection, message: MessageRow, game: GameRow, seats: Sequence[SeatRow], position: Position
) -> dict[str, Any]:
    """Return `Renderer.draw` keywords for a message: for the player it calls, else for the table.

    A question whether to fight shows the province; the start and the end of a game show the whole board.
    """
    people = [person["id"] for person in message.payload.get("mention", ())]
    called = message.channel_id if message.direct else people[0] if len(people) == 1 else None
    mine = [seat.nation for seat in seats if seat.nation and seat.user_id == called]
    player = await player_of(reader, game.id, called, mine) if called is not None else None
    since = await _turns_to_show(reader, message, game, position, player)
    person = await People(reader).get(called) if called is not None else None
    shown: dict[str, Any] = {"since": changes_in(since)}
    if person is not None:
        shown["theme"] = person.theme
    question = ruleset_of(position).rules.question(position)
    if question is not None and question.province is not None:
        return {**shown, "view": "close", "region": question.province}
    whole = position.outcome is not None or not message.payload.get("length")
    if whole or style_of(game, person.picture if person else None) == "board":
        return shown
    return {**shown, "view": "close", "reader": mine[0] if mine else None}


async def _turns_to_show(
    reader: Connection, message: MessageRow, game: GameRow, position: Position, player: Player | None
) -> Sequence[PastTurn]:
    """Return the turns since the player's last own one; none if they were undone meanwhile."""
    length = message.payload.get("length", 0)
    log = (await Games(reader).log(game.id))[:length]
    if not log:
        return ()
    past = await turns_of(game, position.setup, log)
    if past[-1].position != position:
        return ()
    latest = latest_round(past)
    if player is None or not player.nations:
        return latest
    return [turn for turn in turns_since_own(past, player) if turn in latest]

"""A table as JSON: its public information, without plans, orders, notes or future draws."""

from typing import Any

from bot.app.feeds import PublicTable
from bot.model import OwnGame

FORMAT = "antike-table/1"


def table_json(read: PublicTable) -> dict[str, Any]:
    """Return the table, with its position in record format; players are given by name only."""
    table, wait = read
    game = table.game
    position = table.position and table.ruleset.codec.position_to_json(table.position)
    return {
        "format": FORMAT,
        "game": game.id,
        "ruleset": game.ruleset,
        "board": game.board,
        "status": game.status,
        "paused": game.paused_at,
        "revision": game.revision,
        "round": table.position.round if table.position else None,
        "seats": [
            {"nation": seat.nation, "name": seat.name, "computer": seat.bot, "conceded": seat.conceded}
            for seat in table.seats
        ],
        "waiting": {"nation": wait.nation, "for": wait.kind, "since": wait.began_at} if wait else None,
        "result": game.result,
        "position": position,
    }


def waiting_game_json(own: OwnGame) -> dict[str, Any]:
    """Return a game that waits for its owner, as posted to a webhook."""
    game, wait = own.game, own.wait
    return {
        "game": game.id,
        "ruleset": game.ruleset,
        "board": game.board,
        "nation": wait.nation if wait else None,
        "for": wait.kind if wait else None,
        "since": wait.began_at if wait else None,
        "until": own.until,
        "url": link_of(own),
    }


def link_of(own: OwnGame) -> str:
    """Return the URL of the game's channel."""
    return f"https://discord.com/channels/{own.game.guild_id}/{own.game.channel_id}"

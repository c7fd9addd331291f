"""What the host of a game is told where messages do not arrive."""

from typing import Final

from bot.words.lines import one_line
from bot.words.public import safe

__all__ = ["tell_closed_person", "tell_closed_place"]

_REMEDIES: Final = {
    "50013": "I lack a permission there: View Channel, Send Messages (in threads: Send Messages in Threads), "
    "Embed Links or Attach Files.",
    "50001": "I cannot see the channel any more.",
    "10003": "The channel or thread is gone.",
    "160005": "The thread is locked.",
    "50083": "The thread is archived and cannot be opened again by me.",
}


def tell_closed_place(game_id: int, channel_id: int, problem: str) -> str:
    """The channel takes no messages; this goes to the host by direct message."""
    why = next((told for code, told in _REMEDIES.items() if code in problem), "")
    why = why or f"Discord says: “{one_line(problem)}”."
    return (
        f"Game {game_id}: my messages do not arrive in <#{channel_id}>. {why} I go on trying, less and less "
        "often, for about a day. You host this game, so I tell you; I do so once."
    )


def tell_closed_person(name: str, host: str) -> str:
    """A person takes no direct messages; this stands in the channel. `host` is a mention, or nothing."""
    told = f"I cannot write to {safe(name)} in private, so I call here instead. `/reminders` changes that."
    return f"-# {host + ': ' if host else ''}{told}"
